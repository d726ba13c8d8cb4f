/** Nodes without a name (Freebase's mediators) among what a computed way leads to: it goes through them, and they never answer. */
import { isNameless } from "../score/nameless";
import type { Goal } from "./choose-path";
import type { World } from "./world";

/** More ends than that are no mediators of one thing, and are not looked at. */
const MOST_LOOKED_AT = 2000;

/**
 * Those that have a name; all of them where their kind is asked for ("how many marriages"), or where what is named has none either: there
 * identifiers are the names.
 */
export async function withNames(
  nodes: ReadonlySet<number>,
  named: { readonly nodes: readonly number[] },
  { labels }: Goal,
  { ports }: World,
): Promise<ReadonlySet<number>> {
  if (labels.length > 0 || nodes.size === 0 || nodes.size > MOST_LOOKED_AT) return nodes;
  const all = [...nodes];
  const { names } = await ports.store.nodeNames(Int32Array.from([...named.nodes, ...all]));
  if (names.slice(0, named.nodes.length).some(isNameless)) return nodes;
  return new Set(all.filter((_, at) => !isNameless(names[named.nodes.length + at]!)));
}
