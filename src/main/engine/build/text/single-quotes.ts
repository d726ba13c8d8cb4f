/** Speech in single quotation marks, as British books print it. */

/** Where paragraphs begin with a mark of speech. */
const OPENED = /(?<=^|\n)[^\S\n]*(?:[‘'](?=\p{Lu})|["“„«—–])/gu;
/** So many paragraphs, and so many times those that open otherwise, make single marks the text's own. */
const PARAGRAPHS = 3;
const SHARE = 2;
/** A mark before a word and behind none opens; one behind a stop and before no letter closes: what is left are apostrophes. */
const OPENING = /(?<![\p{L}\p{N}.,!?;:])[‘'](?=\p{L})/u;
const CLOSING = /(?<=[.,!?;:…—–-])[’'](?!\p{L})/u;
const MARK = new RegExp(`(?<double>["“”])|(?<open>${OPENING.source})|(?<close>${CLOSING.source})`, "gu");

/** The text, letter by letter, with double marks for single ones where those are what it speaks in, and single for double. */
export function withDoubleQuotes(text: string): string {
  const marks = (text.match(OPENED) ?? []).map((mark) => mark.trim());
  const single = marks.filter((mark) => /[‘']/.test(mark)).length;
  if (single < PARAGRAPHS || single < SHARE * (marks.length - single)) return text;
  let isOpen = false;
  return text.replace(MARK, (mark, ...rest) => {
    const { double, open } = rest.at(-1) as Record<string, string | undefined>;
    const [at, whole] = rest.slice(-3, -1) as [number, string];
    if (double !== undefined) return "'";
    // In a speech "'tis" begins no other; a turned mark and a paragraph's first always open.
    const isPlain = mark === "'" && !/(?:^|\n)\s*$/u.test(whole.slice(Math.max(0, at - 40), at));
    const isMark = open === undefined ? isOpen : !isOpen || !isPlain;
    if (isMark) isOpen = open !== undefined;
    return isMark ? '"' : mark;
  });
}
