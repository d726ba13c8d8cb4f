/** Nouns of kin beside a capital: whoever has them, or is them, is a person. */
import type { ChunkedText, GenderSigns } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { NO_SIGNS, together } from "./gender";
import { tokenText } from "./token-text";

/** Between a noun of kin and the name it is told by so many words at most: "tatăl său care se numea Aldea". */
const NAMED_WITHIN = 5;

/** "fata Marei", "Todosia, văduva lui Maxim". */
export function isKin(key: string, pack: LanguagePack): boolean {
  return pack.kin.some(({ word }) => word.test(key));
}

/** "Rosa, nevasta lui Hansler", "Aldea tatăl lui Țandură": a noun of kin with its possessor stands behind the name. */
export function isKinOfSomebody(text: ChunkedText, end: number, pack: LanguagePack): boolean {
  const noun = tokenText(text, end) === "," ? end + 1 : end;
  const owner = tokenText(text, noun + 1);
  const isOwned = pack.possessive.has(keyOf(owner)) || pack.own.has(keyOf(owner)) || /^\p{Lu}/u.test(owner);
  return isOwned && isKin(keyOf(tokenText(text, noun)), pack);
}

/** What the nouns of kin beside a name say of it: "Aldea tatăl lui Țandură" and "fratele său Amza" are men. */
export function kinSigns(
  text: ChunkedText,
  { first, end }: { readonly first: number; readonly end: number },
  pack: LanguagePack,
): GenderSigns {
  if (pack.ownFirst) return NO_SIGNS;
  const behind = isKinOfSomebody(text, end, pack) ? tokenText(text, end) : "";
  const owner = keyOf(tokenText(text, first - 1));
  const isOwned = pack.own.has(owner) && !pack.possessive.has(owner);
  const before = isOwned ? signOf(keyOf(tokenText(text, first - 2)), pack) : NO_SIGNS;
  return together(before, signOf(keyOf(behind === "," ? tokenText(text, end + 1) : behind), pack));
}

function signOf(noun: string, pack: LanguagePack): GenderSigns {
  if (!isKin(noun, pack) || pack.eitherKin.test(noun)) return NO_SIGNS;
  return pack.feminineKin.test(noun) ? { women: KIN, men: 0 } : { women: 0, men: KIN };
}
/** A noun of kin says more than many endings. */
const KIN = 10;

/** "cumnatul lui Crăciun". */
export function hasKin(text: ChunkedText, first: number, pack: LanguagePack): boolean {
  const isOf = pack.possessive.has(keyOf(tokenText(text, first - 1)));
  return isOf && isKin(keyOf(tokenText(text, first - 2)), pack);
}

/** "mama-sa care se numea Voica": a verb of naming right before, and a noun of kin not far. */
export function isNamedKin(text: ChunkedText, first: number, pack: LanguagePack): boolean {
  if (!/^(?:numi?ea|numi?a|chema|numeste|cheama|named|called)$/.test(keyOf(tokenText(text, first - 1))))
    return false;
  for (let at = first - 2; at >= first - 1 - NAMED_WITHIN; at--) {
    if (isKin(keyOf(tokenText(text, at)), pack)) return true;
    if (!/^[\p{L}-]+$/u.test(tokenText(text, at))) return false;
  }
  return false;
}

/** "sora lui Gorgan, Vâlva", "her dragon, Emberlyn", "un fiu, pe Dan", "Mama, Ana,": kin or an animal, told by whose it is or by what it is, and then by its name. */
export function isToldBefore(text: ChunkedText, first: number, pack: LanguagePack): boolean {
  const comma = pack.objectMarks.has(keyOf(tokenText(text, first - 1))) ? first - 2 : first - 1;
  if (tokenText(text, comma) !== ",") return false;
  const before = Array.from({ length: TOLD }, (_, row) => keyOf(tokenText(text, comma - 1 - row)));
  const end = before.findIndex((key) => !/^[a-z-]+$/.test(key));
  const words = end < 0 ? before : before.slice(0, end);
  const at = words.findIndex((key) => isKin(key, pack) || pack.property.movables.test(key));
  if (at < 0) return false;
  const owner = pack.ownFirst ? words.slice(at + 1) : words.slice(0, at);
  const isOwned = owner.some((key) => pack.own.has(key) || pack.possessive.has(key) || pack.mine.has(key));
  return isOwned || pack.indefinite.has(words[at + 1] ?? "") || (at === 0 && isApposed(text, first, pack));
}

/** "Mama, Ana, era …": a bare noun of kin, and a second comma right behind the name and its surname. */
function isApposed(text: ChunkedText, first: number, { ownFirst }: LanguagePack): boolean {
  const end = /^\p{Lu}/u.test(tokenText(text, first + 1)) ? first + 2 : first + 1;
  return !ownFirst && tokenText(text, end) === ",";
}

/** Words before the comma that are looked at. */
const TOLD = 4;
