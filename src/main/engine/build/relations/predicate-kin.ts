/** "Ion era fratele ei", "Surilă a rămas tovarășul lui", "Tom was her brother": what a name is said to be to whom a possessive means. */
import type { LanguagePack } from "../language/pack";
import { GOVERNORS, isAsserted, isBreak, isClauseWord, isQuestion, isSubject } from "./clause";
import type { KinNoun } from "./kin-noun";
import type { Sentence, SentenceMention } from "./sentence";

/** The possessive, its noun, and where the whole begins. */
interface PredicateNoun {
  readonly own: string;
  readonly noun: KinNoun;
  readonly start: number;
}

/** Between the name and the noun so many words at most: "a rămas de atunci". */
const FAR = 6;

export function predicateNoun(
  sentence: Sentence,
  bearer: SentenceMention,
  pack: LanguagePack,
): PredicateNoun | undefined {
  const { keys } = sentence;
  if (!isSubject(sentence, bearer) || isQuestion(sentence)) return undefined;
  let isBeing = false;
  for (let at = bearer.end; at < bearer.end + FAR; at++) {
    const key = keys[at] ?? "";
    const noun = isBeing ? nounOf(keys, at, pack) : undefined;
    const own = keys[pack.ownFirst ? at - 1 : at + 1] ?? "";
    if (noun)
      return pack.own.has(own) && isAsserted(sentence, at, pack) && isWhole(keys, at, pack)
        ? { own, noun, start: bearer.first }
        : undefined;
    if (isBeingWord(key, pack)) isBeing = true;
    else if (!mayStandBetween(key, pack)) return undefined;
  }
  return undefined;
}

/** "was his brother officer" says no brother: in English another noun may stand behind. */
function isWhole(keys: readonly string[], place: number, pack: LanguagePack): boolean {
  const next = keys[place + 1] ?? ".";
  return (
    !pack.ownFirst || isBreak(next) || isClauseWord(next) || GOVERNORS.has(next) || pack.joints.has(next)
  );
}

function nounOf(keys: readonly string[], place: number, pack: LanguagePack): KinNoun | undefined {
  const noun = pack.kin.find(({ word }) => word.test(keys[place] ?? ""));
  return noun && { ...noun, place };
}

function isBeingWord(key: string, pack: LanguagePack): boolean {
  return (
    pack.copula.has(key) || /^(?:fost|ramas|ramase|ramasese|deveni|devenit|became|remained|been)$/.test(key)
  );
}

function mayStandBetween(key: string, pack: LanguagePack): boolean {
  const isOwner = pack.ownFirst && pack.own.has(key);
  return (
    isOwner || pack.light.has(key) || pack.qualities.has(key) || pack.withCopula.has(key) || key === "de"
  );
}
