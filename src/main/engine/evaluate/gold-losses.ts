/** What became of every gold edge of a run: kept, ended by a verdict, or never a candidate, and then what left it out. */
import { DROP_REASONS, type DropReason, type RelationType } from "../../../shared/graph";
import type { GoldReason, GoldTriple } from "../../../shared/gold";
import type { ExpandParams } from "../../../shared/stages/expand";
import { KEPT, VERDICT_STAGE, VERDICTS } from "../../../shared/trace";
import { rowOfNode } from "../ask/candidate-rows";
import { inverseBases } from "../ask/score/paths/inverse-relations";
import type { Run } from "../ask/stage";
import type { GraphStore } from "../store/graph-store";
import { factKeys, type Gold, type HandlesOf } from "./gold";

/** The fate of one gold edge. */
export interface GoldFate {
  readonly reason: GoldReason;
  /** Row among the candidates, −1 where it is none; handle in the store, −1 where the graph has no such edge. */
  readonly row: number;
  readonly handle: number;
  /** The name that the graph does not know. */
  readonly unknown?: string;
  /** Handle of the node at which edges were left out, and how many there. */
  readonly at?: number;
  readonly leftOut?: number;
}

/** An edge of the graph that was no candidate. */
interface Missing {
  readonly handle: number;
  readonly source: number;
  readonly target: number;
}

/** What the fates are looked up in. */
export interface Whereabouts {
  readonly expand: ExpandParams;
  readonly store: GraphStore;
  readonly handlesOf: HandlesOf;
  readonly signal: AbortSignal;
}

/** Most edges of one node looked through for an edge that was no candidate. */
const MOST_LOOKED_AT = 1_000_000;

/** One fate for each of `gold.triples`; `triples` are those of the file where the gold is given. */
export async function goldFates(
  gold: Gold,
  triples: readonly GoldTriple[],
  run: Run,
  where: Whereabouts,
): Promise<GoldFate[]> {
  const fates: GoldFate[] = [];
  for (const [index, rows] of gold.triples.entries())
    fates.push(rows.length > 0 ? fateOfRows(rows, run) : await fateOfMissing(triples[index]!, run, where));
  return fates;
}

