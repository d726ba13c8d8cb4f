/** The walk over simple paths once it is known which steps may lie on one; the same for every store. */
import { DROP_REASONS } from "../../../shared/graph";
import type { PathSearch } from "./graph-store";

export const OPPOSITE = { out: "in", in: "out", both: "both" } as const;
export const FAR_AWAY = 255;

/** Steps that may lie on a path, per node in ascending edge handle: the only part of the graph the search walks. */
export type Region = Map<number, readonly { readonly edge: number; readonly far: number }[]>;

/** Depth first over a region; what it kept is in `edges`. */
export class PathWalk {
  readonly edges = new Set<number>();
  isStopped = false;
  private looked = 0;
  private readonly path: number[] = [];
  private readonly visited = new Set<number>();

  constructor(
    private readonly region: Region,
    private readonly toB: Map<number, number>,
    private readonly goal: number,
    private readonly how: PathSearch,
  ) {}

  /** Walks on from the end of the current path; at most `maxHops` deep. */
  from(node: number): void {
    if (node === this.goal) return this.keep();
    this.visited.add(node);
    let isDeadEnd = true;
    for (const { edge, far } of this.region.get(node) ?? []) {
      if (this.isStopped || this.looked >= this.how.limit) {
        this.isStopped = true;
        break;
      }
      if (this.visited.has(far) || this.path.length + 1 + this.toB.get(far)! > this.how.maxHops) continue;
      isDeadEnd = false;
      this.path.push(edge);
      this.from(far);
      this.path.pop();
    }
    this.visited.delete(node);
    if (isDeadEnd) this.looked++;
  }

  private keep(): void {
    for (const edge of this.path) this.edges.add(edge);
    this.looked++;
  }
}

/** Edges of the region that the walk never saw, counted at their sources as dropped. */
export function unseen(sourceOf: (edge: number) => number, region: Region, seen: Set<number>) {
  const counts = new Map<number, number>();
  const missed = new Set([...region.values()].flat().map(({ edge }) => edge));
  for (const edge of missed) {
    const source = sourceOf(edge);
    if (!seen.has(edge)) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  const node = [...counts.keys()].sort((one, other) => one - other);
  const reason = node.map(() => DROP_REASONS.indexOf("edge-budget"));
  return { node, reason, count: node.map((source) => counts.get(source)!) };
}
