/** Where known names stand that no tagger marked there. */
import type { ChunkedText, Mention } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { COMMON, type NameLists } from "../tagger/features";
import type { Base } from "./bases";
import { familyOf } from "./family";
import { isGivenName } from "./gender";
import { isNoName } from "./no-names";
import { isHonour } from "./pieces";
import { tokenText } from "./token-text";
import { isSmallWord, type WordCount } from "./word-counts";

/** So many mentions make a name known enough to be found where the tagger missed it. */
const KNOWN = 2;

interface Known {
  readonly words: ReadonlyMap<string, WordCount>;
  readonly bases: ReadonlyMap<string, Base>;
  readonly pack: LanguagePack;
  readonly lists: NameLists;
}

/** Capitalised words of known names that stand in no mention. */
export function overlooked(
  text: ChunkedText,
  names: readonly Mention[],
  { words, bases, pack, lists }: Known,
): Mention[] {
  const taken = new Set<number>();
  for (const { first, end } of names) for (let at = first; at < end; at++) taken.add(at);
  const seen = new Map<string, number>();
  for (const mention of names) {
    const family = familyOf(text, mention, bases);
    seen.set(family, (seen.get(family) ?? 0) + 1);
  }
  // A word that no text writes small needs to be seen once only.
  const known = new Set(
    [...seen].flatMap(([family, times]) =>
      !family.includes(" ") && (times >= KNOWN || !(lists.get(COMMON)?.has(family) ?? false)) ? [family] : [],
    ),
  );
  const people = names.filter(({ type }) => type === "PER").map((mention) => familyOf(text, mention, bases));
  const second = new Set(partsOfNames(seen, new Set(people)));
  const found: Mention[] = [];
  text.chunks.forEach(({ first, end }, chunk) => {
    for (let sentence = first; sentence < end; sentence++)
      for (let at = text.tokens.sentences[sentence]!; at < text.tokens.sentences[sentence + 1]!; at++) {
        if (taken.has(at)) continue;
        const form = tokenText(text, at);
        if (!/^\p{Lu}\p{Ll}/u.test(form)) continue;
        const key = keyOf(form);
        const base = bases.get(key)?.base;
        // "Flora's", where every other Flora was found.
        const family =
          base ?? calledOf(text, at, known, pack) ?? (pack.ownFirst ? key.replace(/['’]s$/u, "") : key);
        // "Domnul Pop" is no priest ("popa") where "Sever Pop" is named.
        const isSecond = second.has(family);
        const isWord =
          (isNoName(key, pack) && !isSecond) ||
          isSmallWord(words.get(key)) ||
          isHonour(text, [at, at + 1], pack);
        if (!isWord && (isSecond || known.has(family)))
          found.push({ first: at, end: at + 1, sentence, chunk, form, type: "PER" });
      }
  });
  return found;
}

/** Whom a vocative set apart calls: "— Catinco, zise el", where Catinca is known. */
function calledOf(
  text: ChunkedText,
  at: number,
  known: ReadonlySet<string>,
  { endings }: LanguagePack,
): string | undefined {
  const isApart = /^[,!]/.test(tokenText(text, at + 1)) && /^[,—–"!?-]?$/.test(tokenText(text, at - 1));
  if (!isApart) return undefined;
  const key = keyOf(tokenText(text, at));
  return endings
    .filter(({ ending, words }) => words.startsWith("vocative") && key.endsWith(ending))
    .flatMap(({ ending, bases }) => bases.map((base) => key.slice(0, -ending.length) + base))
    .find((base) => known.has(base));
}

const SHORTEST = 3;

/** "Pop" and "Sever", where "Sever Pop" is named: what stands in a full name is that person's by itself, too. */
function partsOfNames(seen: ReadonlyMap<string, number>, people: ReadonlySet<string>): string[] {
  return [...seen.keys()].flatMap((family) => {
    const [given, surname, ...more] = family.split(" ");
    const isOne = surname !== undefined && more.length === 0 && surname.length >= SHORTEST;
    if (!isOne) return [];
    if (isGivenName(given!)) return [given!, surname];
    return people.has(family) && given!.length > SHORTEST ? [given!] : [];
  });
}
