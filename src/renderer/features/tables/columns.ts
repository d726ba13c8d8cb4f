/** Triples and nodes as columns that can be sorted, filtered, counted and copied. Words are dictionary-coded, so that a million rows need few texts. */
import { VERDICTS, type RunView } from "../../../shared/trace";
import { numberColumns } from "./number-columns";

/** Numbers by row; NaN where there is none. */
export interface NumberColumn {
  readonly kind: "number";
  readonly id: string;
  readonly values: ArrayLike<number>;
}

/** The text of a row is `texts[codes[row]]`, "" where the code is −1. */
export interface TextColumn {
  readonly kind: "text";
  readonly id: string;
  readonly texts: readonly string[];
  readonly codes: ArrayLike<number>;
  /** Other names of the texts, in the language spoken; their order is then the texts' own, and words are not searched here. */
  readonly also?: readonly string[];
}

export type Column = NumberColumn | TextColumn;

/** Source, relation, target, verdict and every number of the edges listed in `view`; `verdictNames` in the order of VERDICTS. */
export function edgeColumns(view: RunView, verdictNames: readonly string[]): Column[] {
  const { edges, nodes, relations } = view;
  return [
    { kind: "text", id: "source", texts: nodes.name, codes: edges.source },
    { kind: "text", id: "relation", texts: relations, codes: edges.relation },
    { kind: "text", id: "target", texts: nodes.name, codes: edges.target },
    { kind: "text", id: "verdict", texts: VERDICTS, codes: edges.verdict, also: verdictNames },
    ...numberColumns(view).map((id): Column => ({ kind: "number", id, values: edges.numbers[id]! })),
  ];
}

/** Name, label, id, where a node stands (hops, kept and seed as 1 or 0), its degree among the listed edges, and every number. */
export function nodeColumns(view: RunView): Column[] {
  const { nodes, labels } = view;
  const self = Int32Array.from(nodes.handle, (_, row) => row);
  const numbers = Object.entries(nodes.numbers).filter(([, values]) => hasValue(values));
  return [
    { kind: "text", id: "name", texts: nodes.name, codes: self },
    { kind: "text", id: "label", texts: labels, codes: nodes.label },
    { kind: "text", id: "id", texts: nodes.id, codes: self },
    { kind: "number", id: "hops", values: nodes.hops },
    { kind: "number", id: "kept", values: nodes.kept },
    { kind: "number", id: "seed", values: nodes.seed },
    { kind: "number", id: "degree", values: degrees(view) },
    ...numbers.map(([id, values]): Column => ({ kind: "number", id, values })),
  ];
}

/** Listed edges at each node; a self-loop counts twice. */
export function degrees({ nodes, edges }: RunView): Int32Array {
  const degree = new Int32Array(nodes.handle.length);
  for (let row = 0; row < edges.source.length; row++) {
    degree[edges.source[row]!]!++;
    degree[edges.target[row]!]!++;
  }
  return degree;
}

export function columnOf(columns: readonly Column[], id: string): Column | undefined {
  return columns.find((column) => column.id === id);
}

function hasValue(values: Float64Array): boolean {
  return values.some((value) => !Number.isNaN(value));
}
