/** The sample stage as it is set now: its parameters with the person's changes, and what the buttons that draw again change. */
import { MOST_DRAW, SAMPLE, type SampleParams } from "../../../shared/stages/sample";
import type { Overrides, Recipe } from "../../../shared/recipe";
import { override } from "../../state/parameters";
import { chosenRecipe, type Workbench } from "../../state/workbench";
import type { RanWith } from "../../state/asking-view";

/** The sample parameters of a recipe with changes; those of the recipe where a change is none the engine would take. */
export function samplingOf({ recipe, overrides }: RanWith): SampleParams {
  const changes = Object.entries(overrides).filter(([path]) => path.startsWith("sample."));
  const own = Object.fromEntries(changes.map(([path, value]) => [path.slice("sample.".length), value]));
  const parsed = SAMPLE.schema.safeParse({ ...recipe.sample, ...own });
  return parsed.success ? parsed.data : recipe.sample;
}

/** The sample parameters that the next run will have; undefined before the recipes are known. */
export function wantedSampling(state: Workbench): SampleParams | undefined {
  const recipe = chosenRecipe(state);
  return recipe && samplingOf({ recipe, overrides: state.overrides });
}

/** True for recipes whose edges have probabilities to sample by. */
export function samples(recipe: Recipe | undefined): boolean {
  return recipe !== undefined && recipe.sample.method !== "none";
}

/** New noise for one edge, named by its key; every other edge keeps its own. Draws by Gumbel noise from now on. */
export function rerollEdge(state: Workbench, key: string): Workbench {
  return changeSampling(state, ({ rerolls }) => ({
    rerolls: { ...rerolls, [key]: Math.min(MOST_DRAW, (rerolls[key] ?? 0) + 1) },
  }));
}

/** New noise for every edge: the next draw of the seed. Single edges rolled anew belonged to the draw before. */
export function rerollAll(state: Workbench): Workbench {
  return changeSampling(state, ({ draw }) => ({ draw: Math.min(MOST_DRAW, draw + 1), rerolls: {} }));
}

/** Back to the seed's first draw. */
export function firstDraw(state: Workbench): Workbench {
  return changeSampling(state, () => ({ draw: 0, rerolls: {} }));
}

function changeSampling(state: Workbench, change: (now: SampleParams) => Partial<SampleParams>): Workbench {
  const recipe = chosenRecipe(state);
  const now = wantedSampling(state);
  if (recipe === undefined || now === undefined) return state;
  const wanted = Object.entries({ ...change(now), method: "gumbel" });
  const overrides = wanted.reduce<Overrides>(
    (sofar, [name, value]) => override(recipe, sofar, `sample.${name}`, value),
    state.overrides,
  );
  return { ...state, overrides };
}
