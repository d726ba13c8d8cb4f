/** The union of simple paths between two nodes of a remote graph: the region is found by the server, the walk is ../path-walk.ts. */
import type { CandidateGraph, Direction } from "../../../../shared/graph";
import type { PathSearch } from "../graph-store";
import { FAR_AWAY, OPPOSITE, PathWalk, unseen, type Region } from "../path-walk";
import type { Connection } from "./connection";
import { neighboursQuery, stepsBetweenQuery } from "./cypher";
import type { RemoteGraph } from "./graph-record";
import { toCandidates, type RemoteEdge } from "./remote-columns";

/** Nodes asked about at once. */
const PORTION = 2000;

export class RemotePaths {
  constructor(
    private readonly connection: Connection,
    private readonly graph: RemoteGraph,
    private readonly how: PathSearch,
    /** Relationship types to walk; [] means all. */
    private readonly types: readonly string[],
    private readonly signal: AbortSignal,
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
    const query = neighboursQuery(this.graph.scheme, direction, this.types);
    const found = new Map([[start, 0]]);
    let frontier = [start];
    for (let hop = 1; hop <= maxHops && frontier.length > 0; hop++) {
      const next: number[] = [];
      for (const nodes of portions(frontier)) {
        for (const row of await this.connection.read({ query, parameters: { nodes } }, this.signal)) {
          const far = Number(row["far"]);
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
    const query = stepsBetweenQuery(this.graph.scheme, direction, this.types);
    const region = new Map<number, { edge: number; far: number }[]>();
    const edges = new Map<number, RemoteEdge>();
    const near = [...fromA].filter(([, distance]) => distance < maxHops).map(([node]) => node);
    for (const nodes of portions(near)) {
      const parameters = { nodes, fars: Int32Array.from(toB.keys()) };
      for (const row of await this.connection.read({ query, parameters }, this.signal)) {
        const [node, edge, far] = [Number(row["handle"]), Number(row["edge"]), Number(row["far"])];
        if (fromA.get(node)! + 1 + toB.get(far)! > maxHops) continue;
        const [source, target] = row["leaves"] === true ? [node, far] : [far, node];
        edges.set(edge, { edge, source, target, relation: relationOf(String(row["type"])) });
        const steps = region.get(node);
        if (steps) steps.push({ edge, far });
        else region.set(node, [{ edge, far }]);
      }
    }
    return { region, edges };
  }
}

function* portions(nodes: readonly number[]): Generator<Int32Array> {
  for (let first = 0; first < nodes.length; first += PORTION)
    yield Int32Array.from(nodes.slice(first, first + PORTION));
}
