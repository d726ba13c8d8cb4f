/** Statements of RDF/XML (W3C, RDF 1.1 XML Syntax). Entities that the document itself declares are texts; nothing is fetched. */
import { SaxesParser, type SaxesTagNS } from "saxes";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { Literal } from "../jsonld/statements";
import { named } from "../source/reject-list";
import { rdfWord, resolved } from "./addresses";
import { entitiesOf } from "./entities";
import { sayList, type RdfSink } from "./quads";

const RDF = rdfWord("");
const XML = "http://www.w3.org/XML/1998/namespace";
const LITERAL = rdfWord("XMLLiteral");
const MOST_LEVELS = 500;

/** What is open: the element around all, one of a node, or one of a property with what has come of its value so far. */
interface Open {
  readonly kind: "root" | "node" | "property" | "raw";
  readonly base: string;
  readonly language: string;
  /** Of a node itself, of a property whom it is said of. */
  readonly subject: string;
  readonly predicate: string;
  readonly type?: string;
  /** What the statement itself is called. */
  readonly statement?: string;
  /** Items of a collection. */
  readonly items?: string[];
  text: string;
  isSaid: boolean;
  /** Members that have been counted ("rdf:li"). */
  count: number;
}

/** Says all statements of a text, those up to the first fault where there is one. Throws ReasonError for that. */
export function sayRdfXml(text: string, sink: RdfSink): void {
  const reader = new RdfXml(sink);
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (fault) => {
    throw new ReasonError(
      message("rdf-xml-broken", {
        line: parser.line,
        why: fault.message.replace(/^(?:\d+:\d+: )?(.*?)\.?$/su, "$1"),
      }),
    );
  });
  parser.on("doctype", (type) => Object.assign(parser.ENTITIES, entitiesOf(type)));
  parser.on("opentag", (tag) => reader.open(tag));
  parser.on("closetag", (tag) => reader.close(tag));
  parser.on("text", (part) => reader.add(part));
  parser.on("cdata", (part) => reader.add(part));
  parser.write(text).close();
}

class RdfXml {
  private readonly stack: Open[] = [
    { kind: "root", base: "", language: "", subject: "", predicate: "", text: "", isSaid: false, count: 0 },
  ];

  constructor(private readonly sink: RdfSink) {}

  open(tag: SaxesTagNS): void {
    const above = this.stack.at(-1)!;
    if (this.stack.length > MOST_LEVELS) throw new ReasonError(message("jsonld-deep", { most: MOST_LEVELS }));
    const attribute = (uri: string, local: string): string | undefined =>
      Object.values(tag.attributes).find((one) => one.uri === uri && one.local === local)?.value;
    const own = attribute(XML, "base");
    const base = own === undefined ? above.base : resolved(own, above.base);
    const language = attribute(XML, "lang") ?? above.language;
    const around = { base, language, text: "", isSaid: false, count: 0 };
    if (above.kind === "raw" || above.type === LITERAL) this.openRaw(tag, { ...above, ...around });
    else if (above.kind === "root" && tag.uri === RDF && tag.local === "RDF")
      this.stack.push({ ...above, ...around });
    else if (above.kind === "node") this.openProperty(tag, above, { ...above, ...around });
    else this.openNode(tag, above, { ...above, ...around });
  }

  close(tag: SaxesTagNS): void {
    const { kind, text, ...open } = this.stack.pop()!;
    const above = this.stack.at(-1)!;
    if (kind === "raw") above.text += text + `</${tag.name}>`;
    if (kind !== "property" || open.isSaid) return;
    if (open.items) this.state(open, sayList(open.items, this.sink));
    else this.state(open, literal(text, open.type, open.language));
  }

  add(text: string): void {
    this.stack.at(-1)!.text += text;
  }

  private openNode(tag: SaxesTagNS, above: Open, around: Open): void {
    if (NO_NODES.has(tag.uri + tag.local) || above.isSaid) misplaced(tag);
    const subject = this.named(tag, around.base, "about") ?? this.sink.blank();
    if (tag.uri + tag.local !== `${RDF}Description`)
      this.sink.say({ subject, predicate: rdfWord("type"), object: tag.uri + tag.local });
    this.sayAttributes(tag, subject, around);
    if (above.items) above.items.push(subject);
    else if (above.kind === "property") {
      above.isSaid = true;
      this.state(above, subject);
    }
    this.stack.push({ ...bare(around), kind: "node", subject });
  }

