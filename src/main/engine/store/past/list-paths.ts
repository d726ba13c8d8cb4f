/**
 * Paths between two nodes, listed: all shortest ones, then one by way of each node that no path has met so far, nearest first (the
 * via-node alternatives of Abraham, Delling, Goldberg & Werneck, "Alternative routes in road networks", 2013).
 */

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

/** Told of each step from a node: the edge, the node it leads to, and how well it is attested. */
export type VisitStep = (edge: number, far: number, weight: number) => void;

/** What a walk needs of a graph that is walked either way. */
export interface Steps {
  /** All handles of nodes are below. */
  readonly nodes: number;
  /** Each neighbour of a node once. */
  each(node: number, visit: VisitStep): void;
}

/** Where a walk over the nodes near one end arrives by, by handle: the best attested step back, the lowest edge at a tie. */
interface Arrivals {
  /** Steps from the end, −1 where it does not arrive. */
  readonly hops: Int8Array;
  /** The node before, −1 at the end itself. */
  readonly back: Int32Array;
  readonly edge: Int32Array;
  /** The nodes it arrives at, nearest first. */
  readonly met: readonly number[];
}

/** Paths of at most `maxHops` edges, shorter ones first; the same for any store that has the same edges in the same order. */
export function listPaths(a: number, b: number, steps: Steps, how: PathListing): ListedPaths {
  const fromA = arrive(a, b, steps, how);
  const fromB = arrive(b, a, steps, how);
  const shortest = fromA.hops[b]!;
  if (shortest <= 0) return { paths: [], shortest: 0, left: { shortest: 0, via: 0 } };
  const paths: ListedPath[] = [];
  const search = { b, shortest, steps, fromB, how, paths };
  const all = countShortest(a, search);
  listShortest([a], [], search);
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
function arrive(start: number, end: number, steps: Steps, how: PathListing): Arrivals {
  const hops = new Int8Array(steps.nodes).fill(-1);
  const [back, edge] = [new Int32Array(steps.nodes).fill(-1), new Int32Array(steps.nodes).fill(-1)];
  const weights = new Float64Array(steps.nodes);
  const met = [start];
  hops[start] = 0;
  let from = 0;
  for (let hop = 1; hop <= how.maxHops && from < met.length; hop++) {
    const until = met.length;
    for (; from < until; from++) {
      const near = met[from]!;
      if (near === end) continue;
      steps.each(near, (by, far, weight) => {
        const known = hops[far]!;
        if (known >= 0 && known < hop) return;
        if (known === hop && (weights[far]! > weight || (weights[far] === weight && edge[far]! < by))) return;
        if (!isOpen(far, end, how) || (how.maskDirect && near === start && far === end)) return;
        if (known < 0) met.push(far);
        hops[far] = hop;
        weights[far] = weight;
        back[far] = near;
        edge[far] = by;
      });
    }
  }
  return { hops, back, edge, met };
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
  const { b, shortest, how, paths } = search;
  if (paths.length >= how.limit) return;
  const last = nodes.at(-1)!;
  if (last === b) return void paths.push({ nodes, edges });
  for (const { edge, far } of nearer(last, shortest - edges.length - 1, search, nodes[0]!))
    listShortest([...nodes, far], [...edges, edge], search);
}

/** Steps to nodes from which exactly `rest` more lead to b. */
function nearer(
  node: number,
  rest: number,
  { steps, fromB, how, b }: Omit<Shortest, "paths" | "shortest">,
  a: number,
): { edge: number; far: number }[] {
  const found: { edge: number; far: number }[] = [];
  steps.each(node, (edge, far) => {
    const isDirect = how.maskDirect && node === a && far === b;
    if (fromB.hops[far] === rest && isOpen(far, b, how) && !isDirect) found.push({ edge, far });
  });
  return found;
}

/** How many shortest paths there are, without listing them. */
function countShortest(a: number, search: Omit<Shortest, "paths">): number {
  const { b, shortest } = search;
  let counts = new Map([[a, 1]]);
  for (let hop = 1; hop <= shortest; hop++) {
    const next = new Map<number, number>();
    for (const [node, ways] of counts)
      for (const { far } of nearer(node, shortest - hop, search, a))
        next.set(far, (next.get(far) ?? 0) + ways);
    counts = next;
  }
  return counts.get(b) ?? 0;
}

/** Nodes between both ends by the length of the shortest way through them, then by handle. */
function byLength(fromA: Arrivals, fromB: Arrivals, shortest: number, maxHops: number): number[] {
  const found: (readonly [length: number, node: number])[] = [];
  for (const node of fromA.met.slice(1)) {
    if (fromB.hops[node]! < 0) continue;
    const length = fromA.hops[node]! + fromB.hops[node]!;
    if (length > shortest && length <= maxHops) found.push([length, node]);
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
function wayTo(node: number, { back, edge }: Arrivals): { nodes: number[]; edges: number[] } {
  const [nodes, edges]: [number[], number[]] = [[], []];
  for (let at = node; back[at]! >= 0; at = back[at]!) {
    nodes.push(back[at]!);
    edges.push(edge[at]!);
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() };
}
