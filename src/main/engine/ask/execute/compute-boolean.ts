/** Yes or no, with the edge that says so; "no" only where the graph says something else instead. */
import { isContent, marked } from "../understand/question-parts";
import { withinBounds } from "./checks/check-bounds";
import { membership } from "./checks/check-membership";
import { relation } from "./checks/check-relation";
import { comparedBy } from "./compute-comparison";
import { askedFor } from "./compute-list";
import { edgesOf, valueAt } from "./measures/extremes";
import type { Token } from "../understand/tokens/read-tokens";
import { goalOf, Unread, type Computed, type World } from "./world";
import { answered, MOST_CITED, unsaid } from "./yes-or-no";

const DOES = /^(?:do|does|did)$/;

/** Whether what the question says is so; no value where the graph says nothing of it. */
export async function computeBoolean(world: World): Promise<Computed> {
  const { parts } = world;
  const { tokens, conditions, bounds } = parts;
  const isExistence = tokens.some((token) => marked(token, "exists"));
  const isRead = (token: Token) =>
    isExistence &&
    (conditions.some(({ negated }) => negated) || bounds.some((bound) => bound.tokens.includes(token)));
  const negation = tokens.find((token) => marked(token, "not") && !isRead(token));
  if (negation) throw new Unread([negation]);
  if (isExistence) return existence(world);
  const names = [...new Set(conditions.flatMap((condition) => condition.names))];
  if (names.length === 0) throw new Unread(tokens.filter(isContent));
  if (tokens.some((token) => marked(token, "than")) && names.length > 1) return comparison(world);
  if (bounds.length > 0) return withinBounds(world, names[0]!);
  // "Did A write an opera" asks for no kind of A's.
  if (names.length === 1 && DOES.test(tokens[0]!.word)) throw new Unread(tokens.filter(isContent), "way");
  if (names.length === 1) return membership(world, names[0]!);
  return relation(world, names);
}

async function existence(world: World): Promise<Computed> {
  const { set, constraints, edgesTo } = await askedFor(world, goalOf(world));
  const some = new Set([...set.nodes].slice(0, MOST_CITED));
  const value = set.nodes.size > 0;
  return { ...answered(value, [...some], await edgesTo(some)), constraints, operations: set.operations };
}

/** "Did A direct more films than B". */
async function comparison(world: World): Promise<Computed> {
  const { compared, measure, scale } = await comparedBy(world);
  const [one, other] = compared.map((name) => world.parts.named[name]!.nodes);
  const values = await measure.valuesOf(new Set([...one!, ...other!]));
  const valueOf = (nodes: readonly number[]) => {
    const all = nodes.flatMap((node) => valueAt(node, values, scale.pole) ?? []);
    return all.length > 0 ? Math.max(...all) : measure.of === "count" ? 0 : undefined;
  };
  const [first, second] = [valueOf(one!), valueOf(other!)];
  if (first === undefined || second === undefined) return unsaid(world);
  const holds = scale.pole === "max" ? first > second : first < second;
  const operations = [{ operation: "compare" as const, of: measure.name, left: 2 }];
  return { ...answered(holds, [], edgesOf([...values.byNode.keys()], values)), operations };
}
