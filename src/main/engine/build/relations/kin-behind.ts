/** Kin behind a genitive: "Mr. Bennet's second daughter, Elizabeth", "Georgiana, Darcy's sister". */
import type { LanguagePack } from "../language/pack";
import { isBreak, isQuestion, isSubject, objectStart } from "./clause";
import type { KinNoun } from "./kin-noun";
import type { Sentence, SentenceMention } from "./sentence";

export interface BearerOfNoun {
  readonly noun: KinNoun;
  readonly bearer: SentenceMention;
}

/** Whom the noun behind a genitive names: the name right behind the noun, or the one before the genitive. */
export function kinBehind(sentence: Sentence, at: number, pack: LanguagePack): BearerOfNoun | undefined {
  const { keys, mentions } = sentence;
  const possessor = mentions[at]!;
  if (!possessor.isOblique) return undefined;
  let place = possessor.end;
  while (pack.qualities.has(keys[place] ?? "")) place++;
  const kin = pack.kin.find(({ word }) => word.test(keys[place] ?? ""));
  if (!kin) return undefined;
  const noun = { ...kin, place };
  const after = mentions[at + 1];
  if (after && isNamedBy(sentence, place, after, pack)) return { noun, bearer: after };
  const before = mentions[at - 1];
  return before?.type === "PER" && isToldOf(sentence, before, possessor, place, pack)
    ? { noun, bearer: before }
    : undefined;
}

/** Whether only a comma and titles part a noun of kin from a name, which no list goes on behind. */
export function isNamedBy(
  { keys, mentions }: Sentence,
  place: number,
  { first, end, type }: SentenceMention,
  pack: LanguagePack,
): boolean {
  if (first <= place) return false;
  const between = keys.slice(place + 1, first);
  const isApart = between[0] === ",";
  const names = isApart ? between.slice(1) : between;
  if (type !== "PER" || !names.every((key) => pack.titles.has(key) || pack.naming.has(key))) return false;
  const next = keys[end] ?? "";
  const goesOn = next === "," && mentions.some((other) => other.first === end + 1);
  // "his wife, Ana, and Tom" may be three; "his wife, Ana, and their clerk" are two.
  const isThird =
    keys[end + 1] === "and" && mentions.some((other) => other.first - end <= 3 && other.first > end);
  return !isApart || (isBreak(next === "" ? "." : next) && !goesOn && !isThird);
}

/** "Georgiana, Darcy's sister, …", "Jane was Elizabeth's sister": nothing else between, and no name behind. */
function isToldOf(
  sentence: Sentence,
  before: SentenceMention,
  possessor: SentenceMention,
  place: number,
  pack: LanguagePack,
): boolean {
  const { keys } = sentence;
  const between = keys.slice(before.end, objectStart(sentence, possessor, pack));
  const isWhole = isBreak(keys[place + 1] ?? ".");
  if (!isWhole || between.length !== 1 || isQuestion(sentence) || before.isOblique) return false;
  return (
    (between[0] === "," && place + 1 < keys.length) ||
    (pack.copula.has(between[0]!) && isSubject(sentence, before))
  );
}
