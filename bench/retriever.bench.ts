/** The score stage with the trained retriever alone: random graphs of several sizes, 60 relations, questions of one to three hops. */
import { join } from "node:path";
import { scoreRetriever } from "../src/main/engine/ask/score/retriever/score-retriever";
import type { Ports, Seeds } from "../src/main/engine/ask/stage";
import { percentile } from "../src/main/engine/evaluate/percentile";
import { openEmbedder } from "../src/main/engine/models/onnx-embedder";
import { DEFAULT_RETRIEVER, openRetriever } from "../src/main/engine/models/retriever";
import type { CandidateGraph, GraphSchema } from "../src/shared/graph";
import type { RetrieverParams } from "../src/shared/stages/score/retriever";
import { randomFrom } from "./random";

const EDGES = [1_000, 10_000, 100_000, 1_000_000];
const ROUNDS = 12;
const RELATIONS = (
  "directed by,written by,starred actors,release year,has genre,in language,has tags,born in,died in,married to,child of,parent of,works for,plays for," +
  "located in,capital of,part of,member of,founded by,owned by,made of,treats,causes,binds,inhibits,activates,expressed in,associated with,located at,near," +
  "author of,published in,cites,translated by,illustrated by,edited by,follows,precedes,influenced by,student of,teacher of,works at,studied at,awarded,nominated for," +
  "performed by,composed by,recorded in,produced by,distributed by,sung by,plays instrument,age,height,weight,population,area,colour,currency,language"
).split(",");
const QUESTIONS = [
  "who directed node 0",
  "who starred in the works directed by the author of node 0",
  "where were the children of node 0 born",
];

export async function main(): Promise<void> {
  const embedder = await openEmbedder(join("resources", "models"));
  const retriever = await openRetriever(join("resources", "models"), embedder);
  const rows = [];
  for (const edges of EDGES) {
    const graph = randomGraph(edges);
    const ports: Ports = {
      // The stage asks the store for names alone; the graph is made up.
      store: { describe: () => Promise.resolve(schemaOf(graph)) } as Ports["store"],
      embedder,
      retriever: () => Promise.resolve(retriever),
      signal: new AbortController().signal,
      progress: () => undefined,
    };
    rows.push({ edges, ...(await timeOn(graph, ports)) });
  }
  console.table(rows);
  await retriever.close();
  await embedder.close();
}

async function timeOn(graph: CandidateGraph, ports: Ports) {
  const params: RetrieverParams = {
    ...{ method: "retriever", model: DEFAULT_RETRIEVER, maxHops: 3, beam: 128, prior: 14, cost: 0.05 },
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + QUESTIONS.length; round++) {
    const seeds = seedsOf(QUESTIONS[round % QUESTIONS.length]!);
    const started = performance.now();
    await scoreRetriever({ seeds, graph }, params, ports);
    // The first of each question embeds the relations' words and compiles.
    if (round >= QUESTIONS.length) times.push(performance.now() - started);
  }
  return { "score ms, min": Math.min(...times), median: percentile(times, 50), max: Math.max(...times) };
}

function seedsOf(question: string): Seeds {
  const start = question.indexOf("node 0");
  const seed = { node: 0, score: 1, mention: { start, end: question.length } };
  return { question, nodes: [seed], mentioned: [seed], notes: [] };
}

/** Five edges to a node, some hubs, relations by Zipf's law. */
function randomGraph(edges: number): CandidateGraph {
  const random = randomFrom(11);
  const nodes = Math.max(50, edges / 5);
  const node = () => Math.floor(nodes * random() ** 1.5);
  const column = (make: () => number) => Int32Array.from({ length: edges }, make);
  return {
    nodes: Int32Array.from({ length: nodes }, (_, row) => row),
    hops: new Uint8Array(nodes),
    edges: column(() => 0).map((_, row) => row),
    sources: column(node),
    targets: column(node),
    relations: column(() => Math.floor(RELATIONS.length * random() ** 2)),
    dropped: {},
  } as CandidateGraph;
}

function schemaOf(graph: CandidateGraph): GraphSchema {
  return {
    ...{ name: "random", title: "", description: "", licence: "", attribution: "", vectorModel: "" },
    ...{ nodes: graph.nodes.length, edges: graph.edges.length, vectorWidth: 0, writable: false },
    ...{ labels: [], questions: [] },
    relations: RELATIONS.map((words) => ({ name: words.replaceAll(" ", "_"), words, count: 1 })),
  };
}
