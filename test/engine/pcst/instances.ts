import { type Instance, type Solution, REASONS } from "../../../src/main/engine/pcst/instance";

type Edges = readonly (readonly [number, number])[];

/** An instance from readable parts: unrooted, one cluster and gw pruning unless told. One number as cost stands for every edge's. */
export function instanceOf(
  edges: Edges,
  prizes: readonly number[],
  costs: readonly number[] | number,
  options: Partial<Pick<Instance, "root" | "clusters" | "pruning">> = {},
): Instance {
  return {
    nodeCount: prizes.length,
    sources: Int32Array.from(edges, ([source]) => source),
    targets: Int32Array.from(edges, ([, target]) => target),
    prizes: Float64Array.from(prizes),
    costs: Float64Array.from(edges, (_, row) => (typeof costs === "number" ? costs : costs[row]!)),
    root: -1,
    clusters: 1,
    pruning: "gw",
    ...options,
  };
}

/** Kept nodes and edges as plain lists. */
export function keptOf({ nodes, edges }: Solution): { nodes: number[]; edges: number[] } {
  return { nodes: [...nodes], edges: [...edges] };
}

/** The reason of every edge, by name. */
export function reasonsOf({ reasons }: Solution): string[] {
  return Array.from(reasons, (code) => REASONS[code]!);
}

/** A small random instance with ties, loops and parallel edges. */
export function randomInstance(
  random: () => number,
  nodeCount: number,
  edgeCount: number,
  options: Parameters<typeof instanceOf>[3] = {},
): Instance {
  const node = (): number => Math.floor(random() * nodeCount);
  const edges = Array.from({ length: edgeCount }, () => [node(), node()] as const);
  const isReal = random() < 0.5;
  const prizes = Array.from({ length: nodeCount }, () => (isReal ? random() * 3 : Math.floor(random() * 4)));
  const costs = edges.map(() => (isReal ? random() * 2 : Math.floor(random() * 5) / 2));
  return instanceOf(edges, prizes, costs, options);
}
