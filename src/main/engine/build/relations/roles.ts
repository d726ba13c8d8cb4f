/** Trades and ranks by which a work calls one person alone: "boierul Arghir", "un morar pe nume Toderaș", "un argat, pe Gligan". */
import type { LinkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { genderOf } from "../names/gender";
import { isWordOf } from "../names/no-names";
import { introducedBy } from "./introduced";
import type { SentenceMention } from "./sentence";

/** Whom a noun stands for, and in which form. */
export interface Role extends Pick<SentenceMention, "chain" | "isFeminine" | "gender"> {
  readonly isOblique: boolean;
  /** Without its article, as behind "pe". */
  readonly isBare: boolean;
}

/** By the folded noun. `keyAt` is the folded word of a token. */
export function rolesOf(
  text: LinkedText,
  pack: LanguagePack,
  keyAt: (token: number) => string,
): ReadonlyMap<string, Role> {
  const bearers = new Map<string, Set<number>>();
  text.mentions.forEach(({ first, end, type, sentence }, at) => {
    if (type !== "PER") return;
    const from = text.tokens.sentences[sentence]!;
    const length = text.tokens.sentences[sentence + 1]! - from;
    const keys = Array.from({ length }, (_, row) => keyAt(from + row));
    const place = { start: first - from, end: end - from };
    for (const noun of nounsOf(keys, place, pack))
      if (mayStandFor(noun, pack)) bearers.set(noun, (bearers.get(noun) ?? new Set()).add(text.of[at]!));
  });
  return new Map(
    [...bearers].flatMap(([noun, chains]) =>
      chains.size === 1 ? formsOf(noun, text, [...chains][0]!, pack) : [],
    ),
  );
}

function mayStandFor(noun: string, { stopNames, takingUp }: LanguagePack): boolean {
  return !stopNames.has(noun) && !takingUp.men.has(noun) && !takingUp.women.has(noun);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The nouns by which a name is told: before it, or behind its comma. */
function nounsOf(keys: readonly string[], { start, end }: Place, pack: LanguagePack): string[] {
  const ahead = pack.ownFirst
    ? englishAhead(keys, start)
    : (articled(keys[start - 1] ?? "", pack) ?? withArticle(introducedBy({ keys }, start, pack)));
  return [ahead, pack.ownFirst ? englishBehind(keys, end) : behind(keys, end, pack)].filter(
    (noun) => noun !== undefined,
  );
}

/** "Stavri, [grecul] care …", "Manolache Drăgușescu, [medelnicerul] din Botoșani". */
function behind(keys: readonly string[], end: number, pack: LanguagePack): string | undefined {
  const noun = keys[end] === "," ? (keys[end + 1] ?? "") : "";
  const isTold = TRADE.test(noun) || (MASCULINE.test(noun) && pack.peoples.test(noun));
  return articled(noun, pack) ?? (isTold ? noun : undefined);
}
/** Who does something for a living: "medelnicerul", "croitorul". */
const TRADE = /..(?:ar|er|or|ist|aci|giu)ul$/;

/** "Mr. Voyle, the [attorney],", "Harriet, the young [governess], …". */
function englishBehind(keys: readonly string[], end: number): string | undefined {
  if (keys[end] !== "," || keys[end + 1] !== "the") return undefined;
  const at = [end + 2, end + 3].find((place) =>
    /^(?:[,.;:!?—-]|who|of|at|in|from|and)$/.test(keys[place + 1] ?? "."),
  );
  const noun = at === undefined ? undefined : keys[at];
  return noun !== undefined && NOUN.test(noun) ? noun : undefined;
}

/** "the harbour [master], Tobias Kell,", "an [attorney] named Voyle". */
function englishAhead(keys: readonly string[], start: number): string | undefined {
  const isApposed = keys[start - 1] === ",";
  const isNamed = /^(?:named|called)$/.test(keys[start - 1] ?? "");
  const noun = keys[start - 2] ?? "";
  const isOne = [start - 3, start - 4].some((at) => /^(?:the|a|an)$/.test(keys[at] ?? ""));
  return (isApposed || isNamed) && isOne && NOUN.test(noun) ? noun : undefined;
}
/** No ordinal, degree or kin: these are said of many. */
const NOUN =
  /^(?!(?:first|second|third|last|next|other|same|former|latter|eldest|youngest|elder|younger|only|oldest|father|mother|son|daughter|brother|sister|wife|husband|uncle|aunt|cousin|widow|child|baby|man|woman|people|town|village|house|place|day|year)$)[a-z]{4,}$/;

const MASCULINE = /[^aeiou]ul$|iul$/;

/** A noun for people with its article right before a name; kin is somebody else's, but who serves is called so. */
function articled(key: string, pack: LanguagePack): string | undefined {
  const kin = pack.kin.find(({ word }) => word.test(key));
  const isRole = kin
    ? kin.relation === SERVES
    : isWordOf(pack.personNouns, key, pack) || pack.titles.has(key);
  return (MASCULINE.test(key) || FEMININE.test(key)) && isRole ? key : undefined;
}
const FEMININE = /(?:oana|easa|asa|toarea|nica|ta|ana|ca|ba|aua)$/;
const SERVES = "WORKS_FOR";

function withArticle(noun: string | undefined): string | undefined {
  if (noun === undefined) return undefined;
  return noun.endsWith("a") ? noun : noun.endsWith("u") ? `${noun}l` : `${noun}ul`;
}

function formsOf(
  noun: string,
  { chains }: LinkedText,
  chain: number,
  { ownFirst }: LanguagePack,
): [string, Role][] {
  const gender = genderOf(chains[chain]!.signs);
  const role = { chain, gender, isFeminine: gender === "f", isOblique: false, isBare: false };
  if (ownFirst || !MASCULINE.test(noun)) return [[noun, role]];
  const bare = noun.slice(0, -2);
  return [
    [noun, role],
    [`${noun}ui`, { ...role, isOblique: true }],
    [bare, { ...role, isBare: true }],
  ];
}
