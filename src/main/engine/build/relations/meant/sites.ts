/** Where a sentence may speak of somebody without a name: pronouns, possessives, nouns that take somebody up, and Romanian verbs without a subject. */
import type { LanguagePack } from "../../language/pack";
import { words } from "../../language/words";
import { GOVERNORS, isBreak, isClauseWord } from "../clause";
import type { Sentence } from "../sentence";

export interface Site {
  /** Tokens of the sentence; a verb without a subject has an empty place before it. */
  readonly first: number;
  readonly end: number;
  readonly kind: "subject" | "object" | "dative" | "owner" | "noun" | "verb";
  /** Undefined where its form says neither. */
  readonly gender: "f" | "m" | undefined;
  /** What tells it: the pronoun, the noun's beginning, the verb. */
  readonly word: string;
}

type Form = Pick<Site, "kind" | "gender">;

function forms(
  rows: readonly (readonly [string, Site["kind"], Site["gender"]])[],
): ReadonlyMap<string, Form> {
  return new Map(
    rows.flatMap(([keys, kind, gender]) => [...words(keys)].map((key) => [key, { kind, gender }])),
  );
}

/** Without hyphens: "l-" and "-l" are one. */
const FORMS: Readonly<Record<LanguagePack["code"], ReadonlyMap<string, Form>>> = {
  ro: forms([
    ["el acesta dansul", "subject", "m"],
    ["ea aceasta dansa", "subject", "f"],
    ["il l", "object", "m"],
    ["o", "object", "f"],
    ["ii i", "dative", undefined],
    ["lui acestuia dansului", "owner", "m"],
    ["ei acesteia dansei", "owner", "f"],
    ["sau sa su", "owner", undefined],
  ]),
  en: forms([
    ["he", "subject", "m"],
    ["she", "subject", "f"],
    ["him", "object", "m"],
    ["his", "owner", "m"],
    ["her", "owner", "f"],
  ]),
};
/** Behind a noun with its article "sa" is hers or his; else it is "să". */
const NOUN_WITH_ARTICLE = /(?:a|ei|ii|ul|le|lui)$/;
/** So many letters of a noun say who is meant: "fierarul" beside "un fierar". */
const STEM = 5;
const SHORTEST = 3;
/** Nouns by which anybody may be taken up. */
const ANYBODY = {
  women: words("fata femeia baba vaduva copila batrana girl woman lady widow"),
  men: words("baiatul barbatul omul mosul flacaul boy man lad fellow"),
  either: words("copilul strainul strainu orfanul child stranger youth"),
};
const PRONOUN = /^(?:his|her|its|their|my|your|our|this|that|some|same|other)$/;

export function stemOf(key: string): string {
  return key.slice(0, STEM);
}

/** In order; `isTakenUp` says whether somebody near was called by a noun of that beginning. */
export function sitesOf(
  sentence: Sentence,
  pack: LanguagePack,
  isTakenUp: (stem: string) => boolean,
): Site[] {
  const { keys, mentions } = sentence;
  const found: Site[] = [];
  const isNamed = (at: number): boolean => mentions.some(({ first, end }) => first <= at && at < end);
  for (const at of keys.keys()) {
    if (isNamed(at)) continue;
    const verb = pack.ownFirst ? undefined : verbAt(keys, at);
    const isSubjectNamed = mentions.some(({ type, end }) => type === "PER" && end === at);
    if (verb !== undefined && !isSubjectNamed)
      found.push({ first: at, end: at, kind: "verb", gender: undefined, word: verb });
    const one = pronounAt(sentence, at, pack) ?? nounAt(sentence, at, pack, isTakenUp);
    if (one && !isNamed(one.end)) found.push(one);
  }
  return found;
}

