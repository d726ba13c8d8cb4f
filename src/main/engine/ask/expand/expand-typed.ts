/**
 * Typed expansion, level by level, over what any store tells of one hop: so it is the same in all of them. The rules are those of
 * store/expand.ts (levels in order, nodes of a level in ascending handle, caps at both ends), and these:
 *  - each hop follows its own relations and leads to its own labels; a seed is walked where it has a label that the path starts with;
 *  - a node's edges are offered in ascending handle or, hubs last, by the degree of the node they lead to, then by handle;
 *  - of one relation a node follows at most `relationCap` edges (relation-cap, tested before the degree cap).
 * An edge that is a candidate already is never left out. Every other edge that was offered is listed with what left it out first.
 */
import { DROP_REASONS, type CandidateGraph, type DropReason } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import { toCandidates, type Drop, type RemoteEdge } from "../../store/remote/columns";
import type { Ports } from "../stage";
import type { HopRule, TypedRules } from "./hop-rules";
import { learnLabels, lookAround, type Offer, type Offered } from "./offers";

type World = Pick<Ports, "store" | "signal">;

/** The candidate graph around `seeds` by these rules. Throws FailureError invalid-request for a node that is not there. */
export async function expandTyped(
  seeds: readonly number[],
  rules: TypedRules,
  world: World,
): Promise<CandidateGraph> {
  const walker = new TypedWalker(rules, world, await relationNames(world));
  for (const seed of seeds) walker.enter(seed, 0);
  const starts = await walker.startsAmong([...walker.hops.keys()]);
  let frontier = starts;
  for (const [level, rule] of rules.hops.entries()) {
    const before = walker.hops.size;
    await walker.walkAll(frontier, rule, level);
    frontier = [...walker.hops.keys()].slice(before);
  }
  return walker.finish(starts);
}

async function relationNames({ store }: World): Promise<string[]> {
  return (await store.describe()).relations.map(({ name }) => name);
}

class TypedWalker {
  readonly hops = new Map<number, number>();
  private readonly edges = new Map<number, RemoteEdge>();
  private readonly drops: Drop[] = [];
  private readonly labels = new Map<number, readonly string[]>();
  private readonly walked = new Set<number>();
  /** Relations of the candidate edges at each node. */
  private readonly taken = new Map<number, number[]>();
  private readonly refused = new Map<number, number>();
  private readonly leftOut = new Map<number, { readonly node: number; readonly reason: DropReason }>();

  constructor(
    private readonly rules: TypedRules,
    private readonly world: World,
    private readonly relations: readonly string[],
  ) {}

  enter(node: number, hop: number): void {
    if (!this.hops.has(node)) this.hops.set(node, hop);
  }

  /** Those of the seeds that the path starts from. */
  async startsAmong(seeds: readonly number[]): Promise<number[]> {
    const { start } = this.rules;
    if (start.length === 0) return [...seeds];
    await learnLabels(seeds, this.labels, this.world);
    return seeds.filter((seed) => this.hasLabel(seed, start));
  }

  /** Walks nodes of one level. */
  async walkAll(nodes: readonly number[], rule: HopRule, level: number): Promise<void> {
    if (nodes.length === 0) return;
    const frontier = nodes.toSorted((a, b) => a - b);
    const around = await lookAround(frontier, rule, this.rules, this.world);
    const fars = [...around.offers.values()].flat().map(({ far }) => far);
    if (rule.labels.length > 0) await learnLabels(fars, this.labels, this.world);
    for (const node of frontier) this.walk(node, around, rule, level);
  }

