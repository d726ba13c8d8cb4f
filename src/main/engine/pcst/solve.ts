/** Prize-collecting Steiner trees by Goemans–Williamson growth and pruning: a 2-approximation with a proof of how good it is. */
import { dualLowerBound, withoutRounding } from "./bound";
import { checkForest } from "./check";
import { Forest } from "./forest";
import { Growth } from "./growth";
import type { Instance, Solution } from "./instance";
import { pruneUnneeded } from "./pruning-gw";
import { pruneUnprofitable } from "./pruning-strong";
import { LOST_CLUSTER, MERGED_KEPT, SIMPLE_UNREACHED } from "./reason-codes";
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
  const growth = new Growth(instance);
  growth.run();
  const margins = measureShortfalls(instance, growth);
  const kept = instance.pruning === "none" ? keepAll(instance, growth) : prune(instance, growth, margins);
  checkForest(instance, kept);
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

interface Kept {
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
}

/** Every merge, with the nodes of the clusters that survived. */
function keepAll(instance: Instance, growth: Growth): Kept {
  const isKept = survivingNodes(instance, growth).isGood;
  const edges = growth.mergeEdges.slice(0, growth.mergeCount).sort();
  for (const edge of edges) {
    isKept[instance.sources[edge]!] = 1;
    isKept[instance.targets[edge]!] = 1;
  }
  const nodes: number[] = [];
  for (let node = 0; node < instance.nodeCount; node++) if (isKept[node] === 1) nodes.push(node);
  return { nodes: Int32Array.from(nodes), edges };
}

/** Drops what lies outside the surviving clusters, then what the pruning asks for. */
function prune(instance: Instance, growth: Growth, margins: Float64Array): Kept {
  const { nodes, isGood } = survivingNodes(instance, growth);
  const merges = dropLost(instance, growth, isGood);
  const forest = new Forest(
    instance,
    merges.map((merge) => growth.mergeEdges[merge]!),
  );
  if (instance.pruning === "gw") pruneUnneeded(instance, growth, forest, merges);
  if (instance.pruning === "strong")
    pruneUnprofitable(instance, forest, { reasons: growth.reasons, margins });
  return {
    nodes: nodes.filter((node) => forest.isCut[node] === 0).sort(),
    edges: forest.edges.filter((edge) => growth.reasons[edge] === MERGED_KEPT).sort(),
  };
}

/** Nodes of the clusters still active when growth stopped, or of the root's. */
function survivingNodes(instance: Instance, growth: Growth): { nodes: Int32Array; isGood: Uint8Array } {
  const isGood = new Uint8Array(instance.nodeCount);
  const nodes: number[] = [];
  const tops = growth.rootCluster >= 0 ? [growth.rootCluster] : growth.survivors;
  for (const top of tops) {
    growth.clusters.forEachNode(top, (node) => {
      isGood[node] = 1;
      nodes.push(node);
    });
  }
  return { nodes: Int32Array.from(nodes), isGood };
}

/** Merges between surviving nodes, in their order; the edges of the others get their reason. */
function dropLost(instance: Instance, growth: Growth, isGood: Uint8Array): Int32Array {
  const lost = instance.pruning === "simple" ? SIMPLE_UNREACHED : LOST_CLUSTER;
  const merges: number[] = [];
  for (let merge = 0; merge < growth.mergeCount; merge++) {
    const edge = growth.mergeEdges[merge]!;
    if (isGood[instance.sources[edge]!] === 1 && isGood[instance.targets[edge]!] === 1) merges.push(merge);
    else growth.reasons[edge] = lost;
  }
  return Int32Array.from(merges);
}

/** Prizes of the nodes not kept, and costs of the edges kept. */
function objectiveOf({ prizes, costs }: Instance, { nodes, edges }: Kept): number {
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
