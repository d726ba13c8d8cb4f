/**
 * The language of the tables' filters: `p > 0.1 and relation = "treats" and not (name ~ "kin" or "acid")`. Comparisons of a column
 * with a value, bare words and quoted texts (to be found in any column of words), `and` (also by mere juxtaposition), `or`, `not`,
 * parentheses. It is read into data, never run as code.
 */

export type Operator = "=" | "!=" | "~" | "!~" | "<" | "<=" | ">" | ">=";

export type Filter =
  | { readonly kind: "and" | "or"; readonly parts: readonly Filter[] }
  | { readonly kind: "not"; readonly part: Filter }
  | { readonly kind: "words"; readonly text: string }
  | {
      readonly kind: "compare";
      readonly column: Token;
      readonly operator: Operator;
      readonly value: Token;
    };

/** A piece of the text and where it begins (0-based UTF-16 offset). */
export interface Token {
  readonly kind: "word" | "quoted" | "sign";
  readonly text: string;
  readonly at: number;
}

/** What is wrong with a filter, and where. */
export interface FilterFault {
  readonly problem:
    | "unclosed"
    | "unexpected"
    | "value-missing"
    | "ended"
    | "too-deep"
    | "no-column"
    | "no-order"
    | "no-number";
  readonly word: string;
  readonly at: number;
}

/** Thrown while a filter is read or bound to columns; caught by `compileFilter`, never seen outside. */
export class FilterError extends Error {
  constructor(readonly fault: FilterFault) {
    super(fault.problem);
  }
}

const TOKEN =
  /\s*(?:"((?:[^"\\]|\\.)*)"|(<=|>=|!=|!~|[<>=~≤≥≠()])|((?:[^\s"<>=~!()≤≥≠]|!(?![=~]))+)|(\S))/suy;
const SIGNS: Readonly<Record<string, Operator>> = {
  ...{ "=": "=", "!=": "!=", "≠": "!=", "~": "~", "!~": "!~" },
  ...{ "<": "<", "<=": "<=", "≤": "<=", ">": ">", ">=": ">=", "≥": ">=" },
};
const JOINTS = { and: ["and", "și"], or: ["or", "sau"], not: ["not", "nu"] } as const;
const DEEPEST = 60;

/** True where the text is more than words to be found. */
export function isExpression(text: string): boolean {
  return /["<>=~()≤≥≠]/.test(text);
}

/** Reads a filter; throws a FilterError that says what is wrong and where. */
export function readFilter(text: string): Filter {
  const reader = new Reader(tokens(text), text.length);
  const filter = reader.either(0);
  const rest = reader.next();
  if (rest !== undefined) throw fault("unexpected", rest);
  return filter;
}

function tokens(text: string): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [whole, quoted, sign, word, stray] = match;
    const at = match.index + whole.search(/\S/);
    if (quoted !== undefined) found.push({ kind: "quoted", text: quoted.replace(/\\(.)/gsu, "$1"), at });
    else if (stray !== undefined) throw new FilterError({ problem: "unclosed", word: stray, at });
    else found.push({ kind: sign === undefined ? "word" : "sign", text: sign ?? word ?? "", at });
  }
  return found;
}

function fault(problem: FilterFault["problem"], { text, at }: Pick<Token, "text" | "at">): FilterError {
  return new FilterError({ problem, word: text, at });
}

class Reader {
  #at = 0;
  constructor(
    readonly all: readonly Token[],
    readonly length: number,
  ) {}

  next = (): Token | undefined => this.all[this.#at++];

  either(depth: number): Filter {
    const parts = [this.#both(depth)];
    while (this.#takesJoint("or")) parts.push(this.#both(depth));
    return parts.length === 1 ? parts[0]! : { kind: "or", parts };
  }

  #both(depth: number): Filter {
    const parts = [this.#term(depth)];
    while (this.#takesJoint("and") || this.#goesOn()) parts.push(this.#term(depth));
    return parts.length === 1 ? parts[0]! : { kind: "and", parts };
  }

  #term(depth: number): Filter {
    const end = { text: "", at: this.length };
    if (depth > DEEPEST) throw fault("too-deep", this.all[this.#at] ?? end);
    if (this.#takesJoint("not")) return { kind: "not", part: this.#term(depth + 1) };
    const token = this.next();
    if (token === undefined) throw fault("ended", end);
    if (token.kind === "sign") return this.#group(token, depth);
    const operator = SIGNS[this.#sign() ?? ""];
    if (operator === undefined) return { kind: "words", text: token.text };
    this.#at++;
    const value = this.next();
    if (value === undefined || value.kind === "sign") throw fault("value-missing", value ?? end);
    return { kind: "compare", column: token, operator, value };
  }

  #group(open: Token, depth: number): Filter {
    if (open.text !== "(") throw fault("unexpected", open);
    const inner = this.either(depth + 1);
    const close = this.next();
    if (close === undefined) throw fault("unclosed", open);
    if (close.text !== ")" || close.kind !== "sign") throw fault("unexpected", close);
    return inner;
  }

  #sign = (): string | undefined =>
    this.all[this.#at]?.kind === "sign" ? this.all[this.#at]!.text : undefined;

  #goesOn(): boolean {
    const token = this.all[this.#at];
    if (token === undefined || this.#isJoint("or")) return false;
    return token.kind !== "sign" || token.text === "(";
  }

  #isJoint(joint: keyof typeof JOINTS): boolean {
    const token = this.all[this.#at];
    const words: readonly string[] = JOINTS[joint];
    return token?.kind === "word" && words.includes(token.text.toLowerCase());
  }

  #takesJoint(joint: keyof typeof JOINTS): boolean {
    const taken = this.#isJoint(joint);
    if (taken) this.#at++;
    return taken;
  }
}
