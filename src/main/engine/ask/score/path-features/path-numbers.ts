/** Numbers of a path in G(t−1), the same for any length: what a model ranks paths by. No id, name or text is among them. */
import { rowOfNeighbour, type PastGraph } from "../../../store/past/past";
import { WALK_NUMBERS, Walks } from "../../../store/past/walks";
import type { Attested, ContextDraw } from "../ranked-paths/draw-contexts";

/** How well every inner node is joined to both ends by other ways. */
const WALKED = WALK_NUMBERS.flatMap((name) => [`${name}Least`, `${name}Most`] as const);

/** What the numbers are, in their order; those that begin with "than:" say how far the number lies above the pair's other two-step paths. */
export const PATH_NUMBERS = [
  ...["closeLeast", "closeMost", "countLeast", "countMost", "freshLeast", "freshMost", "metLeast", "metMost"],
  ...["endDegreeLeast", "endDegreeMost", "endFreshLeast", "endFreshMost", "endCloseLeast", "endCloseMost"],
  ...["lift", "throughClose", "throughCloseShare", "throughNamed", "throughFresh", "throughDegree"],
  ...["alternatives", "likeEnds", "steps"],
  ...WALKED,
  ...["than:closeLeast", "than:closeMost", "than:countLeast", "than:countMost", "than:freshLeast"],
  ...["than:freshMost", "than:metLeast", "than:metMost", "than:lift", "than:throughClose"],
  ...["than:throughCloseShare", "than:throughFresh"],
  ...WALKED.map((name) => `than:${name}` as const),
] as const;
type PathNumber = (typeof PATH_NUMBERS)[number];

const COMPARED = PATH_NUMBERS.flatMap((name) =>
  name.startsWith("than:") ? [PATH_NUMBERS.indexOf(name.slice(5) as PathNumber)] : [],
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
  private readonly walks: readonly Walks[];

  constructor(
    private readonly past: PastGraph,
    private readonly labels: Int32Array,
    a: number,
    private readonly b: number,
  ) {
    this.between = commonNeighbours(past, a, b);
    this.walks = [new Walks(past, a), new Walks(past, b)];
    const others = this.between.slice(0, MOST_COMPARED).map((node) => this.own([a, node, b]));
    const columns = COMPARED.map((at) => others.map((numbers) => numbers[at]!));
    this.means = Float64Array.from(columns, mean);
    this.spreads = Float64Array.from(columns, (values, at) =>
      Math.sqrt(mean(values.map((value) => (value - this.means[at]!) ** 2))),
    );
  }

  /** One number for each of PATH_NUMBERS, by all documents or by those drawn; undefined where two nodes of the path are not joined. */
  of(nodes: readonly number[], drawn?: ContextDraw): Float64Array | undefined {
    const isPath = nodes.every(
      (node, at) => at === 0 || rowOfNeighbour(this.past, nodes[at - 1]!, node) >= 0,
    );
    if (!isPath) return undefined;
    const own = this.own(nodes, drawn);
    const isAlone = this.between.length === 0;
    const than = COMPARED.map((number, at) =>
      isAlone ? 0 : (own[number]! - this.means[at]!) / (this.spreads[at]! + LEAST_SPREAD),
    );
    return Float64Array.from([...own, ...than]);
  }

  /** Whether every run sees all documents of the path's edges, so that one tells what all would. */
  seesAll(nodes: readonly number[], drawn: ContextDraw): boolean {
    return nodes
      .slice(1)
      .every((node, at) => drawn.of(rowOfNeighbour(this.past, nodes[at]!, node)) === undefined);
  }

  private own(nodes: readonly number[], drawn?: ContextDraw): number[] {
    const { past, labels } = this;
    const ends = [nodes[0]!, nodes.at(-1)!] as const;
    const inner = nodes.slice(1, -1);
    const rows = nodes.slice(1).map((node, at) => rowOfNeighbour(past, nodes[at]!, node));
    const attested = rows.map((row) => drawn?.of(row) ?? asAttested(past, row));
    // How likely a document of few concepts that names the outer node names the inner one too.
    const close = rows.map((_, at) => {
      const outer = at * 2 < rows.length - 1 ? nodes[at]! : nodes[at + 1]!;
      return Math.log(attested[at]!.close / Math.max(1, past.namedClose[outer]!) + 1e-3);
    });
    const of = (column: keyof Attested, floor: number): number[] =>
      attested.map((one) => Math.log(one[column] + floor));
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
      ...leastAndMost(of("count", 1)),
      ...leastAndMost(of("fresh", 1e-3)),
      ...leastAndMost(of("close", 1)),
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
      ...this.walked(inner),
    ];
  }

  /** The least and the most of every kind of walk between an end and an inner node; for want of one, between the ends. */
  private walked(inner: readonly number[]): number[] {
    const pairs = inner.flatMap((node) => this.walks.map((walks) => walks.to(node)));
    const all = pairs.length > 0 ? pairs : [this.walks[0]!.to(this.b)];
    return WALK_NUMBERS.flatMap((_, kind) => leastAndMost(all.map((numbers) => numbers[kind]!)));
  }
}

function asAttested({ count, close, fresh }: PastGraph, row: number): Attested {
  return { count: count[row]!, close: close[row]!, fresh: fresh[row]! };
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
