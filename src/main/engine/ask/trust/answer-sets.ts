/**
 * Answer sets with a promise: split conformal prediction (Vovk et al. 2005; Angelopoulos and Bates 2021, section 1). The judged questions are
 * the calibration part, none of which trained the retriever; the score of a right answer is the conformity.
 */
import { PROVEN_FROM, type AnswerSet, type JudgedSubject } from "../../../../shared/judging";
import { rightScore, type JudgedQuestion } from "./judged";

/** The share of questions whose set is to hold a right answer. */
const PROMISE = 0.9;

/** The set of a run's answers; undefined where too few were judged, or where so many have no right answer that no set keeps the promise. */
export function answerSet(
  judged: readonly JudgedQuestion[],
  { answers }: Pick<JudgedSubject, "answers">,
): AnswerSet | undefined {
  if (judged.length < PROVEN_FROM || answers.length === 0) return undefined;
  const scores = Float64Array.from(judged, rightScore);
  const from = conformalThreshold(scores, PROMISE);
  if (from === -Infinity) return undefined;
  return {
    ...{ promise: PROMISE, coverage: coverageLeftOut(scores, PROMISE), questions: judged.length, from },
    size: answers.filter(({ score }) => score >= from).length,
  };
}

/**
 * The score from which on answers belong to the set, so that it holds a right one in at least `promise` of questions like these: the
 * ⌊(1 − promise)(n + 1)⌋-th smallest of the right answers' scores. −∞ where n is too small or too many questions have no right answer.
 */
export function conformalThreshold(rightScores: Float64Array, promise: number): number {
  const rank = Math.floor((1 - promise) * (rightScores.length + 1) + 1e-9);
  return rank === 0 ? -Infinity : rightScores.toSorted()[rank - 1]!;
}

/** In which share of the questions the set of the others would hold the right answer. */
export function coverageLeftOut(rightScores: Float64Array, promise: number): number {
  const covered = rightScores.filter((score, left) => {
    const others = rightScores.filter((_, at) => at !== left);
    return score !== -Infinity && score >= conformalThreshold(others, promise);
  });
  return covered.length / rightScores.length;
}
