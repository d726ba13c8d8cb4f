/** Titles before names: "Lord Henry", "comisarul Negrescu". */
import { fold } from "../../../../shared/fold";
import { baseForms } from "../../../../shared/languages/romanian-names";
import { isShortTitle, titleCase } from "../../../../shared/languages/titles";
import type { Named } from "./find-mentions";

/** What is looked at of a token. */
interface Word {
  readonly word: string;
  readonly text: string;
  readonly name?: number;
  readonly start: number;
  readonly end: number;
  readonly paused: boolean;
}

/** Letters that a name and another form of it begin with alike. */
const ALIKE = 5;

/** "Omeprazolul (Omeprazole)": the name follows in brackets, as the graph writes it. */
export function isWrittenBehind(word: Word, next: Word | undefined, question: string): boolean {
  if (next?.name === undefined || word.name !== undefined) return false;
  const isBracketed = /^\s*\($/u.test(question.slice(word.end, next.start));
  return isBracketed && fold(next.text).startsWith(word.word.slice(0, ALIKE)) && word.word.length >= ALIKE;
}

/** Whether a word is a title of the name behind it, and says nothing beside it. But "regele Franței" is somebody else than France. */
export function isTitleOf(word: Word, next: Word | undefined, named: readonly Named[]): boolean {
  // "Dr. Mackay": the dot is the title's own.
  if (next?.name === undefined || (next.paused && !isShortTitle(word.word))) return false;
  const title = titleCase(word.word);
  if (title === undefined) return false;
  const called = named[next.name]!.entities.map(({ name }) => fold(name));
  return title === "genitive" || !baseForms(fold(next.text)).some((base) => called.includes(base));
}
