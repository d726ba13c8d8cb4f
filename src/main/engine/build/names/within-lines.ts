/** A heading's number and its title, a list's name and the one below it: two lines are no one name, though a paragraph's lines may cut one. */
import type { ChunkedText, Mention } from "../build-stage";
import { cut } from "./pieces";
import { tokenText } from "./token-text";

const NUMERAL = /^(?:[IVXLCDM]+|\d+)[.:]?$/u;
const SHOUTED = /^\p{Lu}{2,}$/u;

/** The parts of a mention in lines of their own, less numerals; the mention itself where it stands in one line. */
export function withinLines(text: ChunkedText, mention: Mention): Mention[] {
  const { normal, tokens } = text;
  const { first, end } = mention;
  const isApart = (at: number): boolean =>
    normal.text.slice(tokens.ends[at - 1]!, tokens.starts[at]!).includes("\n") &&
    (NUMERAL.test(tokenText(text, at - 1)) || isShoutedAlone(text, at));
  const breaks = Array.from({ length: end - first - 1 }, (_, row) => first + row + 1).filter(isApart);
  if (breaks.length === 0) return [mention];
  const edges = [first, ...breaks, end];
  return breaks
    .concat(end)
    .map((stop, row) => [edges[row]!, stop] as const)
    .filter(([from, stop]) => stop - from > 1 || !NUMERAL.test(tokenText(text, from)))
    .map(([from, stop]) => cut(text, mention, from, stop));
}

/** Capitals below a name that is written small: "Leonida | UN COMISAR". */
const isShoutedAlone = (text: ChunkedText, at: number): boolean =>
  SHOUTED.test(tokenText(text, at)) && !SHOUTED.test(tokenText(text, at - 1));