  private openProperty(tag: SaxesTagNS, above: Open, around: Open): void {
    const { base } = around;
    const word = tag.uri + tag.local;
    if (NO_PROPERTIES.has(word)) misplaced(tag);
    const predicate = word === `${RDF}li` ? rdfWord(`_${String(++above.count)}`) : word;
    const [parse, type, id] = ["parseType", "datatype", "ID"].map((local) => ofRdf(tag, local));
    const open: Open = {
      ...{ ...bare(around), kind: "property", subject: above.subject, predicate },
      ...(type !== undefined && { type: resolved(type, base) }),
      ...(id !== undefined && { statement: resolved(`#${id}`, base) }),
      ...(parse === "Collection" && { items: [] }),
    };
    const object =
      this.named(tag, base, "resource") ??
      (hasOthers(tag) || parse === "Resource" ? this.sink.blank() : undefined);
    if (parse === "Literal") this.stack.push({ ...open, type: LITERAL });
    else if (object === undefined) this.stack.push(open);
    else {
      this.state(open, object);
      this.sayAttributes(tag, object, around);
      this.stack.push({
        ...open,
        kind: parse === "Resource" ? "node" : "property",
        subject: object,
        isSaid: true,
      });
    }
  }

  /** Marks inside a value of XML are part of its text. */
  private openRaw(tag: SaxesTagNS, around: Open): void {
    const attributes = Object.values(tag.attributes).map(({ name, value }) => ` ${name}="${value}"`);
    this.stack.push({ ...around, kind: "raw", text: `<${tag.name}${attributes.join("")}>` });
  }

  private state(
    { subject, predicate, statement }: Omit<Open, "kind" | "text">,
    object: string | Literal,
  ): void {
    const { say } = this.sink;
    say({ subject, predicate, object });
    if (statement === undefined) return;
    say({ subject: statement, predicate: rdfWord("type"), object: rdfWord("Statement") });
    say({ subject: statement, predicate: rdfWord("subject"), object: subject });
    say({ subject: statement, predicate: rdfWord("predicate"), object: predicate });
    say({ subject: statement, predicate: rdfWord("object"), object });
  }

  private named(tag: SaxesTagNS, base: string, word: "about" | "resource"): string | undefined {
    const [address, id, blank] = [word, "ID", "nodeID"].map((local) => ofRdf(tag, local));
    if (address !== undefined) return resolved(address, base);
    if (blank !== undefined) return this.sink.blank(`_:${blank}`);
    return word === "about" && id !== undefined ? resolved(`#${id}`, base) : undefined;
  }

  private sayAttributes(tag: SaxesTagNS, subject: string, { base, language }: Open): void {
    for (const { uri, local, value } of othersOf(tag)) {
      const isType = uri + local === rdfWord("type");
      const object = isType ? resolved(value, base) : literal(value, undefined, language);
      this.sink.say({ subject, predicate: uri + local, object });
    }
  }
}

function bare({ base, language, predicate }: Open): Omit<Open, "kind" | "subject"> {
  return { base, language, predicate, text: "", isSaid: false, count: 0 };
}

const OWN: ReadonlySet<string> = new Set(
  ["about", "ID", "nodeID", "resource", "datatype", "parseType", "aboutEach", "bagID"].map(
    (word) => RDF + word,
  ),
);

/** RDF's own words that name no node, and those that name no property. */
const NO_NODES: ReadonlySet<string> = new Set([...OWN, `${RDF}RDF`, `${RDF}li`, `${RDF}aboutEachPrefix`]);
const NO_PROPERTIES: ReadonlySet<string> = new Set(
  [...NO_NODES, `${RDF}Description`].filter((word) => word !== `${RDF}li`),
);

function misplaced({ name }: SaxesTagNS): never {
  throw new ReasonError(message("rdf-xml-word", { name: named(name) }));
}

/** Attributes that are statements themselves. */
function othersOf(tag: SaxesTagNS) {
  return Object.values(tag.attributes).filter(
    ({ uri, local, prefix, name }) =>
      uri !== "" && uri !== XML && prefix !== "xmlns" && name !== "xmlns" && !OWN.has(uri + local),
  );
}

function hasOthers(tag: SaxesTagNS): boolean {
  return othersOf(tag).length > 0;
}

/** Old documents leave RDF's prefix out. */
function ofRdf(tag: SaxesTagNS, local: string): string | undefined {
  const found = Object.values(tag.attributes).filter((one) => one.local === local);
  return found.find(({ uri }) => uri === RDF || uri === "")?.value;
}

function literal(value: string, type: string | undefined, language: string): Literal {
  if (type !== undefined) return { value, type };
  return language === "" ? { value } : { value, language };
}
