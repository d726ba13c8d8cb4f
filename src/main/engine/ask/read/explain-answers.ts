/** Which kept edges support an answer: the shortest kept paths from what the question names. */
import { KEPT } from "../../../../shared/trace";
import { adjacencyOf, otherEnd, type Adjacency } from "../adjacency";
import { rowsOfNodes } from "../candidate-rows";
import type { ReadInput } from "../stage";

/** Most named entities that answers are traced back to. */
const MOST_STARTS = 3;

/** A kept edge as it is walked, away from the entity the question names. */
export interface Step {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Steps that lead from the entities the question names (or the seeds) to the answers, each edge once, nearest first. Without an answer those
 * between the first entity and the others: what the graph does say of them.
 */
export function stepsToAnswers(run: ReadInput, answers: readonly number[]): Step[] {
  const { graph, subgraph } = run;
  const kept = adjacencyOf(graph, (edge) => subgraph.verdicts[edge] === KEPT);
  const steps = new Map<number, Step>();
  const starts = startsOf(run);
  const ends = answers.length > 0 ? answers : starts.slice(1);
  for (const start of answers.length > 0 ? starts : starts.slice(0, 1)) {
    const arrivals = walkFrom(start, run, kept);
    const paths = ends.map((end) => pathTo(end, arrivals));
    for (const step of nearestFirst(paths)) if (!steps.has(step.edge)) steps.set(step.edge, step);
  }
  const reached = new Set([...steps.values()].flatMap(({ from, to }) => [from, to]));
  for (const answer of answers) {
    const alone = reached.has(answer) ? undefined : bestEdgeOf(answer, run, kept);
    if (alone !== undefined && !steps.has(alone)) {
      steps.set(alone, { edge: alone, from: answer, to: otherEnd(graph, alone, answer) });
    }
  }
  return [...steps.values()];
}

/** Kept nodes the question names; where it names none, kept seeds. */
function startsOf({ seeds, graph, subgraph }: ReadInput): number[] {
  const kept = (nodes: readonly { readonly node: number }[]) =>
    rowsOfNodes(graph, nodes).filter((row) => subgraph.nodes[row] === 1);
  // In the order of the question: "how does A work against B" is told from A to B.
  const spoken = [...seeds.mentioned].sort((a, b) => (a.mention?.start ?? 0) - (b.mention?.start ?? 0));
  const named = kept(spoken);
  return (named.length > 0 ? named : kept(seeds.nodes)).slice(0, MOST_STARTS);
}

/** How each kept node is first reached from `start`; at equal distance by the edge of higher prize. */
function walkFrom(
  start: number,
  { graph, scores }: ReadInput,
  kept: Adjacency,
): Map<number, Step | undefined> {
  const arrivals = new Map<number, Step | undefined>([[start, undefined]]);
  const queue = [start];
  for (const from of queue) {
    const edges = [...kept.edges.subarray(kept.starts[from], kept.starts[from + 1])];
    edges.sort((a, b) => scores.edgePrizes[b]! - scores.edgePrizes[a]! || a - b);
    for (const edge of edges) {
      const to = otherEnd(graph, edge, from);
      if (arrivals.has(to)) continue;
      arrivals.set(to, { edge, from, to });
      queue.push(to);
    }
  }
  return arrivals;
}

function pathTo(answer: number, arrivals: ReadonlyMap<number, Step | undefined>): Step[] {
  const path: Step[] = [];
  for (let step = arrivals.get(answer); step; step = arrivals.get(step.from)) path.push(step);
  return path.reverse();
}

/** First every path's first step, then every second one: a text reads outwards. */
function nearestFirst(paths: readonly (readonly Step[])[]): Step[] {
  const longest = Math.max(0, ...paths.map((path) => path.length));
  return Array.from({ length: longest }, (_, depth) => paths.flatMap((path) => path[depth] ?? [])).flat();
}

function bestEdgeOf(
  node: number,
  { scores }: Pick<ReadInput, "scores">,
  kept: Adjacency,
): number | undefined {
  const edges = [...kept.edges.subarray(kept.starts[node], kept.starts[node + 1])];
  return edges.sort((a, b) => scores.edgePrizes[b]! - scores.edgePrizes[a]! || a - b)[0];
}
