/** Files of biomedical sources into one graph: nodes first, then tables that say more, then those that say less. */
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import { headBytes } from "../source/file-bytes";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import type { Source, Target } from "./biomedical-source";
import { CTD_NAMES, CTD_PAIRS } from "./ctd";
import { addLinks, DRUGMECHDB } from "./drugmechdb";
import {
  HETIONET_ASSOCIATIONS,
  HETIONET_BINDINGS,
  HETIONET_NODES,
  HETIONET_SIF,
  saysMetaedge,
} from "./hetionet";
import { HPO_ANNOTATIONS } from "./hpo-annotations";
import { KGX_EDGE_LINES, KGX_EDGES, KGX_NODE_LINES, KGX_NODES } from "./kgx";
import { PANCANCER_ENTITIES, PANCANCER_RELATIONS } from "./pancancer";
import { INDICATED, INDICATIONS } from "./pharmacotherapydb";
import { PRIMEKG } from "./primekg";
import { hasYaml } from "./tar-files";

/** The first that knows a file reads it. */
const SOURCES: readonly Source[] = [
  HETIONET_NODES,
  HETIONET_BINDINGS,
  HETIONET_ASSOCIATIONS,
  HETIONET_SIF,
  INDICATIONS,
  INDICATED,
  DRUGMECHDB,
  HPO_ANNOTATIONS,
  CTD_PAIRS,
  CTD_NAMES,
  PRIMEKG,
  KGX_EDGES,
  KGX_NODES,
  KGX_EDGE_LINES,
  KGX_NODE_LINES,
  PANCANCER_ENTITIES,
  PANCANCER_RELATIONS,
];

export interface BiomedicalOptions {
  /** Whether rows that may not be handed on are left out. */
  readonly redistributable?: boolean;
}

/**
 * Whether one of the files can only be read by its source: then the others of the import are taken for sources too. Hetionet's nodes and edges can be read as
 * any tables, but together they say which metaedges are meant.
 */
export async function areBiomedical(files: readonly SourceFile[], signal: AbortSignal): Promise<boolean> {
  const looked: Looked[] = [];
  for (const file of files) looked.push(await lookAt(file, signal));
  if (looked.some(({ source }) => source?.isDecisive)) return true;
  const hasEdges = looked.some(({ head, source }) => source === HETIONET_SIF && saysMetaedge(head));
  return hasEdges && looked.some(({ source }) => source === HETIONET_NODES);
}

/** Refuses a file that is none of the sources; rejects single rows. */
export async function readBiomedical(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  { redistributable = false }: BiomedicalOptions,
): Promise<void> {
  const known: { readonly file: SourceFile; readonly source: Source }[] = [];
  for (const file of files) {
    const { source } = await lookAt(file, run.signal);
    known.push({ file, source: source ?? refuse(file, message("biomedical-unknown")) });
  }
  const hasNodes = known.some(({ source }) => source.turn === 0);
  const into: Target = { graph, run, redistributable, hasNodes, told: new Set() };
  for (const turn of [0, 1, 2])
    for (const { file, source } of known) {
      if (source.turn === turn) await source.read(file, into);
      await graph.flush();
    }
  addLinks(into);
}

interface Looked {
  readonly head: string;
  readonly source: Source | undefined;
}

async function lookAt(file: SourceFile, signal: AbortSignal): Promise<Looked> {
  const bytes = await headBytes(file, signal);
  const head = bytes.toString("utf8").replace(/^\uFEFF/, "");
  return { head, source: hasYaml(bytes) ? DRUGMECHDB : SOURCES.find(({ knows }) => knows(head)) };
}
