/** Pruning by the prize-collecting Steiner tree with edge prizes (METHODS 1.3, 2). */
import type { PruneParams } from "../../../../shared/stages/prune";
import { KEPT, KEPT_REASONS, VERDICTS, type Verdict } from "../../../../shared/trace";
import { REASONS, type Reason, type Solution } from "../../pcst/instance";
import { solveWithEdgePrizes } from "../../pcst/solve-with-edge-prizes";
import { dropPinnedOut, holdingPins, holdsPins, withoutPinnedOut } from "../pins/pin-prizes";
import type { PruneInput, Scores, Subgraph } from "../stage";

/** Verdict code for each of the solver's reason codes. */
const VERDICT_OF = Uint8Array.from(REASONS, (reason) => VERDICTS.indexOf(verdictOf(reason)));
/** Index into KEPT_REASONS for each of the solver's reason codes, NaN for reasons to lose an edge. */
const KEPT_BY = Float64Array.from(REASONS, (reason) => {
  const index = (KEPT_REASONS as readonly string[]).indexOf(reason);
  return index < 0 ? NaN : index;
});

/**
 * The solver's subgraph of the edges that go on; `root` is a node row, −1 for none. Where it would lose what is pinned in, it is solved again
 * held to that. Numbers: time, margin, keptReason; deactivation.
 */
export function prunePcst(input: PruneInput, params: PruneParams, root: number): Subgraph {
  const { pins } = input.selection;
  if (!pins) return solveFor(input, params, root);
  const free = withoutPinnedOut(input.scores, pins);
  const subgraph = solveFor(input, params, root, free);
  const isKept = (edge: number) => subgraph.verdicts[edge] === KEPT;
  const held = holdsPins(subgraph, isKept, pins)
    ? subgraph
    : solveFor(input, params, root, holdingPins(free, pins, rowsThatGoOn(input.selection.verdicts)));
  dropPinnedOut(held.nodes, pins);
  return held;
}

function solveFor(
  { graph, scores, selection }: PruneInput,
  params: PruneParams,
  root: number,
  { nodePrizes, edgePrizes }: Pick<Scores, "nodePrizes" | "edgePrizes"> = scores,
): Subgraph {
  const rows = rowsThatGoOn(selection.verdicts);
  const solution = solveWithEdgePrizes({
    nodeCount: graph.nodes.length,
    sources: pick(graph.sources, rows),
    targets: pick(graph.targets, rows),
    prizes: nodePrizes,
    costs: pick(scores.edgeCosts, rows),
    edgePrizes: pick(edgePrizes, rows),
    root,
    clusters: root < 0 ? params.clusters : 1,
    pruning: params.pruning,
  });
  return spread(solution, rows, selection.verdicts, graph.nodes.length);
}

/** Lays the solution's columns, one row per edge solved, out over all candidate rows. */
function spread(solution: Solution, rows: Int32Array, before: Uint8Array, nodeCount: number): Subgraph {
  const verdicts = before.slice();
  const time = new Float64Array(before.length).fill(NaN);
  const margin = time.slice();
  const keptReason = time.slice();
  rows.forEach((row, index) => {
    const reason = solution.reasons[index]!;
    verdicts[row] = VERDICT_OF[reason]!;
    keptReason[row] = KEPT_BY[reason]!;
    time[row] = solution.times[index]!;
    margin[row] = solution.margins[index]!;
  });
  const nodes = new Uint8Array(nodeCount);
  for (const node of solution.nodes) nodes[node] = 1;
  const { objective, lowerBound } = solution;
  return {
    verdicts,
    nodes,
    nodeNumbers: { deactivation: solution.deactivations },
    edgeNumbers: { time, margin, keptReason },
    bound: { objective, lowerBound, gap: objective > 0 ? (objective - lowerBound) / objective : 0 },
    notes: [],
  };
}

function verdictOf(reason: Reason): Verdict {
  return reason === "merged-kept" || reason === "virtual-kept" ? VERDICTS[KEPT] : reason;
}

function rowsThatGoOn(verdicts: Uint8Array): Int32Array {
  const rows = new Int32Array(verdicts.length);
  let count = 0;
  for (let row = 0; row < verdicts.length; row++) if (verdicts[row] === 0) rows[count++] = row;
  return rows.subarray(0, count);
}

/** The rows asked for; the column itself when that is all of them. */
function pick<T extends Int32Array | Float64Array>(column: T, rows: Int32Array): T {
  if (rows.length === column.length) return column;
  const picked = column.slice(0, rows.length) as T;
  rows.forEach((row, index) => (picked[index] = column[row]!));
  return picked;
}
