/** Who may do what a verb says, where no name does: a pronoun, a noun that takes somebody up, a verb's own ending, whoever tells it. */
import type { LanguagePack } from "../../language/pack";
import { GOVERNORS, isBreak, isClauseWord } from "../clause";
import { isJoint, isLight, subjectOf } from "../frames";
import { tellerOf, type Likely, type MeantPlace, type Sentence } from "../sentence";
import { verbAlone } from "../topic";
import { isTellersVerb } from "./tellers";

/** Who may do it. */
export interface Doers {
  readonly choices: readonly Likely[];
  readonly isNamed: boolean;
}

/** Words between a pronoun and its verb at most. */
const FAR = 6;
const SOMEBODY_ELSE =
  /^(?:it|we|they|you|ei|ele|noi|voi|tu|unul|una|altul|alta|cineva|toti|nobody|everybody|somebody|someone)$/;

/** Who does what the verb at a place says; `before` are the doers of the verb before it in the sentence. */
export function doersOf(
  sentence: Sentence,
  verb: number,
  pack: LanguagePack,
  before: Doers | undefined,
): Doers | undefined {
  const named = subjectOf(sentence, verb, pack, () => false);
  if (named && !named.isCarried) return { choices: [{ who: named.subject, share: 1 }], isNamed: true };
  if (isTellersVerb(sentence, verb, pack)) {
    const who = tellerOf(sentence);
    return who && { choices: [{ who, share: 1 }], isNamed: false };
  }
  const found = pronounBefore(sentence, verb, pack, before);
  if (found !== "nobody") return found;
  return named && { choices: [{ who: named.subject, share: 1 }], isNamed: true };
}

/** Going back from the verb: the nearest pronoun or noun that takes somebody up; else who did the verb before a conjunction, or whom its ending means. */
function pronounBefore(
  sentence: Sentence,
  verb: number,
  pack: LanguagePack,
  before: Doers | undefined,
): Doers | undefined | "nobody" {
  const { keys, places = [] } = sentence;
  for (let at = verb - 1, far = 0; at >= 0 && far <= FAR; at--, far++) {
    const place = places.find((one) => one.end === at + 1 && ACTING.has(one.kind) && one.end > one.first);
    if (place && !GOVERNORS.has(keys[place.first - 1] ?? "")) return doing(place);
    const key = keys[at]!;
    if (SOMEBODY_ELSE.test(key)) return undefined;
    if ((key === "," || isJoint(key, pack)) && isLight(sentence, at + 1, verb, pack))
      return before ?? endingOf(sentence, verb, pack) ?? "nobody";
    if (isBreak(key) || isClauseWord(key)) break;
    // "Văzând că nu vine, [s-a dus]": a name in between is no subject, or it were found.
  }
  return endingOf(sentence, verb, pack) ?? "nobody";
}

const ACTING: ReadonlySet<MeantPlace["kind"]> = new Set(["subject", "noun"]);

function doing({ choices }: MeantPlace): Doers {
  return { choices, isNamed: false };
}

/** Words between where a verb's group begins and the verb, at most. */
const GROUP = 4;
/** Where a sentence begins by its verb, whom the text goes on about is meant by it so surely. */
const GOES_ON = 0.9;

/** A Romanian verb that has its subject in its ending: whom narration is about where it begins the sentence, else whom the model means. */
function endingOf(sentence: Sentence, verb: number, pack: LanguagePack): Doers | undefined {
  if (pack.ownFirst) return undefined;
  const { places = [], topic } = sentence;
  if (topic && verbAlone(sentence.keys, pack) === verb)
    return { choices: [{ who: { ...topic, isPronoun: true }, share: GOES_ON }], isNamed: false };
  const place = places.find(({ kind, first }) => kind === "verb" && first <= verb && verb - first <= GROUP);
  return place && doing(place);
}
