/** Quads as statements: what RDF 1.2 says of statements in RDF 1.1's words, lists cell by cell. */
import type { Quad, Term } from "n3";
import type { Message } from "../../../../shared/sentences/sentences";
import { RDF_TYPE, type Literal, type Statement } from "../jsonld/statements";
import { rdfWord, xsdWord } from "./addresses";

/** Where statements go, and what nodes without an address are called. */
export interface RdfSink {
  readonly say: (statement: Statement) => void;
  readonly blank: (id?: string) => string;
  /** Told of statements that cannot be used. */
  readonly turnDown: (line: number, reason: Message) => void;
  /** Forgets all that was said: it is said anew. */
  readonly forget: () => void;
}

/** Says a quad. */
export function sayQuad({ subject, predicate, object, graph }: Quad, sink: RdfSink): void {
  const around = graph.termType === "DefaultGraph" ? {} : { graph: wordOf(graph, sink) };
  const say = (one: Statement): void => sink.say({ ...one, ...around });
  const about = wordOf(subject, sink);
  const said = statementIn(object);
  if (said && predicate.value === rdfWord("reifies")) sayOf(about, said, { ...sink, say });
  else say({ subject: about, predicate: predicate.value, object: objectOf(object, { ...sink, say }) });
}

function objectOf(object: Term, sink: RdfSink): string | Literal {
  const said = statementIn(object);
  if (said) return sayOf(sink.blank(), said, sink);
  return object.termType === "Literal" ? literalOf(object) : wordOf(object, sink);
}

/** RDF 1.2's statement in a place of a thing, which the types of n3 do not know yet. */
function statementIn(term: Term): Quad | undefined {
  return (term.termType as string) === "Quad" ? (term as unknown as Quad) : undefined;
}

/** A statement that others are about (RDF 1.2) as RDF 1.1 says it: a node with its three parts. */
function sayOf(statement: string, { subject, predicate, object }: Quad, sink: RdfSink): string {
  const { say } = sink;
  say({ subject: statement, predicate: RDF_TYPE, object: rdfWord("Statement") });
  say({ subject: statement, predicate: rdfWord("subject"), object: wordOf(subject, sink) });
  say({ subject: statement, predicate: rdfWord("predicate"), object: predicate.value });
  say({ subject: statement, predicate: rdfWord("object"), object: objectOf(object, sink) });
  return statement;
}

function wordOf({ termType, value }: Term, { blank }: RdfSink): string {
  return termType === "BlankNode" ? blank(`_:${value}`) : value;
}

function literalOf({ value, language, datatype }: Extract<Term, { termType: "Literal" }>): Literal {
  if (language !== "") return { value, language };
  return datatype.value === xsdWord("string") ? { value } : { value, type: datatype.value };
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
