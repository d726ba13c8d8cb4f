/** Texts as filters and orders see them: without case, accents and underscores. */
import { inSlices, type Sliced } from "./sliced";

const ASCII = /^[\u0000-\u007f]*$/;

/** "Dírected_By" → "directed by". */
export function plain(text: string): string {
  const bare = ASCII.test(text) ? text : text.normalize("NFKD").replace(/\p{M}+/gu, "");
  return bare.toLowerCase().replace(/_/g, " ");
}

const KNOWN = new WeakMap<readonly string[], readonly string[]>();

/** Texts of one slice: those with accents take a while. */
const TEXTS_A_SLICE = 5000;

/** All texts made plain, once for each list: not anew at every key that is pressed. */
export function* plainTexts(texts: readonly string[]): Sliced<readonly string[]> {
  const known = KNOWN.get(texts);
  if (known !== undefined) return known;
  const plains: string[] = [];
  const walk = (first: number, end: number): void => {
    for (let at = first; at < end; at++) plains.push(plain(texts[at]!));
  };
  yield* inSlices(texts.length, walk, TEXTS_A_SLICE);
  KNOWN.set(texts, plains);
  return plains;
}
