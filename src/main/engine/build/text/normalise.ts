/** One form for each letter: composed, comma below, plain quotes, no soft hyphens, broken words joined. */
import { fold } from "../../../../shared/fold";
import type { NormaliseParams } from "../../../../shared/stages/build/text";
import type { NormalText } from "../build-stage";

const CEDILLAS: Readonly<Record<string, string>> = { ş: "ș", Ş: "Ș", ţ: "ț", Ţ: "Ț" };
const LETTERS = /[şŞţŢ]/g;
const QUOTES = /[„“”«»]/g;
const APOSTROPHES = /[‘’ʼ´`]/g;
/** What makes lengths change: soft hyphens, marks that compose, and words broken in two. */
const MOVES = /\u00ad|\p{M}/u;
const BROKEN = /(\p{L}{2,})-(\s+)(\p{Ll}{2,})/gu;

/** The text in one spelling. Where letters went or came together, `positions` leads back to the original. */
export function normalise(text: string, { hyphens }: NormaliseParams): NormalText {
  const cuts = hyphens ? brokenWords(text) : [];
  if (cuts.length === 0 && !MOVES.test(text)) return { text: spelt(text) };
  const positions: number[] = [];
  let result = "";
  let cut = 0;
  for (const { 0: cluster, index } of text.matchAll(/\P{M}\p{M}*|\p{M}/gsu)) {
    while (cut < cuts.length && cuts[cut]!.end <= index) cut++;
    const isCut = cluster === "\u00ad" || (cut < cuts.length && index >= cuts[cut]!.start);
    if (isCut) continue;
    const composed = spelt(cluster.normalize("NFC"));
    for (let unit = 0; unit < composed.length; unit++) positions.push(index + Math.min(unit, cluster.length - 1));
    result += composed;
  }
  return { text: result, positions: Int32Array.from([...positions, text.length]) };
}

function spelt(text: string): string {
  return text
    .replace(LETTERS, (letter) => CEDILLAS[letter]!)
    .replace(QUOTES, '"')
    .replace(APOSTROPHES, "'");
}

/** Hyphen and blank of "Mi- halache" where "Mihalache" stands elsewhere. */
function brokenWords(text: string): { start: number; end: number }[] {
  const breaks = [...text.matchAll(BROKEN)];
  if (breaks.length === 0) return [];
  const attested = new Set((text.match(/\p{L}+/gu) ?? []).map(fold));
  return breaks
    .filter(([, left, , right]) => attested.has(fold(left! + right!)))
    .map(({ index, 1: left, 2: blank }) => ({ start: index + left!.length, end: index + left!.length + 1 + blank!.length }));
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
