/** The vectors of a graph in Neptune, made on this machine: its nodes are read page by page, embedded, and kept as a graph file without edges. */
import { dirname } from "node:path";
import type { Progress } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import type { Embedder } from "../models/embedder";
import { makeNamedFolder } from "../records/whole-file";
import { toProperties } from "../store/details";
import { createGraph, type GraphWriter } from "../store/graph-writer";
import type { NeptuneAddress } from "../store/neptune/neptune-address";
import {
  connectNeptune,
  type NeptuneConnection,
  type NeptuneOptions,
} from "../store/neptune/neptune-connection";
import { readNeptuneGraph, type NeptuneGraph } from "../store/neptune/neptune-graph";
import { nodeSchema } from "../store/neptune/neptune-search";
import { toNodeTexts } from "../store/neptune/node-texts";
import { everyNodeQuery } from "../store/neptune/open-cypher-search";
import { embedNodes } from "./graph/embed-nodes";

export interface VectorsRequest {
  readonly address: NeptuneAddress;
  readonly embedder: Embedder;
  /** The file to write; what lay there stays unless all of it succeeds. */
  readonly target: string;
  readonly signal: AbortSignal;
  /** Stages "read" and "embed", in nodes. */
  readonly progress: (progress: Progress) => void;
  readonly options?: NeptuneOptions;
}

export interface VectorsReport {
  readonly file: string;
  readonly nodes: number;
  readonly width: number;
  readonly model: string;
  readonly ms: number;
}

const NODES_PER_PAGE = 5000;

/** Reads every node once; throws FailureError database-failed or what writing throws, an AbortError when cancelled. */
export async function makeNeptuneVectors(request: VectorsRequest): Promise<VectorsReport> {
  const start = performance.now();
  const { address, embedder, target, signal, progress } = request;
  makeNamedFolder(dirname(target));
  const connection = await connectNeptune(address, request.options);
  try {
    const graph = await readNeptuneGraph(connection, signal);
    const writer = await createGraph(target);
    try {
      const nodes = await copyNodes(connection, graph, writer, request);
      await embedNodes(writer, nodes, embedder, signal, (done, total) => {
        progress({ stage: "embed", done, total });
      });
      await writer.writeMeta({ name: graph.schema.name, vectorModel: embedder.name });
      await writer.finish();
      const { width, name: model } = embedder;
      return { file: target, nodes, width, model, ms: performance.now() - start };
    } catch (fault) {
      await writer.abandon();
      throw fault;
    }
  } finally {
    await connection.close();
  }
}

async function copyNodes(
  connection: NeptuneConnection,
  graph: NeptuneGraph,
  writer: GraphWriter,
  { signal, progress }: VectorsRequest,
): Promise<number> {
  const { scheme, schema } = graph;
  const labels = new Map(schema.labels.map(({ name }, handle) => [name, handle]));
  await writer.writeLabels(schema.labels.map(({ name }) => name));
  await writer.writeRelations([], []);
  const query = everyNodeQuery(scheme, NODES_PER_PAGE);
  let after: string | number = scheme.kind === "own" ? -1 : "";
  for (let done = 0; ;) {
    const parameters = { after, namespace: scheme.namespace };
    const rows = await connection.read({ query, parameters }, nodeSchema, signal);
    if (rows.length === 0) return done;
    checkHandles(
      connection,
      graph,
      rows.map(({ key }) => key),
      done,
    );
    const nodes = rows.map((row) => toNodeTexts(row, graph, labels));
    await writer.appendNodes({
      ids: nodes.map(({ id }) => id),
      names: nodes.map(({ name }) => name),
      labels: nodes.map((node) => [...node.labels]),
      texts: nodes.map(({ text }) => text),
      properties: nodes.map(({ properties }) => JSON.stringify(shown(properties))),
    });
    done += rows.length;
    after = rows.at(-1)!.key;
    progress({ stage: "read", done, total: schema.nodes });
  }
}

/** What a search by text reads; what Dragoman keeps for itself is no text of the graph's. */
function shown(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const exact = properties["dragomanExact"];
  const plain = Object.entries(properties).filter(
    ([name]) => !name.startsWith("dragoman") && !["id", "name", "text"].includes(name),
  );
  return { ...Object.fromEntries(plain), ...(typeof exact === "string" ? toProperties(exact) : {}) };
}

/** The rows of the file must be an own graph's handles. */
function checkHandles(
  connection: NeptuneConnection,
  { scheme }: NeptuneGraph,
  keys: readonly (string | number)[],
  first: number,
): void {
  if (scheme.kind === "foreign" || keys.every((key, at) => key === first + at)) return;
  const reason = message("neptune-vectors-missing");
  throw new FailureError({ kind: "database-failed", address: connection.url, reason });
}
