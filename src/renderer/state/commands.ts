/** What the workbench can do that takes time: each command asks the engine and feeds the answer to the plain state functions. */
import type { StoreApi } from "zustand/vanilla";
import type { Recipe } from "../../shared/recipe";
import type { EngineClient } from "../api/engine-client";
import type { ElementRef } from "../canvas/canvas-props";
import { failAsking, finishAsking, noteProgress, startAsking } from "./asking";
import {
  changeParameter,
  chooseGraph,
  chooseRecipe,
  receiveGraphs,
  receiveRecipes,
  redoParameters,
  resetParameters,
  undoParameters,
  writeQuestion,
} from "./choices";
import { importCommands } from "./import-commands";
import type { ImportCommands } from "./import-commands";
import type { ParameterValue } from "./parameters";
import { rowOf, select } from "./selection";
import { chosenRecipe } from "./workbench";
import type { Workbench } from "./workbench";

export type WorkbenchStore = StoreApi<Workbench>;

/** Most edges drawn, and the seed of every draw. */
export const DRAWN_LIMIT = 1500;
const SEED = 1;
/** A slider that moves sends its question this long (ms) after it rests. */
export const SETTLE_TIME = 140;

export interface Commands extends ImportCommands {
  /** Fetches the lists of graphs and recipes. */
  load(): Promise<void>;
  ask(question?: string): Promise<void>;
  cancel(): void;
  /** Chooses a graph and asks one of its questions. */
  askOf(graph: string, question: string): Promise<void>;
  chooseGraph(graph: string): void;
  chooseRecipe(recipe: string): void;
  changeParameter(path: string, value: ParameterValue): void;
  resetParameters(): void;
  undo(): void;
  redo(): void;
  select(element: ElementRef | null): Promise<void>;
  /** Asks for the smallest changes that would admit the drawn edge `row` (its row among the candidates). */
  whyNot(row: number): Promise<void>;
  retry(): void;
}

/** The commands over one engine and one store; `wantsCalm` says whether the person asked the system for less motion. */
export function createCommands(
  client: EngineClient,
  store: WorkbenchStore,
  wantsCalm: () => boolean,
): Commands {
  const apply = (turn: (state: Workbench) => Workbench): void => store.setState(turn);
  let stop = new AbortController();
  let settling: ReturnType<typeof setTimeout> | undefined;
  let questions = 0;

  const ask = async (question?: string): Promise<void> => {
    clearTimeout(settling);
    if (question !== undefined) apply((state) => writeQuestion(state, question));
    const recipe = chosenRecipe(store.getState());
    const request = askRequest(store.getState(), recipe);
    if (recipe === undefined || request === null) return;
    stop.abort();
    stop = new AbortController();
    const id = ++questions;
    const ranWith = { recipe, overrides: request.overrides };
    apply((state) => startAsking(state, id, ranWith, performance.now()));
    const onProgress = (progress: Parameters<typeof noteProgress>[2]): void =>
      apply((state) => noteProgress(state, id, progress));
    const reply = await client.request("ask", request, { signal: stop.signal, onProgress });
    const play = store.getState().settings.autoplay && !wantsCalm();
    apply((state) =>
      reply.ok ? finishAsking(state, id, reply.value, play) : failAsking(state, id, reply.failure),
    );
    if (reply.ok) await loadDetails(client, store, store.getState().selection);
  };

  const askAgainSoon = (): void => {
    clearTimeout(settling);
    const { run, asking } = store.getState();
    if (run !== null || asking !== null) settling = setTimeout(() => void ask(), SETTLE_TIME);
  };

  const turnParameters = (turn: (state: Workbench) => Workbench): void => {
    const before = store.getState().parameters.present;
    apply(turn);
    if (store.getState().parameters.present !== before) askAgainSoon();
  };

  return {
    ...importCommands(client, store, () => loadLists(client, store)),
    load: () => loadLists(client, store),
    ask,
    cancel: () => stop.abort(),
    askOf(graph, question) {
      apply((state) => chooseGraph(state, graph));
      return ask(question);
    },
    chooseGraph(graph) {
      stop.abort();
      apply((state) => chooseGraph(state, graph));
    },
    chooseRecipe(recipe) {
      apply((state) => chooseRecipe(state, recipe));
      askAgainSoon();
    },
    changeParameter: (path, value) =>
      turnParameters((state) => changeParameter(state, path, value, performance.now())),
    resetParameters: () => turnParameters((state) => resetParameters(state, performance.now())),
    undo: () => turnParameters(undoParameters),
    redo: () => turnParameters(redoParameters),
    async select(element) {
      apply((state) => select(state, element));
      await loadDetails(client, store, element);
    },
    whyNot: (row) => askWhyNot(client, store, row),
    retry: () => client.retry(),
  };
}

