/** How far a run may be trusted: what was judged on its graph, whether another recipe answers the same, what of the question was ignored. */
import { PROVEN_FROM, type JudgedSubject, type Proven } from "../../../../shared/judging";
import type { Run } from "../stage";
import { answerSet } from "./answer-sets";
import { calibrationOf } from "./calibrate";
import type { JudgedQuestion } from "./judged";

export interface Trust extends Proven {
  /** Whether another recipe's first answers and these share the first; absent where there is no other or it could not answer. */
  readonly agree?: boolean;
  /** Parts of the question that no name of the graph, or no fitting one, was found for. */
  readonly ignored: readonly string[];
  /** Relation paths, as words, that a person taught for questions worded so; absent where none held. */
  readonly taught?: readonly string[];
}

/**
 * What the questions judged on the graph say of an answer. Computed answers and found ones err in different ways: each sort is measured by
 * its own, once there are enough.
 */
export function provenBy(
  judged: readonly JudgedQuestion[],
  subject: Pick<JudgedSubject, "answers" | "computed">,
): Proven {
  const alike = judged.filter(({ computed }) => computed === subject.computed);
  const proven = judged.length >= PROVEN_FROM;
  const calibration = proven ? calibrationOf(alike, subject) : undefined;
  const set = proven ? answerSet(alike, subject) : undefined;
  return {
    ...{ proven, judged: judged.length },
    ...(calibration && { calibration }),
    ...(set && { set }),
  };
}

/** Parts of the question that no name of the graph, or no fitting one, was found for. */
export function ignoredOf({ seeds, scores }: Pick<Run, "seeds" | "scores">): string[] {
  return [...(seeds.unknown ?? []), ...(scores.ignored ?? [])];
}
