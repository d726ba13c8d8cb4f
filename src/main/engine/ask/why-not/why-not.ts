/** "Why not?": the smallest change of one parameter that admits an edge or an answer, found by running again, so it is known to work. */
import type { AdmittingChange, WhyNot } from "../../../../shared/why-not";
import { FailureError } from "../../../../shared/failure";
import type { Recipe } from "../../../../shared/recipe";
import { KEPT } from "../../../../shared/trace";
import { searchGrids, type SearchGrid } from "./search-grid";
import { rowOfEdge, rowOfNode } from "../candidate-rows";
import { applyOverrides } from "../recipe-overrides";
import { runRecipe, type RunPorts } from "../recipe-runner";
import type { StageMemory } from "../../runner/stage-memory";
import type { Run } from "../stage";
import { isPinnedOut, unpinned } from "./unpinned";

export interface WhyNotQuestion {
  readonly question: string;
  readonly recipe: Recipe;
  readonly seed: number;
  /** Handle of the edge that is to be kept, or of the node that is to answer; neither need have been a candidate. */
  readonly wanted: { readonly edge: number } | { readonly node: number };
  /** Recipes to try last. */
  readonly others?: readonly Recipe[];
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
  if (isThere(first.run, asked.wanted)) return { changes: [], tried: [] };
  const isNode = "node" in asked.wanted;
  const row = "edge" in asked.wanted ? rowOfEdge(first.run.graph, asked.wanted.edge) : -1;
  const isCandidate = "node" in asked.wanted ? rowOfNode(first.run.graph, asked.wanted.node) >= 0 : row >= 0;
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
  for (const grid of searchGrids(asked.recipe, isCandidate)) {
    if (performance.now() > deadline) break;
    const to = await search(grid, admits, deadline);
    if (to !== undefined) changes.push({ parameter: grid.parameter, from: grid.from, to });
    else tried.push(grid.parameter);
  }
  const sorted = changes.sort((a, b) => sizeOf(a) - sizeOf(b));
  const other = isNode || sorted.length === 0 ? await otherRecipe(asked, ports, memory, deadline) : undefined;
  return {
    changes: other ? [...sorted, other] : sorted,
    tried: asked.others?.length && !other ? [...tried, "recipe"] : tried,
  };
}

/** The first other recipe, asked with nothing changed, that admits it. */
async function otherRecipe(
  asked: WhyNotQuestion,
  ports: RunPorts,
  memory: StageMemory,
  deadline: number,
): Promise<AdmittingChange | undefined> {
  for (const recipe of asked.others ?? []) {
    if (performance.now() > deadline) return undefined;
    if (await keepsOrRefuses({ ...asked, recipe }, ports, memory))
      return { parameter: "recipe", from: asked.recipe.name, to: recipe.name };
  }
  return undefined;
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
  { question, recipe, seed, wanted }: WhyNotQuestion,
  ports: RunPorts,
  memory: StageMemory,
): Promise<boolean> {
  const { run } = await runRecipe(question, recipe, seed, ports, memory);
  return isThere(run, wanted);
}

function isThere({ graph, subgraph, reading }: Run, wanted: WhyNotQuestion["wanted"]): boolean {
  if ("edge" in wanted) {
    const row = rowOfEdge(graph, wanted.edge);
    return row >= 0 && subgraph.verdicts[row] === KEPT;
  }
  const row = rowOfNode(graph, wanted.node);
  return row >= 0 && reading.answers.some((answer) => answer.row === row);
}

async function isKept(
  asked: WhyNotQuestion,
  parameter: string,
  value: number | string,
  ports: RunPorts,
  memory: StageMemory,
): Promise<boolean> {
  const recipe = () => applyOverrides(asked.recipe, { [parameter]: value });
  return keepsOrRefuses(asked, ports, memory, recipe);
}

async function keepsOrRefuses(
  asked: WhyNotQuestion,
  ports: RunPorts,
  memory: StageMemory,
  changed: () => Recipe = () => asked.recipe,
): Promise<boolean> {
  try {
    return await keeps({ ...asked, recipe: changed() }, ports, memory);
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