function pronounAt({ keys }: Sentence, at: number, pack: LanguagePack): Site | undefined {
  const word = keys[at]!.replaceAll(/^-|-$/g, "");
  const form = FORMS[pack.code].get(word);
  if (!form) return undefined;
  const next = keys[at + 1] ?? ".";
  const isBehind = !pack.ownFirst && /^s/.test(word) && !NOUN_WITH_ARTICLE.test(keys[at - 1] ?? "");
  if (form.kind === "owner" && isBehind) return undefined;
  // "her brother" has her as owner, "saw her and" as object.
  const isAlone = isBreak(next) || GOVERNORS.has(next) || pack.joints.has(next) || pack.light.has(next);
  const kind = word === "her" && (isAlone || GIVEN.test(next)) ? "object" : form.kind;
  return { first: at, end: at + 1, kind, gender: form.gender, word };
}

/** "told her the truth", "told her that …": behind these "her" is no owner. */
const GIVEN =
  /^(?:a|an|the|that|how|what|when|where|why|who|some|all|everything|nothing|something|no|there|his|their|it|so)$/;

function nounAt(
  { keys, mentions }: Sentence,
  at: number,
  pack: LanguagePack,
  isTakenUp: (stem: string) => boolean,
): Site | undefined {
  const first = at;
  if (pack.ownFirst && keys[at++] !== "the") return undefined;
  while (pack.ownFirst && pack.qualities.has(keys[at] ?? "")) at++;
  const word = keys[at] ?? "";
  if (word.length < SHORTEST || PRONOUN.test(word)) return undefined;
  if (!pack.ownFirst && !/(?:ul|a|ului|ei|iei)$/.test(word)) return undefined;
  const { women, men } = pack.takingUp;
  const isHer = women.has(word) || ANYBODY.women.has(word);
  const gender = isHer ? "f" : men.has(word) || ANYBODY.men.has(word) ? "m" : undefined;
  const isBearer = mentions.some((one) => one.first === at + 1);
  const isKnown = pack.personNouns.has(word) || ANYBODY.either.has(word) || isTakenUp(stemOf(word));
  if (isBearer || (!gender && !isKnown)) return undefined;
  const byEnding = pack.ownFirst ? undefined : /(?:ul|ului)$/.test(word) ? "m" : undefined;
  return { first, end: at + 1, kind: "noun", gender: gender ?? byEnding, word: stemOf(word) };
}

/** Before a Romanian verb, part of it. */
const CLITICS = words(
  "nu n- n il l- ii i- o le li se s- isi si- mai a au m- te ne va fusese fost fi -l -o -i",
);
const FINITE = words("era este e avea are fu fuse vru voia putea stia zise spuse facu lua dadu");
const VERB = /^.{2,}(?:ea|ia|ase|ise|use|sese|uia|eaza|este|i|u|a|se)$/;
const BEHIND_CLITICS = /^.{2,}(?:a|e|i|u|t|s)$/;
/** A verb's subject stands at most so far before it. */
const OPENING = 6;

/** The verb of a group of words that begins here and may have no subject. */
function verbAt(keys: readonly string[], at: number): string | undefined {
  if (CLITICS.has(keys[at - 1] ?? "")) return undefined;
  let place = at;
  while (CLITICS.has(keys[place] ?? "")) place++;
  const verb = keys[place] ?? "";
  const opening = clauseBefore(keys, at);
  if (opening.length > OPENING) return undefined;
  if (place > at) return FINITE.has(verb) || BEHIND_CLITICS.test(verb) ? verb : undefined;
  return FINITE.has(verb) || (opening.length < 2 && VERB.test(verb) && verb.length > SHORTEST)
    ? verb
    : undefined;
}

/** The words of a clause before one of its places. */
export function clauseBefore(keys: readonly string[], at: number): readonly string[] {
  let from = at;
  while (
    from > 0 &&
    !isBreak(keys[from - 1]!) &&
    !isClauseWord(keys[from - 1]!) &&
    !JOINS.test(keys[from - 1]!)
  )
    from--;
  return keys.slice(from, at);
}
const JOINS = /^(?:si|and|dar|iar|but|or|ori)$/;
