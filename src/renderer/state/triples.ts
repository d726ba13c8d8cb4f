/** The table of drawn triples: which rows of a run are listed, and in which order. */
import { VERDICTS } from "../../shared/trace";
import type { RunView, Verdict } from "../../shared/trace";

/** "source", "relation", "target", "verdict", or "number:NAME" for a column of numbers. */
export type TripleColumn = "source" | "relation" | "target" | "verdict" | `number:${string}`;

export interface TripleQuery {
  /** Every word must be part of the source, relation or target (case and accents do not matter). */
  readonly text: string;
  /** "" lists all verdicts. */
  readonly verdict: Verdict | "";
  readonly bound: NumberBound | null;
  readonly sort: TripleColumn | null;
  readonly descending: boolean;
}

/** A number that rows must reach, or stay within; a value that is no number yet bounds nothing. */
export interface NumberBound {
  readonly name: string;
  readonly side: "least" | "most";
  /** As typed. */
  readonly value: string;
}

export const EVERY_TRIPLE: TripleQuery = {
  text: "",
  verdict: "",
  bound: null,
  sort: null,
  descending: false,
};

/** Rows of `view.edges` that the query admits, sorted; equal ones stay in the view's order and missing numbers come last. */
export function tripleRows(view: RunView, query: TripleQuery): number[] {
  const words = plain(query.text).split(" ").filter(Boolean);
  const code = query.verdict === "" ? -1 : VERDICTS.indexOf(query.verdict);
  const text = words.length === 0 ? null : tripleTexts(view);
  const within = boundOf(view, query.bound);
  const rows: number[] = [];
  for (let row = 0; row < view.edges.row.length; row++) {
    if (code !== -1 && view.edges.verdict[row] !== code) continue;
    if (!within(row)) continue;
    if (text === null || matches(text(row), words)) rows.push(row);
  }
  return query.sort === null ? rows : rows.sort(order(view, query.sort, query.descending));
}

/** A click on a column's head: sort by it, then the other way round, then not at all. Numbers start with the greatest. */
export function sortBy(query: TripleQuery, column: TripleColumn): TripleQuery {
  const firstDescending = column.startsWith("number:");
  if (query.sort !== column) return { ...query, sort: column, descending: firstDescending };
  if (query.descending === firstDescending) return { ...query, descending: !firstDescending };
  return { ...query, sort: null, descending: false };
}

/** Numbers that are codes, for which words stand elsewhere. */
export const CODES: readonly string[] = ["keptReason"];

/** Numbers that a table shows before all others. */
const FOREMOST: readonly string[] = ["p", "zSoft", "zHard", "frequency", "rank"];

/** Names of the edge numbers that have a value in at least one drawn row, those of the sampler first. */
export function numberColumns(view: RunView): string[] {
  const names = Object.entries(view.edges.numbers)
    .filter(([name, column]) => !CODES.includes(name) && column.some((value) => !Number.isNaN(value)))
    .map(([name]) => name);
  const first = FOREMOST.filter((name) => names.includes(name));
  return [...first, ...names.filter((name) => !first.includes(name))];
}

function boundOf(view: RunView, bound: NumberBound | null): (row: number) => boolean {
  const column = view.edges.numbers[bound?.name ?? ""];
  const limit = Number(bound?.value.replace(",", ".").replace("−", "-"));
  if (bound === null || column === undefined || bound.value.trim() === "" || Number.isNaN(limit))
    return () => true;
  return bound.side === "least" ? (row) => column[row]! >= limit : (row) => column[row]! <= limit;
}

interface PlainNames {
  readonly nodes: readonly string[];
  readonly relations: readonly string[];
}

/** A view of hundreds of thousands of triples has far fewer names: each is made plain once, not at every key. */
const PLAIN_NAMES = new WeakMap<RunView, PlainNames>();

function plainNames(view: RunView): PlainNames {
  const known = PLAIN_NAMES.get(view);
  if (known !== undefined) return known;
  const names = { nodes: view.nodes.name.map(plain), relations: view.relations.map(plain) };
  PLAIN_NAMES.set(view, names);
  return names;
}

function tripleTexts(view: RunView): (row: number) => string {
  const { source, target, relation } = view.edges;
  const { nodes, relations } = plainNames(view);
  return (row) => `${nodes[source[row]!]!} ${relations[relation[row]!] ?? ""} ${nodes[target[row]!]!}`;
}

function matches(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/_/g, " ");
}

const COLLATOR = new Intl.Collator();

function order(view: RunView, column: TripleColumn, descending: boolean) {
  const key = sortKey(view, column);
  const sign = descending ? -1 : 1;
  return (a: number, b: number): number => {
    const [first, second] = [key(a), key(b)];
    if (typeof first === "string" && typeof second === "string")
      return sign * COLLATOR.compare(first, second);
    const [x, y] = [Number(first), Number(second)];
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    return sign * (x - y);
  };
}

function sortKey(view: RunView, column: TripleColumn): (row: number) => string | number {
  const { edges, nodes, relations } = view;
  if (column === "source") return (row) => nodes.name[edges.source[row]!] ?? "";
  if (column === "target") return (row) => nodes.name[edges.target[row]!] ?? "";
  if (column === "relation") return (row) => relations[edges.relation[row]!] ?? "";
  if (column === "verdict") return (row) => edges.verdict[row]!;
  const numbers = edges.numbers[column.slice("number:".length)];
  return (row) => numbers?.[row] ?? Number.NaN;
}
