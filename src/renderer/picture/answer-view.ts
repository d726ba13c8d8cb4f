/** A run drawn without the candidates it let go: what was kept, the answers, and what a person looks at or added. */
import { KEPT } from "../../shared/trace";
import type { DrawnView } from "./drawn-view";

/** Elements that are drawn though the run dropped them, by handle. */
export interface AlsoDrawn {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

export interface AnswerView {
  readonly view: DrawnView;
  /** The row that each drawn edge has in the whole view. */
  readonly edgeRows: readonly number[];
}

/** Answers that no edge leads to are drawn up to here: a picture of thousands of single nodes shows nothing. */
const MOST_SINGLE = 40;

/** Steps of ways that an answer tells and nothing kept are drawn up to here. */
const MOST_TOLD = 24;

/** The kept part of a view, with what the question names and what the answer tells; null where the run kept nothing, or nothing would be left out. O(nodes + edges). */
export function answerView(whole: DrawnView, also: AlsoDrawn): AnswerView | null {
  const { nodes, edges } = whole;
  if (!nodes.kept.includes(1)) return null;
  const told = toldSteps(whole);
  const edgeRows = rowsWhere(edges.handle.length, wantedEdge(whole, new Set([...also.edges, ...told])));
  const ends = new Set(edgeRows.flatMap((row) => [edges.source[row]!, edges.target[row]!]));
  const wanted = new Set([...also.nodes, ...whole.answers.slice(0, MOST_SINGLE).map(({ node }) => node)]);
  const named = new Set(whole.understanding?.mentions.map(({ entities }) => entities[0]!.id));
  let single = Math.min(whole.answers.length, MOST_SINGLE);
  const nodeRows = rowsWhere(nodes.handle.length, (row) => {
    if (ends.has(row) || nodes.added?.[row] === 1 || wanted.has(nodes.handle[row]!)) return true;
    if (nodes.seed[row] === 1 && named.has(nodes.id[row]!)) return true;
    return nodes.kept[row] === 1 && (nodes.seed[row] === 1 || ++single <= MOST_SINGLE);
  });
  if (edgeRows.length === edges.handle.length && nodeRows.length === nodes.handle.length) return null;
  return { view: partOf(whole, nodeRows, edgeRows), edgeRows };
}

/** Edges by which nodes that the run dropped hang on what it kept are drawn up to here. */
const MOST_TIES = 12;

/** Edges by handle that join these dropped nodes to what was kept, so that one that is looked at does not stand there as if joined to nothing. O(nodes + edges). */
export function tiesOf({ nodes, edges }: DrawnView, dropped: ReadonlySet<number>): number[] {
  if (dropped.size === 0) return [];
  const isDropped = (row: number) => dropped.has(nodes.handle[row]!);
  const isKept = (row: number) => nodes.kept[row] === 1;
  const joins = (from: number, to: number) =>
    (isDropped(from) && isKept(to)) || (isDropped(to) && isKept(from));
  return [...edges.handle]
    .filter((_, row) => joins(edges.source[row]!, edges.target[row]!))
    .slice(0, MOST_TIES);
}

/** Edges of the first way that the answer tells, by handle: what is read beside the picture stands on it, kept or not. */
function toldSteps({ chains }: DrawnView): number[] {
  return (chains?.[0]?.steps ?? []).slice(0, MOST_TOLD).map(({ edge }) => edge);
}

function wantedEdge({ edges }: DrawnView, also: ReadonlySet<number>): (row: number) => boolean {
  return (row) => edges.verdict[row] === KEPT || edges.added?.[row] === 1 || also.has(edges.handle[row]!);
}

function rowsWhere(count: number, wanted: (row: number) => boolean): number[] {
  return Array.from({ length: count }, (_, row) => row).filter(wanted);
}

function partOf(whole: DrawnView, nodeRows: readonly number[], edgeRows: readonly number[]): DrawnView {
  const placed = new Map(nodeRows.map((row, at) => [row, at]));
  const nodes = columnsAt(whole.nodes, nodeRows);
  const edges = columnsAt(whole.edges, edgeRows);
  const moved = (column: Int32Array): Int32Array<ArrayBuffer> =>
    Int32Array.from(column, (row) => placed.get(row)!);
  return {
    ...whole,
    part: "answer",
    nodes,
    edges: { ...edges, source: moved(edges.source), target: moved(edges.target) },
  };
}

type Column = Int32Array | Uint8Array | Float64Array | readonly string[];
type Columns = Readonly<Record<string, Column | Readonly<Record<string, Float64Array>> | undefined>>;

/** Every column, and every column of `numbers`, at these rows. */
function columnsAt<T extends { readonly [K in keyof T]: Columns[string] }>(
  columns: T,
  rows: readonly number[],
): T {
  const entries = Object.entries(columns as Columns).map(([name, column]) => [
    name,
    isColumn(column) ? columnAt(column, rows) : column && columnsAt(column, rows),
  ]);
  return Object.fromEntries(entries) as T;
}

function isColumn(value: Columns[string]): value is Column {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

function columnAt(column: Column, rows: readonly number[]): Column {
  if (column instanceof Int32Array) return Int32Array.from(rows, (row) => column[row]!);
  if (column instanceof Uint8Array) return Uint8Array.from(rows, (row) => column[row]!);
  if (column instanceof Float64Array) return float64At(column, rows);
  return rows.map((row) => column[row]!);
}

/** A column of numbers at these rows. */
export function float64At(column: Float64Array, rows: readonly number[]): Float64Array<ArrayBuffer> {
  return Float64Array.from(rows, (row) => column[row]!);
}
