/** A kind told by one relation ("capitals") and asked for by another ("that lie on A"): what the second leads to, as far as the first tells it. */
import { marked, type Condition } from "../understand/question-parts";
import { kindAt, type Goal } from "./choose-path";
import type { RelationFacts } from "./graph-facts";
import { byStem } from "./word-fit";
import type { World } from "./world";

/** The goal of the second relation, without the first; undefined where the name stands in the first itself, or no relation leads straight to such a thing. */
export function besideRole(
  { names, words, negated, with: takesPart }: Condition,
  { last, ...rest }: Goal,
  { parts, facts }: Pick<World, "parts" | "facts">,
): Goal | undefined {
  if (!last || negated) return undefined;
  const kind = kindAt(last, facts);
  const ends = new Set(kind.labels);
  const own = names.flatMap((name) => parts.named[name]!.labels);
  const joins = ({ sources, targets }: RelationFacts) =>
    own.some(
      (label) =>
        (sources.has(label) && [...targets.keys()].some((end) => ends.has(end))) ||
        (targets.has(label) && [...sources.keys()].some((end) => ends.has(end))),
    );
  const direct = facts.relations.filter(joins);
  if (ends.size === 0 || direct.some(({ handle }) => handle === last.relation)) return undefined;
  const isTold = (relation: RelationFacts) => words.every((word) => byStem(word, relation) > 0);
  const meant = direct.filter(isTold);
  // Without a word only one relation can be meant, and "by A" is rather a way over what A made.
  const isMeant = words.length > 0 ? meant.length > 0 : takesPart && meant.length === 1;
  return isMeant ? { ...rest, ...kind } : undefined;
}

/** Whether a condition's words are all those of another relation than the one that tells the kind, in a graph where nothing else tells any. */
export function isBesideEnd(
  { words }: Pick<Condition, "words">,
  { last }: Goal,
  { facts }: Pick<World, "facts">,
): boolean {
  const isTold = (relation: RelationFacts) =>
    relation.handle !== last?.relation && words.every((word) => byStem(word, relation) > 0);
  return last !== undefined && words.length > 0 && facts.bare !== undefined && facts.relations.some(isTold);
}

/** "Which pupils are in A", but not "where did the pupil of A study". */
const asksByNoun = ({ parts }: Pick<World, "parts">): boolean =>
  parts.kind?.isGuess !== true && !parts.tokens.some((token) => marked(token, "where", "when"));

/** Whether some condition asks so: the stages behind would follow the kind's own relation. */
export const asksBesideRole = (world: Pick<World, "parts" | "facts">): boolean => {
  const goal = world.parts.kind?.goal ?? { labels: [] };
  return world.parts.conditions.some(
    (condition) =>
      besideRole(condition, goal, world) !== undefined ||
      (asksByNoun(world) && !condition.negated && isBesideEnd(condition, goal, world)),
  );
};
