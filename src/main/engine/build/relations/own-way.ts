/** Where who speaks or tells a story was, or went: "M-am născut la Sulina", "I was born in York", "am plecat la Arad". */
import type { LanguagePack } from "../language/pack";
import { isAsserted, isBreak, isClauseWord, isQuestion, ORIGIN, wayOf, type Finding } from "./clause";
import { tellerOf, type Sentence, type SentenceMention } from "./sentence";

/** Between the verb and its place so many words at most: "am plecat [apoi cu trenul] la Arad". */
const FAR = 4;

export function ownWay(sentence: Sentence, pack: LanguagePack): Finding[] {
  const teller = tellerOf(sentence);
  if (!teller || isQuestion(sentence)) return [];
  return sentence.mentions.flatMap((place) => {
    const way = place.type === "LOC" && !place.isOblique ? wayTo(sentence, place, pack) : undefined;
    return way ? [{ source: teller, target: place, ...way, confidence: 0.85 }] : [];
  });
}

function wayTo(
  sentence: Sentence,
  { first }: SentenceMention,
  pack: LanguagePack,
): Pick<Finding, "relation" | "rule"> | undefined {
  const { keys } = sentence;
  const governor = keys[first - 1] ?? "";
  if (ORIGIN.has(keys[first - 2] ?? "")) return undefined;
  for (let verb = first - 2; verb >= Math.max(0, first - 2 - FAR); verb--) {
    const key = keys[verb]!;
    if (isBreak(key) || isClauseWord(key)) return undefined;
    const relation = wayOf(key, governor, pack);
    if (!relation) continue;
    const isOwn = isOfTeller(keys, verb, pack) && isAsserted(sentence, verb, pack);
    if (!isOwn) return undefined;
    return { relation, rule: `where who tells it ${relation === "LOCATED_IN" ? "was" : "went"}` };
  }
  return undefined;
}
const BEFORE = 4;

/** Whether the words right before a verb say that who tells it did it: "m-am", "ne-am", "I was". */
function isOfTeller(keys: readonly string[], verb: number, pack: LanguagePack): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - BEFORE); at--) {
    const key = keys[at]!;
    if (pack.iMyself.has(key)) return true;
    if (!pack.light.has(key) && !pack.passiveVerbs.has(key)) return false;
  }
  return false;
}
