/** Where a noun of kin stands with a possessive and a name: "fiica sa Persida", "her sister Jane", "Caliopi, fata lui,". */
import type { LanguagePack } from "../language/pack";
import { GOVERNORS, isBreak, objectStart } from "./clause";
import { isNamedBy } from "./kin-behind";
import type { KinNoun } from "./kin-noun";
import { predicateNoun } from "./predicate-kin";
import type { Sentence, SentenceMention } from "./sentence";

export interface OwnNoun {
  /** The possessive's word. */
  readonly own: string;
  readonly noun: KinNoun;
  /** Where the whole begins. */
  readonly start: number;
}

/** Between a possessive before its noun and the name behind it. */
const MOST_BETWEEN = 6;

/** The noun and possessive that say whose kin a name's bearer is. */
export function ownNounOf(
  sentence: Sentence,
  bearer: SentenceMention,
  pack: LanguagePack,
): OwnNoun | undefined {
  const found = pack.ownFirst ? ownBefore(sentence, bearer, pack) : ownBehind(sentence, bearer, pack);
  return found ?? apposed(sentence, bearer, pack) ?? predicateNoun(sentence, bearer, pack);
}

/** "fiica sa Persida", "nevasta lui, lelea Ilinca,": the possessive behind the noun, the name behind both. */
function ownBehind(sentence: Sentence, kin: SentenceMention, pack: LanguagePack): OwnNoun | undefined {
  const { keys } = sentence;
  let start = objectStart(sentence, kin, pack);
  // "fratele său, pe nume Radu"; but "muma ei cu Hubăr" are two.
  if (!GOVERNORS.has(keys[start - 1] ?? "")) while (pack.naming.has(keys[start - 1] ?? "")) start--;
  // "bărbatul ei, inginerul Matei"
  if (keys[start - 2] === "," && TRADE.test(keys[start - 1]!)) start--;
  // "nevasta lui, Safta, era …": without the comma it is Safta's wife.
  const isApart = keys[start - 1] === "," && isBreak(keys[kin.end] ?? ".");
  const bare = isApart && sentence.narrator ? nounAt(sentence, start - 2, pack) : undefined;
  // "Tata, Nistor Vasiliu, …": who tells it needs no possessive.
  if (bare && pack.nearestKin.test(keys[start - 2]!))
    return { own: [...pack.mine][0]!, noun: bare, start: start - 2 };
  const place = isApart ? beforeQualities(keys, start - 2, pack) : start - 1;
  const own = keys[place] ?? "";
  // "soră-sa, cucoana Catinca,"
  const suffixed = suffixedKin(own, pack);
  if (suffixed && isApart) return { own: suffixed.own, noun: { ...suffixed.noun, place }, start };
  if (!isPossessive(own, pack)) return undefined;
  if (pack.possessive.has(own) && !isApart) return undefined;
  // "un unchi [al] său, popa Ilie"
  const noun = nounAt(sentence, OF_ITS_OWN.test(keys[place - 1] ?? "") ? place - 2 : place - 1, pack);
  return noun && { own, noun, start };
}
const OF_ITS_OWN = /^(?:al|a|ai|ale)$/;
const TRADE = /.{3}(?:ul|a)$/;

/** A noun of kin with its possessive in one word: "frate-său", "soră-sa". */
export function suffixedKin(
  key: string,
  pack: LanguagePack,
): { readonly key: string; readonly own: string; readonly noun: LanguagePack["kin"][number] } | undefined {
  const [, start, own] = /^(.{2,}-)(sa|su|sau|so)$/.exec(key) ?? [];
  if (start === undefined || own === undefined) return undefined;
  const noun = pack.kin.find(({ word }) => word.test(start) || word.test(start.slice(0, -1)));
  return noun && { key: start, own: own === "so" ? "sa" : own, noun };
}