  finish(starts: readonly number[]): CandidateGraph {
    for (const node of this.hops.keys())
      if (!this.walked.has(node)) this.drop(node, "degree-cap", this.refused.get(node) ?? 0);
    const { hops, hubsLast } = this.rules;
    const left = [...this.leftOut].sort(([a], [b]) => a - b);
    return {
      ...toCandidates(this.hops, [...this.edges.values()], this.drops),
      typed: {
        hops: hops.length,
        starts: [...starts],
        leftOut: {
          edge: Int32Array.from(left, ([edge]) => edge),
          node: Int32Array.from(left, ([, { node }]) => node),
          reason: Uint8Array.from(left, ([, { reason }]) => DROP_REASONS.indexOf(reason)),
        },
        notes: hubsLast ? [message("hubs-last", { count: left.length })] : [],
      },
    };
  }

  private walk(node: number, { offers, leftOut }: Offered, rule: HopRule, level: number): void {
    this.walked.add(node);
    const counts = new Map<DropReason, number>();
    const followed = new Map<number, number>();
    const before = this.relationsTaken(node).filter((relation) => !this.isWanted(relation, rule)).length;
    for (const offer of offers.get(node)!) {
      if (this.edges.has(offer.edge)) continue;
      const reason = this.reasonAgainst(node, offer, rule, followed);
      if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
      if (reason ?? this.refuses(offer.far)) {
        this.leaveOut(offer.edge, reason ? node : offer.far, reason ?? "degree-cap");
      } else {
        followed.set(offer.relation, (followed.get(offer.relation) ?? 0) + 1);
        this.take(node, offer, level);
      }
    }
    // Of what the store left out by relation some may be candidates by now, taken from their other ends.
    const takenBefore = this.rules.direction === "both" ? before : 0;
    this.drop(node, "label-filter", counts.get("label-filter") ?? 0);
    this.drop(node, "relation-filter", leftOut(node, "relation-filter") - takenBefore);
    this.drop(node, "relation-cap", counts.get("relation-cap") ?? 0);
    this.drop(node, "degree-cap", counts.get("degree-cap") ?? 0);
    this.drop(node, "edge-budget", (counts.get("edge-budget") ?? 0) + leftOut(node, "edge-budget"));
  }

  /** What keeps the walked node from following an edge, the first that does. */
  private reasonAgainst(
    node: number,
    { far, relation }: Offer,
    rule: HopRule,
    followed: ReadonlyMap<number, number>,
  ): DropReason | undefined {
    const isSpared = rule.sparesSeeds && this.hops.get(far) === 0;
    if (rule.labels.length > 0 && !isSpared && !this.hasLabel(far, rule.labels)) return "label-filter";
    if ((followed.get(relation) ?? 0) >= this.rules.relationCap) return "relation-cap";
    if (this.isFull(node)) return "degree-cap";
    return this.edges.size >= this.rules.edgeBudget ? "edge-budget" : undefined;
  }

  private refuses(far: number): boolean {
    if (!this.isFull(far)) return false;
    this.refused.set(far, (this.refused.get(far) ?? 0) + 1);
    return true;
  }

  private take(near: number, { edge, source, target, relation, far }: Offer, level: number): void {
    this.enter(far, level + 1);
    this.edges.set(edge, { edge, source, target, relation });
    this.leftOut.delete(edge);
    for (const end of near === far ? [near] : [near, far]) {
      const own = this.taken.get(end);
      if (own) own.push(relation);
      else this.taken.set(end, [relation]);
    }
  }

  private leaveOut(edge: number, node: number, reason: DropReason): void {
    if (!this.leftOut.has(edge)) this.leftOut.set(edge, { node, reason });
  }

  private relationsTaken(node: number): readonly number[] {
    return this.taken.get(node) ?? [];
  }

  private isFull(node: number): boolean {
    return this.relationsTaken(node).length >= this.rules.degreeCap;
  }

  private isWanted(relation: number, { relations }: HopRule): boolean {
    return relations.length === 0 || relations.includes(this.relations[relation]!);
  }

  private hasLabel(node: number, wanted: readonly string[]): boolean {
    return this.labels.get(node)!.some((label) => wanted.includes(label));
  }

  private drop(node: number, reason: DropReason, count: number): void {
    if (count > 0) this.drops.push({ node, reason: DROP_REASONS.indexOf(reason), count });
  }
}
