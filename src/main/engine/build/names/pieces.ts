/** One mention that holds several names, cut: at small words, at commas, at "and", and between a place and a person. */
import type { ChunkedText, Mention, NameType } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { isGivenName } from "./gender";
import { isWordOf } from "./no-names";
import { tokenText } from "./token-text";

/** The names that other words join in one mention; what is no name at the edges goes. */
export function parted(text: ChunkedText, mention: Mention, pack: LanguagePack): Mention[] {
  const pieces: Mention[] = [];
  let first = mention.first;
  for (let at = mention.first; at <= mention.end; at++) {
    // "Newland Archer's New York" names two.
    const isOwned = at > first && at < mention.end && /['’]s$/u.test(tokenText(text, at - 1));
    if (isOwned && pack.ownFirst) {
      pieces.push(cut(text, mention, first, at));
      first = at;
    }
    const isPart = at < mention.end && !isBorder(text, at, mention, pack);
    if (isPart && !isFullNameOf(text, first, at, mention, pack)) continue;
    const piece = withoutEdges(text, first, at, pack);
    const isPlace = first > mention.first && tokenText(text, first - 1) === "of";
    const own = isPlace ? { ...mention, type: "LOC" as const } : mention;
    if (piece && !isHonour(text, piece, pack)) pieces.push(cut(text, own, ...piece));
    first = at + 1;
  }
  return pieces;
}

/** Small words inside names of organizations: "Academia de Științe". */
const INSIDE_ORGANIZATIONS: ReadonlySet<string> = new Set(
  "de din pentru a al ale ai lui la cu in pe of the for".split(" "),
);

/** Whether a word parts names. */
function isBorder(text: ChunkedText, at: number, { type }: Mention, pack: LanguagePack): boolean {
  const word = tokenText(text, at);
  if (pack.joins.has(keyOf(word)) || word === ",") return true;
  const isInside =
    pack.particles.has(keyOf(word)) || (type === "ORG" && INSIDE_ORGANIZATIONS.has(keyOf(word)));
  return /^\p{Ll}{2}/u.test(word) && !isInside;
}

/** "Fiona Marsh [of] Little Welham": behind given name and surname a place; "Maud of Carrow" is one name. */
function isFullNameOf(
  text: ChunkedText,
  first: number,
  at: number,
  { type }: Mention,
  pack: LanguagePack,
): boolean {
  const isOf = pack.ownFirst && type === "PER" && tokenText(text, at) === "of" && at - first >= 2;
  return isOf && isGivenName(keyOf(tokenText(text, first)));
}

/** Without days and months at the edges, and particles that join nothing. */
function withoutEdges(
  text: ChunkedText,
  from: number,
  to: number,
  pack: LanguagePack,
): [first: number, end: number] | undefined {
  let [first, end] = [from, to];
  const key = (at: number): string => keyOf(tokenText(text, at));
  const isSmall = (at: number): boolean => !/\p{Lu}/u.test(tokenText(text, at));
  while (end - first > 1 && (isSmall(first) || pack.calendar.has(key(first)))) first++;
  while (end - first > 1 && (isSmall(end - 1) || pack.calendar.has(key(end - 1)))) end--;
  return first < end ? [first, end] : undefined;
}

/** "Măria Ta", "M. Sale", "Excelența-sa", or its possessive by itself: whoever is spoken to so has another name. */
export function isHonour(
  text: ChunkedText,
  [first, end]: readonly [number, number],
  pack: LanguagePack,
): boolean {
  const key = (at: number): string => keyOf(tokenText(text, at));
  const isOf = (at: number): boolean =>
    isWordOf(pack.honours.words, key(at), pack) && pack.honours.of.has(key(at + 1));
  return (end - first <= 2 && isOf(first)) || (end - first === 1 && isOf(first - 1));
}

/** "Văleni Cornean": a place and a person of whom the work knows each by itself, side by side. */
export function torn(
  text: ChunkedText,
  mentions: readonly Mention[],
  typeOf: (word: string) => NameType | undefined,
): Mention[] {
  return mentions.flatMap((mention) => {
    if (mention.end - mention.first !== 2) return [mention];
    const [a, b] = [mention.first, mention.first + 1].map((at) => typeOf(keyOf(tokenText(text, at))));
    const isTwo = (a === "LOC" && b === "PER") || (a === "PER" && b === "LOC");
    if (!isTwo) return [mention];
    const middle = mention.first + 1;
    return [cut(text, mention, mention.first, middle), cut(text, mention, middle, mention.end)];
  });
}

/** A part of a mention as a mention. */
export function cut(text: ChunkedText, mention: Mention, first: number, end: number): Mention {
  if (first === mention.first && end === mention.end) return mention;
  const { normal, tokens } = text;
  return {
    ...mention,
    first,
    end,
    form: normal.text.slice(tokens.starts[first]!, tokens.ends[end - 1]!).replace(/\s+/gu, " "),
  };
}
