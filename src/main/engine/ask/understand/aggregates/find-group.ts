/** What a word groups things by: a property, a span of time, or what one relation leads to. */
import { attributesOf, isIdentifier } from "../../execute/aggregates/attributes";
import type { Grouping, Span } from "../../execute/aggregates/groups";
import { described } from "../../execute/categories";
import { endsOf } from "../../execute/choose-path";
import type { GraphFacts } from "../../execute/graph-facts";
import { tableOf } from "../../execute/table-rows";
import { byStem, type WordFit } from "../../execute/word-fit";
import { kindOf } from "../kinds/kind-of";
import type { Token } from "../tokens/read-tokens";
import type { AggregateWords } from "./aggregate-words";

/** What words group things by; undefined where nothing answers to them, or several things do. */
export function groupingOf(
  noun: readonly Token[],
  facts: GraphFacts,
  fit: WordFit,
  { spans }: AggregateWords,
): Grouping | undefined {
  const [last] = noun.slice(-1);
  if (!last) return undefined;
  const span = (Object.keys(spans) as Span[]).find((one) => spans[one].includes(last.word));
  const own = only(
    attributesOf(facts)
      .filter(({ property }) => noun.every((token) => byStem(token, property) > 0) && !isIdentifier(property))
      .map(({ property }) => property),
  );
  if (own)
    return { by: "property", name: own.name, words: own.words, ...(own.isTime && { span: span ?? "year" }) };
  const time = span && ofTime(span, facts);
  if (time) return time;
  return noun.length === 1 && !tableOf(last, facts) ? ofRelation(last, facts, fit) : undefined;
}

/** The only one by its name; the one with the fewest words of those that a word tells. */
function only<T extends { readonly name: string; readonly stems: readonly string[] }>(
  found: readonly T[],
): T | undefined {
  const names = [...new Map(found.map((one) => [one.name, one])).values()];
  const fewest = Math.min(...names.map(({ stems }) => stems.length));
  const shortest = names.filter(({ stems }) => stems.length === fewest);
  return shortest.length === 1 ? shortest[0] : undefined;
}

function ofTime(span: Span, facts: GraphFacts): Grouping | undefined {
  const times = described(facts).flatMap(({ properties }) =>
    properties.filter((one) => one.isTime && !isIdentifier(one)),
  );
  const names = [...new Map(times.map((time) => [time.name, time])).values()];
  const [time] = names;
  return names.length === 1 && time
    ? { by: "property", name: time.name, words: time.words, span }
    : undefined;
}

/** The one relation that leads to what the word tells: by a role of it ("director"), or by the kind at its end ("genre"). */
function ofRelation(token: Token, facts: GraphFacts, fit: WordFit): Grouping | undefined {
  const goal = kindOf(token, facts, fit);
  if (!goal) return undefined;
  if (goal.last)
    return { by: "relation", step: goal.last, words: facts.relations[goal.last.relation]!.words };
  const steps = facts.relations
    .flatMap(({ handle }) => [false, true].map((backward) => ({ relation: handle, backward })))
    .filter((step) => endsOf(step, facts).some((label) => goal.labels.includes(label)));
  const [step] = steps;
  return steps.length === 1 && step
    ? { by: "relation", step, words: facts.relations[step.relation]!.words }
    : undefined;
}
