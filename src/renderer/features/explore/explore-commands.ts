/** Exploring: what a person asks of the graph beyond the run, and puts into the picture. */
import {
  MOST_PATH_HOPS,
  type ExploredPart,
  type ExpandOrder,
  type FoundNodes,
  type NeighbourKind,
} from "../../../shared/explore";
import type { EngineClient } from "../../api/engine-client";
import type { ElementRef } from "../../picture/elements";
import { loadDetails, loadEdges, loadNodes } from "../../state/detail-commands";
import { addPart, bringBack, clearPicture, dismiss, dismissOthers, shownOf, pictureOf } from "./explore";
import { merge, split } from "./groups";
import { findStep, showExplore, writeFind } from "./explore-open";
import type { Said } from "./explore-view";
import { groundOf } from "../network/network";
import { fetchedOf } from "../../state/fetched";
import { invertSelection, selectedNodes, selectMany, toggleTogether } from "./multi-selection";
import { remember } from "../../state/steps";
import type { Workbench } from "../../state/workbench";
import type { WorkbenchStore } from "../../state/workbench-store";

/** Most shortest paths that are drawn. */
const MOST_PATHS_DRAWN = 50;
const MOST_FOUND = 100;
/** A search goes through the graph this long (ms) after the last key. */
const TYPING_PAUSE = 180;

export type CappedKind = NeighbourKind & { readonly cap: number };

export interface ExploreCommands {
  /** Selects a node together with others, or lets it go again. */
  selectAlso(node: number): Promise<void>;
  selectAll(nodes: readonly number[], add: boolean): void;
  invertSelection(): void;
  /** Shows what is around a node, to choose of. */
  chooseExpansion(node: number): Promise<void>;
  /** Adds neighbours of a node to the picture; says what the caps left out. */
  expand(node: number, kinds: readonly CappedKind[], order: ExpandOrder): Promise<void>;
  /** Adds the shortest paths between the two selected nodes. */
  connectSelected(): Promise<void>;
  dismissSelected(): void;
  dismissOthers(): void;
  bringBack(): void;
  clearPicture(): void;
  mergeSelected(): void;
  split(node: number): void;
  /** Goes to the next match of the search that is drawn (1), or the one before (−1). */
  stepFind(step: 1 | -1): Promise<void>;
  /** Looks through the whole graph, a moment after the last call. */
  findInGraph(text: string): void;
  /** Adds nodes that were found, and brings the first into sight. */
  addFound(nodes: FoundNodes): Promise<void>;
  /** Fetches what is known of edges, their passages above all. */
  readEdges(edges: readonly number[]): Promise<void>;
  /** Fetches what is known of nodes, their names above all. */
  readNodes(nodes: readonly number[]): Promise<void>;
}

/** The commands over one engine and one store. */
export function exploreCommands(client: EngineClient, store: WorkbenchStore): ExploreCommands {
  return { ...growing(client, store), ...selecting(client, store), ...arranging(client, store) };
}

type Growing = Pick<
  ExploreCommands,
  "chooseExpansion" | "expand" | "connectSelected" | "findInGraph" | "addFound" | "readEdges" | "readNodes"
>;

/** What adds to the picture. */
function growing(client: EngineClient, store: WorkbenchStore): Growing {
  return {
    chooseExpansion: (node) => lookAround(client, store, node),
    async expand(node, kinds, order) {
      const run = groundOf(store.getState());
      const view = shownOf(store.getState());
      if (run === null || view === null) return;
      const drawn = Array.from(view.nodes.handle);
      const input = { graph: run.graph, node, kinds: [...kinds], order, drawn };
      const reply = await client.request("explore:expand", input);
      if (!reply.ok) return say(store, { kind: "failed", failure: reply.failure });
      const { part, leftOut, unseen } = reply.value;
      const counts = add(store, run.graph, part);
      store.setState((state) => showExplore(state, { chooser: null }));
      say(store, { kind: "added", ...counts, leftOut: leftOut.reduce((sum, count) => sum + count, unseen) });
    },
    async connectSelected() {
      const run = groundOf(store.getState());
      const [from, to] = selectedNodes(store.getState()).slice(-2);
      if (run === null || from === undefined || to === undefined) return;
      const [maxHops, limit] = [MOST_PATH_HOPS, MOST_PATHS_DRAWN];
      const reply = await client.request("explore:paths", { graph: run.graph, from, to, maxHops, limit });
      if (!reply.ok) return say(store, { kind: "failed", failure: reply.failure });
      const { part, hops, paths, leftOut } = reply.value;
      if (hops === 0) return say(store, { kind: "no-path", maxHops });
      const marks = { nodes: Array.from(part.nodes.handle), edges: Array.from(part.edges.handle) };
      add(store, run.graph, part, (state) => ({ ...state, pinned: marks, pointed: null }));
      say(store, { kind: "paths", hops, paths, leftOut });
    },
    readEdges: (edges) => loadEdges(client, store, edges),
    readNodes: (nodes) => loadNodes(client, store, nodes),
    findInGraph: findLater(client, store),
    async addFound(nodes) {
      const run = groundOf(store.getState());
      const first = nodes.handle[0];
      if (run === null || first === undefined) return;
      const none = new Int32Array();
      const element: ElementRef = { kind: "node", handle: first };
      const part = { nodes, edges: { handle: none, source: none, target: none, relation: [] } };
      add(store, run.graph, part, (state) => ({ ...state, selection: element, revealed: { ...element } }));
      await loadDetails(client, store, element);
    },
  };
}

