/** What was computed as a run like any other: the edges it rests on are its candidates, all kept, and its answers are listed as they were found. */
import type { CandidateGraph } from "../../../../shared/graph";
import type { NameList } from "../../../../shared/sentences/sentence";
import { message, type Message } from "../../../../shared/sentences/sentences";
import { KEPT } from "../../../../shared/trace";
import { adjacencyOf, stepsFrom } from "../adjacency";
import { candidatesOf, rowIn } from "../candidates-of";
import { rowOfNode, rowsOfNodes } from "../candidate-rows";
import type { Ports, Reading, Scores, Seeds, Selection, Subgraph } from "../stage";
import type { Understood } from "../understand/understood";
import type { Step } from "../read/explain-answers";
import { namesOf, relationWordsOf, tellSteps } from "../read/tell-steps";
import { listNames } from "../wording";
import { shownEdges } from "./shown-edges";
import type { Computed } from "./world";

/** Most edges shown of those a computation rests on. */
const MOST_EDGES = 300;
const MOST_SAID = 5;
const EDGE_COST = 0.05;

/** What the question names, without a text to be like: nothing was searched by one. */
export function computedSeeds({ question, named }: Understood): Seeds {
  const nodes = named.flatMap(({ nodes: own, start, end, entities }) =>
    own.map((node, at) => ({ node, score: Math.min(1, entities[at]!.score), mention: { start, end } })),
  );
  const unique = [...new Map(nodes.map((seed) => [seed.node, seed])).values()];
  return { question, nodes: unique, mentioned: unique, notes: [] };
}

