/** What any store knows of the edges at some nodes: all that a typed walk asks it. */
import { DROP_REASONS, type DropReason } from "../../../../shared/graph";
import { degreesOf } from "../../store/degrees";
import type { Ports } from "../stage";
import type { HopRule, TypedRules } from "./hop-rules";

/** An edge as a node is offered it: `far` is the node at its other end. */
export interface Offer {
  readonly edge: number;
  readonly source: number;
  readonly target: number;
  readonly relation: number;
  readonly far: number;
}

export interface Offered {
  /** By node, in the order in which they are followed. */
  readonly offers: ReadonlyMap<number, readonly Offer[]>;
  /** Edges that the store left out at a node by one of its reasons. */
  readonly leftOut: (node: number, reason: DropReason) => number;
}

type World = Pick<Ports, "store" | "signal">;

/** Most edges looked at on one hop; those beyond count as beyond the edge budget. */
const MOST_LOOKED_AT = 1_000_000;
const PORTION = 1000;

/** The edges of a hop's relations at each of `nodes`. */
export async function lookAround(
  nodes: readonly number[],
  { relations }: HopRule,
  rules: Pick<TypedRules, "direction" | "hubsLast">,
  { store, signal }: World,
): Promise<Offered> {
  const { direction } = rules;
  const open = { hops: 1, labels: [], degreeCap: 0, edgeBudget: MOST_LOOKED_AT };
  const found = await store.expand(nodes, { ...open, direction, relations }, signal);
  const offers = new Map<number, Offer[]>(nodes.map((node) => [node, []]));
  found.edges.forEach((edge, row) => {
    const [source, target] = [found.sources, found.targets].map((ends) => found.nodes[ends[row]!]!);
    const offer = { edge, source: source!, target: target!, relation: found.relations[row]! };
    if (direction !== "in") offers.get(source!)?.push({ ...offer, far: target! });
    if (direction === "in" || (direction === "both" && source !== target))
      offers.get(target!)?.push({ ...offer, far: source! });
  });
  if (rules.hubsLast) await sortByDegree(offers, { store, signal });
  const counts = new Map<string, number>();
  found.dropped.node.forEach((node, at) => {
    const key = `${String(node)} ${DROP_REASONS[found.dropped.reason[at]!]!}`;
    counts.set(key, (counts.get(key) ?? 0) + found.dropped.count[at]!);
  });
  return { offers, leftOut: (node, reason) => counts.get(`${String(node)} ${reason}`) ?? 0 };
}

/** Fewest edges in the whole graph first, equal ones by handle of the edge. */
async function sortByDegree(offers: ReadonlyMap<number, Offer[]>, { store, signal }: World): Promise<void> {
  const fars = new Set([...offers.values()].flat().map(({ far }) => far));
  const degrees = await degreesOf(
    store,
    [...fars].sort((a, b) => a - b),
    signal,
  );
  for (const own of offers.values())
    own.sort((a, b) => degrees.get(a.far)! - degrees.get(b.far)! || a.edge - b.edge);
}

/** Adds the labels of nodes to those that `known` has. */
export async function learnLabels(
  nodes: Iterable<number>,
  known: Map<number, readonly string[]>,
  { store, signal }: World,
): Promise<void> {
  const fresh = [...new Set(nodes)].filter((node) => !known.has(node)).sort((a, b) => a - b);
  for (let at = 0; at < fresh.length; at += PORTION) {
    const details = await store.nodeDetails(fresh.slice(at, at + PORTION), signal);
    for (const { node, labels } of details) known.set(node, labels);
  }
}
