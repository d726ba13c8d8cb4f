/** "How does A work against B?" for a B that nothing is said to treat: the A that ways of the graph lead from. */
import { fold } from "../../../../../shared/fold";
import type { GraphFacts } from "../../execute/graph-facts";
import { tellsAct } from "../../mechanism/asks-mechanism";
import { signOf } from "../../mechanism/relation-signs";
import type { Ports } from "../../stage";
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
  const met = new Set(nodes);
  const starts = new Set<number>();
  let frontier = [...nodes];
  for (let step = 0; step < LONGEST && frontier.length > 0 && starts.size < MOST; step++) {
    const from = Int32Array.from(frontier);
    const found = await store.follow({ from, relation: "", direction: "in", limit: MOST_EDGES }, signal);
    const fed = new Set(found.near);
    if (step > 0) for (const node of frontier) if (!fed.has(node)) starts.add(node);
    frontier = [...new Set(found.far)].filter((node) => !met.has(node));
    for (const node of frontier) met.add(node);
  }
  const { names } = await store.nodeNames(Int32Array.from([...starts].slice(0, MOST)));
  return names.map((name) => `How does “${name}” work against “${entities[0]!.name}”?`);
}
