/** What is asked, of which graph, by which recipe, with which parameters. */
import type { GraphSummary } from "../../shared/contract";
import type { Overrides, Recipe } from "../../shared/recipe";
import { record, redo, startHistory, undo } from "./history";
import { override } from "./parameters";
import type { ParameterValue } from "./parameters";
import { chosenRecipe, NO_RUN } from "./workbench";
import type { Workbench } from "./workbench";

/** The engine's list of graphs arrived; a chosen graph that is gone is no longer chosen. */
export function receiveGraphs(state: Workbench, graphs: readonly GraphSummary[]): Workbench {
  const next: Workbench = { ...state, graphs: { state: "ready", value: graphs } };
  const known = graphs.some((graph) => graph.name === state.settings.graph);
  return known ? next : { ...next, ...NO_RUN, settings: { ...state.settings, graph: "" } };
}

export function receiveRecipes(state: Workbench, recipes: readonly Recipe[]): Workbench {
  return { ...state, recipes: { state: "ready", value: recipes } };
}

/** Another graph: what was asked of the one before goes, the parameters stay. "" goes back to the first page. */
export function chooseGraph(state: Workbench, graph: string): Workbench {
  if (graph === state.settings.graph) return state;
  return { ...state, ...NO_RUN, question: "", settings: { ...state.settings, graph } };
}

/** Another recipe starts from its own parameters; what is drawn stays until it is asked again. */
export function chooseRecipe(state: Workbench, recipe: string): Workbench {
  if (recipe === chosenRecipe(state)?.name) return state;
  const parameters = startHistory<Overrides>({});
  return { ...state, parameters, settings: { ...state.settings, recipe } };
}

export function writeQuestion(state: Workbench, question: string): Workbench {
  return { ...state, question };
}

/** One parameter moved at time `at` (ms). */
export function changeParameter(
  state: Workbench,
  path: string,
  value: ParameterValue,
  at: number,
): Workbench {
  const recipe = chosenRecipe(state);
  if (recipe === undefined) return state;
  const next = override(recipe, state.parameters.present, path, value);
  return { ...state, parameters: record(state.parameters, next, path, at) };
}

/** Every parameter back to what the recipe says; can itself be undone. */
export function resetParameters(state: Workbench, at: number): Workbench {
  if (Object.keys(state.parameters.present).length === 0) return state;
  return { ...state, parameters: record(state.parameters, {}, "", at) };
}

export function undoParameters(state: Workbench): Workbench {
  return { ...state, parameters: undo(state.parameters) };
}

export function redoParameters(state: Workbench): Workbench {
  return { ...state, parameters: redo(state.parameters) };
}
