/** A difference between two runs in words. */
import { isSame, type Difference } from "../../state/difference";
import { clipText } from "../../ui/name";
import { ANSWERS_TEXTS } from "./answers-texts";

const NAMES_SHOWN = 3;
const LONGEST_NAME = 60;

/** The difference in one sentence, for the live region. */
export function differenceSentence(difference: Difference): string {
  if (isSame(difference)) return ANSWERS_TEXTS.difference.same;
  const { gained, lost, redrawn } = difference;
  return [
    ...(gained.length > 0 ? [ANSWERS_TEXTS.difference.gained(gained.length)] : []),
    ...(lost.length > 0 ? [ANSWERS_TEXTS.difference.lost(lost.length)] : []),
    ...(redrawn.length > 0 ? [ANSWERS_TEXTS.difference.redrawn(redrawn.length)] : []),
    ...answerChanges(difference),
  ].join(", ");
}

/** What happened to the answers, one phrase each; only the first few names are given. */
export function answerChanges({ newAnswers, goneAnswers, newBest }: Difference): string[] {
  const few = (names: readonly string[]): string[] =>
    [...names.slice(0, NAMES_SHOWN), ...(names.length > NAMES_SHOWN ? ["…"] : [])].map((name) =>
      clipText(name, LONGEST_NAME),
    );
  return [
    ...(newBest !== null ? [ANSWERS_TEXTS.difference.newBest(clipText(newBest, LONGEST_NAME))] : []),
    ...(newAnswers.length > 0 ? [ANSWERS_TEXTS.difference.newAnswers(few(newAnswers))] : []),
    ...(goneAnswers.length > 0 ? [ANSWERS_TEXTS.difference.goneAnswers(few(goneAnswers))] : []),
  ];
}
