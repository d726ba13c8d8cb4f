/** "Aneta mi-a fost prietenă", "Ion îmi e frate": what somebody is to whoever speaks or tells it. */
import type { LanguagePack } from "../language/pack";
import { isAsserted, isQuestion, isSubject, type Finding } from "./clause";
import { tellerOf, type Sentence } from "./sentence";

/** Between the pronoun and the noun so many words at most: "mi-a fost mereu cea mai bună prietenă". */
const FAR = 6;

export function dativeKin(sentence: Sentence, pack: LanguagePack): Finding[] {
  const teller = tellerOf(sentence);
  if (!teller || isQuestion(sentence)) return [];
  const { keys, mentions } = sentence;
  return mentions.flatMap((bearer) => {
    if (bearer.type !== "PER" || bearer.chain === teller.chain || !isSubject(sentence, bearer)) return [];
    if (!pack.toMe.has(keys[bearer.end] ?? "") || !isAsserted(sentence, bearer.end, pack)) return [];
    const place = nounBehind(keys, bearer.end + 1, pack);
    const noun = pack.kin.find(({ word }) => word.test(keys[place] ?? ""));
    if (!noun || pack.possessive.has(keys[place + 1] ?? "")) return [];
    const [source, target] = noun.isParent ? [teller, bearer] : [bearer, teller];
    return [
      {
        source,
        relation: noun.relation,
        target,
        rule: `noun “${keys[place]!}”, to who tells it`,
        confidence: 0.9,
      },
    ];
  });
}

/** Where a noun of kin stands behind a verb of being, with nothing but what belongs to either between; −1 where none does. */
function nounBehind(keys: readonly string[], from: number, pack: LanguagePack): number {
  let [at, isBeing] = [from, false];
  for (; at < from + FAR; at++) {
    const key = keys[at] ?? "";
    if (pack.copula.has(key) || pack.passiveVerbs.has(key)) isBeing = true;
    else if (!pack.light.has(key) && !pack.qualities.has(key) && !pack.withCopula.has(key)) break;
  }
  return isBeing ? at : -1;
}
