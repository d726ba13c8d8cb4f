/** Whether what is counted is all that is said: "the most films | directed by women" asks for more than the most films. */
import { isContent } from "../../understand/question-parts";
import { EXPLAINED } from "../path-order";
import { Unread, type Computed, type World } from "../world";

/** Throws Unread where words that no condition and no bound has read are like nothing that was counted. */
export function checkMeasured({ operations }: Computed, { parts, facts, fit }: World): void {
  const measured = operations.findLast(({ operation }) => operation === "extreme" || operation === "compare");
  if (!measured) return;
  const read = new Set([
    ...parts.conditions.flatMap(({ words }) => words),
    ...parts.bounds.flatMap(({ words, tokens }) => [...words, ...tokens]),
    ...(parts.kind?.tokens ?? []),
    ...(parts.kind?.goal.within ?? []).flatMap(({ tokens }) => tokens),
  ]);
  const relations = facts.relations.filter(({ words }) => words === measured.of);
  if (relations.length === 0) return;
  const ends = relations.flatMap(({ sources, targets }) => [...sources.keys(), ...targets.keys()]);
  const labels = [...ends, ...(parts.kind?.goal.labels ?? [])].flatMap((label) => facts.labels[label] ?? []);
  const used = [...relations, ...labels];
  const left = parts.tokens.filter(
    (token) => isContent(token) && !read.has(token) && !used.some((one) => fit.of(token, one) >= EXPLAINED),
  );
  if (left.length > 0) throw new Unread(left);
}
