/** Prize-collecting Steiner trees by Goemans–Williamson growth and pruning: a 2-approximation with a proof of how good it is. */
import { dualLowerBound, withoutRounding } from "./bound";
import { checkForest, type KeptForest } from "./check";
import { Forest } from "./forest";
import { Growth } from "./growth";
import type { Instance, Solution } from "./instance";
import { pruneUnneeded } from "./pruning-gw";
import { pruneUnprofitable } from "./pruning-strong";
import { LOST_CLUSTER, MERGED_KEPT, SIMPLE_UNREACHED } from "./reason-codes";
import { Scratch } from "./scratch";
import { measureShortfalls } from "./shortfalls";
import { validateInstance } from "./validate";

/**
 * Solves an instance: the kept forest, one reason per edge, and the bound. Node set and objective are those of pcst_fast 1.0.10 for
 * the same order of edges. Throws `invalid-request` for an instance that is not one.
 */
export function solve(instance: Instance): Solution {
  validateInstance(instance);
  return solveValid(instance);
}

/** Solves an instance that `validateInstance` has let pass. */
export function solveValid(instance: Instance): Solution {
  const scratch = new Scratch();
  try {
    return solveWithin(instance, scratch);
  } finally {
    scratch.giveBack();
  }
}

function solveWithin(instance: Instance, scratch: Scratch): Solution {
  const growth = new Growth(instance, scratch);
  growth.run();
  const margins = measureShortfalls(instance, growth, scratch);
  const kept = keep(instance, growth, margins, scratch);
  checkForest(instance, kept, scratch);
  const objective = objectiveOf(instance, kept);
  return {
    ...kept,
    reasons: growth.reasons,
    times: growth.times,
    margins,
    deactivations: deactivationTimes(growth),
    objective,
    lowerBound: withoutRounding(dualLowerBound(instance, growth), objective),
  };
}

function keep(instance: Instance, growth: Growth, margins: Float64Array, scratch: Scratch): KeptForest {
  const isGood = survivingNodes(growth, scratch);
  return instance.pruning === "none"
    ? keepAll(instance, growth, isGood)
    : prune(instance, growth, { isGood, margins, scratch });
}

/** Every merge, with the nodes of the clusters that survived. */
function keepAll(instance: Instance, growth: Growth, isKept: Uint8Array): KeptForest {
  const edges = growth.mergeEdges.slice(0, growth.mergeCount).sort();
  for (const edge of edges) {
    isKept[instance.sources[edge]!] = 1;
    isKept[instance.targets[edge]!] = 1;
  }
  return { nodes: markedRows(isKept, instance.nodeCount), edges };
}

interface Survival {
  /** 1 by node of a surviving cluster. */
  readonly isGood: Uint8Array;
  readonly margins: Float64Array;
  readonly scratch: Scratch;
}

/** Drops what lies outside the surviving clusters, then what the pruning asks for. */
function prune(instance: Instance, growth: Growth, { isGood, margins, scratch }: Survival): KeptForest {
  const merges = dropLost(instance, growth, isGood, scratch);
  const edges = scratch.integers(merges.length);
  for (let row = 0; row < merges.length; row++) edges[row] = growth.mergeEdges[merges[row]!]!;
  const forest = new Forest(instance, edges, scratch);
  if (instance.pruning === "gw") pruneUnneeded(instance, growth, forest, merges);
  if (instance.pruning === "strong")
    pruneUnprofitable(instance, forest, { reasons: growth.reasons, margins });
  for (let node = 0; node < instance.nodeCount; node++) if (forest.isCut[node] === 1) isGood[node] = 0;
  return {
    nodes: markedRows(isGood, instance.nodeCount),
    edges: edges.filter((edge) => growth.reasons[edge] === MERGED_KEPT).sort(),
  };
}

/** Marks the nodes (and clusters) inside the clusters still active when growth stopped, or inside the root's. */
function survivingNodes({ clusters, survivors, rootCluster }: Growth, scratch: Scratch): Uint8Array {
  const isGood = scratch.bytes(clusters.count);
  if (rootCluster >= 0) isGood[rootCluster] = 1;
  else for (const top of survivors) isGood[top] = 1;
  clusters.markInside(isGood);
  return isGood;
}

/** Merges between surviving nodes, in their order; the edges of the others get their reason. */
function dropLost(instance: Instance, growth: Growth, isGood: Uint8Array, scratch: Scratch): Int32Array {
  const lost = instance.pruning === "simple" ? SIMPLE_UNREACHED : LOST_CLUSTER;
  const merges = scratch.integers(growth.mergeCount);
  let count = 0;
  for (let merge = 0; merge < growth.mergeCount; merge++) {
    const edge = growth.mergeEdges[merge]!;
    if (isGood[instance.sources[edge]!] === 1 && isGood[instance.targets[edge]!] === 1)
      merges[count++] = merge;
    else growth.reasons[edge] = lost;
  }
  return merges.subarray(0, count);
}

/** Marked rows among the first `count`, ascending. */
function markedRows(marks: Uint8Array, count: number): Int32Array {
  let total = 0;
  for (let row = 0; row < count; row++) total += marks[row]!;
  const rows = new Int32Array(total);
  for (let row = 0, place = 0; row < count; row++) if (marks[row] === 1) rows[place++] = row;
  return rows;
}

/** Prizes of the nodes not kept, and costs of the edges kept. */
function objectiveOf({ prizes, costs }: Instance, { nodes, edges }: KeptForest): number {
  let objective = 0;
  let place = 0;
  for (let node = 0; node < prizes.length; node++) {
    if (nodes[place] === node) place++;
    else objective += prizes[node]!;
  }
  for (const edge of edges) objective += costs[edge]!;
  return objective;
}

/** When each node's own moat stopped, NaN where it never did. */
function deactivationTimes({ clusters }: Growth): Float64Array {
  const times = clusters.ends.slice(0, clusters.nodeCount);
  for (let node = 0; node < times.length; node++) if (clusters.isActive[node] === 1) times[node] = NaN;
  return times;
}
