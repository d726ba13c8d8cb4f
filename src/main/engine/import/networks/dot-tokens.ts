/** The words of Graphviz' DOT: names, texts, marks. */
import { withoutEntities } from "../values/written-values";

export interface DotToken {
  /** A `word` may be a keyword, a `text` never is; `html` is what stood between angle brackets; `open` breaks off. */
  readonly kind: "word" | "text" | "html" | "mark" | "open";
  readonly text: string;
  readonly at: number;
}

const BLANK = /(?:\s|\/\/[^\n]*|(?<=^|\n)#[^\n]*)*/y;
const WORD = /[\p{L}_\x80-\uFFFF][\w\x80-\uFFFF]*|-?(?:\.\d+|\d+(?:\.\d*)?)/uy;
const MARK = /->|--|[{}[\];,=:+]/y;

/** All words of a text one after the other; `open` stands for what no reading leads on from. */
export function* dotTokens(text: string): Generator<DotToken> {
  let at = skip(text, 0);
  while (at < text.length) {
    const token = quoted(text, at) ?? html(text, at) ?? matched(text, at);
    yield token.token;
    at = skip(text, token.end);
  }
}

interface Found {
  readonly token: DotToken;
  readonly end: number;
}

function found(kind: DotToken["kind"], text: string, at: number, end: number): Found {
  return { token: { kind, text, at }, end };
}

/** Past blanks and comments. */
function skip(text: string, from: number): number {
  let at = from;
  for (;;) {
    BLANK.lastIndex = at;
    BLANK.exec(text);
    at = Math.max(at, BLANK.lastIndex);
    if (!text.startsWith("/*", at)) return at;
    const end = text.indexOf("*/", at + 2);
    at = end < 0 ? text.length : end + 2;
  }
}

function matched(text: string, at: number): Found {
  for (const [kind, pattern] of [
    ["mark", MARK],
    ["word", WORD],
  ] as const) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return found(kind, match[0], at, pattern.lastIndex);
  }
  return found("open", text[at]!, at, text.length);
}

/** A text in quotes: of its escapes only that of a quote and of a line's end are of the text itself. */
function quoted(text: string, at: number): Found | undefined {
  if (text[at] !== '"') return undefined;
  let end = at + 1;
  for (; end < text.length && text[end] !== '"'; end++) if (text[end] === "\\") end++;
  if (end >= text.length) return found("open", "", at, text.length);
  const inner = text.slice(at + 1, end).replace(/\\\r?\n/g, "");
  return found("text", inner.replaceAll('\\"', '"'), at, end + 1);
}

function html(text: string, at: number): Found | undefined {
  if (text[at] !== "<") return undefined;
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if (text[end] === "<") depth++;
    else if (text[end] === ">" && --depth === 0) return found("html", text.slice(at + 1, end), at, end + 1);
  }
  return found("open", "", at, text.length);
}

/** What a label shows: line ends for their escapes, the object's own name for `\N`, HTML without its tags. */
export function shownLabel({ kind, text }: Pick<DotToken, "kind" | "text">, name: string): string {
  if (kind === "html") {
    const plain = text.replace(/<!--[^]*?-->/g, "").replace(/<(?:br|\/tr|\/td)\b[^>]*>/gi, " ");
    return withoutEntities(plain.replace(/<[^>]*>/g, ""))
      .replace(/\s+/g, " ")
      .trim();
  }
  const lines = text.replace(/\\(.)/gs, (_, letter: string) => {
    if (letter === "N") return name;
    return "nlr".includes(letter) ? "\n" : letter;
  });
  return withoutEntities(lines).replace(/\n$/, "");
}
