/** Whether the graph itself denies what is asked: "does not treat" where the question says "treat". */
import type { Token } from "../../understand/tokens/read-tokens";
import { byStem } from "../word-fit";
import type { World } from "../world";
import { MOST_CITED } from "../yes-or-no";

/** Most edges of one relation looked at. */
const LIMIT = 100_000;

/** "Does not have side effect": what one thing does not have is told of the other as well ("a side effect of A"). */
const HAVING = /\bhave\b/;

/** Edges that deny, and their relations in words. */
export interface Denial {
  readonly edges: readonly number[];
  readonly of: string;
}

/** Edges from some nodes to others whose relation denies what all the words say, whatever it is where no word is said. */
export async function deniedBetween(
  from: readonly number[],
  to: readonly number[],
  words: readonly Token[],
  world: World,
): Promise<Denial> {
  const says = world.facts.relations.filter(
    (relation) => relation.denies && words.every((word) => byStem(word, relation) > 0),
  );
  const [edges, of]: [number[], string[]] = [[], []];
  for (const { name, words: said } of says) {
    const along = await edgesBetween(from, to, name, world);
    const back = HAVING.test(said) ? await edgesBetween(to, from, name, world) : [];
    edges.push(...along, ...back);
    if (along.length + back.length > 0) of.push(said);
  }
  return { edges: edges.slice(0, MOST_CITED), of: of.join(", ") };
}

async function edgesBetween(
  from: readonly number[],
  to: readonly number[],
  relation: string,
  { ports }: World,
): Promise<number[]> {
  const query = { from: Int32Array.from(from), relation, direction: "out" as const, limit: LIMIT };
  const { edges, far } = await ports.store.follow(query, ports.signal);
  const ends = new Set(to);
  return [...edges].filter((_, at) => ends.has(far[at]!));
}
