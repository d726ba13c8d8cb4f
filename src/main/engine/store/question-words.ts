/** A question as folded words that remember where they stood, and how a name stands in it. */
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

/** Whether two spans share a character. */
export const spansTouch = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

const LEADS_NAME = /^[\p{Lu}\p{N}]/u;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
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

/** Where a name stands letter for letter, when its first word begins at `start`; undefined when it does not stand there. */
export function literalSpan(question: string, start: number, name: string): Span | undefined {
  const lead = name.search(WORD_CHARACTER);
  if (lead < 0 || !question.startsWith(name, start - lead)) return undefined;
  const end = start - lead + name.length;
  // "The Intruder" does not stand in "The Intruders".
  const endsInside = WORD_CHARACTER.test(question[end - 1]!) && WORD_CHARACTER.test(question[end] ?? "");
  return endsInside ? undefined : { start: start - lead, end };
}

/** Begins and ends like a name: "The Star Chbamber" does, "the Intruders" does not. The first word of a question has a capital anyway. */
export function isWrittenAsName(question: string, start: number, end: number): boolean {
  const [first, ...more] = question.slice(start, end).split(/\s+/);
  return start > 0 && LEADS_NAME.test(first!) && LEADS_NAME.test(more[more.length - 1] ?? first!);
}

/** "c#" for "C#": a letter alone would say nothing, with its sign it does. */
export function standsWithSign(question: string, start: number, name: string): boolean {
  return (
    /[\p{L}\p{N}][+#*]+$/u.test(name) && question.slice(start).toLowerCase().startsWith(name.toLowerCase())
  );
}
