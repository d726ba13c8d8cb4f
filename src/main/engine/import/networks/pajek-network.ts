/** Pajek's networks: numbered vertices; arcs, edges, lists of them or a matrix, of one relation or several. */
import { ReasonError } from "../../../../shared/failure";
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { Data, Network } from "../json/elements";
import { exactNumber, withoutEntities } from "../values/written-values";

/** Told of a line that cannot be used. */
type TurnDown = (line: number, reason: Message, kind: "nodes" | "edges") => void;

export interface PajekNetwork extends Network {
  /** Parts of the file that are no network, in its own words. */
  readonly unread: readonly string[];
}

/** Most vertices that no line of the file names: `*Vertices 999999999` is short to write. */
const MOST_VERTICES = 10_000_000;
const WORDS = /"[^"]*"|\[[^\]\s]*\]|[^\s"]+/g;
const SHAPE = /^(?:ellipse|circle|box|square|diamond|triangle|cross|empty|house|man|woman)$/i;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** Keys that draw; `x_fact` and `y_fact` are sizes. */
const DRAWN_VERTEX = /^(?:x_fact|y_fact|phi|r|q|[ibl]c|[bl]w|l[arp]|lphi|fos|font|size|url|hks)$/i;
const DRAWN_LINE = /^(?:c|w|p|s|a|ap|lp|lr|lphi|lc|la|fos|font|h[12]|hook[12]|[ak][12]|size)$/i;

/**
 * The network of a text; lines that cannot be used are turned down, `isCut` leaves out the one that breaks off. Throws ReasonError where
 * there are no vertices, several networks, or other parts in place of edges.
 */
export function parsePajek(text: string, turnDown: TurnDown, isCut = false): PajekNetwork {
  const reader = new PajekReader(turnDown);
  const lines = text.split(/\r?\n/);
  (isCut ? lines.slice(0, -1) : lines).forEach((line, at) => reader.line(line, at + 1));
  return reader.network();
}

interface Lined {
  readonly data: Data;
  readonly line: number;
}

class PajekReader {
  private readonly nodes = new Map<number, Lined>();
  /** Vertices of numbers that others have. */
  private readonly again: Lined[] = [];
  private readonly edges: Lined[] = [];
  private readonly unread: string[] = [];
  /** Vertices, and how many of them are of the first mode; of networks of one mode all. */
  private counts: readonly [all: number, first: number] | undefined;
  private section = "";
  private relation: Data = {};
  private row = 0;
  /** The line that is read. */
  private at = 0;

  constructor(private readonly turnDown: TurnDown) {}

  network(): PajekNetwork {
    const isOther = this.edges.length === 0 && this.unread.length > 0;
    if (!this.counts || isOther) throw new ReasonError(message("pajek-shape"));
    const [all] = this.counts;
    const listed = Array.from(
      { length: all },
      (_, at) => this.nodes.get(at + 1) ?? { data: this.vertex(at + 1), line: 1 },
    );
    const nodes = [...listed, ...this.again];
    return {
      nodes: nodes.map(({ data }) => data),
      edges: this.edges.map(({ data }) => data),
      lines: [...nodes, ...this.edges].map(({ line }) => line),
      isUndirected: false,
      unread: this.unread,
    };
  }

