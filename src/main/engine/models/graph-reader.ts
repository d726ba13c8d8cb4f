/** A trained reader: scores the nodes of a subgraph by how well they answer the question (docs/methods.md). Always on the CPU: it takes milliseconds there. */
import { Tensor } from "onnxruntime-node";
import { FailureError, messageOf } from "../../../shared/failure";
import { say } from "../../../shared/sentences/sentences";
import type { IdentifiedEmbedder } from "./embedder";
import { findReader, readModelFile, type ReaderEntry } from "./manifest";
import { openSession, type ModelSession } from "./model-session";
import {
  MESSAGE_COLUMNS,
  neighbourLists,
  NUMBER_COLUMNS,
  STEP_COLUMNS,
  type NeighbourLists,
  type ReaderGraph,
} from "./reader-graph";

/** What the reader says of a subgraph. */
export interface GraphReading {
  /** s_v, n. */
  readonly scores: Float32Array;
  /** Node vectors h_v, row-major, n rows. */
  readonly vectors: Float32Array;
  /** Of each layer, first to last: the share of each message in what its target hears, m; those of one target add up to 1. */
  readonly attention: readonly Float32Array[];
}

export interface GraphReader {
  readonly name: string;
  /** Changes whenever a score could. */
  readonly fingerprint: string;
  /** What scores are divided by before σ, by what was read. */
  readonly temperature: Readonly<Record<"kept" | "candidates", number>>;
  read(graph: ReaderGraph): Promise<GraphReading>;
  close(): Promise<void>;
}

/** The reader `name` of a models folder, made for `embedder`'s vectors; its file is verified and loaded at the first question. Throws model-missing, model-unusable. */
export async function openGraphReader(
  folder: string,
  embedder: IdentifiedEmbedder,
  name: string,
): Promise<GraphReader> {
  const entry = await findReader(folder, name);
  if (entry.embedder !== embedder.name)
    throw new FailureError({
      kind: "model-unusable",
      model: name,
      reason: say("model-reads", { reads: entry.embedder, own: embedder.name }),
    });
  let loading: Promise<ModelSession> | undefined;
  return {
    name,
    fingerprint: `${entry.sha256.slice(0, 16)}-${embedder.fingerprint}`,
    temperature: entry.temperature,
    async read(graph) {
      loading ??= load(folder, entry).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return readGraph(await loading, name, graph);
    },
    async close() {
      const opened = await loading?.catch(() => undefined);
      loading = undefined;
      await opened?.release();
    },
  };
}

async function load(folder: string, entry: ReaderEntry): Promise<ModelSession> {
  return openSession(() => readModelFile(folder, entry.name, entry), entry.name);
}

async function readGraph(session: ModelSession, model: string, graph: ReaderGraph): Promise<GraphReading> {
  const nodes = graph.labelOf.length;
  const known = neighbourLists(nodes, graph.targets);
  const found = await session.run(feedsOf(graph, known)).catch((error: unknown) => {
    const reason = say("model-inputs", { why: messageOf(error) });
    throw new FailureError({ kind: "model-unusable", model, reason });
  });
  const [scores, vectors, attention] = ["scores", "vectors", "attention"].map((name) => found[name]!);
  const numbers = scores!.data as Float32Array;
  if (!numbers.every(Number.isFinite))
    throw new FailureError({ kind: "model-unusable", model, reason: say("scores-no-numbers") });
  return {
    scores: numbers,
    vectors: vectors!.data as Float32Array,
    attention: byMessage(attention!.data as Float32Array, attention!.dims[0]!, known, graph.targets.length),
  };
}

/** An edgeless subgraph is told one message that no list holds: the file wants a row of each table. */
function feedsOf(graph: ReaderGraph, { lists, placeOf }: NeighbourLists): Record<string, Tensor> {
  const nodes = graph.labelOf.length;
  const width = graph.question.length;
  const hasMessages = graph.targets.length > 0;
  const messages = hasMessages ? graph.targets.length : 1;
  const ofMessages = (column: Int32Array) => long(hasMessages ? column : new Int32Array(1), [messages]);
  return {
    question: new Tensor("float32", graph.question, [1, width]),
    labels: new Tensor("float32", graph.labels, [graph.labels.length / width, width]),
    label_of: long(graph.labelOf, [nodes]),
    steps: long(Int32Array.from(graph.steps), [nodes, STEP_COLUMNS]),
    numbers: new Tensor("float32", graph.numbers, [nodes, NUMBER_COLUMNS]),
    relations: new Tensor("float32", graph.relations, [graph.relations.length / width, width]),
    relation_of: ofMessages(graph.relationOf),
    sources: ofMessages(graph.sources),
    targets: ofMessages(graph.targets),
    message_numbers: new Tensor(
      "float32",
      hasMessages ? graph.messageNumbers : new Float32Array(MESSAGE_COLUMNS),
      [messages, MESSAGE_COLUMNS],
    ),
    places: long(placeOf, [nodes]),
    ...Object.fromEntries(
      lists.map(({ rows, width: wide, messages: own }, at) => [
        `near_${String(at)}`,
        long(own, [rows, wide]),
      ]),
    ),
  };
}

function long(column: Int32Array, dims: readonly number[]): Tensor {
  return new Tensor("int64", BigInt64Array.from(column, BigInt), dims);
}

/** The model tells shares by place in the lists, one layer after the other. */
function byMessage(
  shares: Float32Array,
  layers: number,
  { lists }: NeighbourLists,
  messages: number,
): Float32Array[] {
  const placed = lists.flatMap((list) => [...list.messages]);
  return Array.from({ length: layers }, (_, layer) => {
    const own = new Float32Array(messages);
    placed.forEach((message, at) => {
      if (message >= 0) own[message] = shares[layer * placed.length + at]!;
    });
    return own;
  });
}
