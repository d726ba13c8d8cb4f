/** What is asked, of which graph, by which recipe, with which parameters. */
import { leavePages } from "./layout";
import type { GraphSummary } from "../../shared/contract";
import type { Overrides, Recipe } from "../../shared/recipe";
import { override } from "./parameters";
import { chosenRecipe, NO_RUN, type Workbench } from "./workbench";

/** The engine's list of this machine's graphs arrived, those opened by connections stay beside them; a chosen graph that is gone is no longer chosen. */
export function receiveGraphs(state: Workbench, here: readonly GraphSummary[]): Workbench {
  const graphs = [...here, ...state.connections.opened];
  const next: Workbench = { ...state, graphs: { state: "ready", value: graphs } };
  const known = graphs.some((graph) => graph.name === state.settings.graph);
  return known ? next : { ...next, ...NO_RUN, settings: { ...state.settings, graph: "" } };
}

export function receiveRecipes(state: Workbench, recipes: readonly Recipe[]): Workbench {
  return { ...state, recipes: { state: "ready", value: recipes } };
}

/**
 * Another graph: what was asked of the one before goes, and with it filters and the sampler's settings, which were about it; other changed
 * parameters stay. "" goes back to the first page.
 */
export function chooseGraph(state: Workbench, graph: string): Workbench {
  if (graph === state.settings.graph) return leavePages(state);
  const { settings, triples, tables, explore, overrides } = state;
  return {
    ...{ ...leavePages(state), ...NO_RUN, question: "", pins: [], settings: { ...settings, graph } },
    triples: { ...triples, text: "", verdict: "", bound: null },
    tables: { ...tables, nodes: { ...tables.nodes, text: "" }, brush: null },
    explore: { ...explore, hiddenRelations: [], together: [] },
    overrides: Object.fromEntries(Object.entries(overrides).filter(([path]) => !path.startsWith("sample."))),
  };
}

/** Another recipe starts from its own parameters; what is drawn stays until it is asked again. */
export function chooseRecipe(state: Workbench, recipe: string): Workbench {
  if (recipe === chosenRecipe(state)?.name) return state;
  const { settings, hypothesis } = state;
  return {
    ...{ ...state, overrides: {}, settings: { ...settings, recipe } },
    hypothesis: { ...hypothesis, before: null },
  };
}

export function writeQuestion(state: Workbench, question: string): Workbench {
  return { ...state, question };
}

/** One parameter moved. */
export function changeParameter(state: Workbench, path: string, value: Overrides[string]): Workbench {
  const recipe = chosenRecipe(state);
  if (recipe === undefined) return state;
  return { ...state, overrides: override(recipe, state.overrides, path, value) };
}

/** Every parameter back to what the recipe says; can itself be undone. */
export function resetParameters(state: Workbench): Workbench {
  return Object.keys(state.overrides).length === 0 ? state : { ...state, overrides: {} };
}
