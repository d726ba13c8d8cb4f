/** A text as tokens and sentences; clitics stand alone, as in RONEC: "s-a" is "s-" and "a", "Mara-și" is "Mara" and "-și". */
import { fold } from "../../../../shared/fold";
import type { Tokens } from "../build-stage";
import { gluedWords } from "./glued";

// The number of a footnote behind a word ("Sluger142") is no part of it.
const TOKEN = /(?:\p{L}+(?!\p{L})|\p{N}[\p{L}\p{N}]*)(?:['-][\p{L}\p{N}]+)*-?|\.{2,}|[^\s]/gu;
const PROCLITICS = new Set(
  "s n m l i le te ne v va mi ti si ii intr dintr printr de d c ce nu sa ca pe prin din ma las o n-o c-o ia da las".split(
    " ",
  ),
);
const ENCLITICS = new Set(
  "i o l le lea ul ului ua uri urile si mi ti ma te se ne va a ai am as ar ati au vei voi vor s m n v lui lor i-o u e".split(
    " ",
  ),
);
const ABBREVIATIONS = new Set(
  "d dl dna dlui lui-d dr sf sfi const gr nr str bd ing prof gen col lt mr mrs ms messrs st jr sr cap vol pag art".split(
    " ",
  ),
);
/** "d-na", "d-lui": titles, and no "d-" with a word behind it. */
const TITLES = /^d-(?:na|nă|nei|nul|l|lui|le|ra|ră|rei|șoara|șoară|șoarei|soara)$/iu;
const ENDS = /^(?:[.!?…]|\.{2,})$/u;
const CLOSES = /^["')\]»”]$/u;

/** Beyond so many tokens a sentence is cut: nothing that a person wrote is longer. */
const LONGEST = 1000;

/** Tokens and sentences of the stretches [start, end) that are paragraphs each. */
export function tokenise(
  text: string,
  stretches: readonly (readonly [start: number, end: number])[],
): Tokens {
  const starts: number[] = [];
  const ends: number[] = [];
  const sentences: number[] = [];
  const paragraphs: number[] = [];
  const glued = gluedWords(text);
  for (const [start, end] of stretches) {
    const first = starts.length;
    for (const { 0: token, index } of text.slice(start, end).matchAll(TOKEN))
      cutToken(token, start + index, { text, glued, starts, ends });
    if (starts.length === first) continue;
    paragraphs.push(first);
    sentencesFrom(text, first, starts, ends, sentences);
  }
  const all = starts.length;
  return {
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    sentences: Int32Array.from([...sentences, all]),
    paragraphs: Int32Array.from([...paragraphs, all]),
  };
}

interface Cutting {
  readonly text: string;
  readonly glued: ReadonlyMap<string, number>;
  readonly starts: number[];
  readonly ends: number[];
}

function cutToken(token: string, at: number, { text, glued, starts, ends }: Cutting): void {
  // The dot of an abbreviation was taken with it.
  if (at < (ends.at(-1) ?? 0)) return;
  const push = (from: number, to: number): void => {
    starts.push(at + from);
    ends.push(at + to);
  };
  const hyphen = token.indexOf("-");
  if (hyphen > 0 && !TITLES.test(token)) {
    for (const [from, to] of cutHyphens(token)) push(from, to);
    return;
  }
  const glue = glued.get(token);
  if (glue !== undefined) {
    push(0, glue);
    push(glue, token.length);
    return;
  }
  const isAbbreviation =
    text[at + token.length] === "." && text[at + token.length + 1] !== "." && isShort(token, text, at);
  push(0, token.length + (isAbbreviation ? 1 : 0));
}

/** "d." and "C." before a name: the dot is theirs. */
function isShort(token: string, text: string, at: number): boolean {
  if (/^\p{Lu}$/u.test(token)) return /^\.\s?\p{Lu}/u.test(text.slice(at + 1, at + 4));
  return (
    ABBREVIATIONS.has(fold(token)) &&
    /^\.\s+[\p{Lu}\d]/u.test(text.slice(at + token.length, at + token.length + 4))
  );
}

/** Pieces of a word with hyphens, each with the hyphen that belongs to it. */
function cutHyphens(token: string): [from: number, to: number][] {
  const pieces: [number, number][] = [];
  let from = 0;
  for (let at = token.indexOf("-"); at > 0; at = token.indexOf("-", at + 1)) {
    const left = token.slice(from, at).replace(/^-/, "");
    const right = token.slice(at + 1).split("-")[0]!;
    if (right === "") {
      // A hyphen before a blank: the word is one thing, the sign another.
      pieces.push([from, PROCLITICS.has(fold(left)) ? at + 1 : at]);
      from = PROCLITICS.has(fold(left)) ? at + 1 : at;
      continue;
    }
    const isName = /^\p{Lu}\p{Ll}/u.test(left) && /^\p{Lu}\p{Ll}/u.test(right);
    if (isName) continue;
    if (PROCLITICS.has(fold(left))) {
      pieces.push([from, at + 1]);
      from = at + 1;
    } else if (ENCLITICS.has(fold(right)) || (/^\p{Lu}/u.test(left) && right.length <= 3)) {
      pieces.push([from, at]);
      from = at;
    }
  }
  if (from < token.length) pieces.push([from, token.length]);
  return pieces;
}

function sentencesFrom(
  text: string,
  first: number,
  starts: readonly number[],
  ends: readonly number[],
  sentences: number[],
): void {
  const tokenAt = (at: number): string => text.slice(starts[at]!, ends[at]!);
  sentences.push(first);
  let begin = first;
  for (let at = first; at + 1 < starts.length; at++) {
    if (at - begin >= LONGEST) sentences.push((begin = at));
    if (!ENDS.test(tokenAt(at))) continue;
    let next = at + 1;
    while (
      next < starts.length &&
      (ENDS.test(tokenAt(next)) || (CLOSES.test(tokenAt(next)) && starts[next] === ends[next - 1]))
    )
      next++;
    if (next < starts.length && /^[\p{Lu}\p{N}"'—–\-„«(]/u.test(tokenAt(next)))
      sentences.push((begin = next));
    at = next - 1;
  }
}
