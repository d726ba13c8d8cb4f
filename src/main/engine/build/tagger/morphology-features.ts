/**
 * What the model of parts of speech sees of a token: the word with its letters as written (să is not sa), affixes, shape, and neighbours.
 * Training reads the very same function (scripts/prepare/tagger-features.mjs), so that learner and product cannot differ.
 */
import { shapeOf } from "./features";

interface Seen {
  readonly word: string;
  readonly shape: string;
}

const EDGE: Seen = { word: "<>", shape: "<>" };
const LONGEST_ENDING = 6;
const LONGEST_BEGINNING = 3;

/** One spelling of a word, its diacritics kept: small letters, comma below, î for â. */
export function spelling(token: string): string {
  return token.toLowerCase().replace(/ş/g, "ș").replace(/ţ/g, "ț").replace(/â/g, "î");
}

/** Attributes of every token of a sentence. */
export function morphologyFeatures(tokens: readonly string[]): string[][] {
  const seen = tokens.map((token) => ({ word: spelling(token), shape: shapeOf(token) }));
  const first = tokens.findIndex((token) => /[\p{L}\p{N}]/u.test(token));
  return seen.map((here, at) => [
    ...ownFeatures(here),
    ...placeFeatures(here, at, first),
    ...aroundFeatures(seen, at),
  ]);
}

function ownFeatures({ word, shape }: Seen): string[] {
  const found = ["b", `w ${word}`, `s ${shape}`];
  for (let length = 1; length <= LONGEST_ENDING && length < word.length; length++)
    found.push(`e ${word.slice(-length)}`);
  for (let length = 1; length <= LONGEST_BEGINNING && length < word.length; length++)
    found.push(`p ${word.slice(0, length)}`);
  return found;
}

/** A capital says little where a sentence begins, and much inside it. */
function placeFeatures({ word, shape }: Seen, at: number, first: number): string[] {
  if (at === first) return [`first ${shape}`];
  if (at < first || !shape.startsWith("X")) return [];
  return [`mid ${shape}`, ...[1, 2, 3].map((length) => `mE ${word.slice(-length)}`)];
}

function aroundFeatures(seen: readonly Seen[], at: number): string[] {
  const near = (offset: number): Seen => seen[at + offset] ?? EDGE;
  const [far, before, here, after, beyond] = [near(-2), near(-1), near(0), near(1), near(2)];
  return [
    `-w ${before.word}`,
    `+w ${after.word}`,
    `-2w ${far.word}`,
    `+2w ${beyond.word}`,
    `-ww ${before.word} ${here.word}`,
    `+ww ${here.word} ${after.word}`,
    `-+ ${before.word} ${after.word}`,
    `-e ${before.word.slice(-3)}`,
    `+e ${after.word.slice(-3)}`,
    `-f ${before.word.slice(-2)}`,
    `+f ${after.word.slice(-2)}`,
    `-2e ${far.word.slice(-3)}`,
    `+2e ${beyond.word.slice(-3)}`,
    `-ee ${before.word.slice(-2)} ${here.word.slice(-3)}`,
    `+ee ${here.word.slice(-3)} ${after.word.slice(-2)}`,
    `ss ${before.shape} ${here.shape} ${after.shape}`,
  ];
}