/** "fiica lui [cea mare], Ana", "fetița lor [de șase ani], Ana": the place of the possessive. */
function beforeQualities(keys: readonly string[], last: number, pack: LanguagePack): number {
  let place = last;
  if (keys[place] === "ani" && keys[place - 2] === "de") place -= 3;
  while (pack.qualities.has(keys[place] ?? "") && !isPossessive(keys[place]!, pack)) place--;
  return place;
}

/** "her dear sister Jane", "his aunt, Lady Catherine,": the possessive before the noun. */
function ownBefore(sentence: Sentence, kin: SentenceMention, pack: LanguagePack): OwnNoun | undefined {
  const { keys } = sentence;
  if (kin.isOblique) return undefined;
  for (let place = kin.first - 1; place > Math.max(0, kin.first - MOST_BETWEEN); place--) {
    const noun = nounAt(sentence, place, pack);
    if (!noun) continue;
    let at = place - 1;
    while (pack.qualities.has(keys[at] ?? "")) at--;
    const own = keys[at] ?? "";
    return isPossessive(own, pack) && isNamedBy(sentence, place, kin, pack)
      ? { own, noun, start: at }
      : undefined;
  }
  return undefined;
}

/** "Caliopi, fata lui, …", "Jane, his eldest sister, …": the noun behind the name, with nothing more between two breaks. */
function apposed(sentence: Sentence, bearer: SentenceMention, pack: LanguagePack): OwnNoun | undefined {
  const { keys } = sentence;
  // "Luțica fiica lor și …"
  const noComma = pack.ownFirst ? undefined : nounAt(sentence, bearer.end, pack);
  const whose = keys[bearer.end + 1] ?? "";
  if (noComma && pack.theirs.has(whose) && agrees(keys[bearer.end]!, bearer, pack))
    return { own: whose, noun: noComma, start: bearer.first };
  if (keys[bearer.end] !== "," || isListed(sentence, bearer)) return undefined;
  const words = keys.slice(bearer.end + 1, bearer.end + 1 + MOST_BETWEEN);
  const end = words.findIndex(isBreak);
  const inside = words.slice(0, end < 0 ? undefined : end);
  const row = inside.findIndex((word) => pack.kin.some((kin) => kin.word.test(word)));
  const noun = row < 0 ? undefined : nounAt(sentence, bearer.end + 1 + row, pack);
  const others = inside.filter((_, at) => at !== row && !pack.qualities.has(inside[at]!));
  const [own = ""] = others;
  const isWhole = end >= 0 || bearer.end + 1 + inside.length === keys.length;
  // "Ana, sora lui, și Dan" may be three.
  const goesOn = words[end] === "," && /^(?:si|and)$/.test(keys[bearer.end + 2 + end] ?? "");
  if (!noun || others.length !== 1 || !isPossessive(own, pack) || !isWhole || goesOn) return undefined;
  const isInOrder = pack.ownFirst ? inside.indexOf(own) < row : inside.indexOf(own) === row + 1;
  return isInOrder && agrees(inside[row]!, bearer, pack) ? { own, noun, start: bearer.first } : undefined;
}

/** Whether a name right before, parted by a comma, makes it one of a list. */
function isListed({ keys, mentions }: Sentence, { first }: SentenceMention): boolean {
  return keys[first - 1] === "," && mentions.some(({ end }) => end === first - 1);
}

/** Whether a noun of kin can be said of somebody whose gender the work shows. */
function agrees(noun: string, { gender }: SentenceMention, pack: LanguagePack): boolean {
  return (
    gender === undefined || pack.eitherKin.test(noun) || pack.feminineKin.test(noun) === (gender === "f")
  );
}

function isPossessive(own: string, pack: LanguagePack): boolean {
  return pack.own.has(own) || pack.mine.has(own) || pack.theirs.has(own);
}

function nounAt({ keys }: Sentence, place: number, pack: LanguagePack): KinNoun | undefined {
  const noun = pack.kin.find(({ word }) => word.test(keys[place] ?? ""));
  return noun && { ...noun, place };
}
