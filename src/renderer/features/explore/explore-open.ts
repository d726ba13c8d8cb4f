/** What is open around the picture: the search, the choice of what to expand, a menu, styles under trial. Nothing here is undone. */
import { fold } from "../../../shared/fold";
import type { DrawnView } from "../../picture/drawn-view";
import { drawnOf, shownNodes, type Pictured } from "./explore";
import type { ExploreView, Find } from "./explore-view";
import { reveal } from "../../state/selection";
import type { Workbench } from "../../state/workbench";

/** Some of the view changes. */
export function showExplore(state: Workbench, change: Partial<ExploreView>): Workbench {
  return { ...state, exploreView: { ...state.exploreView, ...change } };
}

export function openFind(state: Workbench): Workbench {
  if (state.exploreView.find !== null) return state;
  return showExplore(state, { find: { text: "", scope: "view", found: null, at: -1 } });
}

export function writeFind(state: Workbench, change: Partial<Find>): Workbench {
  const { find } = state.exploreView;
  return find === null ? state : showExplore(state, { find: { ...find, at: -1, ...change } });
}

/** A node that a search found; `drawn` says whether the picture has it. */
export interface Match {
  readonly handle: number;
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly drawn: boolean;
}

/** What the open search found: in the picture names that hold every word of it, in the graph what the engine said. */
export function matchesOf(state: Pictured & Pick<Workbench, "exploreView" | "hiddenLabels">): Match[] {
  const { find } = state.exploreView;
  const view = drawnOf(state);
  if (find === null || view === null || find.text.trim() === "") return [];
  if (find.scope === "view") return matchesInView(view, find.text, new Set(shownNodes(state)));
  if (find.found?.state !== "ready") return [];
  const { handle, id, name, label } = find.found.value.nodes;
  const drawn = new Set(shownNodes(state));
  return Array.from(handle, (node, row) => ({
    handle: node,
    id: id[row]!,
    name: name[row]!,
    label: label[row]!,
    drawn: drawn.has(node),
  }));
}

/** Goes to the next match that is drawn, or the one before (−1), round and round. */
export function findStep(state: Workbench, step: 1 | -1): Workbench {
  const { find } = state.exploreView;
  const matches = matchesOf(state).filter((match) => match.drawn);
  if (find === null || matches.length === 0) return state;
  const at =
    find.at === -1
      ? step === 1
        ? 0
        : matches.length - 1
      : (find.at + step + matches.length) % matches.length;
  const shown = reveal(state, { kind: "node", handle: matches[at]!.handle });
  return showExplore(shown, { find: { ...find, at } });
}

function matchesInView(view: DrawnView, text: string, shown: ReadonlySet<number>): Match[] {
  const wanted = fold(text).split(" ");
  const { handle, id, name, label } = view.nodes;
  const folded = foldedNames(view);
  return [...handle.keys()]
    .filter((row) => shown.has(handle[row]!) && wanted.every((word) => folded[row]!.includes(word)))
    .sort((a, b) => folded[a]!.length - folded[b]!.length || a - b)
    .map((row) => ({
      handle: handle[row]!,
      id: id[row]!,
      name: name[row]!,
      label: view.labels[label[row]!] ?? "",
      drawn: true,
    }));
}

let newest: { readonly view: DrawnView; readonly names: readonly string[] } | null = null;

/** Names of a view's nodes, folded once and not at every key that is pressed. */
function foldedNames(view: DrawnView): readonly string[] {
  if (newest?.view !== view) newest = { view, names: view.nodes.name.map(fold) };
  return newest.names;
}
