/** The nodes that show best what a graph is about: of every label some, and those that hang together. */
import type { WholeGraph } from "../store/topology";

/** Nodes of one label that are looked at for each that is wanted. */
const LOOKED_AT = 6;

/** Edges at each node, a self-loop counted twice. */
export function degreesOf({ labels, sources, targets }: WholeGraph): Int32Array<ArrayBuffer> {
  const degrees = new Int32Array(labels.length);
  for (const ends of [sources, targets]) for (const end of ends) degrees[end]!++;
  return degrees;
}

/**
 * At most `mostNodes` nodes with at most `mostEdges` edges between them: the best joined of each label, of which those joined least to
 * the others go until every label has its share (as the square root of its count, so that a rare kind is seen beside a common one).
 */
export function bestJoined(graph: WholeGraph, mostNodes: number, mostEdges: number): number[] {
  const degrees = degreesOf(graph);
  const shares = sharesOf(graph.labels, mostNodes);
  const pool = new Pool(graph, bestOf(graph.labels, degrees, shares));
  for (;;) {
    const over = pool.nodes.filter((node) => {
      const label = graph.labels[node]!;
      return pool.countOf(label) > shares.get(label)!;
    });
    // Once the shares are kept, only a crowd of edges is left to thin.
    const candidates = over.length > 0 ? over : pool.edges > mostEdges ? pool.nodes : [];
    if (candidates.length === 0) return pool.joined();
    pool.drop(
      candidates.reduce((a, b) => ((pool.joins(b) - pool.joins(a) || degrees[b]! - degrees[a]!) < 0 ? b : a)),
    );
  }
}

/** Nodes with the edges between them, from which nodes are dropped one by one. */
class Pool {
  edges = 0;
  private readonly neighbours: Map<number, Map<number, number>>;
  private readonly counts = new Map<number, number>();

  constructor(
    private readonly graph: WholeGraph,
    nodes: readonly number[],
  ) {
    this.neighbours = new Map(nodes.map((node) => [node, new Map<number, number>()]));
    for (const node of nodes) this.count(node, 1);
    for (const edge of edgesAmong(graph, nodes)) this.join(graph.sources[edge]!, graph.targets[edge]!);
  }

  get nodes(): number[] {
    return [...this.neighbours.keys()];
  }

  countOf(label: number): number {
    return this.counts.get(label) ?? 0;
  }

  /** How many others of the pool a node is joined to. */
  joins(node: number): number {
    return this.neighbours.get(node)!.size;
  }

  /** All but those joined to nobody, who say nothing about the others; everybody where nobody is joined. */
  joined(): number[] {
    const { nodes } = this;
    return this.edges === 0 ? nodes : nodes.filter((node) => this.joins(node) > 0);
  }

  drop(node: number): void {
    for (const [other, edges] of this.neighbours.get(node)!) {
      this.edges -= edges;
      this.neighbours.get(other)!.delete(node);
    }
    this.neighbours.delete(node);
    this.count(node, -1);
  }

  /** A loop joins a node to nobody, and says nothing here. */
  private join(source: number, target: number): void {
    if (source === target) return;
    const [from, to] = [this.neighbours.get(source)!, this.neighbours.get(target)!];
    from.set(target, (from.get(target) ?? 0) + 1);
    to.set(source, (to.get(source) ?? 0) + 1);
    this.edges++;
  }

  private count(node: number, by: number): void {
    const label = this.graph.labels[node]!;
    this.counts.set(label, this.countOf(label) + by);
  }
}

/** How many nodes of each label (−1: none) are wanted: the most common labels where there are more labels than room. */
function sharesOf(labels: Int32Array, mostNodes: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const common = [...counts].sort((a, b) => b[1] - a[1]).slice(0, mostNodes);
  const whole = common.reduce((sum, [, count]) => sum + Math.sqrt(count), 0);
  return new Map(
    common.map(([label, count]) => {
      const share = Math.floor((mostNodes * Math.sqrt(count)) / whole);
      return [label, Math.min(count, Math.max(1, share))];
    }),
  );
}

/** The best joined nodes of each label that has a share, label by label, equal ones in ascending handle. */
function bestOf(labels: Int32Array, degrees: Int32Array, shares: ReadonlyMap<number, number>): number[] {
  const byLabel = new Map<number, number[]>([...shares.keys()].map((label) => [label, []]));
  labels.forEach((label, node) => byLabel.get(label)?.push(node));
  return [...byLabel].flatMap(([label, nodes]) =>
    nodes.sort((a, b) => degrees[b]! - degrees[a]! || a - b).slice(0, LOOKED_AT * shares.get(label)!),
  );
}

/** The edges between some nodes, in ascending handle. */
export function edgesAmong({ labels, sources, targets }: WholeGraph, nodes: readonly number[]): number[] {
  // By place: every edge of the graph asks.
  const isAmong = new Uint8Array(labels.length);
  for (const node of nodes) isAmong[node] = 1;
  const edges: number[] = [];
  for (let edge = 0; edge < sources.length; edge++)
    if (isAmong[sources[edge]!] === 1 && isAmong[targets[edge]!] === 1) edges.push(edge);
  return edges;
}
