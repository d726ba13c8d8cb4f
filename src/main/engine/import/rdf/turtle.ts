/** Statements of Turtle, and of TriG, N-Triples and N-Quads, which are read by the same grammar (W3C, RDF 1.1 Turtle and TriG). */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { Literal, Statement } from "../jsonld/statements";
import { named } from "../source/reject-list";
import { rdfWord, resolved, xsdWord } from "./addresses";
import { TurtleTokens, type Token } from "./turtle-tokens";

/** Where statements go, and what nodes without an address are called. */
export interface RdfSink {
  readonly say: (statement: Statement) => void;
  readonly blank: (id?: string) => string;
}

/** Brackets inside brackets; whatever nests deeper would end the stack. */
const MOST_LEVELS = 500;

/** Says all statements of a text, those up to the first fault where there is one; only of quads a fourth word may follow, the graph. Throws ReasonError for that. */
export function sayTurtle(text: string, sink: RdfSink, areQuads = false): void {
  new Turtle(new TurtleTokens(text), sink, areQuads).read();
}

class Turtle {
  private token: Token;
  private base = "";
  private graph: string | undefined;
  private level = 0;
  private readonly prefixes = new Map<string, string>();

  constructor(
    private readonly tokens: TurtleTokens,
    private readonly sink: RdfSink,
    private readonly areQuads: boolean,
  ) {
    this.token = tokens.next();
  }

  read(): void {
    while (this.token.kind !== "end") {
      if (this.directive()) continue;
      if (this.isWord("graph")) this.next();
      if (this.isMark("{")) {
        this.block(undefined);
        continue;
      }
      const isAlone = this.isMark("[");
      const subject = this.subject();
      if (this.isMark("{")) this.block(subject);
      else {
        if (!isAlone || !this.isMark(".")) this.predicates(subject);
        this.expect(".");
      }
    }
  }

  private directive(): boolean {
    const { kind, text } = this.token;
    const word = text.toLowerCase();
    const isAt = kind === "language";
    if (!(isAt || kind === "word") || (word !== "prefix" && word !== "base")) return false;
    this.next();
    if (word === "prefix") {
      const name = this.take("name");
      if (!name.endsWith(":")) this.fail();
      this.prefixes.set(name.slice(0, -1), resolved(this.take("iri"), this.base));
    } else this.base = resolved(this.take("iri"), this.base);
    if (isAt) this.expect(".");
    return true;
  }

  /** A graph of TriG, called by its name or by none. */
  private block(name: string | undefined): void {
    this.expect("{");
    this.graph = name;
    while (!this.isMark("}")) {
      const isAlone = this.isMark("[");
      const subject = this.subject();
      if (!isAlone || !(this.isMark(".") || this.isMark("}"))) this.predicates(subject);
      if (!this.isMark("}")) this.expect(".");
    }
    this.graph = undefined;
    this.next();
  }

  private predicates(subject: string): void {
    do {
      if (this.isMark(".") || this.isMark("]") || this.isMark("}")) return;
      const predicate = this.predicate();
      do this.object(subject, predicate);
      while (this.skipMark(","));
      while (this.isMark(";") && this.next()) if (!this.isMark(";")) break;
    } while (!this.isMark(".") && !this.isMark("]") && !this.isMark("}"));
  }

  private object(subject: string, predicate: string): void {
    const object = this.isLiteral() ? this.literal() : this.subject();
    const isQuad = this.areQuads && ["iri", "blank"].includes(this.token.kind);
    const graph = isQuad ? this.subject() : this.graph;
    this.sink.say({ subject, predicate, object, ...(graph !== undefined && { graph }) });
  }

  private predicate(): string {
    if (this.token.kind === "word" && this.token.text === "a") {
      this.next();
      return rdfWord("type");
    }
    if (this.token.kind !== "iri" && this.token.kind !== "name") this.fail();
    return this.address();
  }

  private subject(): string {
    if (this.token.kind === "blank") return this.sink.blank(`_:${this.take("blank")}`);
    if (this.skipMark("[")) return this.inside(() => this.bracket());
    if (this.skipMark("(")) return this.inside(() => this.list());
    return this.address();
  }

  private bracket(): string {
    const node = this.sink.blank();
    if (!this.isMark("]")) this.predicates(node);
    this.expect("]");
    return node;
  }

  private list(): string {
    const graph = this.graph === undefined ? {} : { graph: this.graph };
    const items: (string | Literal)[] = [];
    while (!this.isMark(")")) items.push(this.isLiteral() ? this.literal() : this.subject());
    this.next();
    return sayList(items, { ...this.sink, say: (one) => this.sink.say({ ...one, ...graph }) });
  }

  private inside(read: () => string): string {
    if (++this.level > MOST_LEVELS) throw new ReasonError(message("jsonld-deep", { most: MOST_LEVELS }));
    const node = read();
    this.level--;
    return node;
  }

  private address(): string {
    if (this.token.kind === "iri") return resolved(this.take("iri"), this.base);
    const name = this.take("name");
    const [prefix, local] = [name.slice(0, name.indexOf(":")), name.slice(name.indexOf(":") + 1)];
    const start = this.prefixes.get(prefix);
    if (start === undefined) throw new ReasonError(message("turtle-prefix", { prefix: named(prefix) }));
    return start + local.replace(/\\([^])/g, "$1");
  }

  private isLiteral(): boolean {
    const { kind, text } = this.token;
    return kind === "text" || kind === "number" || (kind === "word" && (text === "true" || text === "false"));
  }

  private literal(): Literal {
    const { kind, text } = this.token;
    this.next();
    if (kind === "number")
      return {
        value: text,
        type: xsdWord(/e/i.test(text) ? "double" : text.includes(".") ? "decimal" : "integer"),
      };
    if (kind === "word") return { value: text, type: xsdWord("boolean") };
    if (this.token.kind === "language") return { value: text, language: this.take("language") };
    return this.skipMark("^^") ? { value: text, type: this.address() } : { value: text };
  }

  private next(): true {
    this.token = this.tokens.next();
    return true;
  }

  private take(kind: Token["kind"]): string {
    if (this.token.kind !== kind) this.fail();
    const { text } = this.token;
    this.next();
    return text;
  }

  private isMark(mark: string): boolean {
    return this.token.kind === "mark" && this.token.text === mark;
  }

  private isWord(word: string): boolean {
    return this.token.kind === "word" && this.token.text.toLowerCase() === word;
  }

  private skipMark(mark: string): boolean {
    return this.isMark(mark) && this.next();
  }

  private expect(mark: string): void {
    if (!this.skipMark(mark)) this.fail();
  }

  private fail(): never {
    return this.tokens.fail();
  }
}

/** Says a list's cells one by one; gives the first one, RDF's "nil" for a list without items. */
export function sayList(items: readonly (string | Literal)[], { say, blank }: RdfSink): string {
  return items.reduceRight<string>((rest, object) => {
    const subject = blank();
    say({ subject, predicate: rdfWord("first"), object });
    say({ subject, predicate: rdfWord("rest"), object: rest });
    return subject;
  }, rdfWord("nil"));
}
