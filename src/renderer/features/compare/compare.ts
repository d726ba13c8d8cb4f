/** Two runs side by side: what is asked of each, and what came of it. */
import type { LedgerRow } from "../../../shared/ledger";
import type { Recipe } from "../../../shared/recipe";
import { hasPins } from "../../../shared/pins";
import type { RunView } from "../../../shared/trace";
import { DRAWN_LIMIT } from "../../state/limits";
import { pinsToAsk } from "../../state/pins";
import { leavePages } from "../../state/layout";
import type { RanWith } from "../../state/asking-view";
import type { RunToCompare, SideName } from "./compare-view";
import type { Fetched } from "../../state/fetched";
import type { Workbench } from "../../state/workbench";

/** The comparison fills the window: two runs, or the choice of two. */
export function openComparison(state: Workbench): Workbench {
  return { ...leavePages(state), comparing: true };
}

/** Back to what stands behind; the comparison is there again when it is opened. */
export function leaveComparison(state: Workbench): Workbench {
  return { ...state, comparing: false };
}

/** Both sides wait for their answers. */
export function startComparison(
  state: Workbench,
  id: number,
  left: RunToCompare,
  right: RunToCompare,
): Workbench {
  const waiting = { state: "loading" } as const;
  const open = openComparison(state);
  return { ...open, compared: { id, left: { ...left, run: waiting }, right: { ...right, run: waiting } } };
}

/** One side's answer, or why there is none; the other side stays what it is. */
export function receiveSide(state: Workbench, id: number, side: SideName, run: Fetched<RunView>): Workbench {
  const { compared } = state;
  if (compared?.id !== id) return state;
  return { ...state, compared: { ...compared, [side]: { ...compared[side], run } } };
}

export function swapSides(state: Workbench): Workbench {
  const { compared } = state;
  if (compared === null) return state;
  return { ...state, compared: { ...compared, left: compared.right, right: compared.left } };
}

export function endComparison(state: Workbench): Workbench {
  return { ...state, compared: null, comparing: false };
}

/** True where what is compared is about the question on screen: opened again, both sides are still the ones that were picked. */
export function comparesShown({ compared, run }: Pick<Workbench, "compared" | "run">): boolean {
  return compared !== null && compared.left.request.question === run?.question;
}

/** The run on screen. */
export function runOnScreen({ run, ranWith }: Pick<Workbench, "run" | "ranWith">): RunToCompare | null {
  return run === null || ranWith === null ? null : runToCompare(run, ranWith);
}

/** The run of the same question that was on screen before. */
export function runBefore({ previous }: Pick<Workbench, "previous">): RunToCompare | null {
  return previous === null ? null : runToCompare(previous.run, previous.ranWith);
}

/** The question on screen, by another recipe with its own parameters and the pins at hand. */
export function byRecipe(state: Pick<Workbench, "run" | "pins">, recipe: Recipe): RunToCompare | null {
  const { run } = state;
  if (run === null) return null;
  const pins = pinsToAsk(state.pins);
  const { question, graph, seed } = run;
  const asked = { question, graph, recipe: recipe.name, overrides: {}, seed, limit: DRAWN_LIMIT };
  return { title: recipe.title || recipe.name, request: hasPins(pins) ? { ...asked, pins } : asked };
}

function runToCompare(run: RunView, { recipe, overrides, pins }: RanWith): RunToCompare {
  const { question, graph, seed } = run;
  const asked = { question, graph, recipe: recipe.name, overrides, seed, limit: DRAWN_LIMIT };
  return { title: recipe.title || recipe.name, request: pins ? { ...asked, pins } : asked };
}

/** A run of the ledger; a recipe that is not among the built-in ones cannot be asked again by its name, and fails by saying so. */
export function ofLedger({ name, question, graph, recipe, overrides, pins, seed }: LedgerRow): RunToCompare {
  const asked = { question, graph, recipe, overrides, seed, limit: DRAWN_LIMIT };
  return { title: name || recipe, request: pins ? { ...asked, pins } : asked };
}
