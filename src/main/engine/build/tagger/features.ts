/**
 * What the tagger sees of a token: words, affixes, shapes, capitals, name lists, and the lower-case words around a run of capitals.
 * Training reads the very same function (scripts/prepare/tagger-features.mjs), so that learner and product cannot differ.
 */
import { fold } from "../../../../shared/fold";
import { stemsOf } from "./stems";

/** Name lists by their letter: folded words. */
export type NameLists = ReadonlyMap<string, ReadonlySet<string>>;

/** The list of common words: their inflected forms stand in it themselves. */
export const COMMON = "D";

/** What a tagger looks words up in. */
export interface WordLists {
  readonly lists: NameLists;
  /** Names of the wider world, each list a feature of its own: what is in several of them says little by itself. */
  readonly world: NameLists;
}

interface Seen {
  readonly word: string;
  readonly shape: string;
  readonly lists: string;
  readonly world: string;
}

const EDGE: Seen = { word: "<>", shape: "<>", lists: "", world: "" };
/** Beyond so many tokens a sentence's run of capitals has no neighbour worth seeing. */
const RUN = 8;

/** Attributes of every token of a sentence, most telling first. Old and new spelling (î/â, ş/ș) give the same ones. */
export function featuresOf(tokens: readonly string[], known: WordLists): string[][] {
  const seen = tokens.map((token) => look(token, known));
  const first = tokens.findIndex((token) => /[\p{L}\p{N}]/u.test(token));
  const isShouted = tokens.every((token) => token === token.toUpperCase());
  return tokens.map((token, at) => {
    const found = ownFeatures(token, seen[at]!);
    if (at === first) found.push("first");
    if (isShouted) found.push("shouted");
    else if (at > first && isCapital(seen[at]!)) found.push(`mid ${seen[at]!.shape}`);
    aroundFeatures(seen, at, found);
    worldFeatures(seen, at, found);
    return found;
  });
}

function look(token: string, { lists, world }: WordLists): Seen {
  const word = fold(token);
  const shape = shapeOf(token);
  if (!isLetter(token)) return { word, shape, lists: "", world: "" };
  const stems = stemsOf(word);
  return { word, shape, lists: listsOf(word, stems, lists), world: listsOf(word, stems, world) };
}

function isLetter(token: string): boolean {
  return /^\p{Lu}/u.test(token);
}

/** "Xx" for Mara, "X" for MARA, "Xx-Xx" for Cluj-Napoca, "d" for 1906; runs count once. */
export function shapeOf(token: string): string {
  return token
    .replace(/\p{Lu}+/gu, "X")
    .replace(/[\p{Ll}\p{Lo}]+/gu, "x")
    .replace(/\p{N}+/gu, "d")
    .slice(0, 6);
}

/** Its letters in capitals where the word itself is listed, in small ones where a base form of it is. */
function listsOf(word: string, stems: readonly string[], lists: NameLists): string {
  let found = "";
  for (const [letter, names] of lists) {
    if (names.has(word)) found += letter;
    else if (letter === COMMON) continue;
    else if (stems.some((stem) => names.has(stem))) found += letter.toLowerCase();
  }
  return found;
}

function ownFeatures(token: string, { word, shape, lists }: Seen): string[] {
  const found = ["b", `w ${word}`, `s ${shape}`];
  if (lists !== "") found.push(`g ${lists}`, `gs ${lists} ${shape}`);
  for (let length = 1; length <= 5 && length < word.length; length++) found.push(`e ${word.slice(-length)}`);
  for (let length = 2; length <= 4 && length < word.length; length++)
    found.push(`p ${word.slice(0, length)}`);
  if (shape.startsWith("X") && word.length > 2) found.push(`E ${word.slice(-3)}`, `E ${word.slice(-2)}`);
  if (token.length <= 2) found.push(`l ${token}`);
  return found;
}

function aroundFeatures(seen: readonly Seen[], at: number, found: string[]): void {
  const near = (offset: number): Seen => seen[at + offset] ?? EDGE;
  const [before, here, after] = [near(-1), near(0), near(1)];
  found.push(
    `-w ${before.word}`,
    `+w ${after.word}`,
    `-s ${before.shape}`,
    `+s ${after.shape}`,
    `-2w ${near(-2).word}`,
    `+2w ${near(2).word}`,
    `-ww ${before.word} ${here.word}`,
    `+ww ${here.word} ${after.word}`,
    `sss ${before.shape} ${here.shape} ${after.shape}`,
    `-e ${before.word.slice(-3)}`,
    `+e ${after.word.slice(-3)}`,
  );
  if (before.lists !== "") found.push(`-g ${before.lists}`);
  if (after.lists !== "") found.push(`+g ${after.lists}`);
  if (isCapital(here)) aroundRun(seen, at, found);
}

function worldFeatures(seen: readonly Seen[], at: number, found: string[]): void {
  const [before, here, after] = [seen[at - 1] ?? EDGE, seen[at]!, seen[at + 1] ?? EDGE];
  if (here.world !== "") found.push(`G ${here.world}`);
  for (const letter of here.world) found.push(`G1 ${letter}`);
  for (const letter of before.world) found.push(`-G ${letter}`);
  for (const letter of after.world) found.push(`+G ${letter}`);
}

/** The words that a run of capitalised ones stands between: "lui [Ion Marin] zise". */
function aroundRun(seen: readonly Seen[], at: number, found: string[]): void {
  const left = edgeOfRun(seen, at, -1);
  const right = edgeOfRun(seen, at, 1);
  const lists = seen
    .slice(left + 1, right)
    .map((one) => one.lists || "0")
    .join(" ");
  found.push(`<w ${(seen[left] ?? EDGE).word}`, `>w ${(seen[right] ?? EDGE).word}`, `n ${right - left - 1}`);
  found.push(`<2 ${(seen[left - 1] ?? EDGE).word} ${(seen[left] ?? EDGE).word}`, `gg ${lists.slice(0, 24)}`);
}

function edgeOfRun(seen: readonly Seen[], at: number, step: number): number {
  let edge = at + step;
  while (Math.abs(edge - at) < RUN && isCapital(seen[edge] ?? EDGE)) edge += step;
  return edge;
}

function isCapital({ shape }: Seen): boolean {
  return shape.startsWith("X");
}
