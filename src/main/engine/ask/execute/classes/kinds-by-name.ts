/** Kinds that things are called by: in a graph that tells none, "Bed 1" and "Bed 2" are beds, and "Rail Bill" is a bill. */
import { words } from "../../../../../shared/fold";
import type { GraphSchema } from "../../../../../shared/graph";
import type { GraphStore } from "../../../store/graph-store";
import { makeOnce } from "../../../store/once";
import { stem } from "../../understand/stem";
import { edgesAround, keyOf } from "../sets/edges-around";

/** Names of larger graphs are not looked through. */
const MOST_NODES = 20_000;
/** Things looked at one by one for what they have in common. */
const MOST_ALIKE = 500;
const MOST_EDGES = 20_000;
/** A word in one name only is that name's own. */
const FEWEST = 2;

const PLURAL = /[^s]s$/;
/** So much of what all called so have in common makes another thing one of them. */
const ENOUGH = 0.5;

/** Nodes by the stems of the nouns that open or end their names. */
type ByNoun = ReadonlyMap<string, readonly number[]>;
const byNoun = new WeakMap<GraphStore, Promise<ByNoun>>();

/** Words that a noun stands behind where things are asked for by it. */
const ASKING = new Set("which what how many ce care cate cati all any the".split(" "));

/** The first noun by which a question, as folded words, asks for things, and which names of the graph are called by; what is called so, and all that stands in half of the relations that these have in common. Undefined where there is none. Throws what the store throws. */
export async function kindByName(
  asked: readonly string[],
  schema: GraphSchema,
  store: GraphStore,
  signal: AbortSignal,
): Promise<{ readonly noun: string; readonly members: () => Promise<ReadonlySet<number>> } | undefined> {
  if (schema.nodes > MOST_NODES) return undefined;
  const nouns = await makeOnce(byNoun, store, () => readNouns(store, signal), signal);
  const isOwn = (word: string) => schema.relations.some(({ words: text }) => stemsOf(text).includes(word));
  const noun = asked.find((word, at) => {
    const isAsked = PLURAL.test(word) || ASKING.has(asked[at - 1] ?? "");
    return isAsked && (nouns.get(stem(word))?.length ?? 0) >= FEWEST && !isOwn(stem(word));
  });
  if (noun === undefined) return undefined;
  return { noun, members: () => withAlike(nouns.get(stem(noun))!, store, signal) };
}

const stemsOf = (text: string): string[] => words(text).map(stem);

async function readNouns(store: GraphStore, signal: AbortSignal): Promise<ByNoun> {
  const { nodes } = await store.members("", MOST_NODES, signal);
  const { names } = await store.nodeNames(nodes);
  const found = new Map<string, number[]>();
  names.forEach((name, at) => {
    const [first, ...more] = words(name);
    if (first === undefined || more.length === 0) return;
    for (const noun of new Set([first, more.at(-1)!].map(stem)))
      if (!/\d/.test(noun)) found.set(noun, [...(found.get(noun) ?? []), nodes[at]!]);
  });
  return found;
}

/** What is called by a noun, and what else stands in half of the relations in which each of them does. */
async function withAlike(
  called: readonly number[],
  store: GraphStore,
  signal: AbortSignal,
): Promise<ReadonlySet<number>> {
  if (called.length > MOST_ALIKE) return new Set(called);
  const { around } = await edgesAround(called, MOST_EDGES, { store, signal });
  const has = new Map<string, Set<number>>();
  for (const one of around) has.set(keyOf(one), (has.get(keyOf(one)) ?? new Set()).add(one.near));
  const common = around.filter((one) => has.get(keyOf(one))!.size === called.length);
  const keys = new Map(common.map((one) => [keyOf(one), one]));
  if (keys.size === 0) return new Set(called);
  const { relations } = await store.describe();
  const counts = new Map<number, number>();
  for (const { relation, backward } of keys.values()) {
    const found = await store.follow(
      {
        ...{ from: "all" as const, relation: relations[relation]!.name },
        ...{ direction: backward ? ("in" as const) : ("out" as const), limit: MOST_EDGES },
      },
      signal,
    );
    for (const node of new Set(found.near)) counts.set(node, (counts.get(node) ?? 0) + 1);
  }
  const alike = [...counts].filter(([, count]) => count >= ENOUGH * keys.size).map(([node]) => node);
  return new Set([...called, ...alike]);
}
