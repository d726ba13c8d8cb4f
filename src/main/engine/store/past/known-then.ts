/** What concepts were called, and what they were said to be, in documents up to a cut. */
import type { GraphStore } from "../graph-store";
import { once } from "../once";
import type { Occurrences } from "./occurrences";
import type { PastGraph } from "./past";

/** Of concepts, by id, that documents name or give a type; those that tables name are what they always are. */
export interface KnownThen {
  /** The first name, or the id where a document after the cut is the first to name it. */
  readonly names: ReadonlyMap<string, string>;
  /** In the order in which they were given; none where only documents after the cut give any. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
}

/** Undefined where nothing was written down of who says what first, or nothing is cut off. */
export function knownThen(
  { firsts, times }: Pick<Occurrences, "firsts" | "times">,
  { cut, kind, isPast }: Pick<PastGraph, "cut" | "kind" | "isPast">,
): KnownThen | undefined {
  if (cut === undefined || firsts.size === 0) return undefined;
  const time = times[kind];
  const ordered = [...firsts].sort(([a], [b]) => time[a]! - time[b]! || a - b);
  const [past, others] = [
    ordered.filter(([at]) => isPast[at] === 1),
    ordered.filter(([at]) => isPast[at] === 0),
  ];
  const [names, labels] = [new Map<string, string>(), new Map<string, string[]>()];
  for (const [, sayings] of past)
    for (const [id, { name, labels: own = [] }] of Object.entries(sayings)) {
      if (name !== undefined && !names.has(id)) names.set(id, name);
      labels.set(id, [...new Set([...(labels.get(id) ?? []), ...own])]);
    }
  for (const [, sayings] of others)
    for (const [id, { name }] of Object.entries(sayings)) {
      if (name !== undefined && !names.has(id)) names.set(id, id);
      if (!labels.has(id)) labels.set(id, []);
    }
  return { names, labels };
}

/** The same store with the names and labels of then. */
export function storeThen(store: GraphStore, known: KnownThen): GraphStore {
  const handles = async (): Promise<(id: string, now: number) => number> => {
    const { labels } = await store.describe();
    const byName = new Map(labels.map(({ name }, at) => [name, at]));
    return (id, now) => {
      const then = known.labels.get(id);
      return then ? (byName.get(then[0] ?? "") ?? -1) : now;
    };
  };
  const own: Partial<GraphStore> = {
    nodeNames: async (nodes) => {
      const { ids, names, labels } = await store.nodeNames(nodes);
      const handleOf = await handles();
      return {
        ids,
        names: ids.map((id, at) => known.names.get(id) ?? names[at]!),
        labels: labels.map((now, at) => handleOf(ids[at]!, now)),
      };
    },
    // A concept's text is what else documents call it, whenever they were written.
    nodeDetails: async (nodes, signal) =>
      (await store.nodeDetails(nodes, signal)).map((one) => ({
        ...one,
        ...{ name: known.names.get(one.id) ?? one.name, text: known.labels.has(one.id) ? "" : one.text },
        labels: [...(known.labels.get(one.id) ?? one.labels)],
      })),
    seeds: async (query, signal) => {
      const found = await store.seeds(query, signal);
      if (query.by !== "name") return found;
      const nodes = Int32Array.from(found, ({ node }) => node);
      const { ids, names } = await store.nodeNames(nodes);
      // Found by a name that it has only now, it is not found.
      const isCalled = (at: number): boolean =>
        (known.names.get(ids[at]!) ?? names[at]) === names[at] || query.names.includes(ids[at]!);
      return found.filter((_, at) => isCalled(at));
    },
    wholeGraph: once(async () => {
      const whole = await store.wholeGraph!();
      const { ids } = await store.nodeNames(Int32Array.from(whole.labels.keys()));
      const handleOf = await handles();
      return { ...whole, labels: whole.labels.map((now, at) => handleOf(ids[at]!, now)) };
    }),
  };
  return Object.assign(Object.create(store) as GraphStore, own);
}
