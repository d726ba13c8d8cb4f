/** The steps of a pipeline, in order: what each depends on, and what it makes. Times stand apart, so that the same work gives the same bytes. */
import { basename, dirname } from "node:path";
import type { Progress } from "../../../shared/contract";
import { FailureError, ReasonError } from "../../../shared/failure";
import { goldCellsSchema, type GoldAxis, type GoldCell } from "../../../shared/gold";
import { areFewRejects } from "../../../shared/import/preview";
import { readReason } from "../../../shared/sentences/read-reasons";
import { message } from "../../../shared/sentences/sentences";
import { ablate, checkGrid } from "../evaluate/ablate";
import { evaluateRecipe } from "../evaluate/evaluate";
import { readQuestions } from "../evaluate/read-questions";
import { parseTemplates, type NodeTemplates } from "../import/graph/node-templates";
import { importGraph } from "../import/import-graph";
import { distinctNames } from "../import/source/file-names";
import { makeNamedFolder } from "../records/whole-file";
import { sha256OfFile } from "../artifacts/artifacts";
import type { ObjectStore } from "../artifacts/object-store";
import type { Configuration, ReadConfiguration } from "./configuration";
import { loadStep, placeInNeptune } from "./load-step";
import type { PipelinePorts, PipelineStep, Place } from "./pipeline-step";

/** Every step that the configuration asks for; nothing is read before a step's turn. */
export function pipelineSteps(
  read: ReadConfiguration,
  results: ObjectStore,
  ports: PipelinePorts,
): PipelineStep[] {
  const { sources, store, seeds, ablations } = read.configuration;
  return [
    ...(sources ? [importStep(read, sources, ports)] : []),
    ...(store ? [loadStep(read.configuration, store, results, ports)] : []),
    ...seeds.map((seed) => evaluateStep(read, seed, ports)),
    ...(ablations ? [ablateStep(read, ablations, ports)] : []),
  ];
}

/** Before any step, since an import may take long; throws FailureError recipe-missing, recipe-invalid, or invalid-request where there are no questions. */
export async function checkAsked({ configuration }: ReadConfiguration, ports: PipelinePorts): Promise<void> {
  const { ablations, questions } = configuration;
  const recipe = await ports.recipe(configuration);
  if (ablations) checkGrid(gridOf(ablations), recipe);
  await hashesOf([questions.file], ports);
  await readQuestions(ports.fileAt(questions.file), questions.limit);
}

type Sources = NonNullable<Configuration["sources"]>;

function importStep(
  { configuration }: ReadConfiguration,
  sources: Sources,
  ports: PipelinePorts,
): PipelineStep {
  const at = ports.fileAt;
  const target = (): Place => ports.graphAt(configuration.graph, true);
  return {
    name: "import",
    inputs: async () => ({
      files: await hashesOf(sources.files, ports),
      ...(sources.schema !== undefined && { schema: await hashesOf([sources.schema], ports) }),
      ...{ format: sources.format, maps: sources.maps, allowRejects: sources.allowRejects },
      ...(sources.mergeXrefs && { mergeXrefs: true }),
      ...(sources.redistributable && { redistributable: true }),
      embedder: sources.embed ? (await ports.importEmbedder(sources.model)).fingerprint : null,
      ...(sources.templates && { templates: sources.templates }),
      product: ports.product,
    }),
    stands: async (made) => (await made("graph")) === (await ports.fingerprint(target()).catch(() => "")),
    run: async () => {
      const { name, path } = target();
      makeNamedFolder(dirname(path));
      const names = distinctNames(sources.files);
      const { maps, mergeXrefs, redistributable } = sources;
      const { ms: _ms, ...report } = await importGraph({
        files: sources.files.map((file, index) => ({ name: names[index]!, path: at(file) })),
        ...{ into: name, target: path, maps, mergeXrefs, redistributable },
        ...(sources.format && { format: sources.format }),
        ...(sources.schema !== undefined && { schema: at(sources.schema) }),
        ...(sources.embed && { embedder: await ports.importEmbedder(sources.model) }),
        ...(sources.templates && { templates: templatesOf(sources.templates) }),
        ...{ signal: ports.signal, progress: ports.progress },
        accepts: (report) => sources.allowRejects || areFewRejects(report),
      });
      return { import: report, graph: await ports.fingerprint({ name, path }) };
    },
  };
}

