/** Titles before names: "Lord Henry", "comisarul Negrescu". */
import { fold } from "../../../../shared/fold";
import { baseForms } from "../../../../shared/languages/romanian-names";
import { titleCase } from "../../../../shared/languages/titles";
import type { Named } from "./find-mentions";

/** What is looked at of a token. */
interface Word {
  readonly word: string;
  readonly text: string;
  readonly name?: number;
  readonly paused: boolean;
}

/** Whether a word is a title of the name behind it, and says nothing beside it. But "regele Franței" is somebody else than France. */
export function isTitleOf(word: Word, next: Word | undefined, named: readonly Named[]): boolean {
  if (next?.name === undefined || next.paused) return false;
  const title = titleCase(word.word);
  if (title === undefined) return false;
  const called = named[next.name]!.entities.map(({ name }) => fold(name));
  return title === "genitive" || !baseForms(fold(next.text)).some((base) => called.includes(base));
}
