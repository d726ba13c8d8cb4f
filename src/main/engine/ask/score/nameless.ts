/** Nodes that only join others (Freebase's mediators, blank nodes): they are walked through and never answer. */
import { rowsOfNodes } from "../candidate-rows";
import type { Ports, ScoreInput, Scores } from "../stage";

/** "m.0abc", "g.11b", "_:b0": what a graph calls a node that has no name. */
const IDENTIFIER = /^(?:\/?[mg][./][0-9a-z_]{2,}|_:\S+)$/u;

/** Whether a node of this name has none. */
export function isNameless(name: string): boolean {
  return name.trim() === "" || IDENTIFIER.test(name);
}

/** The scores without nodes that have no name among the answers; as they are where what the question names has none either: there identifiers are the names. */
export async function withoutNameless(
  scores: Scores,
  { seeds, graph }: ScoreInput,
  { store }: Pick<Ports, "store">,
): Promise<Scores> {
  const rows: number[] = [];
  scores.answerScores.forEach((score, row) => score > 0 && rows.push(row));
  const topics = rowsOfNodes(graph, seeds.mentioned);
  const { names } = await store.nodeNames(Int32Array.from([...topics, ...rows], (row) => graph.nodes[row]!));
  if (names.slice(0, topics.length).some(isNameless)) return scores;
  const nameless = new Set(rows.filter((_, at) => isNameless(names[topics.length + at]!)));
  if (nameless.size === 0) return scores;
  return {
    ...scores,
    answerScores: scores.answerScores.map((score, row) => (nameless.has(row) ? NaN : score)),
  };
}
