/** What curated records tell by their two ends: where each record of a graph is one way from a thing of one kind to a thing of another, that the first does to the second what those few records say that join both by a single edge. */
import type { EdgeDetails } from "../../../../shared/graph";
import type { GraphStore } from "../../store/graph-store";
import { recordsOf } from "./edge-records";

/** One record: nodes where it begins and ends, and its edges, those at its start first; all as handles. */
export interface RecordEnd {
  readonly record: string;
  readonly start: number;
  readonly end: number;
  readonly edges: readonly number[];
}

/** The records of a graph, and the relation (handle) that each of them tells of its ends. */
export interface RecordEnds {
  readonly relation: number;
  readonly records: readonly RecordEnd[];
}

/** Larger graphs are not read whole for their records. */
const MOST_EDGES = 100_000;
const BATCH = 5000;
/** Edges that are looked at first, and the share of them that carries records. */
const SAMPLED = 200;
const CARRIED = 0.8;
/** The share of records that have one start and one end, and of these that begin, and end, with things of one kind. */
const MOSTLY = 0.9;
/** So many records at least say it by a single edge. */
const LEAST_SAID = 3;
/** Kinds of fewer starts or ends are slips of the data. */
const LEAST_SHARE = 0.01;

/** The records of a graph, which is read whole; undefined where it has none, or where they do not all tell the same of two kinds of things. */
export async function recordEndsOf(store: GraphStore, signal: AbortSignal): Promise<RecordEnds | undefined> {
  const { edges: count } = await store.describe();
  if (count === 0 || count > MOST_EDGES) return undefined;
  const all = await store.follow({ from: "all", relation: "", direction: "out", limit: MOST_EDGES }, signal);
  const edges = [...all.edges];
  const spaced = edges.filter((_, at) => at % Math.ceil(edges.length / SAMPLED) === 0);
  const sample = await store.edgeDetails(spaced, signal);
  const carrying = sample.filter((one) => recordsOf(one).size > 0).length;
  if (carrying < CARRIED * sample.length) return undefined;
  const byRecord = new Map<string, EdgeDetails[]>();
  for (let from = 0; from < edges.length; from += BATCH)
    for (const one of await store.edgeDetails(edges.slice(from, from + BATCH), signal))
      for (const record of recordsOf(one)) {
        const own = byRecord.get(record);
        if (own) own.push(one);
        else byRecord.set(record, [one]);
      }
  return endsOf(byRecord, store, signal);
}

async function endsOf(
  byRecord: ReadonlyMap<string, readonly EdgeDetails[]>,
  store: GraphStore,
  signal: AbortSignal,
): Promise<RecordEnds | undefined> {
  const whole = [...byRecord].flatMap(([record, edges]) => oneWay(record, edges) ?? []);
  const isSeveral = whole.filter(({ edges }) => edges.length > 1).length > whole.length / 2;
  if (whole.length < MOSTLY * byRecord.size || !isSeveral) return undefined;
  const kinds = (of: (one: RecordEnd) => number) => kindsOf(whole.map(of), store, signal);
  const [starts, ends] = [await kinds(({ start }) => start), await kinds(({ end }) => end)];
  if (!starts || !ends || starts.most === ends.most) return undefined;
  const records = whole.filter(({ start, end }) => starts.fit.has(start) && ends.fit.has(end));
  return toldByAll(records, byRecord, store);
}

/** A record with one start and one end, which are not the same. */
function oneWay(record: string, details: readonly EdgeDetails[]): RecordEnd | undefined {
  const sources = new Set(details.map(({ source }) => source));
  const targets = new Set(details.map(({ target }) => target));
  const [start, ...starts] = [...sources].filter((node) => !targets.has(node));
  const [end, ...ends] = [...targets].filter((node) => !sources.has(node));
  if (start === undefined || end === undefined || starts.length + ends.length > 0) return undefined;
  const [first, later] = [true, false].map((isFirst) =>
    details.flatMap(({ edge, source }) => ((source === start) === isFirst ? edge : [])),
  );
  return { record, start, end, edges: [...first!, ...later!] };
}

/** The kind that most of the nodes are of, and those of them that are of no kind so rare that it is a slip; undefined where most are of no one kind. */
async function kindsOf(
  nodes: readonly number[],
  store: GraphStore,
  signal: AbortSignal,
): Promise<{ readonly most: string; readonly fit: ReadonlySet<number> } | undefined> {
  const details = await store.nodeDetails([...new Set(nodes)], signal);
  const labelsOf = new Map(details.map(({ node, labels }) => [node, labels]));
  const counts = new Map<string, number>();
  for (const label of nodes.flatMap((node) => labelsOf.get(node)!))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < MOSTLY * nodes.length) return undefined;
  const isCommon = (label: string) => counts.get(label)! >= LEAST_SHARE * nodes.length;
  return { most: first[0], fit: new Set(nodes.filter((node) => labelsOf.get(node)!.some(isCommon))) };
}

/** The relation that most of the records say which join their ends by one edge, and those records that do not say another. */
async function toldByAll(
  records: readonly RecordEnd[],
  byRecord: ReadonlyMap<string, readonly EdgeDetails[]>,
  store: GraphStore,
): Promise<RecordEnds | undefined> {
  const saidBy = ({ record, start, end }: RecordEnd) =>
    byRecord.get(record)!.flatMap((one) => (one.source === start && one.target === end ? one.relation : []));
  const counts = new Map<string, number>();
  for (const relation of records.flatMap(saidBy)) counts.set(relation, (counts.get(relation) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (!first || first[1] < LEAST_SAID || first[1] < MOSTLY * all) return undefined;
  const { relations } = await store.describe();
  const isOfAll = (one: RecordEnd) => saidBy(one).every((relation) => relation === first[0]);
  return {
    relation: relations.findIndex(({ name }) => name === first[0]),
    records: records.filter(isOfAll),
  };
}
