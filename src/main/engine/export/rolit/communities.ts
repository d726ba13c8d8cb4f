/** Communities of a weighted graph by Louvain's local moves (Blondel et al. 2008), in an order that never changes. */

/** An undirected edge between two nodes. */
export type WeightedEdge = readonly [a: number, b: number, weight: number];

/** The community of each of `count` nodes, numbered from 0 by first member, and the modularity of the whole. */
export function communities(
  count: number,
  edges: readonly WeightedEdge[],
): { readonly of: Int32Array; readonly modularity: number } {
  let of = Int32Array.from({ length: count }, (_, at) => at);
  let level = { size: count, edges };
  for (;;) {
    const moved = numbered(localMoves(level.size, level.edges));
    of = of.map((community) => moved.of[community]!);
    if (moved.size === level.size) break;
    level = { size: moved.size, edges: joined(level.edges, moved.of) };
  }
  const own = numbered(of);
  return { of: own.of, modularity: modularity(own.of, own.size, edges) };
}

function localMoves(size: number, edges: readonly WeightedEdge[]): Int32Array {
  const near = Array.from({ length: size }, () => new Map<number, number>());
  const degree = new Float64Array(size);
  for (const [a, b, weight] of edges) {
    degree[a]! += weight;
    degree[b]! += weight;
    if (a === b) continue;
    near[a]!.set(b, (near[a]!.get(b) ?? 0) + weight);
    near[b]!.set(a, (near[b]!.get(a) ?? 0) + weight);
  }
  const whole = degree.reduce((sum, one) => sum + one, 0);
  const of = Int32Array.from({ length: size }, (_, at) => at);
  const total = degree.slice();
  for (let moves = 1, round = 0; moves > 0 && round < ROUNDS; round++) {
    moves = 0;
    for (let node = 0; node < size; node++) {
      const best = bestCommunity(node, { near: near[node]!, of, total, degree: degree[node]!, whole });
      if (best === of[node]) continue;
      total[of[node]!]! -= degree[node]!;
      total[best]! += degree[node]!;
      of[node] = best;
      moves++;
    }
  }
  return of;
}

const ROUNDS = 50;
/** Gains closer than this are the same: sums of weights differ by their order alone. */
const SAME = 1e-9;

interface Around {
  readonly near: ReadonlyMap<number, number>;
  readonly of: Int32Array;
  readonly total: Float64Array;
  readonly degree: number;
  readonly whole: number;
}

function bestCommunity(node: number, { near, of, total, degree, whole }: Around): number {
  const weights = new Map<number, number>([[of[node]!, 0]]);
  for (const [other, weight] of near) weights.set(of[other]!, (weights.get(of[other]!) ?? 0) + weight);
  let [best, most] = [of[node]!, -Infinity];
  for (const [community, weight] of weights) {
    const others = total[community]! - (community === of[node] ? degree : 0);
    const gain = weight - (others * degree) / whole + (community === of[node] ? SAME : 0);
    if (gain > most + SAME || (gain > most - SAME && community < best && community !== of[node]))
      [best, most] = [community, gain];
  }
  return best;
}

function numbered(of: Int32Array): { of: Int32Array; size: number } {
  const names = new Map<number, number>();
  for (const community of of) if (!names.has(community)) names.set(community, names.size);
  return { of: of.map((community) => names.get(community)!), size: names.size };
}

function joined(edges: readonly WeightedEdge[], of: Int32Array): WeightedEdge[] {
  return edges.map(([a, b, weight]) => [of[a]!, of[b]!, weight]);
}

function modularity(of: Int32Array, size: number, edges: readonly WeightedEdge[]): number {
  const [within, total] = [new Float64Array(size), new Float64Array(size)];
  let whole = 0;
  for (const [a, b, weight] of edges) {
    whole += weight;
    total[of[a]!]! += weight;
    total[of[b]!]! += weight;
    if (of[a] === of[b]) within[of[a]!]! += weight;
  }
  if (whole === 0) return 0;
  return within.reduce((sum, one, at) => sum + one / whole - (total[at]! / (2 * whole)) ** 2, 0);
}
