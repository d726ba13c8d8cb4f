/** A question as folded words that remember where they stood. */
import { words } from "../../../shared/fold";

/** `start` and `end` are UTF-16 offsets in the question as it was typed. */
export interface QuestionWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A part of a question; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const RUN = /[\p{L}\p{N}\p{M}]+/gu;
const BRACKETED = /\[([^[\]]+)\]/gu;
const QUOTED = /[“„”"«»]([^“„”"«»]+)[“”"«»]|(?<=^|\s)['‘]([^'‘’]+(?:['’]s [^'‘’]+)?)['’](?=$|[\s?!.,;:])/gu;

/** Folded words in order. A run of letters may give several words ("½"), all with the place of the run. */
export function splitQuestion(question: string): QuestionWord[] {
  return [...question.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    words(run).map((word) => ({ word, start: index, end: index + run.length })),
  );
}

/** What stands in square brackets, without them: a name beyond doubt. */
export function bracketed(question: string): Span[] {
  return [...question.matchAll(BRACKETED)].map(({ 0: whole, index }) => ({
    start: index + 1,
    end: index + whole.length - 1,
  }));
}

/** What stands in quotation marks of any kind, without them. */
export function quoted(question: string): Span[] {
  return [...question.matchAll(QUOTED)].map(({ 0: whole, index }) => ({
    start: index + 1,
    end: index + whole.length - 1,
  }));
}