function askRequest(state: Workbench, recipe: Recipe | undefined) {
  const question = state.question.trim();
  const { graph } = state.settings;
  if (question === "" || graph === "" || recipe === undefined) return null;
  const overrides = state.parameters.present;
  return { question, graph, recipe: recipe.name, overrides, seed: SEED, limit: DRAWN_LIMIT };
}

async function loadLists(client: EngineClient, store: WorkbenchStore): Promise<void> {
  const [graphs, recipes] = await Promise.all([
    client.request("graph:list", {}),
    client.request("recipe:list", {}),
  ]);
  store.setState((state) =>
    graphs.ok
      ? receiveGraphs(state, graphs.value)
      : { ...state, graphs: { state: "failed", failure: graphs.failure } },
  );
  store.setState((state) =>
    recipes.ok
      ? receiveRecipes(state, recipes.value)
      : { ...state, recipes: { state: "failed", failure: recipes.failure } },
  );
}

/** Fetches what the inspector shows of an element, once. */
async function loadDetails(
  client: EngineClient,
  store: WorkbenchStore,
  element: ElementRef | null,
): Promise<void> {
  const { run, nodeDetails, edgeDetails } = store.getState();
  if (run === null || element === null) return;
  const { graph } = run;
  const known = element.kind === "node" ? nodeDetails : edgeDetails;
  if (known[element.handle] !== undefined) return;
  if (element.kind === "node") {
    const reply = await client.request("node:details", { graph, nodes: [element.handle] });
    if (reply.ok) noteNodes(store, graph, reply.value);
  } else {
    const reply = await client.request("edge:details", { graph, edges: [element.handle] });
    if (reply.ok) noteEdges(store, graph, reply.value);
  }
}

function noteNodes(
  store: WorkbenchStore,
  graph: string,
  nodes: readonly Workbench["nodeDetails"][number][],
): void {
  store.setState((state) => {
    if (state.run?.graph !== graph) return state;
    const added = Object.fromEntries(nodes.map((details) => [details.node, details]));
    return { ...state, nodeDetails: { ...state.nodeDetails, ...added } };
  });
}

function noteEdges(
  store: WorkbenchStore,
  graph: string,
  edges: readonly Workbench["edgeDetails"][number][],
): void {
  store.setState((state) => {
    if (state.run?.graph !== graph) return state;
    const added = Object.fromEntries(edges.map((details) => [details.edge, details]));
    return { ...state, edgeDetails: { ...state.edgeDetails, ...added } };
  });
}

async function askWhyNot(client: EngineClient, store: WorkbenchStore, row: number): Promise<void> {
  const { run } = store.getState();
  if (run === null) return;
  const note = (found: Workbench["whyNot"][number]): void =>
    store.setState((state) =>
      state.run?.run === run.run ? { ...state, whyNot: { ...state.whyNot, [row]: found } } : state,
    );
  note({ state: "loading" });
  const reply = await client.request("run:why-not", { run: run.run, row });
  note(reply.ok ? { state: "ready", value: reply.value } : { state: "failed", failure: reply.failure });
}

/** The drawn edge's row among all candidates, as "why not" takes it; −1 when it is not drawn. */
export function candidateRow(state: Workbench, element: ElementRef): number {
  if (state.run === null || element.kind !== "edge") return -1;
  return state.run.edges.row[rowOf(state.run, element)] ?? -1;
}
