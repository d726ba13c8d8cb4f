/** Numbers of a path in G(t−1), the same for any length: what a linear model ranks paths by. No id, name or text is among them. */
import { rowOfNeighbour, type PastGraph } from "../../../store/past/past";

/** What the numbers are, in their order; those that begin with "than:" say how far the number lies above the pair's other two-step paths. */
export const PATH_NUMBERS = [
  ...["closeLeast", "closeMost", "countLeast", "countMost", "freshLeast", "freshMost", "metLeast", "metMost"],
  ...["endDegreeLeast", "endDegreeMost", "endFreshLeast", "endFreshMost", "endCloseLeast", "endCloseMost"],
  ...["lift", "throughClose", "throughCloseShare", "throughNamed", "throughFresh", "throughDegree"],
  ...["alternatives", "likeEnds", "steps"],
  ...["than:closeLeast", "than:closeMost", "than:countLeast", "than:countMost", "than:freshLeast"],
  ...["than:freshMost", "than:metLeast", "than:metMost", "than:lift", "than:throughClose"],
  ...["than:throughCloseShare", "than:throughFresh"],
] as const;

const COMPARED = PATH_NUMBERS.flatMap((name) =>
  name.startsWith("than:") ? [PATH_NUMBERS.indexOf(name.slice(5) as "lift")] : [],
);
/** Spread below which a comparison is no longer sharp. */
const LEAST_SPREAD = 0.1;
/** Most other two-step paths that a pair's are compared with. */
const MOST_COMPARED = 2000;

/** Makes the numbers of paths between two nodes; `labels` are the first label handles of all nodes. */
export class PathNumbers {
  private readonly between: readonly number[];
  private readonly means: Float64Array;
  private readonly spreads: Float64Array;

  constructor(
    private readonly past: PastGraph,
    private readonly labels: Int32Array,
    a: number,
    b: number,
  ) {
    this.between = commonNeighbours(past, a, b);
    const others = this.between.slice(0, MOST_COMPARED).map((node) => this.own([a, node, b]));
    const columns = COMPARED.map((at) => others.map((numbers) => numbers[at]!));
    this.means = Float64Array.from(columns, mean);
    this.spreads = Float64Array.from(columns, (values, at) =>
      Math.sqrt(mean(values.map((value) => (value - this.means[at]!) ** 2))),
    );
  }

  /** One number for each of PATH_NUMBERS; undefined where two nodes of the path are not joined. */
  of(nodes: readonly number[]): Float64Array | undefined {
    const isPath = nodes.every(
      (node, at) => at === 0 || rowOfNeighbour(this.past, nodes[at - 1]!, node) >= 0,
    );
    if (!isPath) return undefined;
    const own = this.own(nodes);
    const isAlone = this.between.length === 0;
    const than = COMPARED.map((number, at) =>
      isAlone ? 0 : (own[number]! - this.means[at]!) / (this.spreads[at]! + LEAST_SPREAD),
    );
    return Float64Array.from([...own, ...than]);
  }

  private own(nodes: readonly number[]): number[] {
    const { past, labels } = this;
    const ends = [nodes[0]!, nodes.at(-1)!] as const;
    const inner = nodes.slice(1, -1);
    const rows = nodes.slice(1).map((node, at) => rowOfNeighbour(past, nodes[at]!, node));
    // How likely a document of few concepts that names the outer node names the inner one too.
    const close = rows.map((row, at) => {
      const outer = at * 2 < rows.length - 1 ? nodes[at]! : nodes[at + 1]!;
      return Math.log(past.close[row]! / Math.max(1, past.namedClose[outer]!) + 1e-3);
    });
    const of = (column: Float32Array, floor: number): number[] =>
      rows.map((row) => Math.log(column[row]! + floor));
    const degrees = (node: number): number => past.starts[node + 1]! - past.starts[node]!;
    const log = (column: Float32Array, node: number, floor: number): number =>
      Math.log(column[node]! + floor);
    const closeShare = (node: number): number => log(past.namedClose, node, 1) - log(past.named, node, 1);
    const through = (value: (node: number) => number): number => mean(inner.map(value));
    const total = Math.max(1, past.documents);
    const lift =
      (close.reduce((sum, value) => sum + value, 0) * 2) / close.length -
      through((node) => Math.log(past.namedClose[node]! / total + 1e-6));
    return [
      ...leastAndMost(close),
      ...leastAndMost(of(past.count, 1)),
      ...leastAndMost(of(past.fresh, 1e-3)),
      ...leastAndMost(of(past.close, 1)),
      ...leastAndMost(ends.map((node) => Math.log(degrees(node) + 1))),
      ...leastAndMost(ends.map((node) => log(past.namedFresh, node, 1e-3))),
      ...leastAndMost(ends.map(closeShare)),
      lift,
      through((node) => log(past.namedClose, node, 1)),
      through(closeShare),
      through((node) => log(past.named, node, 1)),
      through((node) => log(past.namedFresh, node, 1e-3)),
      through((node) => Math.log(degrees(node) + 1)),
      Math.log(this.between.length + 1),
      through((node) => ends.reduce((sum, end) => sum + (labels[end] === labels[node] ? 1 : 0), 0)),
      rows.length,
    ];
  }
}

/** Nodes joined to both, ascending. */
export function commonNeighbours({ starts, far }: PastGraph, a: number, b: number): number[] {
  const found: number[] = [];
  let [one, other] = [starts[a]!, starts[b]!];
  while (one < starts[a + 1]! && other < starts[b + 1]!) {
    const difference = far[one]! - far[other]!;
    if (difference === 0) found.push(far[one]!);
    if (difference <= 0) one++;
    if (difference >= 0) other++;
  }
  return found;
}

function leastAndMost(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
