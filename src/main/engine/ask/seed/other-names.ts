/** What concepts are called besides their names: what their properties list, and what documents up to the cut call them. */
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

/** Other names of these nodes, by which each is called so. */
export async function otherNames(
  nodes: Int32Array,
  past: PastGraph | undefined,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<KnownNames> {
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
  past: PastGraph | undefined,
  store: Ports["store"],
  signal: AbortSignal,
): AsyncGenerator<[form: string, id: string]> {
  if (!past || !store.texts) return;
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
