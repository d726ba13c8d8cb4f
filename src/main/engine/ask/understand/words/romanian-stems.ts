/** Which words are Romanian at all, by their stems (scripts/romanian-stems.mjs): those are no slips of others. */
import STEMS from "./romanian-stems.json";
import { stemRomanian } from "./stem-romanian";

let known: ReadonlySet<string> | undefined;

/** Whether Romanian has a folded word, in some form. */
export function isRomanian(word: string): boolean {
  known ??= new Set(STEMS.split(" "));
  return known.has(stemRomanian(word));
}
