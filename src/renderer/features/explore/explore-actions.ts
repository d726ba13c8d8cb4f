/** Everything exploring can do, for the palette, keys and the canvas' menu. */
import type { Action } from "../../state/action";
import { openPanel } from "../../state/layout";
import { drawnOf, pictureOf, showAll } from "./explore";
import { groupOf } from "./groups";
import { openFind, showExplore, writeFind } from "./explore-open";
import { groundOf } from "../network/network";
import { selectedNodes, toggleNeighbourhood } from "./multi-selection";
import type { Workbench } from "../../state/workbench";
import { EXPLORE_TEXTS } from "./explore-texts";

const drawn = (state: Workbench): boolean => groundOf(state) !== null;
const someNode = (state: Workbench): boolean => drawn(state) && selectedNodes(state).length > 0;
const several = (state: Workbench): boolean => drawn(state) && selectedNodes(state).length > 1;
const theNode = (state: Workbench): number | undefined => selectedNodes(state).at(-1);

/** What the menu of the canvas offers, in its order; what cannot be done where it opens is left out. */
export const PICTURE_ACTIONS: readonly Action[] = [
  {
    id: "explore.expand",
    title: () => EXPLORE_TEXTS.actions.expand,
    group: "selection",
    keys: ["E"],
    words: () => EXPLORE_TEXTS.words.expand,
    enabled: someNode,
    run: ({ store, commands }) => {
      const node = theNode(store.getState());
      if (node !== undefined) void commands.chooseExpansion(node);
    },
  },
  {
    id: "explore.neighbourhood",
    title: () => EXPLORE_TEXTS.actions.neighbourhood,
    group: "selection",
    keys: ["N"],
    enabled: someNode,
    run: ({ store }) => store.setState(toggleNeighbourhood),
  },
  {
    id: "explore.connect",
    title: () => EXPLORE_TEXTS.actions.connect,
    group: "selection",
    keys: ["Shift+E"],
    words: () => EXPLORE_TEXTS.words.connect,
    enabled: (state) => drawn(state) && selectedNodes(state).length === 2,
    run: ({ commands }) => void commands.connectSelected(),
  },
  {
    id: "explore.merge",
    title: () => EXPLORE_TEXTS.actions.merge,
    group: "selection",
    keys: ["M"],
    words: () => EXPLORE_TEXTS.words.merge,
    enabled: several,
    run: ({ commands }) => commands.mergeSelected(),
  },
  {
    id: "explore.split",
    title: () => EXPLORE_TEXTS.actions.split,
    group: "selection",
    keys: ["Shift+M"],
    enabled: (state) => groupOf(state, theNode(state) ?? -1) !== null,
    run: ({ store, commands }) => commands.split(theNode(store.getState()) ?? -1),
  },
  {
    id: "explore.dismiss",
    title: () => EXPLORE_TEXTS.actions.dismiss,
    group: "selection",
    keys: ["H"],
    words: () => EXPLORE_TEXTS.words.dismiss,
    enabled: someNode,
    run: ({ commands }) => commands.dismissSelected(),
  },
  {
    id: "explore.dismiss-others",
    title: () => EXPLORE_TEXTS.actions.dismissOthers,
    group: "selection",
    keys: ["Shift+H"],
    enabled: someNode,
    run: ({ commands }) => commands.dismissOthers(),
  },
  {
    id: "explore.invert",
    title: () => EXPLORE_TEXTS.actions.invert,
    group: "selection",
    keys: ["I"],
    enabled: drawn,
    run: ({ commands }) => commands.invertSelection(),
  },
  {
    id: "explore.bring-back",
    title: () => EXPLORE_TEXTS.actions.bringBack,
    group: "graph",
    enabled: (state) => pictureOf(state).dismissed.length > 0,
    run: ({ commands }) => commands.bringBack(),
  },
  {
    id: "explore.show-all",
    title: () => EXPLORE_TEXTS.actions.showAll,
    group: "graph",
    enabled: ({ hiddenLabels, explore }) => hiddenLabels.length + explore.hiddenRelations.length > 0,
    run: ({ commands }) => commands.choose(null, showAll),
  },
  {
    id: "explore.clear",
    title: () => EXPLORE_TEXTS.actions.clear,
    group: "graph",
    enabled: (state) => drawn(state) && drawnOf(state) !== groundOf(state),
    run: ({ commands }) => commands.clearPicture(),
  },
];

export const EXPLORE_ACTIONS: readonly Action[] = [
  ...PICTURE_ACTIONS,
  {
    id: "explore.note",
    title: () => EXPLORE_TEXTS.actions.note,
    group: "selection",
    enabled: (state) => drawn(state) && state.selection?.kind === "node",
    run: ({ store }) => {
      store.setState((state) => openPanel(state, "inspector"));
      // Once the panel is in front, and the palette has given the focus back.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(".note-field")?.focus());
    },
  },
  {
    id: "explore.find",
    title: () => EXPLORE_TEXTS.actions.find,
    group: "graph",
    keys: ["Control+F", "F"],
    words: () => EXPLORE_TEXTS.words.find,
    enabled: drawn,
    run: ({ store }) => {
      store.setState(openFind);
      focusFind();
    },
  },
  {
    id: "explore.find-in-graph",
    title: () => EXPLORE_TEXTS.actions.findInGraph,
    group: "graph",
    keys: ["Control+Shift+F"],
    words: () => EXPLORE_TEXTS.words.find,
    enabled: drawn,
    run: ({ store }) => {
      store.setState((state) => writeFind(openFind(state), { scope: "graph", found: null }));
      focusFind();
    },
  },
  {
    id: "explore.styles",
    title: () => EXPLORE_TEXTS.actions.styles,
    group: "graph",
    words: () => EXPLORE_TEXTS.words.styles,
    enabled: drawn,
    run: ({ store }) =>
      store.setState((state) =>
        showExplore(state, { stylesOpen: !state.exploreView.stylesOpen, preview: null }),
      ),
  },
  {
    id: "explore.minimap",
    title: () => EXPLORE_TEXTS.actions.minimap,
    group: "graph",
    enabled: drawn,
    run: ({ store }) =>
      store.setState((state) => showExplore(state, { minimap: !state.exploreView.minimap })),
  },
];

/** A search that is open already takes the focus again; one that opens takes it itself. */
function focusFind(): void {
  document.querySelector<HTMLInputElement>(".find-input")?.focus();
}
