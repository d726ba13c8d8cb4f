/** Whether words that are not a relation's own ("bought" for "acquired") are surely meant for it. */
import { marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { endsOf } from "./choose-path";
import { tellsPlace } from "./relation-meaning";
import type { RelationStep } from "./relation-path";
import type { World } from "./world";

/** A question's words, and the steps from what is named that they may tell. */
interface ToldSteps {
  readonly words: readonly Token[];
  readonly allowed: readonly RelationStep[];
}

/** Whether one relation alone is meant: "buys | from A" turns it round, and "where" asks for a place. */
export function isSureOf(
  { words, allowed }: ToldSteps,
  { parts, facts }: Pick<World, "parts" | "facts">,
): boolean {
  const { tokens } = parts;
  const isTurned = words.some((word) => marked(tokens[tokens.indexOf(word) + 1], "from"));
  const [meant, ...others] = [...new Set(allowed.map(({ relation }) => facts.relations[relation]!))];
  if (isTurned || !meant || others.length > 0 || tokens.some((token) => marked(token, "when"))) return false;
  const ends = allowed.flatMap((step) => endsOf(step, facts).map((label) => facts.labels[label]));
  const isPlace = tellsPlace(meant) || ends.some((label) => label && tellsPlace(label));
  return isPlace || !tokens.some((token) => marked(token, "where"));
}
