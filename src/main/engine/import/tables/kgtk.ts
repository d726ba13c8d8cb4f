/** Tables of KGTK (Ilievski et al. 2020): edges from node1 to node2, which may be a value: a text, a date, a place, a quantity. */
import type { GraphBuilder } from "../graph/graph-builder";

/** Whether the cells are the header of a table of edges of KGTK's. */
export function isKgtk(cells: readonly string[]): boolean {
  const words = cells.map((cell) => cell.trim());
  return ["node1", "label", "node2"].every((word) => words.includes(word));
}

/** A value's words, and the language that a text is in. */
export interface KgtkValue {
  readonly words: string;
  /** "" of what is in none. */
  readonly language: string;
}

const TEXT = /^"(.*)"$/su;
const TEXT_IN = /^'(.*)'@([\w-]+)$/su;
const DAY = /^\^([+-]?\d+(?:-\d\d){0,2})T00:00:00(?:Z|\.0+Z)?\/(9|10|11)$/u;

/** What a cell of an end says where it is a value; undefined of an id, and of numbers, which are called as they are written. */
export function kgtkValue(cell: string): KgtkValue | undefined {
  const text = TEXT.exec(cell) ?? TEXT_IN.exec(cell);
  if (text) return { words: unescaped(text[1]!), language: text[2] ?? "" };
  const [, day, precision] = DAY.exec(cell) ?? [];
  if (day !== undefined) return { words: dayOf(day, precision!), language: "" };
  return /^[@^!].+/su.test(cell) ? { words: cell.slice(1), language: "" } : undefined;
}

/** A year, a month or a day, as precisely as it is known (Wikidata's 9, 10, 11). */
function dayOf(day: string, precision: string): string {
  const parts = Number(precision) - 8;
  return (
    /^([+-]?\d+)((?:-\d\d)*)$/u.exec(day)![1]! +
    (day.match(/(?<=\d)-\d\d/gu) ?? []).slice(0, parts - 1).join("")
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

function unescaped(text: string): string {
  return text.replace(/\\(.)/gsu, (_, letter: string) => ESCAPES[letter] ?? letter);
}

/** Calls nodes as a table of KGTK's says: values by their words, things by their edges "label" (the English or first one). */
export class KgtkNames {
  /** Languages of the names given so far. */
  private readonly languages = new Map<number, string>();

  constructor(private readonly graph: GraphBuilder) {}

  /** What an end is called. */
  nameOf(cell: string): string | undefined {
    return kgtkValue(cell)?.words || undefined;
  }

  /** Takes an edge, of which one "label" names its source. */
  take(source: number, relation: string, target: string): void {
    const value = relation === "label" ? kgtkValue(target) : undefined;
    if (!value || value.words === "") return;
    const known = this.languages.get(source);
    if (known !== undefined && (value.language !== "en" || known === "en")) return;
    this.languages.set(source, value.language);
    this.graph.call(source, value.words);
  }
}