/** As an import takes them: that of "*" holds for all labels without one of their own. */
function templatesOf(templates: Readonly<Record<string, string>>): NodeTemplates {
  const named = Object.entries(templates).map(([label, text]) => (label === "*" ? text : `${label}=${text}`));
  return parseTemplates(named);
}

/** Where the graph is asked. */
async function placeAsked({ graph, store }: Configuration, ports: PipelinePorts): Promise<Place> {
  const place = ports.graphAt(graph, false);
  return store ? await placeInNeptune(place, store) : place;
}

/** What asking depends on: the graph's contents, the recipe in full, its models, the questions. */
async function askedOf({ configuration }: ReadConfiguration, ports: PipelinePorts): Promise<object> {
  const { questions, graph, store } = configuration;
  const recipe = await ports.recipe(configuration);
  return {
    graph: await ports.fingerprint(ports.graphAt(graph, false)),
    ...(store && { store: store.neptune }),
    ...{ recipe, models: await ports.models(recipe), product: ports.product },
    questions: { ...questions, file: await hashesOf([questions.file], ports) },
  };
}

function evaluateStep(read: ReadConfiguration, seed: number, ports: PipelinePorts): PipelineStep {
  const { configuration } = read;
  const { questions } = configuration;
  return {
    name: `evaluate-${seed.toString()}`,
    inputs: async () => ({ ...(await askedOf(read, ports)), seed }),
    run: async () => {
      const asked = await readQuestions(ports.fileAt(questions.file), questions.limit);
      const recipe = await ports.recipe(configuration);
      const { topicEntities, by } = questions;
      const options = { recipe, seed, topicEntities, ...(by !== undefined && { by }) };
      const report = await ports.ask(await placeAsked(configuration, ports), (run) =>
        evaluateRecipe(asked, options, run),
      );
      const { ms: _ms, stages, ...figures } = report;
      return { evaluation: { ...figures, stages: stages.map(({ p50: _p50, p95: _p95, ...rest }) => rest) } };
    },
  };
}

type Ablations = NonNullable<Configuration["ablations"]>;

function gridOf({ axes }: Ablations): GoldAxis[] {
  return Object.entries(axes).map(([path, values]) => ({ path, values }));
}

function ablateStep(read: ReadConfiguration, ablations: Ablations, ports: PipelinePorts): PipelineStep {
  const { configuration } = read;
  const { questions, seeds } = configuration;
  const [grid, { limit }] = [gridOf(ablations), ablations];
  return {
    name: "ablate",
    inputs: async () => ({ ...(await askedOf(read, ports)), grid, limit, seed: seeds[0] }),
    run: async () => {
      const asked = await readQuestions(ports.fileAt(questions.file), limit ?? questions.limit);
      const recipe = await ports.recipe(configuration);
      const base = { recipe, seed: seeds[0]!, topicEntities: questions.topicEntities };
      const cells = new Map<number, GoldCell>();
      const hear = ({ partial, ...progress }: Progress): void => {
        for (const cell of goldCellsSchema.parse(partial ?? [])) cells.set(cell.cell, cell);
        ports.progress(progress);
      };
      await ports.ask(await placeAsked(configuration, ports), (run) =>
        ablate(asked.questions, grid, base, { ...run, progress: hear, turn: () => Promise.resolve() }),
      );
      const found = [...cells.values()].sort((a, b) => a.cell - b.cell);
      return { ablation: { axes: grid, cells: found.map(({ ms: _ms, ...cell }) => cell) } };
    },
  };
}

/** SHA-256 of the bytes of each file that the configuration names; throws FailureError invalid-request naming the one that cannot be read. */
async function hashesOf(files: readonly string[], { signal, fileAt }: PipelinePorts): Promise<string[]> {
  const hashes: string[] = [];
  for (const named of files) {
    const hash = await sha256OfFile(fileAt(named), signal).catch((fault: unknown) => {
      signal.throwIfAborted();
      const reason = message("configuration-unreadable", {
        file: basename(named),
        why: fault instanceof ReasonError ? fault.reason : readReason(fault),
      });
      throw new FailureError({ kind: "invalid-request", reason });
    });
    hashes.push(hash);
  }
  return hashes;
}
