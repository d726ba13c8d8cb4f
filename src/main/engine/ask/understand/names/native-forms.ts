/** Names that are common nouns of Romanian, in whatever form a question has them: "lupul" and "lupi" for "lup", "oaia" for "oaie". */
import { words } from "../../../../../shared/fold";
import type { Ports } from "../../stage";
import { romanianKey } from "../words/native-words";

/** Names looked at for one word. */
const MOST = 24;
/** A stem of fewer letters is that of too many words. */
const LEAST = 3;

/** The nodes of the one name, a single word, that shares a folded word's stem; none where no name or several do. */
export async function nativeNamed(
  word: string,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<number[]> {
  const key = romanianKey(word);
  const stem = key.slice(key.indexOf(":") + 1);
  if (stem.length < LEAST || !word.startsWith(stem)) return [];
  const found = await store.seeds({ by: "prefix", text: stem, k: MOST }, signal);
  // As many as are looked at may be more.
  if (found.length === MOST) return [];
  const { names } = await store.nodeNames(Int32Array.from(found, ({ node }) => node));
  const meant = found
    .map(({ node }, at) => ({ node, name: names[at]! }))
    .filter(({ name }) => {
      const [own = "", ...more] = words(name);
      return more.length === 0 && romanianKey(own) === key;
    });
  return new Set(meant.map(({ name }) => name)).size === 1 ? meant.map(({ node }) => node) : [];
}
