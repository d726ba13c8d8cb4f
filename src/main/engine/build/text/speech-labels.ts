/** Plays: "TIPĂTESCU (indignat): …", who speaks in capitals before each speech. */

/** Capitals at a line's beginning, with what is done meanwhile, up to a colon. */
const LABEL = /^[^\S\n]*(\p{Lu}{3,}(?:[ -]\p{Lu}{2,})*)(?=[^\S\n]*(?:\([^()\n]{1,120}\))?[^\S\n]*:)/gmu;
/** So many speeches, by two speakers at least, make a play. */
const SPEECHES = 6;

/** The words that name speakers in a play, each in capitals; none in other texts. */
export function speechLabels(text: string): ReadonlySet<string> {
  const labels = [...text.matchAll(LABEL)].map(([, label]) => label!);
  const speakers = new Set(labels);
  if (labels.length < SPEECHES || speakers.size < 2) return new Set();
  return new Set([...speakers].flatMap((label) => label.split(/[ -]/)));
}

/** The text of a play with its speakers written as names are, letter by letter: "Tipătescu (indignat): …". */
export function withSpeakersAsNames(text: string): string {
  const labels = speechLabels(text);
  if (labels.size === 0) return text;
  // "ȘTEFAN TIPĂTESCU, prefectul": a given name beside it is written so, too.
  return text.replace(/(?<!\p{L})\p{Lu}{3,}(?: \p{Lu}{3,})*(?!\p{L})/gu, (words) =>
    words.split(" ").some((word) => labels.has(word)) ? words.replaceAll(/\p{Lu}+/gu, asName) : words,
  );
}

function asName(word: string): string {
  const name = word[0]! + word.slice(1).toLowerCase();
  return name.length === word.length ? name : word;
}
