/** "How does A work against B?" for a B that nothing is said to treat: the A that ways of the graph lead from. */
import { fold } from "../../../../../shared/fold";
import type { GraphFacts } from "../../execute/graph-facts";
import { tellsAct } from "../../mechanism/asks-mechanism";
import { recordsOf } from "../../mechanism/edge-records";
import { signOf } from "../../mechanism/relation-signs";
import type { Ports } from "../../stage";
import type { Followed } from "../../../store/graph-store";
import type { Named } from "../find-mentions";

const LONGEST = 5;
const MOST_EDGES = 20_000;
/** Starts offered. */
const MOST = 2;

/** Questions for how what ways begin at acts on a thing; none unless something that acts is asked for and the graph's relations tell effects. */
export async function mechanismOffers(
  unread: readonly { readonly text: string }[],
  { nodes, entities }: Named,
  { relations }: GraphFacts,
  { store, signal }: Ports,
): Promise<string[]> {
  const isOfEffects = relations.some(({ words }) => signOf(words, false) !== 0);
  if (!isOfEffects || !unread.some(({ text }) => tellsAct(fold(text)))) return [];
  const told = new Set<string>();
  const met = new Set(nodes);
  const starts = new Set<number>();
  let frontier = [...nodes];
  for (let step = 0; step < LONGEST && frontier.length > 0 && starts.size < MOST; step++) {
    const from = Int32Array.from(frontier);
    const all = await store.follow({ from, relation: "", direction: "in", limit: MOST_EDGES }, signal);
    const found = await ofRecords(all, told, { store, signal });
    const fed = new Set(found.near);
    if (step > 0) for (const node of frontier) if (!fed.has(node)) starts.add(node);
    frontier = [...new Set(found.far)].filter((node) => !met.has(node));
    for (const node of frontier) met.add(node);
  }
  const { names } = await store.nodeNames(Int32Array.from([...starts].slice(0, MOST)));
  return names.map((name) => `How does “${name}” work against “${entities[0]!.name}”?`);
}

/** Edges whose records are looked at. */
const MOST_READ = 2000;

/** Of edges with records those in one that tells of the thing: `told` begins with the records of the edges at it. Edges without records all stay. */
async function ofRecords(
  { edges, near, far }: Followed,
  told: Set<string>,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<Pick<Followed, "near" | "far">> {
  const details = await store.edgeDetails([...edges.subarray(0, MOST_READ)], signal);
  const records = details.map(recordsOf);
  if (told.size === 0) for (const its of records) for (const record of its) told.add(record);
  const isOf = (_: number, row: number): boolean =>
    told.size === 0 || [...(records[row] ?? [])].some((record) => told.has(record));
  return { near: near.filter(isOf), far: far.filter(isOf) };
}
