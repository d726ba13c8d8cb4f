/** The statements of an expanded document (JSON-LD 1.1, "Deserialize JSON-LD to RDF"), those of all its graphs together. */
import { isObject } from "../values/json-values";
import { isValue, type Expanded } from "./expanded";
import { isAbsolute } from "./iris";

/** A value with its type or its language. */
export interface Literal {
  readonly value: unknown;
  readonly type?: string;
  readonly language?: string;
}

export interface Statement {
  readonly subject: string;
  readonly predicate: string;
  readonly object: string | Literal;
  /** Its place in a list, from 1. */
  readonly place?: number;
  /** Of the named graph that it stands in. */
  readonly graph?: string;
}

export const RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

/** Calls what has no id by a number of its own, the same within a document. */
export class BlankIds {
  private count = 0;

  /** For the next document. */
  renamed(): (id?: string) => string {
    const known = new Map<string, string>();
    return (id) => {
      const fresh = id === undefined ? undefined : known.get(id);
      if (fresh !== undefined) return fresh;
      const made = `_:b${String(++this.count)}`;
      if (id !== undefined) known.set(id, made);
      return made;
    };
  }
}

interface Sink {
  readonly say: (statement: Statement) => void;
  readonly blank: (id?: string) => string;
  /** Told of words that are no address. */
  readonly lost: (word: string) => void;
  readonly graph?: string;
  /** What the document itself is called, which has the id "". */
  readonly document: string;
}

/** Says all statements of the nodes. */
export function sayNodes(nodes: readonly unknown[], sink: Sink): void {
  for (const node of nodes) if (isObject(node)) sayNode(node, sink);
}

function sayNode(node: Expanded | Readonly<Expanded>, sink: Sink): string {
  const subject = idOf(node["@id"], sink);
  const graph = sink.graph === undefined ? {} : { graph: sink.graph };
  for (const [key, values] of Object.entries(node)) {
    if (key === "@type")
      for (const type of values as (string | null)[]) {
        if (type === null) continue;
        sink.say({ subject, predicate: RDF_TYPE, object: idOf(type, sink), ...graph });
      }
    else if (key === "@graph") sayNodes(values as unknown[], { ...sink, graph: subject });
    else if (key === "@included") sayNodes(values as unknown[], sink);
    else if (key === "@reverse") sayBackwards(values as Expanded, subject, sink, graph);
    else if (!key.startsWith("@")) {
      // What names no address says nothing: neither here nor to any reader of RDF.
      if (isAbsolute(key)) sayValues(subject, key, values as unknown[], sink);
      else sink.lost(key);
    }
  }
  return subject;
}

function sayBackwards(backwards: Expanded, object: string, sink: Sink, graph: object): void {
  for (const [predicate, values] of Object.entries(backwards))
    for (const value of values as Expanded[])
      sink.say({ subject: sayNode(value, sink), predicate, object, ...graph });
}

function sayValues(subject: string, predicate: string, values: readonly unknown[], sink: Sink): void {
  const graph = sink.graph === undefined ? {} : { graph: sink.graph };
  for (const value of values as readonly Expanded[]) {
    if (Array.isArray(value["@list"]))
      inList(value).forEach((item, at) => {
        sink.say({ subject, predicate, object: objectOf(item, sink), place: at + 1, ...graph });
      });
    else sink.say({ subject, predicate, object: objectOf(value, sink), ...graph });
  }
}

/** The items of a list, those of lists in it among them. */
function inList(value: Expanded): Expanded[] {
  return (value["@list"] as Expanded[]).flatMap((item) => ("@list" in item ? inList(item) : [item]));
}

function objectOf(item: Expanded, sink: Sink): string | Literal {
  if (!isValue(item)) return sayNode(item, sink);
  const [type, language] = [item["@type"], item["@language"]];
  return {
    value: item["@value"],
    ...(typeof type === "string" && { type }),
    ...(typeof language === "string" && { language }),
  };
}

function idOf(id: unknown, { blank, document }: Sink): string {
  if (typeof id !== "string") return blank();
  if (id === "") return document;
  return id.startsWith("_:") ? blank(id) : id;
}
