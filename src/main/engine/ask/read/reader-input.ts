/** The subgraph as the trained reader sees it: nothing in it names a node, a relation or a graph, so it holds on graphs it never saw. */
import type { CandidateGraph, GraphSchema } from "../../../../shared/graph";
import { KEPT } from "../../../../shared/trace";
import { MESSAGE_COLUMNS, NUMBER_COLUMNS, type ReaderGraph } from "../../models/reader-graph";

import { rowsOfNodes } from "../candidate-rows";
import { labelWords } from "../score/paths/path-world";
import { dot, questionVector, vectorsOf } from "../score/text-vectors";
import type { Ports, ReadInput } from "../stage";
import { largest } from "./rank-answers";
import { stepColumns } from "./reader-steps";

/** Degrees enter as ln(1 + degree), divided so that most lie in 0…1. */
const DEGREE_SCALE = 5;

/** What the reader is asked with: the rows it reads, ascending, and the edge behind each message. */
export interface ReaderInput {
  readonly graph: ReaderGraph;
  readonly rows: Int32Array;
  /** Candidate edge row of each message. */
  readonly edges: Int32Array;
}

/** Kept nodes with all candidate edges between them, or all candidates. Throws what the embedder throws. */
export async function readerInput(
  run: ReadInput,
  over: "kept" | "candidates",
  ports: Ports,
): Promise<ReaderInput> {
  const { graph, subgraph, seeds } = run;
  const schema = await ports.store.describe();
  const rows = Int32Array.from(
    [...graph.nodes.keys()].filter((row) => over === "candidates" || subgraph.nodes[row] === 1),
  );
  const placeOf = new Int32Array(graph.nodes.length).fill(-1);
  rows.forEach((row, place) => (placeOf[row] = place));
  const messages = messagesBetween(graph, placeOf);
  const { labels: labelOf } = await ports.store.nodeNames(rows.map((row) => graph.nodes[row]!));
  const words = await schemaVectors(schema, ports);
  const question = await questionVector(seeds, ports);
  const cosines = words.relations.map((vector) => dot(vector, question));
  return {
    rows,
    edges: messages.edges,
    graph: {
      question,
      labels: joined([new Float32Array(question.length), ...words.labels]),
      labelOf: labelOf.map((label) => label + 1),
      steps: stepColumns(run, rows),
      numbers: nodeNumbers(run, rows),
      relations: joined(words.relations),
      relationOf: messages.edges.map((edge) => graph.relations[edge]!),
      sources: messages.sources,
      targets: messages.targets,
      messageNumbers: messageNumbers(run, messages, cosines),
    },
  };
}

interface Messages {
  readonly edges: Int32Array;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  /** 1 along the edge, 0 against it. */
  readonly along: Uint8Array;
}

/** Two messages for every edge between rows that are read, by target and then by edge. */
function messagesBetween({ sources, targets }: CandidateGraph, placeOf: Int32Array): Messages {
  const found: { edge: number; from: number; to: number; along: number }[] = [];
  sources.forEach((source, edge) => {
    const [from, to] = [placeOf[source]!, placeOf[targets[edge]!]!];
    if (from < 0 || to < 0 || from === to) return;
    found.push({ edge, from, to, along: 1 }, { edge, from: to, to: from, along: 0 });
  });
  found.sort((a, b) => a.to - b.to || a.edge - b.edge);
  return {
    edges: Int32Array.from(found, ({ edge }) => edge),
    sources: Int32Array.from(found, ({ from }) => from),
    targets: Int32Array.from(found, ({ to }) => to),
    along: Uint8Array.from(found, ({ along }) => along),
  };
}

/** Vectors of the words of every label and every relation, by handle. */
async function schemaVectors({ labels, relations }: GraphSchema, ports: Ports) {
  const vectors = await vectorsOf(
    [...labels.map(({ name }) => labelWords(name)), ...relations.map(({ words }) => words)],
    ports,
  );
  return { labels: vectors.slice(0, labels.length), relations: vectors.slice(labels.length) };
}

function nodeNumbers({ graph, subgraph, scores, seeds }: ReadInput, rows: Int32Array): Float32Array {
  const numbers = new Float32Array(rows.length * NUMBER_COLUMNS);
  const degrees = degreesOf(graph, () => true);
  const kept = degreesOf(graph, (edge) => subgraph.verdicts[edge] === KEPT);
  const most = largest(scores.nodePrizes) || 1;
  const cosines = scores.nodeNumbers["cosine"];
  const [isSeed, isNamed] = [seeds.nodes, seeds.mentioned].map((nodes) => new Set(rowsOfNodes(graph, nodes)));
  rows.forEach((row, place) => {
    const cosine = cosines?.[row] ?? NaN;
    numbers.set(
      [
        ...(Number.isNaN(cosine) ? [0, 0] : [cosine, 1]),
        scores.nodePrizes[row]! / most,
        Math.log1p(degrees[row]!) / DEGREE_SCALE,
        Math.log1p(kept[row]!) / DEGREE_SCALE,
        subgraph.nodes[row]!,
        ...[isSeed, isNamed].map((has) => (has!.has(row) ? 1 : 0)),
      ],
      place * NUMBER_COLUMNS,
    );
  });
  return numbers;
}

function messageNumbers(
  { graph, scores, subgraph }: ReadInput,
  { edges, along }: Messages,
  cosines: readonly number[],
): Float32Array {
  const numbers = new Float32Array(edges.length * MESSAGE_COLUMNS);
  const most = largest(scores.edgePrizes) || 1;
  edges.forEach((edge, message) => {
    numbers.set(
      [
        along[message]!,
        cosines[graph.relations[edge]!]!,
        scores.edgePrizes[edge]! / most,
        subgraph.verdicts[edge] === KEPT ? 1 : 0,
      ],
      message * MESSAGE_COLUMNS,
    );
  });
  return numbers;
}

function degreesOf({ nodes, sources, targets }: CandidateGraph, has: (edge: number) => boolean): Int32Array {
  const degrees = new Int32Array(nodes.length);
  sources.forEach((source, edge) => {
    if (!has(edge)) return;
    degrees[source]!++;
    degrees[targets[edge]!]!++;
  });
  return degrees;
}

function joined(vectors: readonly Float32Array[]): Float32Array {
  const width = vectors[0]!.length;
  const all = new Float32Array(vectors.length * width);
  vectors.forEach((vector, row) => {
    all.set(vector, row * width);
  });
  return all;
}
