import { FailureError } from "../../../shared/failure";
import type { Instance } from "./instance";

const PRUNINGS: readonly string[] = ["none", "simple", "gw", "strong"];

/** Refuses an instance that breaks the promises of its interface, naming the first offending row. */
export function validateInstance(instance: Instance): void {
  const { nodeCount, sources, targets, prizes, costs, root, clusters, pruning } = instance;
  if (!Number.isInteger(nodeCount) || nodeCount < 0) refuse(`${nodeCount} is not a number of nodes`);
  if (prizes.length !== nodeCount) refuse(`${prizes.length} prizes for ${nodeCount} nodes`);
  if (sources.length !== targets.length || sources.length !== costs.length)
    refuse(`${sources.length} sources, ${targets.length} targets and ${costs.length} costs do not fit`);
  if (!Number.isInteger(root) || root < -1 || root >= nodeCount) refuse(`root ${root} is not a node`);
  if (!Number.isInteger(clusters) || clusters < 1) refuse(`${clusters} is not a number of clusters`);
  if (root >= 0 && clusters !== 1) refuse(`a rooted instance has 1 cluster, not ${clusters}`);
  if (!PRUNINGS.includes(pruning)) refuse(`“${pruning}” is not a pruning (${PRUNINGS.join(", ")})`);
  requireAmounts("prize of node", prizes);
  requireAmounts("cost of edge", costs);
  requireNodes("source of edge", sources, nodeCount);
  requireNodes("target of edge", targets, nodeCount);
}

/** Refuses a column that holds NaN, an infinity or a negative number; `what` begins the sentence, the row follows it. */
export function requireAmounts(what: string, column: Float64Array): void {
  for (let row = 0; row < column.length; row++) {
    const value = column[row]!;
    if (!(value >= 0 && value < Infinity))
      refuse(`the ${what} ${row} is ${value}; it must be finite and not negative`);
  }
}

function requireNodes(what: string, column: Int32Array, nodeCount: number): void {
  for (let row = 0; row < column.length; row++) {
    const node = column[row]!;
    if (node < 0 || node >= nodeCount) refuse(`the ${what} ${row} is ${node}, which is not a node`);
  }
}

/** Always throws `invalid-request` with this reason. */
export function refuse(reason: string): never {
  throw new FailureError({ kind: "invalid-request", reason });
}
