/** How far each node lies from what the question names, either way, along edges and against them, and how much of a detour it is. */
import type { CandidateGraph } from "../../../../shared/graph";
import { MOST_STEPS, STEP_COLUMNS } from "../../models/reader-graph";
import { adjacencyOf, otherEnd, stepsFrom, type Adjacency } from "../adjacency";
import { rowsOfNodes } from "../candidate-rows";
import { asRead, startOf, topicGroups } from "../score/topic-groups";
import type { ReadInput } from "../stage";

/** Steps over all candidate edges, rows.length × STEP_COLUMNS; A and B are the first two entities as the question names them. */
export function stepColumns({ graph, seeds }: ReadInput, rows: Int32Array): Uint8Array {
  const groups = topicGroups(asRead(seeds))
    .sort((a, b) => startOf(a) - startOf(b))
    .map((group) => rowsOfNodes(graph, group));
  const [a = [], b = [], ...others] = groups;
  const all = adjacencyOf(graph, () => true);
  const along = new Directed(graph, all);
  const far = [a, b, others.flat()].map((starts) => stepsFrom(starts, graph, all));
  const [fromA, fromB] = [a, b].map((starts) => along.steps(starts, true));
  const [toA, toB] = [a, b].map((starts) => along.steps(starts, false));
  const columns = [
    ...far,
    ...[fromA!, toA!, fromB!, toB!],
    ...[detours(far[0]!, far[1]!), detours(fromA!, toB!), detours(fromB!, toA!)],
  ];
  const steps = new Uint8Array(rows.length * STEP_COLUMNS);
  rows.forEach((row, place) => {
    columns.forEach((column, at) => (steps[place * STEP_COLUMNS + at] = counted(column[row]!)));
    steps[place * STEP_COLUMNS + columns.length] = counted(groups.length);
  });
  return steps;
}

function counted(steps: number): number {
  return Math.min(steps, MOST_STEPS - 1);
}

/** How much longer the way over each node is than the shortest one; Infinity where none leads over it. */
function detours(there: Float64Array, back: Float64Array): Float64Array {
  const ways = there.map((steps, row) => steps + back[row]!);
  const shortest = ways.reduce((least, way) => Math.min(least, way), Infinity);
  return ways.map((way) => (way === Infinity ? way : way - shortest));
}

/** Walks that keep to the direction of edges. */
class Directed {
  constructor(
    private readonly graph: CandidateGraph,
    private readonly all: Adjacency,
  ) {}

  /** Steps of every row from the nearest start along edges, or to it. */
  steps(starts: readonly number[], isFrom: boolean): Float64Array {
    const { graph, all } = this;
    const ends = isFrom ? graph.sources : graph.targets;
    const steps = new Float64Array(graph.nodes.length).fill(Infinity);
    const queue = [...starts];
    for (const row of queue) steps[row] = 0;
    for (const row of queue) {
      for (let at = all.starts[row]!; at < all.starts[row + 1]!; at++) {
        const edge = all.edges[at]!;
        const next = otherEnd(graph, edge, row);
        if (ends[edge] !== row || steps[next] !== Infinity) continue;
        steps[next] = steps[row]! + 1;
        queue.push(next);
      }
    }
    return steps;
  }
}
