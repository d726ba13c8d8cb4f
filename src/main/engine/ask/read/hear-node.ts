/** Why the trained reader scored a node as it did: the edges over which it heard its neighbours, and its score without each of them. */
import { relationWords } from "../../../../shared/relation-words";
import { MOST_HEARD, type HeardEdge, type NodeReading } from "../../../../shared/node-reading";
import type { GraphReaderParams } from "../../../../shared/stages/read/graph-reader";
import type { GraphReader } from "../../models/graph-reader";
import { MESSAGE_COLUMNS, type ReaderGraph } from "../../models/reader-graph";
import { rowOfNode, rowsOfNodes } from "../candidate-rows";
import type { Ports, ReadInput } from "../stage";
import { openReader } from "./read-graph";
import { readerInput } from "./reader-input";

/** An edge as a node hears it: its row, its message, and the shares of that in each layer. */
interface Heard {
  readonly edge: number;
  readonly message: number;
  readonly attention: readonly number[];
}

/** What the reader of this run made of a node (its handle); null where no reader ranks, or the node is not read. Throws model-unusable. */
export async function hearNode(
  run: ReadInput,
  params: GraphReaderParams,
  node: number,
  ports: Ports,
): Promise<NodeReading | null> {
  const reader = await openReader(run, params, ports);
  const row = rowOfNode(run.graph, node);
  if (!reader || row < 0) return null;
  const { rows, graph, edges } = await readerInput(run, params.over, ports);
  const place = rows.indexOf(row);
  if (place === -1) return null;
  const { scores, attention } = await reader.read(graph);
  const heard = heardBy(place, graph, edges, attention);
  const told = heard.slice(0, MOST_HEARD);
  const temperature = reader.temperature[params.over];
  const without: number[] = [];
  for (const { edge } of told) {
    ports.signal.throwIfAborted();
    without.push(probability(await scoreWithout(edge, place, graph, edges, reader), temperature));
  }
  const score = scores[place]!;
  const named = new Set(params.keepMentioned ? [] : rowsOfNodes(run.graph, run.seeds.mentioned));
  const isNamed = (at: number): boolean => named.has(rows[at]!);
  return {
    ...{ score, temperature, p: probability(score, temperature) },
    ...placeAmong(score, scores, isNamed),
    edges: await inWords(run, row, told, without, ports),
    more: heard.length - told.length,
  };
}

/** The place among what may answer, as the list of answers counts. */
function placeAmong(score: number, scores: Float32Array, isNamed: (place: number) => boolean) {
  const others = scores.filter((_, place) => !isNamed(place));
  return { rank: 1 + others.filter((other) => other > score).length, of: others.length };
}

/** Edges into a place, those most attended to over all layers first. */
function heardBy(
  place: number,
  { targets }: ReaderGraph,
  edges: Int32Array,
  attention: readonly Float32Array[],
): Heard[] {
  const heard: Heard[] = [];
  targets.forEach((target, message) => {
    if (target !== place) return;
    heard.push({ edge: edges[message]!, message, attention: attention.map((shares) => shares[message]!) });
  });
  const whole = ({ attention: shares }: Heard) => shares.reduce((sum, share) => sum + share, 0);
  return heard.sort((a, b) => whole(b) - whole(a) || a.edge - b.edge);
}

/** The reader is asked again; steps and degrees stay as they were, only what the edge says in either direction is not heard. */
async function scoreWithout(
  edge: number,
  place: number,
  graph: ReaderGraph,
  edges: Int32Array,
  reader: GraphReader,
): Promise<number> {
  return (await reader.read(withoutEdge(graph, edges, edge))).scores[place]!;
}

/** The subgraph without the two messages of a candidate edge row. */
export function withoutEdge(graph: ReaderGraph, edges: Int32Array, edge: number): ReaderGraph {
  const isKept = (_: unknown, message: number): boolean => edges[message] !== edge;
  return {
    ...graph,
    relationOf: graph.relationOf.filter(isKept),
    sources: graph.sources.filter(isKept),
    targets: graph.targets.filter(isKept),
    messageNumbers: graph.messageNumbers.filter((_, at) => isKept(_, Math.floor(at / MESSAGE_COLUMNS))),
  };
}

async function inWords(
  { graph }: ReadInput,
  row: number,
  heard: readonly Heard[],
  without: readonly number[],
  { store }: Ports,
): Promise<HeardEdge[]> {
  const fars = heard.map(({ edge }) =>
    graph.sources[edge] === row ? graph.targets[edge]! : graph.sources[edge]!,
  );
  const nodes = Int32Array.from(fars, (far) => graph.nodes[far]!);
  const { names, ids } = await store.nodeNames(nodes);
  const { relations } = await store.describe();
  return heard.map(({ edge, attention }, at) => ({
    edge: graph.edges[edge]!,
    node: nodes[at]!,
    name: names[at]! || ids[at]!,
    words: relationWords(relations[graph.relations[edge]!]!.name),
    arrives: graph.targets[edge] === row,
    attention: [...attention],
    without: without[at]!,
  }));
}

function probability(score: number, temperature: number): number {
  return 1 / (1 + Math.exp(-score / temperature));
}
