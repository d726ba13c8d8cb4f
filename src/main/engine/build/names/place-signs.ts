/** Whether a name is a place or a person: what labels, neighbours, endings and name lists say, as differences of logarithms. */
import type { ChunkedText, Mention, NameType } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import type { NameLists } from "../tagger/features";
import { stemsOf } from "../tagger/stems";
import type { Base } from "./bases";
import { isGivenName } from "./gender";
import { isKin, isKinOfSomebody, isNamedKin, isToldBefore } from "./kin-signs";
import { isWordOf } from "./no-names";
import { isSelfNamed } from "./self-named";
import { tokenText } from "./token-text";

/** What an inflected form's label counts, for the tagger takes feminine genitives for places; and what a name counts that it did not see. */
export const WEAK_VOTE = 0.4;

/** How much likelier a sign makes a place than a person; below 0 a person. Estimated by eye on ELTeC's novels. */
const SIGNS = {
  label: 0.8,
  within: 3,
  placeNoun: 2.5,
  genitiveOf: 0.3,
  with: -2.8,
  towards: 0.8,
  bare: -0.5,
  personWord: -3,
  object: -1.2,
  doubled: -2.8,
  called: -2,
  acts: -1.1,
  vocative: -2.5,
  masculineGenitive: 0.8,
  listed: 1.6,
  listedAbroad: 1,
  beside: 0.7,
};
/** Labels of one name are no independent witnesses: of many, each counts less. */
export const PLAIN_PERSON = SIGNS.personWord;
const DAMPING = 0.1;
/** Pronouns that stand behind whoever acts. */
const ACTS = /^(?:isi|ii|il|si-|nu|n-|o|his|her)$/;

export interface Votes extends Record<NameType, number> {
  /** Sum of the signs for a place rather than a person. */
  place: number;
  /** How often its neighbours say plainly that it is a person. */
  person: number;
}

/** What a mention's neighbours and ending say. */
export function signOf(
  text: ChunkedText,
  { first, end, sentence }: Mention,
  base: Base | undefined,
  pack: LanguagePack,
): number {
  const opens = first === text.tokens.sentences[sentence]!;
  const before = opens ? "" : keyOf(tokenText(text, first - 1));
  // "doamnei de Mavrichi"
  const titled = before === "de" ? keyOf(tokenText(text, first - 2)) : before;
  const after = keyOf(tokenText(text, end));
  // "lui" stands before men; "of" before anybody and any place.
  const isPerson =
    (pack.possessive.has(before) && !pack.ownFirst) ||
    isWordOf(pack.titles, titled, pack) ||
    isWordOf(pack.personNouns, before, pack) ||
    isKin(before, pack) ||
    (after === "," && isKin(keyOf(tokenText(text, end + 1)), pack)) ||
    isKinOfSomebody(text, end, pack) ||
    isNamedKin(text, first, pack) ||
    pack.speech.test(before) ||
    pack.speech.test(after) ||
    isSelfNamed(text, first, pack);
  if (isPerson) return SIGNS.personWord;
  if (isToldBefore(text, first, pack)) return SIGNS.personWord;
  if (isWordOf(pack.placeNouns, before, pack)) return base ? SIGNS.genitiveOf : SIGNS.placeNoun;
  if (pack.placePrepositions.has(before)) return SIGNS.within;
  if (pack.towards.has(before) || before === "dela") return SIGNS.towards;
  if (/^[,—–-]?$/.test(before) && after === "!") return SIGNS.called;
  if (before === "cu" || before === "with") return SIGNS.with;
  if (isDoubled(text, first, pack)) return SIGNS.doubled;
  if (pack.personWords.has(before)) return SIGNS.object;
  if (ACTS.test(after)) return SIGNS.acts;
  return base ? endingSign(base) : SIGNS.bare;
}

/** "l-a luat de bărbat [pe] Dan", "îl văzu [pe] Dan": what a pronoun before the verb names as well is hardly ever a place. */
function isDoubled(text: ChunkedText, first: number, { objectMarks }: LanguagePack): boolean {
  if (!objectMarks.has(keyOf(tokenText(text, first - 1)))) return false;
  for (let at = first - 2; at >= Math.max(0, first - 2 - DOUBLED); at--) {
    const key = keyOf(tokenText(text, at));
    if (/^(?:il|l-|-l)$/.test(key)) return true;
    if (!/^[a-z-]+$/.test(key)) return false;
  }
  return false;
}
/** Words between such a pronoun and "pe" at most. */
const DOUBLED = 5;

/** People are called, and their genitive is "lui Ion"; rivers and towns have "Aradului". */
function endingSign({ kind, words }: Base): number {
  if (kind === "vocative") return SIGNS.vocative;
  return words.endsWith("-ului") ? SIGNS.masculineGenitive : 0;
}

/** What the first word of a full name says: "Vasile Baciu" is a person. */
export function givenSign(first: string, lists: NameLists): number {
  return (lists.get("F")?.has(first) ?? false) ? -SIGNS.listed : 0;
}

/** What the last word of a name says, in Romanian the first: "Ashcombe Priory" is a place; "Annie Hall" is named as people are. */
export function headSign(
  parts: readonly string[],
  { placeHeads, placeNouns, ownFirst }: LanguagePack,
): number {
  // "Valea Seacă", "Podul de Os"
  if (!ownFirst && placeNouns.has(parts[0]!)) return SIGNS.within;
  return placeHeads.has(parts.at(-1)!) && !isGivenName(parts[0]!) ? SIGNS.within : 0;
}

/** What the types of the names say that it stands in a row with: "Tecuci, Orhei și Baia". */
export function rowSign(neighbours: readonly (NameType | undefined)[]): number {
  return neighbours.reduce(
    (sum, type) => sum + (type === "LOC" ? SIGNS.beside : type === "PER" ? -SIGNS.beside : 0),
    0,
  );
}

/** What the labels of all its mentions say together. */
export function labelSign({ PER, LOC, ORG }: Votes): number {
  return (SIGNS.label * (LOC - PER)) / (1 + DAMPING * (PER + LOC + ORG));
}

/** What name lists say of a name once, however often it stands: a place and no given name, or the other way round. */
export function listSign(family: string, lists: NameLists): number {
  const bases = [family, ...stemsOf(family)];
  const has = (letter: string): boolean => bases.some((base) => lists.get(letter)?.has(base) ?? false);
  const isGiven = has("F") || has("A");
  const isPlace = has("P") || has("C");
  if (isPlace === isGiven) return 0;
  if (isPlace) return SIGNS.listed;
  return has("F") ? -SIGNS.listed : -SIGNS.listedAbroad;
}
