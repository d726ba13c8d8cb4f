/** A question as runs of letters and digits, folded, each with its place. */
import { words } from "../../../../shared/fold";

export interface Piece {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly paused: boolean;
}

/** Marks between clauses, and the end of a sentence; a full stop inside a name ("I. L.") is told by the name. */
const PAUSE = /[,;:()–—]|\s-\s|[.!?]\s/u;
const RUN = /[\p{L}\p{N}\p{M}]+/gu;

/** The pieces of a question in order; a run may give several. */
export function piecesOf(question: string): Piece[] {
  let last = 0;
  return [...question.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const paused = PAUSE.test(question.slice(last, index));
    last = index + run.length;
    return words(run).map((word, nth) => ({ word, start: index, end: last, paused: paused && nth === 0 }));
  });
}
