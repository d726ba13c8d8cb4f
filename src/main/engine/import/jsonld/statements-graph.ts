/** Statements as a graph: those between things are edges, values are properties, types are labels. */
import type { PropertyValue } from "../../../../shared/graph";
import type { GraphBuilder } from "../graph/graph-builder";
import type { ImportRun } from "../source/import-run";
import { plainValues } from "../values/json-values";
import { isAbsolute, localName } from "./iris";
import { RDF_TYPE, type Literal, type Statement } from "./statements";
import { valueOf } from "./literals";

const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
const SKOS = "http://www.w3.org/2004/02/skos/core#";
const TERMS = "http://purl.org/dc/terms/";
const ELEMENTS = "http://purl.org/dc/elements/1.1/";
/** In both spellings that documents have. */
const schema = (word: string): string[] => [`http://schema.org/${word}`, `https://schema.org/${word}`];

/** What says how a thing is called, the surest first. */
const NAMES = [
  `${RDFS}label`,
  `${SKOS}prefLabel`,
  ...schema("name"),
  "http://xmlns.com/foaf/0.1/name",
  `${TERMS}title`,
  `${ELEMENTS}title`,
];
const TEXTS = [`${RDFS}comment`, `${SKOS}definition`, ...schema("description"), `${TERMS}description`];

/** Items that are added before the graph is written on. */
const BLOCK = 10_000;

/** All that is said of one thing. */
interface Thing {
  readonly types: Set<string>;
  readonly values: Map<string, Literal[]>;
}

/** A statement between things; `list` counts the lists that one thing has by one word. */
interface Link extends Statement {
  readonly object: string;
  readonly list: number;
}

/** Statements, each once, by the things that they are about; what stands in lists as often as it stands there. */
export class Statements {
  private readonly things = new Map<string, Thing>();
  private readonly edges = new Map<string, Link>();
  /** How many lists things have by a word. */
  private readonly lists = new Map<string, number>();
  private readonly words = new Set<string>();

  add(statement: Statement): void {
    const { subject, predicate, object, place, graph } = statement;
    const thing = this.thing(subject);
    if (predicate === RDF_TYPE && typeof object === "string") {
      thing.types.add(object);
      this.words.add(object);
      return;
    }
    this.words.add(predicate);
    const isListed = place !== undefined;
    const lists = listsKey(statement);
    if (place === 1) this.lists.set(lists, this.listCount(lists) + 1);
    if (typeof object === "string") {
      this.thing(object);
      const list = isListed ? this.listCount(lists) : 0;
      const key = JSON.stringify([subject, predicate, object, place, graph, list]);
      this.edges.set(key, { ...statement, object, list });
    } else addValue(thing, predicate, object, isListed);
  }

  get nodeCount(): number {
    return this.things.size;
  }

  get edgeCount(): number {
    return this.edges.size;
  }

  /** Adds all of them to the graph. */
  async write(file: string, graph: GraphBuilder, run: ImportRun): Promise<void> {
    const short = shortened(this.words);
    let line = 0;
    for (const [id, thing] of this.things) {
      graph.define({ id, ...told(id, thing, short, run) }, { file, line: ++line });
      if (line % BLOCK === 0) await graph.flush();
      run.signal.throwIfAborted();
    }
    for (const link of this.edges.values()) {
      const { subject, predicate, object, place, list, graph: within } = link;
      const properties = {
        ...(place !== undefined && { place }),
        ...(place !== undefined && this.listCount(listsKey(link)) > 1 && { list }),
        ...(within !== undefined && { graph: within }),
      };
      const [source, target] = [graph.find(subject), graph.find(object)];
      graph.edge({ source, target, relation: short(predicate), properties }, { file, line: ++line });
      if (line % BLOCK === 0) await graph.flush();
    }
    await graph.flush();
  }

  private listCount(key: string): number {
    return this.lists.get(key) ?? 0;
  }

  private thing(id: string): Thing {
    const known = this.things.get(id) ?? { types: new Set<string>(), values: new Map<string, Literal[]>() };
    this.things.set(id, known);
    return known;
  }
}

function listsKey({ subject, predicate, graph }: Statement): string {
  return JSON.stringify([subject, predicate, graph]);
}

/** A list may hold one value several times. */
function addValue({ values }: Thing, predicate: string, literal: Literal, isListed: boolean): void {
  const known = values.get(predicate) ?? [];
  const form = JSON.stringify(literal);
  if (isListed || !known.some((one) => JSON.stringify(one) === form)) known.push(literal);
  values.set(predicate, known);
}

/** Addresses by their last words; as they are where two of them have the same one. */
function shortened(words: ReadonlySet<string>): (word: string) => string {
  const all = new Map<string, number>();
  for (const word of words) all.set(localName(word), (all.get(localName(word)) ?? 0) + 1);
  return (word) => (all.get(localName(word)) === 1 ? localName(word) : word);
}

interface Told {
  readonly name: string;
  readonly labels: string[];
  readonly text: string;
  readonly properties: Record<string, PropertyValue>;
}

function told(id: string, { types, values }: Thing, short: (word: string) => string, run: ImportRun): Told {
  const [name, text] = [NAMES, TEXTS].map((words) => chosen(words, values)) as [Literal?, Literal?];
  const found = new Map<string, unknown[]>();
  for (const [predicate, literals] of values)
    for (const literal of literals) {
      if (literal === name || literal === text) continue;
      const key = short(predicate) + (literal.language === undefined ? "" : `@${literal.language}`);
      found.set(key, [...(found.get(key) ?? []), valueOf(literal)]);
    }
  const properties = [...found].map(([key, all]) => [key, all.length === 1 ? all[0] : all] as const);
  return {
    name: name ? String(name.value) : ownName(id),
    labels: [...types].map(short),
    text: text ? String(text.value) : "",
    properties: plainValues(Object.fromEntries(properties), run.elements),
  };
}

/** The text that is in no language, else the English one, else the first. */
function chosen(
  words: readonly string[],
  values: ReadonlyMap<string, readonly Literal[]>,
): Literal | undefined {
  for (const word of words) {
    const texts = (values.get(word) ?? []).filter(({ value }) => typeof value === "string" && value !== "");
    const rank = ({ language = "" }: Literal): number =>
      language === "" ? 0 : /^en\b/.test(language) ? 1 : 2;
    if (texts.length > 0) return texts.toSorted((a, b) => rank(a) - rank(b))[0];
  }
  return undefined;
}

/** What a thing without a name is called: the end of its address. */
function ownName(id: string): string {
  return isAbsolute(id) && /[\p{L}\p{N}]/u.test(localName(id)) ? localName(id) : id;
}
