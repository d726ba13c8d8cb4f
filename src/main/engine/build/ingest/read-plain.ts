/** Plain text: paragraphs, chapters by their headings, the letters left as they stand. */
import { LINE, pageFurniture } from "./page-furniture";
import { speechLabels } from "../text/speech-labels";
import type { Block, BlockKind } from "./work";

/** "CAPITOLUL II", "Cap. 3", "Partea întîia", "CHAPTER I", "XIV." */
const HEADING =
  /^(?:(?:cap(?:itolul|\.)?|partea|volumul|cartea|chapter|book|part|volume)\s+[\p{L}\d.]+.{0,60}|[IVXLC]+\.?|\d{1,3}\.|prologu?e?|epilogu?e?)$/iu;

/** "TREI", "Twelve", "Al doilea": a number in words alone. */
const IN_WORDS = new RegExp(
  `^(?:${[
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    "first second third fourth fifth sixth seventh eighth ninth tenth unu doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece",
    "întâi întâiul treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece douăzeci",
  ]
    .join(" ")
    .replaceAll(" ", "|")}|al (?:doi|trei|patru|cinci|șase|șapte|opt|nouă|zece)lea)$`,
  "iu",
);

/** "VII. THE ADVENTURE OF THE BLUE CARBUNCLE", "ADVENTURE I. A SCANDAL IN BOHEMIA": a number, and all in capitals. */
const CAPITALS = /^(?:\p{Lu}+\s+)?(?:[IVXLC]+|\d+)[.:]\s+[\p{Lu}\s\d'’,.:-]+$/u;

/** So many lines begin with a small letter where a line's end is only the page's edge. */
const CUT_BY_WIDTH = 0.3;
/** Ends a paragraph of such lines, as it ends a sentence. */
const ENDS = /[.!?…:;"”»)]\s*$/u;
/** An empty line: here, what stood between two pages. */
const GAP = /\n[^\S\n]*\n/u;
/** Begins with a word in capitals, as the speeches of a play do. */
const SHOUTED = /^\p{Lu}{3,}(?!\p{L})/u;
/** Begins one. */
const BEGINS = /^\s*[\p{Lu}\p{N}„"«—–-]/u;

/** Blocks of a text whose lines or empty lines part its paragraphs; offsets into `text` as it is. What pages have beside it is no part of its body. */
export function plainBlocks(text: string): Block[] {
  const furniture = pageFurniture(text);
  if (furniture.length === 0) return textBlocks(text);
  let [bare, from] = ["", 0];
  for (const { start, end } of furniture) {
    bare += text.slice(from, start) + " ".repeat(end - start);
    from = end;
  }
  const beside = furniture.map(({ start, end }): Block => ({ kind: "front", start, end }));
  return [...textBlocks(bare + text.slice(from)), ...beside].sort((a, b) => a.start - b.start);
}

function textBlocks(text: string): Block[] {
  // In a play every line in capitals begins something: a speech, a person of the list, a scene.
  const isPlay = speechLabels(text).size > 0;
  const hasEmptyLines = !isPlay && (text.match(/\n[^\S\n]*\r?\n/g) ?? []).length * 200 > text.length / 20;
  const parts = hasEmptyLines ? /(?:[^\n]*\S[^\n]*(?:\n|$))+/gu : LINE;
  const blocks = [...text.matchAll(parts)].map((match) => {
    const lead = /^\s*/u.exec(match[0])![0].length;
    const start = match.index + lead;
    const own = match[0].trim();
    return { kind: kindOf(own), start, end: start + own.length };
  });
  const [title, next] = blocks;
  // A title right before the first heading is no chapter of its own.
  if (title?.kind === "body" && next?.kind === "heading" && isTitle(text.slice(title.start, title.end)))
    blocks[0] = { ...title, kind: "front" };
  return isPlay || (!hasEmptyLines && isWrapped(text)) ? joined(text, blocks) : blocks;
}

/** Lines cut by width as paragraphs: from one that begins a sentence behind one that ends one. */
function joined(text: string, lines: readonly Block[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const open = blocks.at(-1);
    const isNew =
      open?.kind !== "body" ||
      line.kind !== "body" ||
      GAP.test(text.slice(open.end, line.start)) ||
      SHOUTED.test(text.slice(line.start, line.end)) ||
      (ENDS.test(text.slice(open.end - 2, open.end)) && BEGINS.test(text.slice(line.start, line.start + 2)));
    if (isNew) blocks.push(line);
    else blocks[blocks.length - 1] = { ...open, end: line.end };
  }
  return blocks;
}

function isWrapped(text: string): boolean {
  const lines = text.match(LINE) ?? [];
  return lines.filter((line) => /^\s*\p{Ll}/u.test(line)).length > CUT_BY_WIDTH * lines.length;
}

function isTitle(text: string): boolean {
  return text.length < 90 && !text.includes("\n") && /[\p{L}\p{N}]$/u.test(text);
}

function kindOf(text: string): BlockKind {
  return text.length < 90 &&
    !text.includes("\n") &&
    [HEADING, IN_WORDS, CAPITALS].some((heading) => heading.test(text))
    ? "heading"
    : "body";
}