  line(line: string, number: number): void {
    this.at = number;
    const text = line.trim();
    if (text === "" || /^[%#]/.test(text)) return;
    if (text.startsWith("*")) this.begin(text);
    else this.item(text.match(WORDS) ?? [], number);
  }

  /** `*Vertices 5 3`, `*Arcs :2 "knows"`. */
  private begin(text: string): void {
    const [, name = "", rest = ""] = /^\*\s*(\w+)\s*(.*)$/.exec(text) ?? [];
    this.section = name.toLowerCase();
    this.row = 0;
    if (this.section === "vertices") this.beginVertices(rest);
    else if (LINES.has(this.section)) this.relation = relationOf(rest);
    else if (!ABOUT.has(this.section)) this.unread.push(text.slice(0, 80));
  }

  private beginVertices(rest: string): void {
    const [all = NaN, first = all] = (rest.match(/\d+/g) ?? []).map(Number);
    if (this.counts) throw new ReasonError(message("pajek-networks"));
    if (!(all <= MOST_VERTICES)) throw new ReasonError(message("pajek-shape"));
    this.counts = [all, first];
  }

  private item(words: readonly string[], line: number): void {
    if (this.section === "vertices") this.addVertex(words, line);
    else if (this.section === "matrix") this.addRow(words, line);
    else if (LINES.has(this.section)) this.addLines(words, line);
  }

  private addVertex([first = "", label, ...others]: readonly string[], line: number): void {
    const id = /^\d+$/.test(first) ? Number(first) : 0;
    if (id < 1 || id > this.counts![0]) return this.turnDown(line, message("pajek-vertex"), "nodes");
    const start = others.findIndex((word) => !NUMBER.test(word));
    const after = start < 0 ? [] : others.slice(start);
    const values = pairsOf(SHAPE.test(after[0] ?? "") ? after.slice(1) : after, DRAWN_VERTEX);
    // What is left over is part of a name without quotes.
    if (!values) return this.turnDown(line, message("pajek-vertex"), "nodes");
    const node = { ...values, ...this.vertex(id), ...(label !== undefined && { name: plain(label) }) };
    if (this.nodes.has(id)) this.again.push({ data: node, line });
    else this.nodes.set(id, { data: node, line });
  }

  private vertex(id: number): Data {
    const [all, first] = this.counts!;
    return { id: String(id), ...(first < all && { mode: id <= first ? 1 : 2 }) };
  }

  /** An edge, `1: 2 3 0.5` with the number of its relation, or a vertex and those that it leads to. */
  private addLines(words: readonly string[], line: number): void {
    const [lead = ""] = words;
    const number = /^(\d+):$/.exec(lead)?.[1];
    const ends = number === undefined ? words : words.slice(1);
    const shared = number === undefined ? this.relation : { "relation number": Number(number) };
    const isList = this.section.endsWith("list");
    const targets = isList ? ends.slice(1) : ends.slice(1, 2);
    const own = isList ? {} : weighted(ends.slice(2));
    if (!own || targets.length === 0 || ![ends[0]!, ...targets].every((end) => /^\d+$/.test(end)))
      return this.turnDown(line, message("pajek-line"), "edges");
    for (const target of targets) this.join(ends[0]!, target, { ...shared, ...own });
  }

  private addRow(words: readonly string[], line: number): void {
    const [all, first] = this.counts!;
    const columns = first < all ? all - first : all;
    this.row++;
    if (words.length !== columns || !words.every((word) => NUMBER.test(word)))
      return this.turnDown(line, message("pajek-line"), "edges");
    words.forEach((word, at) => {
      const target = String(at + 1 + all - columns);
      if (Number(word) !== 0) this.join(String(this.row), target, { ...this.relation, weight: Number(word) });
    });
  }

  private join(source: string, target: string, values: Data): void {
    const undirected = this.section.startsWith("edges");
    const ends = { source: String(Number(source)), target: String(Number(target)) };
    this.edges.push({ data: { ...values, ...ends, undirected }, line: this.at });
  }
}

/** Sections that say what the network is. */
const ABOUT = new Set(["network", "description", "date"]);
/** Sections whose lines join vertices. */
const LINES = new Set(["arcs", "edges", "arcslist", "edgeslist", "matrix"]);

/** `:2 "knows"` says which relation the lines are of; a number alone is no name of one. */
function relationOf(rest: string): Data {
  const [, number, name] = /^:\s*(\d+)\s*(?:"([^"]*)"|(\S+))?/.exec(rest) ?? [];
  if (number === undefined) return {};
  return name ? { relation: withoutEntities(name) } : { "relation number": Number(number) };
}

/** A weight, if any, and pairs of keys and values; undefined where a word is left over. */
function weighted(words: readonly string[]): Data | undefined {
  const [first = ""] = words;
  if (!NUMBER.test(first)) return pairsOf(words, DRAWN_LINE);
  const values = pairsOf(words.slice(1), DRAWN_LINE);
  return values && { ...values, weight: exactNumber(first) };
}

/** Keys with their values but those that draw, and times in brackets; undefined where a word is left over. */
function pairsOf(words: readonly string[], drawn: RegExp): Data | undefined {
  const spells = words.filter((word) => word.startsWith("["));
  const pairs = words.filter((word) => !word.startsWith("["));
  if (pairs.length % 2 === 1) return undefined;
  const values = Object.create(null) as Record<string, unknown>;
  for (let at = 0; at < pairs.length; at += 2) {
    const [key, value] = [plain(pairs[at]!), pairs[at + 1]!];
    if (!drawn.test(key)) values[keyOf(key)] = value.startsWith('"') ? plain(value) : exactNumber(value);
  }
  return { ...values, ...(spells.length > 0 && { spells: spells.join(" ").replace(/[[\]]/g, "") }) };
}

/** A line's label is called `l`; what a graph of ours has for itself goes by another name. */
function keyOf(key: string): string {
  if (key === "l") return "label";
  return ["id", "source", "target", "name"].includes(key) ? `${key} 2` : key;
}

function plain(word: string): string {
  return withoutEntities(word.replace(/^"|"$/g, ""));
}
