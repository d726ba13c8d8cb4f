/** A cursor over the words of a DOT text: what comes next, names, and lists of attributes. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { exactNumber } from "../values/written-values";
import { dotTokens, type DotToken } from "./dot-tokens";

/** Values of a node or edge; a label stands as its token, as what it shows depends on its node. */
export type Attributes = Record<string, unknown>;

/** An object without what objects of JavaScript have. */
export function attributes(...from: readonly Attributes[]): Attributes {
  return Object.assign(Object.create(null) as Attributes, ...from) as Attributes;
}

/** What Graphviz itself writes of its drawing. */
const DRAWN = /^(?:_background|_(?:[ht]?l?)draw_|pos|bb|lp|head_lp|tail_lp|xlp|rects|lwidth|lheight)$/;
/** Keys that a graph of ours has for itself. */
const OURS = new Set(["id", "source", "target"]);

/** A text broken off where a preview cuts it: what was read until then counts. */
export class BrokenOff extends Error {}

export class DotWords {
  private readonly tokens: Iterator<DotToken>;
  token: DotToken | undefined;

  constructor(
    readonly text: string,
    private readonly isCut: boolean,
  ) {
    this.tokens = dotTokens(text);
    this.next();
  }

  is(mark: string): boolean {
    return this.token?.kind === "mark" && this.token.text === mark;
  }

  isKeyword(word: string): boolean {
    return this.token?.kind === "word" && this.token.text.toLowerCase() === word;
  }

  /** Whether it comes next; then it is passed. */
  keyword(word: string): boolean {
    const isIt = this.isKeyword(word);
    if (isIt) this.next();
    return isIt;
  }

  take(mark: string): void {
    if (!this.is(mark)) this.fail();
    this.next();
  }

  /** A name or text, or several texts joined by `+`. */
  id(): DotToken {
    const token = this.token ?? this.fail();
    if (token.kind === "mark" || token.kind === "open") this.fail();
    this.next();
    const texts = [token.text];
    while (token.kind === "text" && this.is("+")) {
      this.next();
      texts.push(this.id().text);
    }
    return texts.length === 1 ? token : { ...token, text: texts.join("") };
  }

  /** Lists in brackets, of which there may be several; without what Graphviz drew. */
  attributes(): Attributes {
    const values = attributes();
    while (this.is("[")) {
      this.next();
      while (!this.is("]")) this.attribute(values);
      this.next();
    }
    return values;
  }

  private attribute(values: Attributes): void {
    const key = this.id().text;
    let value: DotToken = { kind: "text", text: "true", at: 0 };
    if (this.is("=")) {
      this.next();
      value = this.id();
    }
    const written = value.kind === "word" ? exactNumber(value.text) : value.text;
    if (!DRAWN.test(key)) values[OURS.has(key) ? `${key} 2` : key] = key === "label" ? value : written;
    if (this.is(",") || this.is(";")) this.next();
  }

  next(): void {
    const { value, done } = this.tokens.next() as IteratorResult<DotToken, undefined>;
    this.token = done === true ? undefined : value;
  }

  /** Throws ReasonError with the line, BrokenOff where the text was cut. */
  fail(): never {
    if (this.isCut && (!this.token || this.token.kind === "open")) throw new BrokenOff();
    const line = this.text.slice(0, this.token?.at ?? this.text.length).split("\n").length;
    throw new ReasonError(message("at-line", { line, why: message("dot-shape") }));
  }
}
