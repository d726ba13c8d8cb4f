/**
 * Paths between two nodes, listed: all shortest ones, then one by way of each node that no path has met so far, nearest first (the
 * via-node alternatives of Abraham, Delling, Goldberg & Werneck, "Alternative routes in road networks", 2013).
 */

/** A step from a node: the edge, the node it leads to, and how well it is attested. */
export interface PathStep {
  readonly edge: number;
  readonly far: number;
  readonly weight: number;
}

export interface PathListing {
  readonly maxHops: number;
  /** Whether a path may lead through the node; undefined lets all. */
  readonly interior: ((node: number) => boolean) | undefined;
  /** Whether edges that join the two ends themselves are left out. */
  readonly maskDirect: boolean;
  /** Most paths listed. */
  readonly limit: number;
}

/** A simple path: its nodes end to end, and the edges between them. */
export interface ListedPath {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

export interface ListedPaths {
  readonly paths: readonly ListedPath[];
  /** Edges of the shortest path, 0 where there is none. */
  readonly shortest: number;
  /** Shortest paths, and nodes by whose way no path is listed, that the limit left out. */
  readonly left: { readonly shortest: number; readonly via: number };
}

/** What a walk needs of a graph: its steps from a node (each neighbour once), in the way of the paths and against it. */
export interface Steps {
  from(node: number): readonly PathStep[];
  to(node: number): readonly PathStep[];
}

/** Where a walk over the nodes near one end arrives by: the best attested step back, the lowest handle at a tie. */
interface Arrival {
  readonly hops: number;
  readonly back: number;
  readonly edge: number;
}
type Arrivals = ReadonlyMap<number, Arrival>;

/** Paths of at most `maxHops` edges, shorter ones first; the same for any store that has the same edges in the same order. */
export function listPaths(a: number, b: number, steps: Steps, how: PathListing): ListedPaths {
  const fromA = arrive(a, b, (node) => steps.from(node), how);
  const fromB = arrive(b, a, (node) => steps.to(node), how);
  const shortest = fromA.get(b)?.hops ?? 0;
  if (shortest === 0) return { paths: [], shortest: 0, left: { shortest: 0, via: 0 } };
  const paths: ListedPath[] = [];
  const all = countShortest(a, b, shortest, steps, fromB, how);
  listShortest([a], [], { b, shortest, steps, fromB, how, paths });
  const left = all - paths.length;
  const met = new Set(paths.flatMap(({ nodes }) => nodes));
  let via = 0;
  for (const node of byLength(fromA, fromB, shortest, how.maxHops)) {
    if (met.has(node)) continue;
    const path = through(node, fromA, fromB);
    if (!path) continue;
    if (paths.length >= how.limit) {
      via++;
      continue;
    }
    paths.push(path);
    for (const one of path.nodes) met.add(one);
  }
  return { paths, shortest, left: { shortest: left, via } };
}

function isOpen(node: number, end: number, { interior }: PathListing): boolean {
  return node === end || interior === undefined || interior(node);
}

/** Breadth first from `start`; `end` is arrived at and not walked on from. */
function arrive(
  start: number,
  end: number,
  stepsOf: (node: number) => readonly PathStep[],
  how: PathListing,
): Arrivals {
  const found = new Map<number, Arrival>([[start, { hops: 0, back: -1, edge: -1 }]]);
  let frontier = [start];
  for (let hops = 1; hops <= how.maxHops && frontier.length > 0; hops++) {
    const weights = new Map<number, number>();
    for (const back of frontier) {
      if (back === end) continue;
      for (const { edge, far, weight } of stepsOf(back)) {
        if (!isOpen(far, end, how) || (how.maskDirect && back === start && far === end)) continue;
        const known = found.get(far);
        if (known && known.hops < hops) continue;
        const best = weights.get(far);
        if (best !== undefined && (best > weight || (best === weight && known!.edge < edge))) continue;
        weights.set(far, weight);
        found.set(far, { hops, back, edge });
      }
    }
    frontier = [...weights.keys()];
  }
  return found;
}

interface Shortest {
  readonly b: number;
  readonly shortest: number;
  readonly steps: Steps;
  readonly fromB: Arrivals;
  readonly how: PathListing;
  readonly paths: ListedPath[];
}

/** Depth first over steps that come one nearer to b. */
function listShortest(nodes: readonly number[], edges: readonly number[], search: Shortest): void {
  const { b, shortest, steps, fromB, how, paths } = search;
  if (paths.length >= how.limit) return;
  const last = nodes.at(-1)!;
  if (last === b) return void paths.push({ nodes, edges });
  for (const { edge, far } of nearer(last, shortest - edges.length - 1, steps, fromB, how, b, nodes[0]!))
    listShortest([...nodes, far], [...edges, edge], search);
}

/** Steps to nodes from which exactly `rest` more lead to b. */
function nearer(
  node: number,
  rest: number,
  steps: Steps,
  fromB: Arrivals,
  how: PathListing,
  b: number,
  a: number,
): readonly PathStep[] {
  return steps
    .from(node)
    .filter(
      ({ far }) =>
        fromB.get(far)?.hops === rest && isOpen(far, b, how) && !(how.maskDirect && node === a && far === b),
    );
}

/** How many shortest paths there are, without listing them. */
function countShortest(
  a: number,
  b: number,
  shortest: number,
  steps: Steps,
  fromB: Arrivals,
  how: PathListing,
): number {
  let counts = new Map([[a, 1]]);
  for (let hop = 1; hop <= shortest; hop++) {
    const next = new Map<number, number>();
    for (const [node, ways] of counts)
      for (const { far } of nearer(node, shortest - hop, steps, fromB, how, b, a))
        next.set(far, (next.get(far) ?? 0) + ways);
    counts = next;
  }
  return counts.get(b) ?? 0;
}

/** Nodes between both ends by the length of the shortest way through them, then by handle. */
function byLength(fromA: Arrivals, fromB: Arrivals, shortest: number, maxHops: number): number[] {
  const found: (readonly [length: number, node: number])[] = [];
  for (const [node, { hops }] of fromA) {
    const length = hops + (fromB.get(node)?.hops ?? Infinity);
    if (hops > 0 && length > shortest && length <= maxHops) found.push([length, node]);
  }
  return found.sort(([one, a], [other, b]) => one - other || a - b).map(([, node]) => node);
}

/** The path by way of a node; undefined where it would meet a node twice. */
function through(node: number, fromA: Arrivals, fromB: Arrivals): ListedPath | undefined {
  const [first, second] = [wayTo(node, fromA), wayTo(node, fromB)];
  const nodes = [...first.nodes, node, ...second.nodes.toReversed()];
  if (new Set(nodes).size < nodes.length) return undefined;
  return { nodes, edges: [...first.edges, ...second.edges.toReversed()] };
}

/** The nodes before a node on the way to it, and all the edges. */
function wayTo(node: number, arrivals: Arrivals): { nodes: number[]; edges: number[] } {
  const [nodes, edges]: [number[], number[]] = [[], []];
  for (let at = arrivals.get(node)!; at.back >= 0; at = arrivals.get(at.back)!) {
    nodes.push(at.back);
    edges.push(at.edge);
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() };
}
