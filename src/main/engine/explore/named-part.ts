/** A part of a graph found again by its names. */
import type { ExploredPart, NamedPart } from "../../../shared/explore";
import type { Expansion } from "../../../shared/graph";
import type { GraphStore } from "../store/graph-store";
import { nameNodes } from "./named-nodes";

/** Most edges at the named nodes that are looked through for those asked for. */
const MOST_LOOKED_AT = 1_000_000;

/** What the graph still has of the nodes and edges named; parallel edges of one triple in ascending handle, as many as are asked for. */
export async function findNamedPart(
  store: GraphStore,
  { nodes, edges }: NamedPart,
  signal: AbortSignal,
): Promise<ExploredPart> {
  const ids = [...new Set([...nodes, ...edges.flatMap(([source, , target]) => [source, target])])];
  const found = await nodesById(store, ids, signal);
  const triples = await edgesAt(store, edges, found, signal);
  const taken = edges.flatMap((edge) => {
    const next = triples.get(keyOf(edge))?.shift();
    return next === undefined ? [] : [{ edge, handle: next }];
  });
  const ends = taken.flatMap(({ edge: [source, , target] }) => [source, target]);
  const told = [...new Set([...nodes.filter((id) => found.has(id)), ...ends])];
  const end = (at: 0 | 2) => Int32Array.from(taken, ({ edge }) => found.get(edge[at])!);
  return {
    nodes: await nameNodes(
      store,
      told.map((id) => found.get(id)!),
    ),
    edges: {
      handle: Int32Array.from(taken, ({ handle }) => handle),
      ...{ source: end(0), target: end(2) },
      relation: taken.map(({ edge }) => edge[1]),
    },
  };
}

/** A search by name finds names and ids; only the ids count here. */
async function nodesById(
  store: GraphStore,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const handles = (await store.seeds({ by: "name", names: ids }, signal)).map(({ node }) => node);
  const { ids: their } = await store.nodeNames(Int32Array.from(handles));
  const wanted = new Set(ids);
  return new Map(handles.flatMap((handle, row) => (wanted.has(their[row]!) ? [[their[row]!, handle]] : [])));
}

/** Handles of the edges that have the triples wanted, ascending. */
async function edgesAt(
  store: GraphStore,
  edges: NamedPart["edges"],
  found: ReadonlyMap<string, number>,
  signal: AbortSignal,
): Promise<Map<string, number[]>> {
  const relations = [...new Set(edges.map(([, relation]) => relation))];
  const from = [...new Set(edges.flatMap(([source]) => found.get(source) ?? []))].sort((a, b) => a - b);
  if (from.length === 0) return new Map();
  const how: Expansion = {
    ...{ hops: 1, direction: "out", labels: [], relations, degreeCap: 0, edgeBudget: MOST_LOOKED_AT },
  };
  const around = await store.expand(from, how, signal);
  const { relations: known } = await store.describe();
  const wanted = new Map(edges.map((edge) => [keyOf(edge), [] as number[]]));
  const idOf = new Map(Array.from(found, ([id, handle]) => [handle, id]));
  around.edges.forEach((handle, row) => {
    const [source, target] = [around.sources[row]!, around.targets[row]!].map((at) =>
      idOf.get(around.nodes[at]!),
    );
    const relation = known[around.relations[row]!]?.name ?? "";
    if (source !== undefined && target !== undefined)
      wanted.get(keyOf([source, relation, target]))?.push(handle);
  });
  for (const handles of wanted.values()) handles.sort((a, b) => a - b);
  return wanted;
}

function keyOf(triple: NamedPart["edges"][number]): string {
  return JSON.stringify(triple);
}
