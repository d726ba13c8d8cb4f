/** Who is told to say what a paragraph of speech says: "zise [boierul]", "răspunse cu blîndețe [medelnicerul]", "[he] said", "said [the boy]". */
import type { LanguagePack } from "../../language/pack";
import { isBreak } from "../clause";
import type { Sentence, SentenceMention } from "../sentence";

/** A speaker by name or role, or only by a pronoun, or by nothing at all: "i-a zis". */
export interface Tag {
  readonly verb: number;
  readonly who: SentenceMention | undefined;
  /** By a pronoun, or a noun that takes somebody up. */
  readonly gender: "f" | "m" | undefined;
  /** Of whom it is said to, by a pronoun beside the verb: "o întrebă". */
  readonly toWhom?: "f" | "m" | undefined;
}

/** Between a verb of saying and who says it so many words at most. */
const FAR = 3;

/** The first tag of a sentence of speech; undefined where none is told. */
export function tagIn(sentence: Sentence, pack: LanguagePack): Tag | undefined {
  const { keys } = sentence;
  for (const [verb, key] of keys.entries()) {
    if (!pack.speech.test(key)) continue;
    const tag = pack.ownFirst
      ? (behind(sentence, verb, pack) ?? rightBefore(sentence, verb, pack))
      : isBehindWords(keys, verb, pack)
        ? (behind(sentence, verb, pack) ?? { verb, who: undefined, gender: undefined })
        : undefined;
    if (tag && isOutside(keys, verb, pack)) return { ...tag, toWhom: genderOfObject(keys, verb, pack) };
  }
  return undefined;
}

/** Romanian: right behind what ends or parts the words said, with what belongs to the verb before it. */
function isBehindWords(keys: readonly string[], verb: number, pack: LanguagePack): boolean {
  let at = verb - 1;
  while (at > 0 && verb - at <= FAR && pack.light.has(keys[at]!)) at--;
  return at > 0 ? isBreak(keys[at]!) || keys[at] === '"' : at < 0 || pack.light.has(keys[0]!);
}

/** English: not within the quotation. */
function isOutside(keys: readonly string[], verb: number, { ownFirst }: LanguagePack): boolean {
  if (!ownFirst) return true;
  const before = keys.slice(0, verb).filter((key) => key === '"').length;
  const behind = keys.slice(verb).filter((key) => key === '"').length;
  return before % 2 === 0 || (before % 2 === 1 && behind % 2 === 0);
}

/** "said she", "răspunse cu blîndețe medelnicerul", "zise, clipind, Ion" is not read. */
function behind({ keys, mentions }: Sentence, verb: number, pack: LanguagePack): Tag | undefined {
  for (let at = verb + 1; at <= verb + 1 + FAR && at < keys.length; at++) {
    const who = mentions.find(({ first, end }) => first <= at && at < end);
    // "răspunse fratele Anei": somebody else of hers.
    if (pack.kin.some(({ word }) => word.test(keys[at]!))) return undefined;
    if (who?.type === "PER" && !who.isOblique) return { verb, who, gender: undefined };
    const gender = genderOfPronoun(keys[at]!, pack) ?? genderOfNoun(keys, at, pack);
    if (gender) return { verb, who: undefined, gender };
    const isOther =
      who !== undefined || isBreak(keys[at]!) || /^(?:lui|catre|cu|to|pe|i|we|they)$/.test(keys[at]!);
    if (isOther && keys[at] !== "cu") return undefined;
  }
  return undefined;
}

/** "Ann said", "she said". */
function rightBefore({ keys, mentions }: Sentence, verb: number, pack: LanguagePack): Tag | undefined {
  const who = mentions.find(({ end, first }) => end === verb && end > first);
  if (who?.type === "PER") return { verb, who, gender: undefined };
  const gender = genderOfPronoun(keys[verb - 1] ?? "", pack);
  return gender && { verb, who: undefined, gender };
}

/** "zise bătrâna", "said the boy". */
function genderOfNoun(
  keys: readonly string[],
  at: number,
  { takingUp, ownFirst }: LanguagePack,
): "f" | "m" | undefined {
  if (ownFirst && keys[at - 1] !== "the") return undefined;
  return takingUp.women.has(keys[at]!) ? "f" : takingUp.men.has(keys[at]!) ? "m" : undefined;
}

/** "o întrebă", "îl întrebă". */
function genderOfObject(
  keys: readonly string[],
  verb: number,
  { objects: { men, women }, light, ownFirst }: LanguagePack,
): "f" | "m" | undefined {
  for (let at = verb - 1; !ownFirst && at >= 0 && light.has(keys[at]!); at--) {
    if (women.has(keys[at]!)) return "f";
    if (men.has(keys[at]!) && keys[at] !== "i-") return "m";
  }
  return undefined;
}

const ROMANIAN: Readonly<Record<"f" | "m", ReadonlySet<string>>> = {
  f: new Set(["ea", "dansa", "aceasta"]),
  m: new Set(["el", "dansul", "acesta"]),
};

function genderOfPronoun(key: string, { ownFirst }: LanguagePack): "f" | "m" | undefined {
  if (ownFirst) return key === "she" ? "f" : key === "he" ? "m" : undefined;
  return ROMANIAN.f.has(key) ? "f" : ROMANIAN.m.has(key) ? "m" : undefined;
}
