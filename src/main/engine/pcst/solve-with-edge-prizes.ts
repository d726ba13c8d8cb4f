/** Prizes on edges, by the virtual-node reduction of He et al. 2024 (G-Retriever, arXiv 2402.07630, section 5.3). */
import type { Instance, Solution } from "./instance";
import { withoutRounding } from "./bound";
import { CYCLE, MERGED_KEPT, NEVER_REACHED, VIRTUAL_KEPT } from "./reason-codes";
import { solveValid } from "./solve";
import { refuse, requireAmounts, validateInstance } from "./validate";

/** An instance whose edges bring prizes too; costs here are before prizes. */
export interface EdgePrizeInstance extends Instance {
  /** m rows, finite and ≥ 0. */
  readonly edgePrizes: Float64Array;
}

/**
 * Finds a connected subgraph (not always a tree: prized edges may close cycles) of high node and edge prizes less costs. Nodes, edges,
 * reasons, times and margins are those of the original; objective = prizes of nodes and edges lost + costs paid, and the lower bound
 * holds for it. An edge that costs more than its prize is a plain edge of the difference; one that costs less becomes a node that is
 * worth the difference, free to reach from both ends.
 */
export function solveWithEdgePrizes(instance: EdgePrizeInstance): Solution {
  validateEdgePrizes(instance);
  const plan = planReduction(instance);
  const solution = solveValid(reduce(instance, plan));
  return decode(instance, plan, solution);
}

/** Which original edges stay edges and which become nodes, each ascending. */
interface Plan {
  readonly plain: Int32Array;
  readonly virtual: Int32Array;
}

function validateEdgePrizes(instance: EdgePrizeInstance): void {
  const { edgePrizes, costs } = instance;
  validateInstance(instance);
  if (edgePrizes.length !== costs.length)
    refuse(`${edgePrizes.length} edge prizes for ${costs.length} edges`);
  requireAmounts("prize of edge", edgePrizes);
}

function planReduction({ costs, edgePrizes }: EdgePrizeInstance): Plan {
  const plain = new Int32Array(costs.length);
  const virtual: number[] = [];
  let plainCount = 0;
  for (let edge = 0; edge < costs.length; edge++) {
    if (edgePrizes[edge]! > costs[edge]!) virtual.push(edge);
    else plain[plainCount++] = edge;
  }
  return { plain: plain.subarray(0, plainCount), virtual: Int32Array.from(virtual) };
}

/** Plain edges first, in order, then a pair of free edges per virtual node: the order decides between equally good results. */
function reduce(instance: EdgePrizeInstance, { plain, virtual }: Plan): Instance {
  const { nodeCount, sources, targets, costs, edgePrizes } = instance;
  const edgeCount = plain.length + 2 * virtual.length;
  const reduced = {
    ...instance,
    nodeCount: nodeCount + virtual.length,
    sources: new Int32Array(edgeCount),
    targets: new Int32Array(edgeCount),
    costs: new Float64Array(edgeCount),
    prizes: new Float64Array(instance.prizes.length + virtual.length),
  };
  reduced.prizes.set(instance.prizes);
  for (let row = 0; row < plain.length; row++) {
    const edge = plain[row]!;
    reduced.sources[row] = sources[edge]!;
    reduced.targets[row] = targets[edge]!;
    reduced.costs[row] = costs[edge]! - edgePrizes[edge]!;
  }
  for (let row = 0; row < virtual.length; row++) {
    const edge = virtual[row]!;
    const half = plain.length + 2 * row;
    reduced.prizes[instance.prizes.length + row] = edgePrizes[edge]! - costs[edge]!;
    reduced.sources[half] = sources[edge]!;
    reduced.targets[half] = nodeCount + row;
    reduced.sources[half + 1] = nodeCount + row;
    reduced.targets[half + 1] = targets[edge]!;
  }
  return reduced;
}

function decode(instance: EdgePrizeInstance, plan: Plan, reduced: Solution): Solution {
  const { nodeCount, costs, sources, targets } = instance;
  const reasons = new Uint8Array(costs.length);
  const times = new Float64Array(costs.length);
  const margins = new Float64Array(costs.length);
  const isKept = new Uint8Array(nodeCount);
  const isChosen = new Uint8Array(plan.virtual.length);
  for (const node of reduced.nodes) {
    if (node < nodeCount) isKept[node] = 1;
    else isChosen[node - nodeCount] = 1;
  }
  for (let row = 0; row < costs.length; row++) {
    const isPlain = row < plan.plain.length;
    const edge = isPlain ? plan.plain[row]! : plan.virtual[row - plan.plain.length]!;
    const from = isPlain ? row : tellingHalf(reduced, plan, row - plan.plain.length);
    const isVirtualKept = !isPlain && isChosen[row - plan.plain.length] === 1;
    reasons[edge] = isVirtualKept ? VIRTUAL_KEPT : reduced.reasons[from]!;
    times[edge] = reduced.times[from]!;
    margins[edge] = isVirtualKept ? NaN : reduced.margins[from]!;
  }
  const edges = keptRows(reasons, isKeptReason);
  for (const edge of edges) {
    isKept[sources[edge]!] = 1;
    isKept[targets[edge]!] = 1;
  }
  const nodes = keptRows(isKept, (flag) => flag === 1);
  const deactivations = reduced.deactivations.slice(0, nodeCount);
  const objective = objectiveOf(instance, isKept, reasons);
  // Lost and paid amounts of both problems differ by the same number for every choice, so the bound moves with it.
  const lowerBound = withoutRounding(reduced.lowerBound + fixedLosses(instance), objective);
  return { nodes, edges, reasons, times, margins, deactivations, objective, lowerBound };
}

/** Prizes of nodes and edges lost, and costs of the edges kept. */
function objectiveOf(instance: EdgePrizeInstance, isKept: Uint8Array, reasons: Uint8Array): number {
  const { prizes, edgePrizes, costs } = instance;
  let objective = 0;
  for (let node = 0; node < prizes.length; node++) if (isKept[node] === 0) objective += prizes[node]!;
  for (let edge = 0; edge < costs.length; edge++)
    objective += isKeptReason(reasons[edge]!) ? costs[edge]! : edgePrizes[edge]!;
  return objective;
}

/** What every choice loses or pays beyond its reduced objective: a plain edge its prize, a virtual one its cost. */
function fixedLosses({ costs, edgePrizes }: EdgePrizeInstance): number {
  let losses = 0;
  for (let edge = 0; edge < costs.length; edge++) losses += Math.min(costs[edge]!, edgePrizes[edge]!);
  return losses;
}

function isKeptReason(reason: number): boolean {
  return reason === MERGED_KEPT || reason === VIRTUAL_KEPT;
}

/** Of a virtual node's two free edges the one whose fate says most: a merge before a cycle before one never reached. */
function tellingHalf({ reasons }: Solution, { plain }: Plan, row: number): number {
  const first = plain.length + 2 * row;
  const weight = (reason: number): number => (reason === NEVER_REACHED ? 0 : reason === CYCLE ? 1 : 2);
  return weight(reasons[first + 1]!) > weight(reasons[first]!) ? first + 1 : first;
}

function keptRows(column: Uint8Array, isKept: (value: number) => boolean): Int32Array {
  const rows: number[] = [];
  for (let row = 0; row < column.length; row++) if (isKept(column[row]!)) rows.push(row);
  return Int32Array.from(rows);
}
