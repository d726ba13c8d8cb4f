/** What the bar on top can do, and one action for each graph and recipe. */
import { openImport } from "../import-graph/imports";
import type { Action } from "../../state/action";
import { chosenGraph, chosenRecipe, type Workbench } from "../../state/workbench";
import { TEXTS } from "../../ui/texts/texts";
import { BAR_TEXTS, QUESTION_ACTION_TEXTS } from "./bar-texts";

export const QUESTION_ACTIONS: readonly Action[] = [
  {
    id: "question.ask",
    title: () => QUESTION_ACTION_TEXTS.ask,
    group: "question",
    keys: ["Control+Enter"],
    reach: "everywhere",
    enabled: (state) =>
      chosenGraph(state) !== undefined && chosenRecipe(state) !== undefined && state.question.trim() !== "",
    run: ({ commands }) => void commands.ask(),
  },
  {
    id: "question.cancel",
    title: () => QUESTION_ACTION_TEXTS.cancel,
    group: "question",
    enabled: (state) => state.asking !== null,
    run: ({ commands }) => commands.cancel(),
  },
  {
    id: "question.write",
    title: () => QUESTION_ACTION_TEXTS.write,
    group: "question",
    keys: ["/"],
    enabled: (state) => chosenGraph(state) !== undefined,
    run: () => focusField("question"),
  },
  {
    id: "history.undo",
    title: () => QUESTION_ACTION_TEXTS.undo,
    group: "history",
    keys: ["Control+Z"],
    enabled: ({ history }) => history.past.length > 0,
    run: ({ commands }) => commands.undo(),
  },
  {
    id: "history.redo",
    title: () => QUESTION_ACTION_TEXTS.redo,
    group: "history",
    keys: ["Control+Shift+Z", "Control+Y"],
    enabled: ({ history }) => history.future.length > 0,
    run: ({ commands }) => commands.redo(),
  },
  {
    id: "files.import",
    title: () => BAR_TEXTS.importGraph,
    group: "files",
    enabled: (state) => state.importing === null,
    run: ({ store }) => store.setState(openImport),
  },
  {
    id: "graph.close",
    title: () => QUESTION_ACTION_TEXTS.closeGraph,
    group: "question",
    enabled: ({ settings }) => settings.graph !== "",
    run: ({ commands }) => commands.chooseGraph(""),
  },
  {
    id: "program.reconnect",
    title: () => QUESTION_ACTION_TEXTS.reconnect,
    group: "program",
    enabled: (state) => state.line === "offline",
    run: ({ commands }) => commands.retry(),
  },
  {
    id: "program.restart-engine",
    title: () => QUESTION_ACTION_TEXTS.restartEngine,
    group: "program",
    enabled: (state) => state.silent,
    run: ({ commands }) => commands.restartEngine(),
  },
];

/** One action for each recipe: takes it. */
export function RECIPE_CHOICES(state: Workbench): readonly Action[] {
  const recipes = state.recipes.state === "ready" ? state.recipes.value : [];
  return recipes.map((recipe) => ({
    id: `recipe.${recipe.name}`,
    title: () => QUESTION_ACTION_TEXTS.takeRecipe(TEXTS.said(recipe.title) || recipe.name),
    group: "question",
    words: () => recipe.description,
    enabled: (now) => chosenRecipe(now)?.name !== recipe.name,
    run: ({ commands }) => commands.chooseRecipe(recipe.name),
  }));
}

/** One action for each graph: opens it. */
export function GRAPH_CHOICES(state: Workbench): readonly Action[] {
  const graphs = state.graphs.state === "ready" ? state.graphs.value : [];
  return graphs.map((graph) => ({
    id: `graph.${graph.name}`,
    title: () => QUESTION_ACTION_TEXTS.openGraph(TEXTS.said(graph.title) || graph.name),
    group: "question",
    enabled: (now) => now.settings.graph !== graph.name,
    run: ({ commands }) => commands.chooseGraph(graph.name),
  }));
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
