/** What concepts are called besides their names: what their properties list, and what documents up to the cut call them. */
import type { GraphStore } from "../../store/graph-store";
import { namesListed } from "../../store/other-names";
import type { PastGraph } from "../../store/past/past";
import type { Ports } from "../stage";
import { nameKey, type KnownNames } from "./pair-names";

const AT_ONCE = 1000;
/** A form is a concept's own where no other is called so this many times oftener. */
const DOMINANT = 3;
/** "AMI" is read only as it is written; "ami" may be any word. */
const ABBREVIATION = /^\P{Ll}*$|^.{1,3}$/u;

type Counts = Map<string, Map<number, number>>;

type World = Pick<Ports, "store" | "signal">;

/** Reading them takes the properties and mentions of a whole graph, which stay what they are at one cut of one store. */
const read = new WeakMap<GraphStore, WeakMap<PastGraph, KnownNames>>();

/** Other names of the nodes that have an edge up to the cut, by which each is called so; read once a past graph of a store. */
export async function otherNames(nodes: Int32Array, past: PastGraph, world: World): Promise<KnownNames> {
  const ofStore = read.get(world.store) ?? new WeakMap<PastGraph, KnownNames>();
  read.set(world.store, ofStore);
  const names = ofStore.get(past) ?? (await readNames(nodes, past, world));
  ofStore.set(past, names);
  return names;
}

async function readNames(nodes: Int32Array, past: PastGraph, { store, signal }: World): Promise<KnownNames> {
  const counts: Counts = new Map();
  const { ids } = await store.nodeNames(nodes);
  const nodeOf = new Map(ids.map((id, at) => [id, nodes[at]!]));
  for (let from = 0; from < nodes.length; from += AT_ONCE) {
    const some = [...nodes.subarray(from, from + AT_ONCE)];
    const details = await store.nodeDetails(some, signal);
    details.forEach(({ properties }, at) => {
      for (const name of namesListed(properties)) count(counts, name, some[at]!);
    });
  }
  for await (const [form, id] of formsIn(past, store, signal)) {
    const node = nodeOf.get(id);
    if (node !== undefined) count(counts, form, node);
  }
  return asNames(counts);
}

/** The words of every mention in documents up to the cut, with the id of what they name. */
async function* formsIn(
  past: PastGraph,
  store: Ports["store"],
  signal: AbortSignal,
): AsyncGenerator<[form: string, id: string]> {
  if (!store.texts) return;
  const documents = past.behind.ids.filter((_, at) => past.isPast[at] === 1);
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const found = await store.texts(documents.slice(from, from + AT_ONCE), signal);
    for (const { text, mentions } of found.values())
      for (const { start, end, entity } of mentions) yield [text.slice(start, end), entity];
  }
}

function count(counts: Counts, form: string, node: number): void {
  const key = ABBREVIATION.test(form.trim()) ? form.trim() : nameKey(form);
  const known = counts.get(key) ?? new Map<number, number>();
  counts.set(key, known.set(node, (known.get(node) ?? 0) + 1));
}

function asNames(counts: Counts): KnownNames {
  const [called, exact] = [new Map<string, readonly number[]>(), new Map<string, readonly number[]>()];
  for (const [form, nodes] of counts) {
    const most = Math.max(...nodes.values());
    const own = [...nodes].filter(([, times]) => times * DOMINANT > most).map(([node]) => node);
    if (form !== "") (ABBREVIATION.test(form) ? exact : called).set(form, own);
  }
  return { called, exact };
}
