/** "Why not?": the smallest change of one parameter that admits an edge, found by running again, so it is known to work. */
import type { AdmittingChange, WhyNot } from "../../../../shared/contract";
import { FailureError } from "../../../../shared/failure";
import type { Recipe } from "../../../../shared/recipe";
import { KEPT } from "../../../../shared/trace";
import { searchGrids, type SearchGrid } from "./search-grid";
import { rowOfEdge } from "../candidate-rows";
import { applyOverrides } from "../recipe-overrides";
import { runRecipe, type RunPorts } from "../recipe-runner";
import type { StageMemory } from "../../runner/stage-memory";
import { isPinnedOut, unpinned } from "./unpinned";

export interface WhyNotQuestion {
  readonly question: string;
  readonly recipe: Recipe;
  readonly seed: number;
  /** Handle of the edge asked about; it need not have been a candidate. */
  readonly edge: number;
}

/** Most re-runs spent on narrowing one change down. */
const NARROWINGS = 8;

/**
 * Tries to unpin first, then each parameter alone, from small changes to large ones. Parameters that time did not allow are in neither list. Throws
 * AbortError when cancelled.
 */
export async function explainWhyNot(
  asked: WhyNotQuestion,
  ports: RunPorts,
  memory: StageMemory,
  limitMs = 5000,
): Promise<WhyNot> {
  const deadline = performance.now() + limitMs;
  const first = await runRecipe(asked.question, asked.recipe, asked.seed, ports, memory);
  const row = rowOfEdge(first.run.graph, asked.edge);
  if (row >= 0 && first.run.subgraph.verdicts[row] === KEPT) return { changes: [], tried: [] };
  const admits = (parameter: string, value: number | string) =>
    isKept(asked, parameter, value, ports, memory);
  const changes: AdmittingChange[] = [];
  const tried: string[] = [];
  const free = await unpinned(asked.recipe, first.run, row, ports.store);
  if (free) {
    const kept = await keeps({ ...asked, recipe: free.recipe }, ports, memory);
    if (kept) changes.push({ parameter: "pins", from: free.from, to: "none" });
    else tried.push("pins");
  }
  // While an edge is pinned out nothing else can admit it.
  if (row >= 0 && isPinnedOut(first.run, row)) return { changes, tried };
  for (const grid of searchGrids(asked.recipe, row >= 0)) {
    if (performance.now() > deadline) break;
    const to = await search(grid, admits, deadline);
    if (to !== undefined) changes.push({ parameter: grid.parameter, from: grid.from, to });
    else tried.push(grid.parameter);
  }
  return { changes: changes.sort((a, b) => sizeOf(a) - sizeOf(b)), tried };
}

type Admits = (parameter: string, value: number | string) => Promise<boolean>;

/** The first value of the grid that admits the edge, narrowed down towards the last that did not. */
async function search(
  grid: SearchGrid,
  admits: Admits,
  deadline: number,
): Promise<number | string | undefined> {
  let refused = grid.from;
  for (const value of grid.steps) {
    if (performance.now() > deadline) return undefined;
    if (await admits(grid.parameter, value)) return narrow(grid, refused, value, admits, deadline);
    refused = value;
  }
  return undefined;
}

async function narrow(
  { parameter, whole, from }: SearchGrid,
  refused: number | string,
  admitted: number | string,
  admits: Admits,
  deadline: number,
): Promise<number | string> {
  if (typeof refused !== "number" || typeof admitted !== "number" || typeof from !== "number")
    return admitted;
  // 0 is no small number in "degreeCap": it means no cap, and nothing lies between.
  if (whole && admitted < refused) return admitted;
  let [low, high] = [refused, admitted];
  for (let round = 0; round < NARROWINGS && performance.now() < deadline; round++) {
    const middle = whole ? Math.floor((low + high) / 2) : Number(((low + high) / 2).toPrecision(3));
    if (middle === low || middle === high) break;
    if (await admits(parameter, middle)) high = middle;
    else low = middle;
  }
  return high;
}

async function keeps(
  { question, recipe, seed, edge }: WhyNotQuestion,
  ports: RunPorts,
  memory: StageMemory,
): Promise<boolean> {
  const { run } = await runRecipe(question, recipe, seed, ports, memory);
  const row = rowOfEdge(run.graph, edge);
  return row >= 0 && run.subgraph.verdicts[row] === KEPT;
}

async function isKept(
  asked: WhyNotQuestion,
  parameter: string,
  value: number | string,
  ports: RunPorts,
  memory: StageMemory,
): Promise<boolean> {
  try {
    const recipe = applyOverrides(asked.recipe, { [parameter]: value });
    return await keeps({ ...asked, recipe }, ports, memory);
  } catch (thrown) {
    // A value that the recipe or the graph refuses admits nothing; a cancellation ends the search.
    if (thrown instanceof FailureError && thrown.failure.kind !== "cancelled") return false;
    throw thrown;
  }
}

/** Relative size of a change, 0…1; another mode counts as half. */
function sizeOf({ from, to }: AdmittingChange): number {
  if (typeof from !== "number" || typeof to !== "number") return 0.5;
  return Math.abs(to - from) / Math.max(Math.abs(from), Math.abs(to), 1e-9);
}
