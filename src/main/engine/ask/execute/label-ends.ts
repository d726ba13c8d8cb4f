/** Kinds at the ends of large relations, looked for from the kinds: the first edges of a relation may all come from one file, and join one pair of kinds. */
import type { GraphSchema, NodeDetails } from "../../../../shared/graph";
import type { Followed, GraphStore } from "../../store/graph-store";

/** Members of a label looked at, and most edges of theirs. */
const LOOKED_AT = 60;
const MOST_EDGES = 20_000;
/** Rarer ends are slips of the data: of a relation's edges, and of a label's members. */
const LEAST_SHARE = 0.02;
const LEAST_MEMBERS = 0.05;

/** For each relation (handle) the shares of its sources and of its targets that have a label (handle), estimated from some members of each. */
export interface LabelEnds {
  readonly sources: readonly Map<number, number>[];
  readonly targets: readonly Map<number, number>[];
}

/** Estimates over all labels of a graph. */
export async function labelEnds(
  { relations, labels }: GraphSchema,
  store: GraphStore,
  signal: AbortSignal,
): Promise<LabelEnds> {
  const none = () => relations.map(() => new Map<number, number>());
  const ends = { sources: none(), targets: none() };
  for (const [label, { name, count }] of labels.entries()) {
    const from = some((await store.members(name, count, signal)).nodes);
    for (const [direction, side] of [
      ["out", ends.sources],
      ["in", ends.targets],
    ] as const) {
      const found = await store.follow({ from, relation: "", direction, limit: MOST_EDGES }, signal);
      for (const [relation, nearest] of byRelation(found)) {
        const share = (nearest.length * count) / from.length / Math.max(1, relations[relation]!.count);
        // A few members with very many edges (a rating that is also a tag) tell nothing of their kind.
        if (share >= LEAST_SHARE && new Set(nearest).size >= LEAST_MEMBERS * from.length)
          side[relation]!.set(label, Math.min(1, share));
      }
    }
  }
  return ends;
}

/** The near ends of steps, by relation. */
function byRelation({ near, relations }: Followed): Map<number, number[]> {
  const ends = new Map<number, number[]>();
  relations.forEach((relation, row) => {
    const known = ends.get(relation);
    if (known) known.push(near[row]!);
    else ends.set(relation, [near[row]!]);
  });
  return ends;
}

/** At most so many of a column, evenly spread over it. */
function some(nodes: Int32Array): Int32Array {
  const count = Math.min(LOOKED_AT, nodes.length);
  return Int32Array.from({ length: count }, (_, at) => nodes[Math.floor((at * nodes.length) / count)]!);
}

/** The larger share of two estimates: what the first edges do not show is no less there. */
export function larger(shown: Map<number, number>, beyond: ReadonlyMap<number, number> = new Map()) {
  for (const [label, share] of beyond) shown.set(label, Math.max(share, shown.get(label) ?? 0));
  return shown;
}

/** The share of nodes that have each label, by handle, −1 for none. */
export function shares(nodes: readonly NodeDetails[], labels: GraphSchema["labels"]): Map<number, number> {
  const handles = new Map(labels.map(({ name }, handle) => [name, handle]));
  const counts = new Map<number, number>();
  for (const { labels: own } of nodes)
    for (const label of own.length > 0 ? own.map((name) => handles.get(name) ?? -1) : [-1])
      counts.set(label, (counts.get(label) ?? 0) + 1 / nodes.length);
  return counts;
}

/** Nodes looked at of many. */
const SAMPLED = 60;

/** At most so many of a column, evenly spread over it. */
export function spread(column: Int32Array): Int32Array {
  if (column.length <= SAMPLED) return column;
  return Int32Array.from({ length: SAMPLED }, (_, at) => column[Math.floor((at * column.length) / SAMPLED)]!);
}
