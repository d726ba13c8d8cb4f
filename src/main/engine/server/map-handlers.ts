import type { MAP_REQUESTS } from "../../../shared/map";
import { drawMap } from "../map/draw-map";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Workplace } from "./workplace";

/** Steps that a map's progress is told in. */
const STEPS = 100;

/** Whole graphs as maps. */
export function mapHandlers({ folders, stores }: Workplace): Pick<Handlers, keyof typeof MAP_REQUESTS> {
  return {
    "map:graph": ({ graph }, { signal, progress }) => {
      const onDone = (share: number): void =>
        progress({ stage: "map", done: Math.round(share * STEPS), total: STEPS });
      return stores.use(findGraphFile(graph, folders).path, (store) => drawMap(store, { signal, onDone }));
    },
  };
}
