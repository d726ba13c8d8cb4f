/** A question as runs of letters and digits, folded, each with its place. */
import { words } from "../../../../../shared/fold";
import type { Pole } from "../pack";

export interface Piece {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly paused: boolean;
  /** The end of a scale that it was read as. */
  readonly pole?: Pole;
}

/** Marks between clauses, and the end of a sentence; a full stop inside a name ("I. L.") is told by the name. */
const PAUSE = /[,;:()–—]|\s-\s|[.!?]\s/u;
/** A number with a sign in it, by itself ("7.5", "2,000,000", "600 000"), or letters and digits. */
const RUN =
  /(?<![\p{L}\p{N}.,])\d{1,3}(?:([.,\u0020\u00a0\u202f])\d{3})(?:\1\d{3})*(?![\p{L}\p{N}]|[.,]\d)|(?<![\p{L}\p{N}.,])\d{1,15}[.,]\d{1,6}(?![\p{L}\p{N}]|[.,]\d)|[\p{L}\p{N}\p{M}]+/gu;

/** The pieces of a question in order; a run may give several. `decimal` is the language's sign before fractions. */
export function piecesOf(question: string, decimal: "." | ","): Piece[] {
  let last = 0;
  return [...question.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const paused = PAUSE.test(question.slice(last, index));
    last = index + run.length;
    const place = { start: index, end: last };
    if (!/[.,\s]/.test(run))
      return words(run).map((word, nth) => ({ word, ...place, paused: paused && nth === 0 }));
    const number = plainNumber(run, decimal);
    return number === undefined ? digitsIn(run, index, paused) : [{ word: number, ...place, paused }];
  });
}

/** "1,3" where a comma parts thousands: two numbers. */
function digitsIn(run: string, from: number, paused: boolean): Piece[] {
  return [...run.matchAll(/\d+/g)].map(({ 0: word, index }) => ({
    ...{ word, start: from + index, end: from + index + word.length },
    paused: index > 0 || paused,
  }));
}

/** "7.5" and "7,5" as 7.5, "2,000" and "2.000" as 2000, each as the language has it; undefined for what is no such number. */
function plainNumber(run: string, decimal: "." | ","): string | undefined {
  const sign = /[.,\s]/.exec(run)?.[0];
  if (sign === undefined) return undefined;
  const [whole = "", ...groups] = run.split(sign);
  const isGrouped = groups.length > 1 || (sign !== decimal && groups[0]!.length === 3);
  if (isGrouped) return whole + groups.join("");
  // "1990,1991" is a list where a comma parts thousands; "7,5" is somebody's 7.5.
  return sign === decimal || sign === "." || groups[0]!.length < 3 ? `${whole}.${groups[0]!}` : undefined;
}
