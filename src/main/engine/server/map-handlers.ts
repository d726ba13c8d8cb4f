import type { MAP_REQUESTS } from "../../../shared/map";
import { drawMap, settleMap } from "../map/draw-map";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Workspace } from "./workspace";

/** Steps that a map's progress is told in. */
const STEPS = 100;
/** Places are sent no more often than this: each time the window draws all nodes anew. */
const SHOWN_EVERY_MS = 150;

/** Whole graphs as maps. */
export function mapHandlers({ folders, stores }: Workspace): Pick<Handlers, keyof typeof MAP_REQUESTS> {
  const fileOf = (graph: string): string => findGraphFile(graph, folders).path;
  return {
    "map:graph": ({ graph }) => stores.use(fileOf(graph), drawMap),
    "map:settle": ({ graph }, { signal, progress }) => {
      let shown = performance.now();
      return stores.use(fileOf(graph), (store) =>
        settleMap(store, {
          signal,
          onDone(share, places) {
            if (performance.now() - shown < SHOWN_EVERY_MS || share === 1) return;
            progress({ stage: "map", done: Math.round(share * STEPS), total: STEPS, partial: places() });
            shown = performance.now();
          },
        }),
      );
    },
  };
}
