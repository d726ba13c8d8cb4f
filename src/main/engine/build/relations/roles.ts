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
  if (pack.ownFirst) return new Map();
  const bearers = new Map<string, Set<number>>();
  text.mentions.forEach(({ first, type, sentence }, at) => {
    if (type !== "PER") return;
    const from = text.tokens.sentences[sentence]!;
    const keys = Array.from({ length: first - from + 1 }, (_, row) => keyAt(from + row));
    const noun = articled(keys.at(-2) ?? "", pack) ?? withArticle(introducedBy({ keys }, first - from, pack));
    if (
      noun === undefined ||
      pack.stopNames.has(noun) ||
      pack.takingUp.men.has(noun) ||
      pack.takingUp.women.has(noun)
    )
      return;
    bearers.set(noun, (bearers.get(noun) ?? new Set()).add(text.of[at]!));
  });
  return new Map(
    [...bearers].flatMap(([noun, chains]) => (chains.size === 1 ? formsOf(noun, text, [...chains][0]!) : [])),
  );
}

const MASCULINE = /[^aeiou]ul$|iul$/;

/** A noun for people with its article right before a name; kin is somebody else's, but who serves is called so. */
function articled(key: string, pack: LanguagePack): string | undefined {
  const kin = pack.kin.find(({ word }) => word.test(key));
  const isRole = kin
    ? kin.relation === SERVES
    : isWordOf(pack.personNouns, key, pack) || pack.titles.has(key);
  return MASCULINE.test(key) && isRole ? key : undefined;
}
const SERVES = "WORKS_FOR";

function withArticle(noun: string | undefined): string | undefined {
  if (noun === undefined) return undefined;
  return noun.endsWith("a") ? noun : noun.endsWith("u") ? `${noun}l` : `${noun}ul`;
}

function formsOf(noun: string, { chains }: LinkedText, chain: number): [string, Role][] {
  const gender = genderOf(chains[chain]!.signs);
  const role = { chain, gender, isFeminine: gender === "f", isOblique: false, isBare: false };
  if (!MASCULINE.test(noun)) return [[noun, role]];
  const bare = noun.slice(0, -2);
  return [
    [noun, role],
    [`${noun}ui`, { ...role, isOblique: true }],
    [bare, { ...role, isBare: true }],
  ];
}
