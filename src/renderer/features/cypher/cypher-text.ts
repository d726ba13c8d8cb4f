/** Values of the Cypher console as text, near to how they are written in a query. */
import type { CypherEdge, CypherEntry, CypherNode, CypherRows, CypherValue } from "../../../shared/cypher";
import { cellText } from "../tables/table-text";

/** Nodes and edges of an answer by id. */
export interface CypherElements {
  readonly nodes: ReadonlyMap<string, CypherNode>;
  readonly edges: ReadonlyMap<string, CypherEdge>;
}

export function elementsOf({ nodes, edges }: CypherRows): CypherElements {
  return {
    nodes: new Map(nodes.map((node) => [node.id, node])),
    edges: new Map(edges.map((edge) => [edge.id, edge])),
  };
}

/** Collects text until there is enough: a cell shows a few words of what may be a thousand numbers. */
class Writer {
  text = "";
  constructor(
    readonly elements: CypherElements,
    readonly longest: number,
  ) {}
  get isFull(): boolean {
    return this.text.length > this.longest;
  }
}

/** A value as a person reads it, no longer than about `longest` characters; a text of its own stands without quotation marks. */
export function valueText(
  value: CypherValue,
  elements: CypherElements,
  longest = Number.POSITIVE_INFINITY,
): string {
  if (value.kind === "text") return value.text;
  const writer = new Writer(elements, longest);
  write(value, writer);
  return writer.text;
}

function write(value: CypherValue, writer: Writer): void {
  switch (value.kind) {
    case "null":
      writer.text += "null";
      break;
    case "boolean":
      writer.text += String(value.value);
      break;
    case "text":
      writer.text += JSON.stringify(value.text);
      break;
    case "bytes":
      writer.text += `0x${value.text}`;
      break;
    case "point":
      writer.text += `point(${value.coordinates.join(", ")}; srid ${String(value.srid)})`;
      break;
    case "vector":
      writer.text += `${value.type}[${value.numbers.slice(0, writer.longest).join(", ")}]`;
      break;
    case "list":
      writeList(value.items, value.left, writer);
      break;
    case "map":
      writeEntries(value.entries, writer);
      break;
    case "node":
      writeNode(writer.elements.nodes.get(value.id), writer);
      break;
    case "edge":
      writeEdge(writer.elements.edges.get(value.id), writer);
      break;
    case "path":
      writePath(value.ids, writer);
      break;
    default:
      writer.text += value.text;
  }
}

function writeList(items: readonly CypherValue[], left: number, writer: Writer): void {
  writer.text += "[";
  for (const [place, item] of items.entries()) {
    if (writer.isFull) break;
    if (place > 0) writer.text += ", ";
    write(item, writer);
  }
  writer.text += left > 0 ? `, … (+${String(left)})]` : "]";
}

function writeEntries(entries: readonly CypherEntry[], writer: Writer): void {
  writer.text += "{";
  for (const [place, [name, value]] of entries.entries()) {
    if (writer.isFull) break;
    writer.text += `${place > 0 ? ", " : ""}${name}: `;
    write(value, writer);
  }
  writer.text += "}";
}

function writeNode(node: CypherNode | undefined, writer: Writer): void {
  writer.text += `(${(node?.labels ?? []).map((label) => `:${label}`).join("")}`;
  if (node !== undefined && node.properties.length > 0) {
    writer.text += node.labels.length > 0 ? " " : "";
    writeEntries(node.properties, writer);
  }
  writer.text += ")";
}

function writeEdge(edge: CypherEdge | undefined, writer: Writer): void {
  writer.text += `[:${edge?.type ?? ""}`;
  if (edge !== undefined && edge.properties.length > 0) {
    writer.text += " ";
    writeEntries(edge.properties, writer);
  }
  writer.text += "]";
}

/** Names and types alone; the way an edge points is that of its ends. */
function writePath(ids: readonly string[], writer: Writer): void {
  const { nodes, edges } = writer.elements;
  for (let place = 0; place < ids.length && !writer.isFull; place++) {
    const node = nodes.get(ids[place]!);
    if (place % 2 === 0) {
      writer.text += `(${node === undefined ? ids[place]! : nodeName(node)})`;
      continue;
    }
    const edge = edges.get(ids[place]!);
    const forth = edge?.source === ids[place - 1];
    writer.text += `${forth ? "" : "<"}-[:${edge?.type ?? ""}]-${forth ? ">" : ""}`;
  }
}

/** Properties that name a node, the best first. */
const NAMING = ["name", "title", "label", "id"];

/** What a node is called: a property that usually names, else its first text, else its id in the database. */
export function nodeName({ id, properties }: CypherNode): string {
  const texts = properties.flatMap(([name, value]) =>
    value.kind === "text" ? [[name, value.text] as const] : [],
  );
  const naming = NAMING.map((wanted) => texts.find(([name]) => name.toLowerCase() === wanted));
  return naming.find((found) => found !== undefined)?.[1] ?? texts[0]?.[1] ?? id;
}

/** An answer as tab-separated text with a head, for a spreadsheet; formulas are defused as in every table. */
export function cypherTableText(answer: CypherRows): string {
  const elements = elementsOf(answer);
  const lines = answer.rows.map((row) => row.map((value) => cellText(valueText(value, elements))).join("\t"));
  return `${[answer.columns.map(cellText).join("\t"), ...lines].join("\n")}\n`;
}