/** How many gold edges came to each end. */
export function countFates(fates: readonly GoldFate[]): Partial<Record<GoldReason, number>> {
  const counts: Partial<Record<GoldReason, number>> = {};
  for (const { reason } of fates) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** A triple that several edges state has the fate of the one that came farthest. */
function fateOfRows(rows: readonly number[], { graph, subgraph }: Run): GoldFate {
  const reached = (row: number): number => {
    const verdict = subgraph.verdicts[row]!;
    if (verdict === KEPT) return 2;
    return VERDICT_STAGE[VERDICTS[verdict]!] === "prune" ? 1 : 0;
  };
  const row = rows.reduce((best, other) => (reached(other) > reached(best) ? other : best));
  return { reason: VERDICTS[subgraph.verdicts[row]!]!, row, handle: graph.edges[row]! };
}

async function fateOfMissing(
  [source, relation, target]: GoldTriple,
  run: Run,
  where: Whereabouts,
): Promise<GoldFate> {
  const nowhere = { row: -1, handle: -1 };
  const [sources, targets] = await Promise.all([where.handlesOf(source), where.handlesOf(target)]);
  if (sources.length === 0) return { ...nowhere, reason: "unknown-node", unknown: source };
  if (targets.length === 0) return { ...nowhere, reason: "unknown-node", unknown: target };
  const { relations } = await where.store.describe();
  const wanted = relations.findIndex(({ name }) => name === relation);
  if (wanted === -1) return { ...nowhere, reason: "unknown-relation", unknown: relation };
  const missing = await findInGraph(sources, wanted, targets, relations, where);
  return missing === null
    ? { ...nowhere, reason: "not-in-graph" }
    : whyMissing(missing, relation, run, where.expand);
}

/** The edge, or its twin of the inverse relation, anywhere in the graph. */
async function findInGraph(
  sources: readonly number[],
  relation: number,
  targets: readonly number[],
  relations: readonly RelationType[],
  { store, signal }: Whereabouts,
): Promise<Missing | null> {
  const keyOf = factKeys(relations);
  const baseOf = inverseBases(relations);
  const base = baseOf[relation] ?? relation;
  const same = relations.filter((_, other) => (baseOf[other] ?? other) === base).map(({ name }) => name);
  for (const from of sources) {
    const wanted = new Set(targets.map((to) => keyOf(from, relation, to)));
    const around = await store.expand(
      [from],
      { hops: 1, direction: "both", labels: [], relations: same, degreeCap: 0, edgeBudget: MOST_LOOKED_AT },
      signal,
    );
    const row = around.edges.findIndex((_, at) =>
      wanted.has(
        keyOf(around.nodes[around.sources[at]!]!, around.relations[at]!, around.nodes[around.targets[at]!]!),
      ),
    );
    if (row === -1) continue;
    const [source, target] = [around.nodes[around.sources[row]!]!, around.nodes[around.targets[row]!]!];
    return { handle: around.edges[row]!, source, target };
  }
  return null;
}

/** By the rules of the expansion (store/expand.ts): an edge is met only from an end that was walked, and left out for one reason. */
function whyMissing(
  { handle, source, target }: Missing,
  relation: string,
  { graph }: Run,
  { hops, direction, relations, labels }: ExpandParams,
): GoldFate {
  const missing = { row: -1, handle };
  const listed = graph.typed ? leftOutBy(handle, graph) : undefined;
  if (listed) return { ...missing, ...listed };
  const walkedHops = graph.typed?.hops ?? hops;
  const isWalked = (node: number): boolean => {
    const row = rowOfNode(graph, node);
    if (row < 0 || graph.hops[row]! >= walkedHops) return false;
    return graph.hops[row]! > 0 || (graph.typed?.starts.includes(node) ?? true);
  };
  const ends = [source, target];
  const starts = [...(direction === "in" ? [] : [source]), ...(direction === "out" ? [] : [target])];
  const walked = starts.filter(isWalked);
  if (walked.length === 0) {
    const at = ends.find((node) => rowOfNode(graph, node) >= 0);
    const reason = ends.some(isWalked) ? "direction" : "out-of-reach";
    return { ...missing, reason, ...(at !== undefined && { at }) };
  }
  const at = walked[0]!;
  // What a typed walk met and did not list was left out by the store, by its relation.
  if (graph.typed ?? (relations.length > 0 && !relations.includes(relation)))
    return { ...missing, reason: "relation-filter", at };
  const far = ends.find((node) => node !== at) ?? at;
  if (labels.length > 0 && rowOfNode(graph, far) < 0) return { ...missing, reason: "label-filter", at };
  return { ...missing, ...capAt([...walked, far], graph) };
}

/** What a typed walk says of an edge that it was offered. */
function leftOutBy(
  handle: number,
  graph: Run["graph"],
): Pick<GoldFate, "reason" | "at" | "leftOut"> | undefined {
  const { edge, node, reason } = graph.typed!.leftOut;
  const at = edge.indexOf(handle);
  if (at === -1) return undefined;
  const { dropped } = graph;
  const entry = dropped.node.findIndex((it, row) => it === node[at] && dropped.reason[row] === reason[at]);
  const leftOut = entry === -1 ? {} : { leftOut: dropped.count[entry]! };
  return { reason: DROP_REASONS[reason[at]!]!, at: node[at]!, ...leftOut };
}

/** The cap that left edges out at one of these nodes, the first that has one. */
function capAt(
  nodes: readonly number[],
  { dropped }: Run["graph"],
): Pick<GoldFate, "reason" | "at" | "leftOut"> {
  for (const at of nodes) {
    const entry = dropped.node.findIndex(
      (node, index) => node === at && isCap(DROP_REASONS[dropped.reason[index]!]!),
    );
    if (entry !== -1)
      return { reason: DROP_REASONS[dropped.reason[entry]!]!, at, leftOut: dropped.count[entry]! };
  }
  return { reason: "out-of-reach", at: nodes[0]! };
}

function isCap(reason: DropReason): boolean {
  return reason === "degree-cap" || reason === "edge-budget";
}
