/** "In which country is A": what A lies in, of the kind asked for, however many steps up. */
import { isContent } from "../../understand/question-parts";
import { tellsWithin } from "../relation-meaning";
import { pathWords, walkAll, type RelationStep } from "../relation-path";
import { ofKind } from "./every-of";
import { isSharp, namesRead, type Computed, type World } from "../world";

/** Parts of parts of parts. */
const MOST_STEPS = 5;

/** What the one thing named lies in, where a kind is all that is asked for, no relation leads from it to one, and some tell what lies in what; undefined otherwise. */
export async function computeWithin(world: World): Promise<Computed | undefined> {
  const { parts, facts, ports } = world;
  const { kind, tokens, named, form } = parts;
  if (form !== "list" || namesRead(world) !== 1 || named.length !== 1) return undefined;
  if (!kind || kind.isWho || kind.goal.last || !isSharp(kind.goal)) return undefined;
  if (tokens.some((token) => isContent(token) && !kind.tokens.includes(token))) return undefined;
  const { labels } = kind.goal;
  const own = named[0]!.labels;
  const isNear = facts.relations.some(
    ({ sources, targets }) =>
      own.some((one) => sources.has(one) || targets.has(one)) &&
      labels.some((label) => (own.some((one) => sources.has(one)) ? targets : sources).has(label)),
  );
  const steps = facts.relations
    .filter((one) => tellsWithin(one))
    .map(({ handle }): RelationStep => ({ relation: handle, backward: false }));
  if (isNear || steps.length === 0) return undefined;
  const edges: number[] = [];
  const used = new Map<number, RelationStep>();
  let at: readonly number[] = named[0]!.nodes;
  for (let hop = 0; hop < MOST_STEPS && at.length > 0; hop++) {
    const next = new Set<number>();
    for (const step of steps) {
      const reached = await walkAll(ports.store, Int32Array.from(at), [step], facts, ports.signal);
      if (reached.nodes.length === 0) continue;
      used.set(step.relation, step);
      edges.push(...reached.edges);
      reached.nodes.forEach((node) => next.add(node));
    }
    const answers = [...(await ofKind(next, { labels }, world))];
    const of = pathWords([...used.values()], facts);
    const found = { answers, edges, said: [], constraints: [], form, complete: true };
    if (answers.length > 0)
      return { ...found, operations: [{ operation: "follow", of, left: answers.length }] };
    at = [...next];
  }
  return undefined;
}
