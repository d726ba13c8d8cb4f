/** What curated records tell by their ends, followed like edges: a relation holds between two things where an edge says so, or where a record leads from one to the other. */
import { message } from "../../../../shared/sentences/sentences";
import type { Followed, Following, GraphStore } from "../../store/graph-store";
import { makeOnce } from "../../store/once";
import { recordEndsOf, type RecordEnd, type RecordEnds } from "../mechanism/record-ends";
import type { Ports } from "../stage";
import { isContent } from "../understand/question-parts";
import { overlaid, toldOf } from "./overlaid";
import { pathWords, type RelationStep } from "./relation-path";
import type { Computed, World } from "./world";
import { byStem } from "./word-fit";

/** Most edges of records that are cited. */
const MOST_CITED = 2000;

interface Told {
  readonly own: GraphStore;
  readonly ends: RecordEnds;
  /** Of pairs that no edge of the relation joins, one record each. */
  readonly pairs: readonly RecordEnd[];
}

const told = new WeakMap<GraphStore, Told>();
const reading = new WeakMap<GraphStore, Promise<GraphStore>>();

/** Ports whose store follows what records tell beside what edges say; the same ports where a graph has no such records. */
export async function withRecords<P extends Pick<Ports, "store" | "signal">>(ports: P): Promise<P> {
  const { store, signal } = ports;
  if (toldOf(told, store)) return ports;
  const read = await makeOnce(reading, store, () => readingRecords(store, signal), signal);
  return read === store ? ports : { ...ports, store: read };
}

/** The store that follows both, or the same one. */
async function readingRecords(store: GraphStore, signal: AbortSignal): Promise<GraphStore> {
  const ends = await recordEndsOf(store, signal);
  if (!ends) return store;
  const { relations } = await store.describe();
  const name = relations[ends.relation]!.name;
  const said = await store.follow(
    { from: "all", relation: name, direction: "out", limit: 2 ** 31 - 1 },
    signal,
  );
  const joined = new Set(Array.from(said.near, (near, row) => `${String(near)} ${String(said.far[row])}`));
  const byPair = new Map(ends.records.map((one) => [`${String(one.start)} ${String(one.end)}`, one]));
  const pairs = [...byPair].flatMap(([pair, one]) => (joined.has(pair) ? [] : one));
  const follow = async (query: Following, stop: AbortSignal) =>
    query.relation === "" || query.relation === name
      ? merged(await store.follow(query, stop), rowsOf(pairs, query, ends.relation), query.limit)
      : store.follow(query, stop);
  const whole = overlaid(store, { follow });
  told.set(whole, { own: store, ends, pairs });
  return whole;
}

interface Row {
  readonly edge: number;
  readonly near: number;
  readonly far: number;
  readonly relation: number;
}

/** The steps that records tell, each by an edge of its own record that stands at its start. */
function rowsOf(pairs: readonly RecordEnd[], { from, direction }: Following, relation: number): Row[] {
  const wanted = from === "all" ? undefined : new Set(from);
  return pairs.flatMap(({ start, end, edges }) => {
    const [near, far] = direction === "out" ? [start, end] : [end, start];
    return !wanted || wanted.has(near) ? [{ edge: edges[0]!, near, far, relation }] : [];
  });
}

function merged(
  { edges, near, far, relations, total }: Followed,
  more: readonly Row[],
  limit: number,
): Followed {
  if (more.length === 0) return { edges, near, far, relations, total };
  const own = Array.from(edges, (edge, row): Row => ({
    ...{ edge, near: near[row]!, far: far[row]! },
    relation: relations[row]!,
  }));
  const all = [...own, ...more].sort((a, b) => a.edge - b.edge).slice(0, limit);
  const column = (of: (row: Row) => number) => Int32Array.from(all, of);
  return {
    ...{ edges: column(({ edge }) => edge), near: column((row) => row.near), far: column((row) => row.far) },
    ...{ relations: column(({ relation }) => relation), total: total + more.length },
  };
}

/** The store without what records tell: its edges alone. */
export function edgesAlone<P extends Pick<Ports, "store" | "signal">>(ports: P): P {
  const own = toldOf(told, ports.store)?.own;
  return own ? { ...ports, store: own } : ports;
}

/** Whether records tell what a path leads to: they are told one by one, so that what none of them tells may hold all the same. */
export function isByRecords(path: readonly RelationStep[], { ports }: Pick<World, "ports">): boolean {
  const relation = toldOf(told, ports.store)?.ends.relation;
  return path.some((step) => step.relation === relation);
}

/** Whether a question asks for what the graph's records tell of their ends: their relation, or nothing at all ("drugs for gout"), is said of one of their ends. */
export function asksByRecords(world: World): boolean {
  const { parts, facts, ports } = world;
  const ends = toldOf(told, ports.store)?.ends;
  if (!ends) return false;
  const { tokens, kind, named } = parts;
  const relation = facts.relations[ends.relation]!;
  const isItsEnd = kind?.goal.last?.relation === ends.relation;
  const words = tokens.filter((token) => isContent(token) && (isItsEnd || !kind?.tokens.includes(token)));
  const names = tokens.flatMap(({ name }) => (name === undefined ? [] : named[name]!.nodes));
  const isEnd = names.some((node) => ends.records.some(({ start, end }) => node === start || node === end));
  if (words.length === 0) return isEnd && joinsKind(ends, names, world);
  return isEnd && words.every((word) => byStem(word, relation) > 0);
}

/** "Drugs for gout": records join the kind asked for with what is named, and no preposition says another thing of them. */
function joinsKind(
  { relation, records }: RecordEnds,
  names: readonly number[],
  { parts, facts }: World,
): boolean {
  const { sources, targets } = facts.relations[relation]!;
  const { labels = [] } = parts.kind?.goal ?? {};
  const joins = (side: "start" | "end", others: ReadonlyMap<number, number>) =>
    labels.some((label) => others.has(label)) && records.some((one) => names.includes(one[side]));
  const isTold = parts.conditions.some((condition) => condition.by || condition.with);
  return !isTold && (joins("end", sources) || joins("start", targets));
}

/** The answer with the records that tell it as its evidence, and a sentence that says so; unchanged where none does. */
export async function tellingRecords(computed: Computed, { parts, facts, ports }: World): Promise<Computed> {
  const records = toldOf(told, ports.store);
  if (!records || !isWalked(records.ends, computed, facts)) return computed;
  const named = new Set(parts.named.flatMap(({ nodes }) => nodes));
  const found = new Set([...computed.answers, ...(computed.leftOut?.nodes ?? []), ...named]);
  const used = records.pairs.filter(
    ({ start, end }) => (named.has(start) && found.has(end)) || (named.has(end) && found.has(start)),
  );
  const [first] = used;
  if (!first) return computed;
  const { names } = await ports.store.nodeNames(Int32Array.of(first.start, first.end));
  const edges = [...new Set([...computed.edges, ...used.flatMap((one) => one.edges)])].slice(0, MOST_CITED);
  const relation = facts.relations[records.ends.relation]!.words;
  const said = message("by-records", { pairs: used.length, relation, one: names[0]!, other: names[1]! });
  return { ...computed, edges, said: [...computed.said, said] };
}

function isWalked({ relation }: RecordEnds, { operations }: Computed, facts: World["facts"]): boolean {
  const steps = [false, true].map((backward) => pathWords([{ relation, backward }], facts));
  return operations.some(({ of }) => of.split(", ").some((step) => steps.includes(step)));
}
