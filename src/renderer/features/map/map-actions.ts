/** What can be done with the map from the palette and the keyboard. */
import type { MapWish } from "../../map/map-drawing";
import type { Action } from "../../state/action";
import { wishOnMap } from "./map";
import { openPanel } from "../../state/layout";
import { graphAtHand, type Workbench } from "../../state/workbench";
import { MAP_TEXTS } from "./map-texts";

const hasGraph = (state: Workbench): boolean => graphAtHand(state) !== "";

export const MAP_ACTIONS: readonly Action[] = [
  {
    id: "map.find",
    title: () => MAP_TEXTS.find,
    group: "graph",
    words: () => MAP_TEXTS.words,
    enabled: hasGraph,
    run: ({ store }) => {
      store.setState((state) => openPanel(state, "map"));
      // A map that is drawn has its field already; otherwise the person finds it once it is there.
      document.querySelector<HTMLInputElement>(".map-find input")?.focus();
    },
  },
  move(
    "map.answer",
    { act: "answer" },
    () => MAP_TEXTS.fitAnswer,
    (state) => state.run !== null,
  ),
  move("map.all", { act: "all" }, () => MAP_TEXTS.fitAll, hasGraph),
  move("map.in", { act: "in" }, () => MAP_TEXTS.zoomIn, hasGraph),
  move("map.out", { act: "out" }, () => MAP_TEXTS.zoomOut, hasGraph),
  {
    id: "map.cancel",
    title: () => MAP_TEXTS.stopSettling,
    group: "graph",
    words: () => MAP_TEXTS.words,
    enabled: ({ map }) => map.found?.state === "loading" || map.settling,
    run: ({ commands }) => commands.cancelMap(),
  },
];

function move(id: string, wish: MapWish, title: () => string, enabled: Action["enabled"]): Action {
  return {
    id,
    title,
    group: "graph",
    words: () => MAP_TEXTS.words,
    enabled,
    run: ({ store }) => store.setState((state) => wishOnMap(state, { ...wish })),
  };
}
