/** One form for each letter: composed, comma below, plain quotes, no soft hyphens, broken words joined. */
import { fold } from "../../../../shared/fold";
import type { NormaliseParams } from "../../../../shared/stages/build/text";
import type { NormalText } from "../build-stage";
import { withDoubleQuotes } from "./single-quotes";
import { withSpeakersAsNames } from "./speech-labels";

const CEDILLAS: Readonly<Record<string, string>> = { ş: "ș", Ş: "Ș", ţ: "ț", Ţ: "Ț" };
const LETTERS = /[şŞţŢ]/g;
const QUOTES = /[„“”«»ˮ″‟]/g;
const APOSTROPHES = /[‘’ʼ´`]/g;
/** What makes lengths change: soft hyphens, marks that compose, and words broken in two. */
const MOVES = /\u00ad|\p{M}/u;
const GAP = /-\s+/g;
/** "Dio-nisie": a name with the hyphen of a line's end left in it. */
const INSIDE = /(?<![\p{L}-])\p{Lu}\p{Ll}+-\p{Ll}{3,}(?![\p{L}-])/gu;

/** The text in one spelling. Where letters went or came together, `positions` leads back to the original. */
export function normalise(text: string, { hyphens }: NormaliseParams): NormalText {
  const cuts = hyphens ? brokenWords(text) : [];
  if (cuts.length === 0 && !MOVES.test(text)) return { text: spelt(text) };
  const positions = new Int32Array(text.length + 1);
  const pieces: string[] = [];
  let length = 0;
  const keep = (from: number, to: number, letters: string): void => {
    for (let unit = 0; unit < letters.length; unit++)
      positions[length++] = from + Math.min(unit, to - from - 1);
    pieces.push(letters);
  };
  let from = 0;
  for (const { start, end, letters } of changes(text, cuts)) {
    keep(from, start, text.slice(from, start));
    keep(start, end, letters);
    from = end;
  }
  keep(from, text.length, text.slice(from));
  positions[length] = text.length;
  // Spelling changes letter by letter, so positions stay true.
  return { text: spelt(pieces.join("")), positions: positions.slice(0, length + 1) };
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly letters: string;
}

/** Where letters go or come together, in order and apart from one another. */
function changes(text: string, cuts: readonly { start: number; end: number }[]): Change[] {
  const composed = [...text.matchAll(/[^\p{M}\u00ad]\p{M}+|\u00ad/gu)].map(({ 0: cluster, index }) => ({
    ...{
      start: index,
      end: index + cluster.length,
      letters: cluster === "\u00ad" ? "" : cluster.normalize("NFC"),
    },
  }));
  const all = [...composed, ...cuts.map((cut) => ({ ...cut, letters: "" }))].sort(
    (a, b) => a.start - b.start,
  );
  let end = 0;
  return all.filter((change) => {
    const isApart = change.start >= end;
    if (isApart) end = change.end;
    return isApart;
  });
}

/** "casa Iui Andrei", "se duse Ia Iași": a capital I where the scan had a small L. */
const CAPITAL_FOR_L = /(?<=\p{Ll} )I(?=(?:ui|a|or) \p{Lu}\p{Ll})/gu;

function spelt(text: string): string {
  return withCapitals(
    withDoubleQuotes(withSpeakersAsNames(text))
      .replace(CAPITAL_FOR_L, "l")
      .replace(LETTERS, (letter) => CEDILLAS[letter]!)
      .replace(QUOTES, '"')
      .replace(APOSTROPHES, "'"),
  );
}

/** "lorgu", "lancu": a small L where the scan had a capital I. */
const SMALL_L = /(?<![\p{L}\p{N}'-])l(?=[aeolnrsvu]\p{Ll}+)\p{Ll}{3,}/gu;
const CAPITAL_I = /(?<=[\p{Ll},] )I\p{Ll}{3,}/gu;

/** Words of their own that another word with a capital I would turn into. */
const L_WORDS = /^l(?:a[sș]i|a[sș]ii|at[aă]|e[sș]i|e[sș]ii|ute|uni|acul)$/u;
const SCANNED_SHARE = 0.1;

/** The text with the capital I of every name that stands with it inside sentences, if seldom. */
function withCapitals(text: string): string {
  const count = (words: Iterable<RegExpMatchArray>): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const [word] of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const small = count(text.matchAll(SMALL_L));
  if (small.size === 0) return text;
  const names = count(text.matchAll(CAPITAL_I));
  const isScanned = (word: string): boolean =>
    !L_WORDS.test(word) &&
    (names.get(`I${word.slice(1)}`) ?? 0) >= Math.max(1, SCANNED_SHARE * small.get(word)!);
  return text.replace(SMALL_L, (word) => (isScanned(word) ? `I${word.slice(1)}` : word));
}

/** Letters on one side of a hyphen that are looked at. */
const LONGEST = 40;

/** Hyphen and blank of "Mi- halache" where "Mihalache" stands elsewhere or "Mi" stands at no other place, the hyphen of "Dio-nisie" where "Dionisie" does. */
function brokenWords(text: string): { start: number; end: number }[] {
  const inside = [...text.matchAll(INSIDE)].map(({ 0: word, index }) => {
    const hyphen = word.indexOf("-");
    return { start: index + hyphen, end: index + hyphen + 1, word: fold(word.replace("-", "")) };
  });
  const breaks = [...text.matchAll(GAP)].flatMap(({ 0: gap, index }) => {
    const end = index + gap.length;
    const left = /\p{L}{2,}$/u.exec(text.slice(Math.max(0, index - LONGEST), index))?.[0];
    const right = /^\p{Ll}{2,}/u.exec(text.slice(end, end + LONGEST))?.[0];
    const isLine = gap.includes("\n");
    return left && right
      ? [{ start: index, end, word: fold(left + right), left: isLine ? fold(left) : "" }]
      : [];
  });
  if (breaks.length + inside.length === 0) return [];
  const attested = new Set([...new Set(text.match(/\p{L}+/gu) ?? [])].map(fold));
  // What a line's end cuts off is no word by itself; "într-" is one, and keeps its hyphen.
  const broken = new Set(breaks.map(({ start }) => start));
  const alone = new Set(
    [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
      broken.has(index + word.length) ? [] : [fold(word)],
    ),
  );
  const names = new Set((text.match(/(?<![\p{L}-])\p{Lu}\p{Ll}{3,}(?![\p{L}-])/gu) ?? []).map(fold));
  return [
    ...breaks.filter(({ word, left }) => attested.has(word) || (left !== "" && !alone.has(left))),
    ...inside.filter(({ word }) => names.has(word)),
  ].sort((a, b) => a.start - b.start);
}

/** Where a place of the normalised text stands in the original. */
export function original({ positions }: NormalText, at: number): number {
  return positions ? positions[at]! : at;
}

/** Where an end (the place after the last letter) stands in the original. */
export function originalEnd(normal: NormalText, end: number): number {
  if (!normal.positions || end === 0) return end;
  const next = normal.positions[end]!;
  const last = normal.positions[end - 1]!;
  // What was dropped behind the last letter is not part of it; marks that were composed into it are.
  return next - last <= 1 ? next : last + 1;
}

/** The first place of the normalised text at or behind a place of the original. */
export function normalAt({ positions, text }: NormalText, at: number): number {
  if (!positions) return at;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
