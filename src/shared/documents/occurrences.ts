/** Where a name stands in a text, however either writes its diacritics. */
import { fold } from "../fold";
import { inflectedForms } from "../languages/romanian-names";

export interface Occurrence {
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]/u;

/** Every place in `text` where `name` stands as whole words, compared folded (fold.ts); at most `limit`, none for a name without letters. */
export function occurrencesOf(text: string, name: string, limit = 100): Occurrence[] {
  const wanted = fold(name);
  const found: Occurrence[] = [];
  if (!WORD.test(wanted)) return found;
  const { folded, places } = foldInPlace(text);
  for (
    let at = folded.indexOf(wanted);
    at >= 0 && found.length < limit;
    at = folded.indexOf(wanted, at + 1)
  ) {
    const end = at + wanted.length;
    if (WORD.test(folded[at - 1] ?? "") || WORD.test(folded[end] ?? "")) continue;
    found.push({ start: places[at]!, end: places[end]! });
  }
  return found;
}

/**
 * The same, and where it stands in one of its Romanian forms ("Persidei" for Persida; one word of a longer name at a time), in the order of the
 * text. A form that is no name, being written small, does not count.
 */
export function namesIn(text: string, name: string, limit = 100): Occurrence[] {
  const exact = occurrencesOf(text, name, limit);
  if (!CAPITAL.test(name)) return exact;
  const words = fold(name).split(" ");
  const forms = words.flatMap((word, at) =>
    inflectedForms(word).map((form) => words.with(at, form).join(" ")),
  );
  const inflected = forms
    .flatMap((form) => occurrencesOf(text, form, limit))
    .filter(({ start }) => CAPITAL.test(text.slice(start)));
  const all = [...exact, ...inflected].sort((a, b) => a.start - b.start || b.end - a.end);
  return all.filter(({ start }, at) => at === 0 || start >= all[at - 1]!.end).slice(0, limit);
}

const CAPITAL = /^\p{Lu}/u;

/** The folded text, and for each of its characters (and its end) where in the text it came from. */
function foldInPlace(text: string): { folded: string; places: Int32Array } {
  const parts: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const blank = /\s/.test(character);
    const part = blank ? (parts.at(-1) === " " ? "" : " ") : fold(character);
    if (part !== "") parts.push(part);
    for (let unit = 0; unit < part.length; unit++) places.push(at);
    at += character.length;
    // A mark that folds away belongs to the letter before it: an end is where the next letter begins.
  }
  places.push(text.length);
  return { folded: parts.join(""), places: Int32Array.from(places) };
}
