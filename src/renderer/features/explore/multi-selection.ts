/** Nodes selected together. The one in `selection` is the newest of them; with fewer than two there is no togetherness. */
import type { DrawnView } from "../../picture/drawn-view";
import { drawnOf, shownNodes } from "./explore";
import { NO_MARKS, type Marks, type Workbench } from "../../state/workbench";

/** Handles of the selected nodes, the newest last. */
export function selectedNodes({
  selection,
  explore,
}: Pick<Workbench, "selection" | "explore">): readonly number[] {
  if (explore.together.length > 0) return explore.together;
  return selection?.kind === "node" ? [selection.handle] : [];
}

/** A node joins what is selected, or leaves it. */
export function toggleTogether(state: Workbench, node: number): Workbench {
  const before = selectedNodes(state);
  const others = before.filter((other) => other !== node);
  return selectNodes(state, others.length < before.length ? others : [...others, node]);
}

/** Selects nodes, together with what is selected where `add`. */
export function selectMany(state: Workbench, nodes: readonly number[], add: boolean): Workbench {
  return selectNodes(state, [...new Set([...(add ? selectedNodes(state) : []), ...nodes])]);
}

/** Everything that can be seen and is not selected. */
export function invertSelection(state: Workbench): Workbench {
  const selected = new Set(selectedNodes(state));
  return selectNodes(
    state,
    shownNodes(state).filter((node) => !selected.has(node)),
  );
}

/** Marks the selected nodes with their neighbours and the edges between; a second time lets go. */
export function toggleNeighbourhood(state: Workbench): Workbench {
  const view = drawnOf(state);
  const nodes = selectedNodes(state);
  if (view === null || nodes.length === 0) return state;
  const marks = neighbourhoodOf(view, nodes);
  const same =
    marks.edges.join() === state.pinned.edges.join() && marks.nodes.join() === state.pinned.nodes.join();
  return { ...state, pinned: same ? NO_MARKS : marks, pointed: null };
}

function neighbourhoodOf(view: DrawnView, handles: readonly number[]): Marks {
  const { source, target, handle, away } = view.edges;
  const wanted = new Set(handles);
  const name = (row: number) => view.nodes.handle[row]!;
  const rows = [...handle.keys()].filter(
    (row) => away?.[row] !== 1 && (wanted.has(name(source[row]!)) || wanted.has(name(target[row]!))),
  );
  const ends = rows.flatMap((row) => [name(source[row]!), name(target[row]!)]);
  return { edges: rows.map((row) => handle[row]!), nodes: [...new Set([...handles, ...ends])] };
}

function selectNodes(state: Workbench, nodes: readonly number[]): Workbench {
  const last = nodes.at(-1);
  return {
    ...state,
    selection: last === undefined ? null : { kind: "node", handle: last },
    pinned: NO_MARKS,
    pointed: null,
    explore: { ...state.explore, together: nodes.length > 1 ? nodes : [] },
  };
}
