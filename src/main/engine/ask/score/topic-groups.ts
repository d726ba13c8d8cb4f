/** What a question asks about: the entities it names, or where it names none the best seed. */
import type { ScoredNode } from "../../../../shared/graph";
import { mentionGroups } from "./bridges";
import type { Span } from "./paths/question-phrases";
import type { Seeds } from "../stage";

/** One entity; namesakes share a group. */
export type TopicGroup = readonly ScoredNode[];

/** Seeds with the question and its mentions as scores read them: spelt right. */
export function asRead(seeds: Seeds): Seeds {
  return seeds.spelt ? { ...seeds, ...seeds.spelt } : seeds;
}

export function topicGroups({ mentioned, nodes }: Pick<Seeds, "mentioned" | "nodes">): TopicGroup[] {
  const named = mentionGroups(mentioned);
  return named.length > 0 ? named : nodes.slice(0, 1).map((seed) => [seed]);
}

/** Where the question names the group's entity. */
export function spansOf(group: TopicGroup): Span[] {
  return group.flatMap(({ mention }) => (mention ? [mention] : []));
}

/** Where the question first names the group's entity, Infinity where it does not: what orders groups as they are named. */
export function startOf([first]: TopicGroup): number {
  return first?.mention?.start ?? Infinity;
}
