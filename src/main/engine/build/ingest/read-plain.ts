/** Plain text: paragraphs, chapters by their headings, the letters left as they stand. */
import { LINE, pageFurniture } from "./page-furniture";
import { speechLabels } from "../text/speech-labels";
import type { Block, BlockKind } from "./work";

/** "CAPITOLUL II", "Cap. 3", "Partea întîia", "CHAPTER I", "XIV." */
const HEADING =
  /^(?:(?:cap(?:itolul|\.)?|partea|volumul|cartea|chapter|book|part|volume)\s+[\p{L}\d.]+.{0,60}|[IVXLC]+\.?|\d{1,3}\.|prologu?e?|epilogu?e?)$/iu;

const WORDS = `(?:${[
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  "first second third fourth fifth sixth seventh eighth ninth tenth unu doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece",
  "întâi întâiul treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece douăzeci",
]
  .join(" ")
  .replaceAll(" ", "|")}|(?:al (?:doi|trei|patru|cinci|șase|șapte|opt|nouă|zece)lea))`;
/** "TREI", "Twelve", "Al doilea": a number in words alone. */
const IN_WORDS = new RegExp(`^${WORDS}$`, "iu");

/** A line that can only be a heading, whatever follows it: "CAPITOLUL II", "Chapter Two", "XIV.". */
const NUMBERED = new RegExp(
  `^(?:(?:cap(?:itolul|\\.)?|partea|cartea|chapter|book|part)\\s+(?:[IVXLC]+|\\d{1,3}|${WORDS})|[IVXLC]{2,}|[IVXLC]+\\.)[.:]?$`,
  "iu",
);

/** "SCENA II", "Actul al doilea", "Act One. The Garden", "Tabloul 3": parts of a play, of which "Scena se petrece" is none. */
const OF_PLAY = new RegExp(
  `^(?:act(?:ul)?|scen[ae]|tablou(?:l)?)\\s+(?:al? )?(?:[IVXLC]+(?:-(?:lea|a))?|\\d{1,3}|${WORDS}|doua|treia|patra|cincea|șasea|șaptea|opta)(?:[.:,–—-].{0,60}|)$`,
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
  const blocks = [...text.matchAll(parts)].flatMap((match) => {
    const lead = /^\s*/u.exec(match[0])![0].length;
    return parted(match[0].trim(), match.index + lead);
  });
  // Titles right before the first heading are no chapter of their own.
  const heading = blocks.findIndex(({ kind }) => kind === "heading");
  const isFront = blocks.slice(0, heading).every(({ start, end }) => isTitle(text.slice(start, end)));
  if (heading > 0 && heading <= MOST_TITLES && isFront)
    blocks.splice(0, heading, ...blocks.slice(0, heading).map((one): Block => ({ ...one, kind: "front" })));
  return isPlay || (!hasEmptyLines && isWrapped(text)) ? joined(text, blocks) : blocks;
}

/** A paragraph as its block; "CAPITOLUL II / Logofătul Tase" is a heading, and what follows such a line at once is body. */
function parted(own: string, start: number): Block[] {
  const [line = "", title = ""] = own.split(/\r?\n/u, 2).map((one) => one.trim());
  const end = start + own.length;
  if (title === "" || !NUMBERED.test(line)) return [{ kind: kindOf(own), start, end }];
  const titled = own.indexOf(title, line.length) + title.length;
  const isWhole = titled === own.length && isTitle(title);
  if (isWhole) return [{ kind: "heading", start, end }];
  const from = own.indexOf(title, line.length);
  return [
    { kind: "heading", start, end: start + line.length },
    { kind: "body", start: start + from, end },
  ];
}

/** Title, kind and author stand before a first heading. */
const MOST_TITLES = 4;

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
    [HEADING, IN_WORDS, CAPITALS, OF_PLAY].some((heading) => heading.test(text))
    ? "heading"
    : "body";
}
