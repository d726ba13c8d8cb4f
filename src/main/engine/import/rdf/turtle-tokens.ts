/** Words of Turtle, TriG, N-Triples and N-Quads (W3C, RDF 1.1), with the lines they begin on. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";

export interface Token {
  readonly kind: "iri" | "text" | "language" | "blank" | "number" | "name" | "word" | "mark" | "end";
  /** Of an address or a text what it stands for, else as it is written. */
  readonly text: string;
}

const BLANKS = /(?:\s|#[^\n]*)+/y;
const LETTER = "\\p{L}\\p{N}_\\u00B7\\u200C\\u200D\\u203F\\u2040\\p{M}";
const ESCAPED = "%[0-9A-Fa-f]{2}|\\\\[_~.\\-!$&'()*+,;=/?#@%]";
const LOCAL = `(?:[${LETTER}:]|${ESCAPED})(?:(?:[${LETTER}:.-]|${ESCAPED})*(?:[${LETTER}:-]|${ESCAPED}))?`;
const PREFIX = `\\p{L}(?:[${LETTER}.-]*[${LETTER}-])?`;

/** In the order in which they are tried. */
const KINDS: readonly (readonly [Token["kind"], RegExp])[] = [
  ["iri", /<([^<>"{}|^`\0-\x20]*)>/y],
  ["text", /"""((?:"{0,2}(?:[^"\\]|\\[^]))*)"""/y],
  ["text", /'''((?:'{0,2}(?:[^'\\]|\\[^]))*)'''/y],
  ["text", /"((?:[^"\\\r\n]|\\[^])*)"/y],
  ["text", /'((?:[^'\\\r\n]|\\[^])*)'/y],
  ["language", /@([A-Za-z]+(?:-[A-Za-z0-9]+)*)/y],
  ["blank", new RegExp(`_:([${LETTER}](?:[${LETTER}.-]*[${LETTER}-])?)`, "uy")],
  ["name", new RegExp(`((?:${PREFIX})?:(?:${LOCAL})?)`, "uy")],
  ["number", /([+-]?(?:\d+\.\d*[eE][+-]?\d+|\.?\d+[eE][+-]?\d+|\d*\.\d+|\d+))/y],
  ["word", /([A-Za-z]+)/y],
  ["mark", /(\^\^|[.;,[\](){}])/y],
];

const SHORT: Readonly<Record<string, string>> = {
  ...{ t: "\t", b: "\b", n: "\n", r: "\r", f: "\f" },
  ...{ '"': '"', "'": "'", "\\": "\\" },
};

/** Reads one after the other, `end` for ever at last. Throws ReasonError with the line where nothing of Turtle stands. */
export class TurtleTokens {
  private at = 0;
  /** Where the last word begins. */
  private start = 0;

  constructor(private readonly text: string) {}

  next(): Token {
    this.skip();
    this.start = this.at;
    if (this.at >= this.text.length) return { kind: "end", text: "" };
    for (const [kind, pattern] of KINDS) {
      pattern.lastIndex = this.at;
      const match = pattern.exec(this.text);
      if (!match) continue;
      const text = match[1]!;
      if (kind === "text" || kind === "iri") {
        const plain = unescaped(text, kind === "text");
        if (plain === undefined) this.fail();
        this.at = pattern.lastIndex;
        return { kind, text: plain! };
      }
      this.at = pattern.lastIndex;
      return { kind, text };
    }
    return this.fail();
  }

  /** Refuses the last word where it stands. */
  fail(): never {
    const line = this.text.slice(0, this.start).split("\n").length;
    if (this.start >= this.text.length) throw new ReasonError(message("turtle-end", { line }));
    const near = this.text.slice(this.start, this.start + 40).split("\n")[0]!;
    throw new ReasonError(message("turtle-broken", { line, near: named(near) }));
  }

  private skip(): void {
    BLANKS.lastIndex = this.at;
    if (BLANKS.test(this.text)) this.at = BLANKS.lastIndex;
  }
}

/** What a text with escapes says; undefined where it holds one that there is not. */
function unescaped(text: string, isText: boolean): string | undefined {
  if (!text.includes("\\")) return text;
  let isBroken = false;
  const plain = text.replace(/\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([^]))/g, (_, short, long, one) => {
    const code = parseInt(String(short ?? long), 16);
    if (code <= 0x10ffff) return String.fromCodePoint(code);
    const letter = isText ? SHORT[String(one)] : undefined;
    if (letter === undefined) isBroken = true;
    return letter ?? "";
  });
  return isBroken ? undefined : plain;
}
