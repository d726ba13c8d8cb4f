/** The union of simple paths between two nodes of a remote graph: the region is found by the server, the walk is ../path-walk.ts. */
import type { CandidateGraph, Direction } from "../../../../shared/graph";
import type { PathSearch } from "../graph-store";
import { portions } from "../handles";
import { FAR_AWAY, OPPOSITE, PathWalk, unseen, type Region } from "../path-walk";
import { toCandidates, type RemoteEdge } from "./columns";

/** Nodes asked about at once. */
const PORTION = 2000;

/** A step from a node of a region to another. */
export interface RegionStep {
  readonly node: number;
  readonly edge: number;
  readonly far: number;
  readonly type: string;
  /** Whether the edge leaves the node (else it arrives). */
  readonly leaves: boolean;
}

/** Where a path search gets a region from; both walk only the relations wanted. */
export interface PathSource {
  /** Every node one step from `nodes`, repeats allowed. */
  neighbours(direction: Direction, nodes: Int32Array): Promise<readonly number[]>;
  /** Every step from one of `nodes` to one of `fars`, in ascending edge handle. */
  stepsBetween(direction: Direction, nodes: Int32Array, fars: Int32Array): Promise<readonly RegionStep[]>;
}

export class RemotePaths {
  constructor(
    private readonly source: PathSource,
    private readonly how: PathSearch,
  ) {}

  /** As ../paths.ts promises. */
  async find(a: number, b: number, relationOf: (type: string) => number): Promise<CandidateGraph> {
    const { maxHops, direction } = this.how;
    const half = Math.ceil(maxHops / 2);
    const nearA = await this.distances(direction, a, half, () => 0);
    const toB = await this.distances(OPPOSITE[direction], b, maxHops, (node) => nearA.get(node) ?? half + 1);
    const fromA = await this.distances(direction, a, maxHops, (node) => toB.get(node) ?? FAR_AWAY);
    const { region, edges } = await this.region(fromA, toB, relationOf);
    const walk = new PathWalk(region, toB, b, this.how);
    walk.from(a);
    const kept = [...walk.edges].map((edge) => edges.get(edge)!);
    const hops = new Map<number, number>();
    for (const node of [a, b, ...kept.flatMap(({ source, target }) => [source, target])])
      hops.set(node, Math.min(fromA.get(node) ?? FAR_AWAY, toB.get(node) ?? FAR_AWAY));
    if (!walk.isStopped) return toCandidates(hops, kept, []);
    const missed = unseen((edge) => edges.get(edge)!.source, region, walk.edges);
    const drops = missed.node.map((node, at) => ({
      node,
      reason: missed.reason[at]!,
      count: missed.count[at]!,
    }));
    return toCandidates(hops, kept, drops);
  }

  /** Breadth first, over nodes from which at least `rest(node)` more hops still fit into `maxHops`. */
  private async distances(
    direction: Direction,
    start: number,
    maxHops: number,
    rest: (node: number) => number,
  ): Promise<Map<number, number>> {
    const found = new Map([[start, 0]]);
    let frontier = [start];
    for (let hop = 1; hop <= maxHops && frontier.length > 0; hop++) {
      const next: number[] = [];
      for (const nodes of portions(Int32Array.from(frontier), PORTION)) {
        for (const far of await this.source.neighbours(direction, nodes)) {
          if (found.has(far) || hop + rest(far) > maxHops) continue;
          found.set(far, hop);
          next.push(far);
        }
      }
      frontier = next;
    }
    return found;
  }

  private async region(
    fromA: ReadonlyMap<number, number>,
    toB: ReadonlyMap<number, number>,
    relationOf: (type: string) => number,
  ): Promise<{ region: Region; edges: Map<number, RemoteEdge> }> {
    const { maxHops, direction } = this.how;
    const region = new Map<number, { edge: number; far: number }[]>();
    const edges = new Map<number, RemoteEdge>();
    const near = [...fromA].filter(([, distance]) => distance < maxHops).map(([node]) => node);
    for (const nodes of portions(Int32Array.from(near), PORTION)) {
      const found = await this.source.stepsBetween(direction, nodes, Int32Array.from(toB.keys()));
      for (const { node, edge, far, type, leaves } of found) {
        if (fromA.get(node)! + 1 + toB.get(far)! > maxHops) continue;
        const [source, target] = leaves ? [node, far] : [far, node];
        edges.set(edge, { edge, source, target, relation: relationOf(type) });
        const steps = region.get(node);
        if (steps) steps.push({ edge, far });
        else region.set(node, [{ edge, far }]);
      }
    }
    return { region, edges };
  }
}
