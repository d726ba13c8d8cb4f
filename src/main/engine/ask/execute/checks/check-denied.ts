/** Whether the graph itself denies what is asked: "does not treat" where the question says "treat". */
import type { Token } from "../../understand/tokens/read-tokens";
import { byStem } from "../word-fit";
import type { World } from "../world";
import { MOST_CITED } from "../yes-or-no";

/** Most edges of one relation looked at. */
const LIMIT = 100_000;

/** Edges from some nodes to others whose relation denies what all the words say; none where no word is said. */
export async function deniedBetween(
  from: readonly number[],
  to: readonly number[],
  words: readonly Token[],
  { facts, ports }: World,
): Promise<number[]> {
  const says = facts.relations.filter(
    (relation) => relation.denies && words.length > 0 && words.every((word) => byStem(word, relation) > 0),
  );
  const [ends, edges] = [new Set(to), [] as number[]];
  for (const { name } of says) {
    const query = { from: Int32Array.from(from), relation: name, direction: "out" as const, limit: LIMIT };
    const found = await ports.store.follow(query, ports.signal);
    edges.push(...[...found.edges].filter((_, at) => ends.has(found.far[at]!)));
  }
  return edges.slice(0, MOST_CITED);
}
