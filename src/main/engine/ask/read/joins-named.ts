/** Whether what is kept leads from the first thing named to every other: else no answer says what lies between them. */
import { KEPT } from "../../../../shared/trace";
import { adjacencyOf, stepsFrom } from "../adjacency";
import { rowOfNode } from "../candidate-rows";
import type { ReadInput } from "../stage";
import type { Understood } from "../understand/understood";

/** True where fewer than two things are named. */
export function joinsNamed(
  { graph, subgraph }: Pick<ReadInput, "graph" | "subgraph">,
  named: Understood["named"],
): boolean {
  const rowsOf = (nodes: readonly number[]) =>
    nodes.map((node) => rowOfNode(graph, node)).filter((row) => row >= 0);
  const [first, ...others] = named.map(({ nodes }) => rowsOf(nodes));
  if (!first || others.length === 0) return true;
  const isKept = (edge: number) => subgraph.verdicts[edge] === KEPT;
  const steps = stepsFrom(first, graph, adjacencyOf(graph, isKept));
  return others.every((rows) => rows.some((row) => steps[row] !== Infinity));
}
