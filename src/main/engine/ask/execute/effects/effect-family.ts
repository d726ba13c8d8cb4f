/** Relations that tell one effect by its aspects ("decreases activity of", "decreases expression of"): a question that says no aspect asks for all of them. */
import { fold } from "../../../../../shared/fold";
import { isContent } from "../../understand/question-parts";
import { stem } from "../../understand/stem";
import type { Token } from "../../understand/tokens/read-tokens";
import type { ChosenPath } from "../choose-path";
import type { RelationFacts } from "../graph-facts";
import type { World } from "../world";

const EFFECT = /^(?:increases|decreases|affects)(?= |$)/u;
/** Words for any effect, more or less. */
const ANY = /^(?:affect|influenc|modulat)/u;

/** Whether a word asks for the effect that a relation tells by its verb, or for any. */
function asksEffect({ word, english: [said = word] }: Token, { words, denies }: RelationFacts): boolean {
  const [verb] = EFFECT.exec(words) ?? [];
  return verb !== undefined && !denies && (ANY.test(fold(said)) || stem(fold(said)) === stem(verb));
}

/** Whether a question asks for an effect that several relations tell. */
export const asksByEffect = ({ parts: { tokens }, facts: { relations } }: World): boolean =>
  tokens.some((token) => isContent(token) && relations.filter((one) => asksEffect(token, one)).length > 1);

/** Of ways that explain as much as the chosen one, those that tell the same effect by another aspect. */
export function otherAspects(
  { path: [step, ...more] }: ChosenPath,
  alike: readonly ChosenPath[],
  words: readonly Token[],
  { facts: { relations } }: World,
): ChosenPath["path"][] {
  if (!step || more.length > 0) return [];
  const asked = words.filter((word) => asksEffect(word, relations[step.relation]!));
  const isOther = ({ path: [one] }: ChosenPath) =>
    one!.relation !== step.relation &&
    one!.backward === step.backward &&
    asked.some((word) => asksEffect(word, relations[one!.relation]!));
  return alike.filter((one) => one.path.length === 1 && isOther(one)).map(({ path }) => path);
}
