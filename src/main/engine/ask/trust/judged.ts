/** What judged questions say: whether the first answer was right, and how high a right one scored. */
import type { Judgement, JudgedSubject } from "../../../../shared/judging";

/** A question with all that was said of it. */
export interface JudgedQuestion extends JudgedSubject {
  readonly verdict?: Judgement;
  /** Of single answers, by id. */
  readonly said: Readonly<Record<string, Judgement>>;
}

/** The score of an answer that has none of its own: a count or a truth is computed, and claims to be right. */
const COMPUTED = 1;

/** The first answer's score as it was given; undefined where there was no answer at all. */
export function firstScore({ answers, computed }: Pick<JudgedSubject, "answers" | "computed">) {
  return answers[0]?.score ?? (computed ? COMPUTED : undefined);
}

/** Whether the first answer is right; undefined where nobody said ("partly" tells of some answer only). */
export function isFirstRight({ answers, verdict, said }: JudgedQuestion): boolean | undefined {
  const first = answers[0] && said[answers[0].id];
  const decided = first ?? verdict;
  return decided === undefined || decided === "partly" ? undefined : decided === "right";
}

/**
 * The best score of an answer known to be right; −∞ where none is known to be. Of a "partly" right list without a word on single answers,
 * the last one may be the right one: a set that holds that one holds it surely.
 */
export function rightScore(question: JudgedQuestion): number {
  const { answers, verdict, said } = question;
  if (isFirstRight(question)) return firstScore(question) ?? -Infinity;
  const right = answers.find(({ id }) => said[id] === "right");
  if (right) return right.score;
  const unsaid = answers.findLast(({ id }) => said[id] === undefined);
  return verdict === "partly" && unsaid ? unsaid.score : -Infinity;
}
