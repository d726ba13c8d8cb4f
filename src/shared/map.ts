/** A whole graph as a map: where its nodes lie, and which edges join them. */
import { z } from "zod";

/** Most nodes and edges of one map; of larger graphs the nodes with the fewest edges are left out. */
export const MOST_MAP_NODES = 150_000;
export const MOST_MAP_EDGES = 300_000;

/** Most characters of a name on a map. */
export const LONGEST_MAP_NAME = 80;

const intColumn = z.instanceof(Int32Array);
const floatColumn = z.instanceof(Float32Array);

/** From −1 to 1, both axes to one scale; by row of the map's nodes. */
export const mapPlacesSchema = z.object({ x: floatColumn, y: floatColumn });
export type MapPlaces = z.infer<typeof mapPlacesSchema>;

const graphMapSchema = z.object({
  /** Most edges first, then by handle. */
  nodes: z.object({
    handle: intColumn,
    /** Index into `labels`; −1 where a node has none. */
    label: intColumn,
    /** Edges in the whole graph, a self-loop counted twice. */
    degree: intColumn,
    ...mapPlacesSchema.shape,
    name: z.array(z.string()),
  }),
  /** Rows of `nodes`. */
  edges: z.object({ source: intColumn, target: intColumn }),
  labels: z.array(z.string()),
  /** Of the whole graph. */
  totals: z.object({ nodes: z.number().int(), edges: z.number().int() }),
  /** False where the nodes lie at their first places only: `map:settle` gives better ones. */
  settled: z.boolean(),
});
export type GraphMap = z.infer<typeof graphMapSchema>;

export const MAP_REQUESTS = {
  /** The same graph gives the same map. It is kept while the graph is open. */
  "map:graph": { input: z.object({ graph: z.string().min(1) }), output: graphMapSchema },
  /** Where the map's nodes come to rest; on the way there, progress brings places as its partial results. */
  "map:settle": { input: z.object({ graph: z.string().min(1) }), output: mapPlacesSchema },
} as const;
