/** What stands behind each answer, where it is something other than the recipe's scores. */
import type { AnswerMark } from "../../../../shared/trace";
import type { Run } from "../stage";

/**
 * By row of the answers: "named" where the question names it, "reader" where the trained reader ranked it, "ensemble" where it follows
 * the reader's list by its prize; undefined where scores or a computation gave it.
 */
export function answerMarks({ reading, seeds, graph }: Run): (AnswerMark | undefined)[] {
  const named = new Set(seeds.mentioned.map(({ node }) => node));
  const own = reading.answers.length - (reading.appended ?? 0);
  return reading.answers.map(({ row }, at) => {
    if (named.has(graph.nodes[row]!)) return "named";
    return reading.byReader ? (at < own ? "reader" : "ensemble") : undefined;
  });
}
