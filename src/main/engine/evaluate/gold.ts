/** What a perfect recipe would have kept for one question: the edges of its gold paths and the nodes of its gold answers. */
import type { GoldTriple } from "../../../shared/gold";
import type { CandidateGraph, RelationType } from "../../../shared/graph";
import { rowOfNode, rowsOfNodes } from "../ask/candidate-rows";
import { inverseBases } from "../ask/score/paths/inverse-relations";
import type { Run } from "../ask/stage";
import type { GraphStore } from "../store/graph-store";
import type { EvaluationQuestion } from "./read-questions";
import { shortestPathEdges } from "./shortest-paths";

/** "given": the file has gold paths. "heuristic": shortest paths from topic to answers stand in for them. "none": there is no such path. */
export type GoldSource = "given" | "heuristic" | "none";

export interface Gold {
  readonly source: GoldSource;
  /** Candidate edge rows of each gold triple; none where it never became a candidate, several where a name belongs to several nodes or an edge has an inverse twin. */
  readonly triples: readonly (readonly number[])[];
  /** Candidate node rows of each gold answer. */
  readonly answers: readonly (readonly number[])[];
}

export type HandlesOf = (name: string) => Promise<readonly number[]>;

/** The gold of a question among the candidates of its run. Names are looked up as the store looks up seeds by name. */
export async function findGold(
  question: EvaluationQuestion,
  { graph, seeds }: Run,
  store: GraphStore,
  signal: AbortSignal,
  handlesOf: HandlesOf = namedOnce(store, signal),
): Promise<Gold> {
  const rowsNamed = async (name: string) =>
    (await handlesOf(name)).map((node) => rowOfNode(graph, node)).filter((row) => row >= 0);
  const answers = await Promise.all(question.a_entity.map(rowsNamed));
  const given = distinct(question.paths ?? []);
  if (given.length > 0)
    return { source: "given", triples: await rowsOfTriples(given, graph, store, handlesOf), answers };
  const named = await Promise.all(question.q_entity.map(rowsNamed));
  const topics = question.q_entity.length > 0 ? named.flat() : rowsOfNodes(graph, seeds.mentioned);
  const edges = shortestPathEdges(graph, topics, answers.flat());
  return { source: edges.length > 0 ? "heuristic" : "none", triples: edges.map((row) => [row]), answers };
}

/** Triples of all gold paths; one that several paths share counts once. */
export function distinct(paths: readonly (readonly GoldTriple[])[]): GoldTriple[] {
  return [...new Map(paths.flat().map((triple) => [JSON.stringify(triple), triple])).values()];
}

/** Handles of the nodes a name (or id) belongs to, each name looked up once. */
export function namedOnce(store: GraphStore, signal: AbortSignal): HandlesOf {
  const known = new Map<string, Promise<number[]>>();
  return (name) => {
    const found =
      known.get(name) ??
      store.seeds({ by: "name", names: [name] }, signal).then((nodes) => nodes.map(({ node }) => node));
    known.set(name, found);
    return found;
  };
}

async function rowsOfTriples(
  triples: readonly GoldTriple[],
  graph: CandidateGraph,
  store: GraphStore,
  handlesOf: HandlesOf,
): Promise<number[][]> {
  const { relations } = await store.describe();
  const relationOf = new Map(relations.map(({ name }, handle) => [name, handle]));
  const keyOf = factKeys(relations);
  const wanted = new Map<string, number[]>();
  const isEnd = new Uint8Array(graph.nodes.length);
  for (const [index, [source, relation, target]] of triples.entries()) {
    const [sources, targets] = await Promise.all([handlesOf(source), handlesOf(target)]);
    for (const handle of [...sources, ...targets]) {
      const row = rowOfNode(graph, handle);
      if (row >= 0) isEnd[row] = 1;
    }
    for (const from of sources)
      for (const to of targets) {
        const key = keyOf(from, relationOf.get(relation) ?? -1, to);
        wanted.set(key, [...(wanted.get(key) ?? []), index]);
      }
  }
  const rows = triples.map((): number[] => []);
  graph.sources.forEach((source, row) => {
    const target = graph.targets[row]!;
    if (isEnd[source] === 0 || isEnd[target] === 0) return;
    const key = keyOf(graph.nodes[source]!, graph.relations[row]!, graph.nodes[target]!);
    for (const index of wanted.get(key) ?? []) rows[index]!.push(row);
  });
  return rows;
}

/** Alike for an edge and for its twin of the inverse relation: recipes read the two as one fact. */
export function factKeys(
  relations: readonly RelationType[],
): (from: number, relation: number, to: number) => string {
  const baseOf = inverseBases(relations);
  return (from, relation, to) => {
    const base = baseOf[relation];
    return (base === undefined ? [from, relation, to] : [to, base, from]).join(" ");
  };
}