/** The nodes named, the answers and the edges that say so, as a candidate graph. */
export async function computedGraph(
  { computed }: { readonly computed: Computed },
  seeds: Seeds,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<CandidateGraph> {
  const named = new Set(seeds.nodes.map(({ node }) => node));
  const without = [...new Set(computed.leftOut?.edges)].slice(0, MOST_EDGES);
  const most = MOST_EDGES - without.length;
  const { answers } = computed;
  const shown = await shownEdges(computed.edges, { answers, named, most }, { store, signal });
  const handles = [...new Set([...without, ...shown])].sort((a, b) => a - b);
  const graph = await candidatesOf(handles, [...named, ...answers], { store, signal });
  return { ...graph, hops: hopsOf(graph, seeds) };
}

/** Steps from what is named; what no edge leads to stands one step away. */
function hopsOf(graph: CandidateGraph, seeds: Seeds): Uint8Array {
  const starts = rowsOfNodes(graph, seeds.nodes);
  const steps = stepsFrom(
    starts,
    graph,
    adjacencyOf(graph, () => true),
  );
  return Uint8Array.from(steps, (hops) => (Number.isFinite(hops) ? Math.min(hops, 255) : 1));
}

/** Every edge is worth the same: each is one of those the answer rests on. */
export function computedScores({ nodes, edges }: CandidateGraph, seeds: Seeds): Scores {
  const nodePrizes = new Float64Array(nodes.length);
  for (const { node } of seeds.nodes) nodePrizes[rowIn(nodes, node)] = 1;
  return {
    ...{ nodePrizes, edgePrizes: new Float64Array(edges.length).fill(1) },
    edgeCosts: new Float64Array(edges.length).fill(EDGE_COST),
    answerScores: new Float64Array(nodes.length).fill(NaN),
    ...{ nodeNumbers: {}, edgeNumbers: {}, notes: [] },
  };
}

/** Pins hold nothing in or out of what was computed, and a run with pins says so. */
export function computedSelection({ edges }: CandidateGraph, hasPins: boolean): Selection {
  const notes = hasPins ? [message("pins-not-computed")] : [];
  return { verdicts: new Uint8Array(edges.length), edgeNumbers: {}, notes };
}

export function computedSubgraph({ nodes, edges }: CandidateGraph): Subgraph {
  const kept = {
    verdicts: new Uint8Array(edges.length).fill(KEPT),
    nodes: new Uint8Array(nodes.length).fill(1),
  };
  return { ...kept, nodeNumbers: {}, edgeNumbers: {}, notes: [] };
}

/** Answers as they were found, what is said of them, and the triples that say so; `most` answers are listed. */
export async function computedReading(
  computed: Computed,
  { graph, seeds }: { readonly graph: CandidateGraph; readonly seeds: Seeds },
  most: number,
  { store }: Pick<Ports, "store">,
): Promise<Reading> {
  const rows = computed.answers.map((node) => rowOfNode(graph, node));
  const answers = rows.slice(0, most).map((row, at) => ({ row, score: 1 - at * 2 ** -40 }));
  const steps = stepsOf(computed.edges, graph, seeds);
  const without = leftOutOf(computed, graph);
  const told = [...rows.slice(0, MOST_SAID), ...without.rows, ...steps.flatMap(({ from, to }) => [from, to])];
  const names = await namesOf(told, graph, store);
  const first = rows.slice(0, MOST_SAID).map((row) => names.get(row)!);
  const proofs = tellSteps(steps, graph, names, await relationWordsOf(graph, store));
  const opening = openingOf(computed, listNames(first, MOST_SAID, rows.length), proofs.length > 0);
  const edges = rowsOfEdges(computed.edges, graph);
  const clauses = [...opening.map((said) => ({ said, edges })), ...proofs];
  if (without.rows.length === 0) return { answers, total: rows.length, clauses };
  const left = listNames(
    without.rows.map((row) => names.get(row)!),
    MOST_SAID,
    without.total,
  );
  const last = { said: message("left-out", { names: left }), edges: without.edges };
  return { answers, total: rows.length, clauses: [...clauses, last] };
}

/** The first nodes that a negation took away, and the edges that say why, by row; all that are not in the graph are counted only. */
function leftOutOf({ leftOut }: Computed, graph: CandidateGraph) {
  const handles = new Set(graph.nodes);
  const { nodes = [], edges = [] } = leftOut ?? {};
  const rows = nodes.filter((node) => handles.has(node)).slice(0, MOST_SAID);
  return {
    rows: rows.map((node) => rowOfNode(graph, node)),
    total: nodes.length,
    edges: rowsOfEdges(edges, graph),
  };
}

/** Rows of those edges that the graph holds, each once. */
function rowsOfEdges(handles: readonly number[], { edges }: CandidateGraph): number[] {
  const rowOf = new Map(Array.from(edges, (edge, row) => [edge, row]));
  return [...new Set(handles)].flatMap((handle) => rowOf.get(handle) ?? []);
}

/** What is said of the answers, then their names; a yes or no is one sentence with the names that speak for it. */
function openingOf(
  { form, value, said, leftOut }: Computed,
  names: NameList,
  isProven: boolean,
): readonly Message[] {
  if (names.names.length === 0) return said;
  if (form === "boolean") return [message(value === true ? "yes-named" : "no-named", { names })];
  if (leftOut?.byAbsence) return [...said, message("answers-by-absence", { names })];
  return [...said, message(isProven ? "answers-because" : "answers", { names })];
}

/** The edges as steps away from what the question names, its own first. */
function stepsOf(edges: readonly number[], graph: CandidateGraph, seeds: Seeds): Step[] {
  const named = new Set(rowsOfNodes(graph, seeds.nodes));
  const steps = rowsOfEdges(edges, graph).map((edge): Step => {
    const [source, target] = [graph.sources[edge]!, graph.targets[edge]!];
    const isBack = named.has(target) && !named.has(source);
    return isBack ? { edge, from: target, to: source } : { edge, from: source, to: target };
  });
  const near = steps.filter(({ from }) => named.has(from));
  return [...near, ...steps.filter(({ from }) => !named.has(from))];
}
