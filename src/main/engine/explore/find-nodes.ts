/** Finding nodes by what is typed. */
import type { FoundNodes } from "../../../shared/explore";
import { fold, words } from "../../../shared/fold";
import type { GraphStore } from "../store/graph-store";
import { nameNodes } from "./named-nodes";

/** Nodes whose texts hold a word, looked at before names are compared. */
const LOOKED_AT = 1000;

/**
 * Nodes found by a text, at most `limit`: first those of that very id or name, then those whose names hold every word (the shortest
 * name first), then those with any of the words in name or text, best first.
 */
export async function findNodes(
  store: GraphStore,
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<{ nodes: FoundNodes; more: boolean }> {
  const none: readonly string[] = [];
  const exact = await store.seeds({ by: "name", names: [text] }, signal);
  const k = Math.max(LOOKED_AT, limit + 1);
  const worded = await store.seeds({ by: "text", text, k, labels: none }, signal);
  const handles = [...new Set([...exact, ...worded].map(({ node }) => node))];
  const { name } = await nameNodes(store, handles);
  const wanted = words(text);
  const ranks = handles.map((_, row) => (row < exact.length ? 0 : holdsAll(name[row]!, wanted) ? 1 : 2));
  const length = name.map((it) => it.length);
  const order = [...handles.keys()].sort(
    (a, b) => ranks[a]! - ranks[b]! || (ranks[a] === 1 ? length[a]! - length[b]! : 0) || a - b,
  );
  const best = order.slice(0, limit).map((row) => handles[row]!);
  return { nodes: await nameNodes(store, best), more: order.length > limit };
}

function holdsAll(name: string, wanted: readonly string[]): boolean {
  const folded = fold(name);
  return wanted.every((word) => folded.includes(word));
}