type Selecting = Pick<ExploreCommands, "selectAlso" | "selectAll" | "invertSelection" | "stepFind">;

function selecting(client: EngineClient, store: WorkbenchStore): Selecting {
  const turn = async (change: (state: Workbench) => Workbench): Promise<void> => {
    choose(store, "select", change);
    await loadDetails(client, store, store.getState().selection);
  };
  return {
    selectAlso: (node) => turn((state) => toggleTogether(state, node)),
    selectAll: (nodes, also) => void turn((state) => selectMany(state, nodes, also)),
    invertSelection: () => void turn(invertSelection),
    async stepFind(step) {
      store.setState((state) => findStep(state, step));
      await loadDetails(client, store, store.getState().selection);
    },
  };
}

type Arranging = Omit<ExploreCommands, keyof Growing | keyof Selecting>;

/** What puts nodes aside, back and together. */
function arranging(client: EngineClient, store: WorkbenchStore): Arranging {
  const sayAway = (): void =>
    say(store, { kind: "away", nodes: pictureOf(store.getState()).dismissed.length });
  return {
    dismissSelected() {
      choose(store, null, (state) => dismiss(state, selectedNodes(state)));
      sayAway();
    },
    dismissOthers() {
      choose(store, null, (state) => dismissOthers(state, selectedNodes(state)));
      sayAway();
    },
    bringBack() {
      choose(store, null, bringBack);
      store.setState((state) => showExplore(state, { said: null }));
    },
    clearPicture() {
      choose(store, null, clearPicture);
      store.setState((state) => showExplore(state, { said: null }));
    },
    mergeSelected() {
      choose(store, null, (state) => merge(state, selectedNodes(state)));
      void loadDetails(client, store, store.getState().selection);
    },
    split: (node) => choose(store, null, (state) => split(state, node)),
  };
}

function choose(store: WorkbenchStore, gesture: string | null, turn: (state: Workbench) => Workbench): void {
  store.setState((state) => remember(state, turn(state), gesture, performance.now()));
}

function say(store: WorkbenchStore, said: Said): void {
  store.setState((state) => showExplore(state, { said }));
}

/** Adds to the picture of the graph it was asked of; counts what is really new. */
function add(
  store: WorkbenchStore,
  graph: string,
  part: ExploredPart,
  turn: (state: Workbench) => Workbench = (state) => state,
): { nodes: number; edges: number } {
  if (groundOf(store.getState())?.graph !== graph) return { nodes: 0, edges: 0 };
  const before = pictureOf(store.getState());
  choose(store, null, (state) => turn(addPart(state, part)));
  const after = pictureOf(store.getState());
  return {
    nodes: after.nodes.length - before.nodes.length,
    edges: after.edges.length - before.edges.length,
  };
}

async function lookAround(client: EngineClient, store: WorkbenchStore, node: number): Promise<void> {
  const run = groundOf(store.getState());
  if (run === null) return;
  store.setState((state) =>
    showExplore(state, { chooser: { node, around: { state: "loading" } }, menu: null, said: null }),
  );
  const reply = await client.request("explore:neighbours", { graph: run.graph, node });
  store.setState((state) => {
    if (state.exploreView.chooser?.node !== node) return state;
    const around = fetchedOf(reply);
    return showExplore(state, { chooser: { node, around } });
  });
}

function findLater(client: EngineClient, store: WorkbenchStore): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = new AbortController();
  const find = async (text: string): Promise<void> => {
    const run = groundOf(store.getState());
    if (run === null || text.trim() === "") return;
    stop = new AbortController();
    const input = { graph: run.graph, text: text.trim().slice(0, 500), limit: MOST_FOUND };
    const reply = await client.request("explore:find", input, { signal: stop.signal });
    // A search given up says nothing: a newer one is on its way.
    if (!reply.ok && reply.failure.kind === "cancelled") return;
    store.setState((state) => {
      const { find: open } = state.exploreView;
      if (open?.text !== text) return state;
      const found = reply.ok
        ? ({ state: "ready", value: { text, ...reply.value } } as const)
        : ({ state: "failed", failure: reply.failure } as const);
      return writeFind(state, { found });
    });
  };
  return (text) => {
    clearTimeout(timer);
    stop.abort();
    store.setState((state) => writeFind(state, { found: { state: "loading" } }));
    timer = setTimeout(() => void find(text), TYPING_PAUSE);
  };
}
