/** What the workbench holds of the map of a whole graph; the functions are in map.ts. */
import type { Progress } from "../../../shared/contract";
import type { GraphMap, MapPlaces } from "../../../shared/map";
import type { MapWish } from "../../map/map-drawing";
import type { Fetched } from "../../state/fetched";

export interface MapView {
  /** The graph of the map; "" before any. */
  readonly graph: string;
  readonly found: Fetched<GraphMap> | null;
  /** Where the nodes of the map lie by now; null before any map. */
  readonly places: MapPlaces | null;
  /** True while its nodes still move. */
  readonly settling: boolean;
  readonly progress: Progress | null;
  /** Milliseconds of the clock. */
  readonly startedAt: number;
  readonly wish: MapWish | null;
  /** Handle of the node that was clicked or searched for last. */
  readonly picked: number | null;
}

export const FIRST_MAP: MapView = {
  graph: "",
  found: null,
  places: null,
  settling: false,
  progress: null,
  startedAt: 0,
  wish: null,
  picked: null,
};
