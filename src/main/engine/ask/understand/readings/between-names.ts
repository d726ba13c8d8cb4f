/** Whether a question asks for what lies between the things it names, which a recipe may have a reader of its own for. */
import type { World } from "../../execute/world";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

/** Whether at least two things are named, each in its own right, and what joins them may be asked for, rather than a person, a time, a place or a number. */
export function asksBetween({ parts: { form, tokens, conditions } }: Pick<World, "parts">): boolean {
  const names = new Set(tokens.flatMap(({ name }) => name ?? []));
  if (names.size < 2 || tokens.some((token) => marked(token, "not", "advice"))) return false;
  if (form === "chain") return true;
  // "Drugs that treat A and B": a set of things that stand so to each; "processes between A and B" are none.
  const isListed =
    conditions.some((condition) => condition.names.length > 1) &&
    !tokens.some((token) => marked(token, "between"));
  return (form === "list" || form === "both") && !isListed && !asksOtherwise(tokens);
}

/** Whether a set cannot answer: "why does A help in B". */
export const asksWhy = ({ parts }: Pick<World, "parts">): boolean =>
  parts.tokens.some((token) => marked(token, "why"));

/** Without a kind that is told behind the first name: "why does A help in B" asks for none, "by which proteins does A act on B" does. */
export function withKindAsked(world: World): World {
  const { tokens, kind } = world.parts;
  const name = tokens.find((token) => token.name !== undefined);
  const isBehind = name !== undefined && kind?.tokens.some(({ start }) => start > name.start);
  return isBehind ? { ...world, parts: { ...world.parts, kind: undefined } } : world;
}

/** "Who", "when", "where", "how long": none of these lies between; "what happens when A eases B" asks for no time. */
function asksOtherwise(tokens: readonly Token[]): boolean {
  const how = tokens.findIndex(({ word }) => word === "how");
  const after = how < 0 ? undefined : tokens[how + 1];
  const said = tokens.findIndex((token) => isContent(token) || token.name !== undefined);
  const asking = tokens.slice(0, said);
  return (
    (after !== undefined && isContent(after)) ||
    asking.some((token) => marked(token, "who", "when", "where", "count", "often"))
  );
}
