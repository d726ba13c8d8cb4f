/** A build from files to finished graph: all of it, or nothing. */
import { resolve } from "node:path";
import type { BuildRecipe, BuildReport, WorkSummary } from "../../../shared/texts/build";
import type { Progress } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import { knownDiskReason } from "../records/disk-reasons";
import { runStages } from "../runner/run-stages";
import type { Correction } from "../../../shared/texts/corrections";
import type { SourceFile } from "../import/source/import-run";
import type { Embedder } from "../models/embedder";
import type { BuildTask, ChunkedText } from "./build-stage";
import { openLanguageModel, type LanguageModel, type ModelServer } from "../language-models/door";
import type { RelationsParams } from "../../../shared/stages/build/graph";
import { BuildCache } from "./cache";
import { writeGraph } from "./graph/write-graph";
import { sourcesOf } from "./ingest/ingest";
import type { Work } from "./ingest/work";
import { BUILD_STAGE_LIST } from "./stages";
import { openMeant } from "./relations/meant/meant-model";
import { openRelationReader } from "./relations/trained/relation-reader";
import { openTagger, type Tagger } from "./tagger/tagger";

export interface BuildRequest {
  /** Files and folders, each file perhaps by another name than its own; or works that were read before. */
  readonly files: readonly string[] | readonly SourceFile[] | { readonly works: readonly Work[] };
  readonly recipe: BuildRecipe;
  readonly into: string;
  /** Path of the graph's file; what lies there is replaced when, and only when, the build succeeds. */
  readonly target: string;
  /** Most works read. */
  readonly limit: number;
  /** Folder of the models. */
  readonly models: string;
  /** Folder of what models read before; without one nothing is kept. */
  readonly cache?: string;
  /** With it every node gets a vector. */
  readonly embedder?: Embedder;
  /** Opens the language model that reads relations; without it only one on this machine, and without a key. */
  readonly languageModel?: (params: RelationsParams) => Promise<LanguageModel>;
  /** What a person corrected in works of these ids; none where it is missing. */
  readonly corrections?: (works: readonly string[]) => readonly Correction[];
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
}

/** Builds the graph. Throws a FailureError when a file is refused, a model missing or the disk full, an AbortError when cancelled. */
export async function buildGraph(request: BuildRequest): Promise<BuildReport> {
  try {
    return await buildAll(request);
  } catch (fault) {
    const reason = fault instanceof FailureError ? undefined : knownDiskReason(fault);
    if (reason !== undefined) throw new FailureError({ kind: "import-failed", file: request.into, reason });
    throw fault;
  }
}

async function buildAll(request: BuildRequest): Promise<BuildReport> {
  const started = performance.now();
  const { recipe, signal, progress, limit } = request;
  const cache = new BuildCache(request.cache);
  const task: BuildTask = { ...(await sourcesIn(request.files)), recipe, limit };
  const ports = {
    store: {},
    signal,
    progress,
    cache,
    tagger: taggers(request.models),
    relationReader: (name: string) => Promise.resolve(openRelationReader(request.models, name)),
    meantModel: (name: string) => Promise.resolve(openMeant(request.models, name)),
    languageModel: request.languageModel ?? onThisMachine,
    corrections: request.corrections ?? (() => []),
  };
  const { made, stages } = await runStages(BUILD_STAGE_LIST, task, ports, { world: [] });
  const written = performance.now();
  const { related: texts, resolved, checked } = made;
  const applied = made.outcome.told();
  const size = await writeGraph({ texts, resolved, checked }, recipe.graph, {
    ...{ into: request.into, path: resolve(request.target), signal },
    meta: {
      recipe: JSON.stringify(recipe),
      // Without times: the same texts give the same file.
      stages: JSON.stringify(stages.map(({ name, alive: counts }) => ({ name, counts }))),
      corrections: JSON.stringify(applied),
    },
    ...(request.embedder && { embedder: request.embedder }),
    progress: (done, total) => progress({ stage: "graph", done, total }),
  });
  const graph = { name: "graph", ms: performance.now() - written, counts: size };
  const { nodes, edges } = size;
  return {
    ...{ graph: request.into, recipe: recipe.name, works: texts.map(summaryOf) },
    stages: [...stages.map(({ name, ms, alive }) => ({ name, ms, counts: alive })), graph],
    relations: countBy([...checked.edges, ...checked.inferred].map(({ relation }) => relation)),
    together: checked.together.length,
    qc: checked.report,
    ...{ corrected: applied.applied.length, unfit: applied.unfit },
    ...{ modelCalls: cache.misses, fromCache: cache.hits, nodes, edges, ms: performance.now() - started },
  };
}

function onThisMachine(params: RelationsParams): Promise<LanguageModel> {
  return Promise.resolve(openLanguageModel(serverOf(params), { allowed: [] }));
}

/** The server that a recipe names. */
export function serverOf({ server: kind, address, model, seconds, retries }: RelationsParams): ModelServer {
  return { kind, address, model, seconds, retries };
}

async function sourcesIn(files: BuildRequest["files"]): Promise<Pick<BuildTask, "sources" | "works">> {
  if ("works" in files) return { sources: [], works: files.works };
  // Together: the text of a marked file is no source of its own.
  const named = await sourcesOf(files.filter((file) => typeof file === "string"));
  return { sources: [...named, ...files.filter((file) => typeof file !== "string")] };
}

function taggers(folder: string): (name: string) => Promise<Tagger> {
  const open = new Map<string, Tagger>();
  return (name) => {
    const tagger = open.get(name) ?? openTagger(folder, name);
    open.set(name, tagger);
    return Promise.resolve(tagger);
  };
}

function summaryOf({ work, tokens }: ChunkedText): WorkSummary {
  const { id, title, author, year, language, file, encoding, chapters } = work;
  return {
    id,
    title,
    author,
    year,
    language,
    file,
    encoding,
    chapters: chapters.length,
    tokens: tokens.starts.length,
  };
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
