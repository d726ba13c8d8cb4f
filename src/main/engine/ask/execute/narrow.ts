/** Bounds on numbers: which of a set's nodes are within them. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { Constraint } from "../../../../shared/understanding";
import { isYear } from "./measures/numbers";
import type { Bound } from "../understand/question-parts";
import { kindOf } from "../understand/kinds/kind-of";
import { describedBy } from "./categories";
import type { Goal } from "./choose-path";
import type { NodeSet } from "./node-sets";
import { countOf } from "./measures/count-of";
import { meets } from "./measures/meets";
import { measureInUnit, measureSpanning } from "./measures/by-numbers";
import { chooseMeasure, measureWords, unitOfMeasure, type Measure } from "./measures/measures";
import type { Token } from "../understand/tokens/read-tokens";
import { factorBetween } from "./measures/units";
import { byStem } from "./word-fit";
import { orElse, Unread, type World } from "./world";

export interface Narrowed {
  readonly set: NodeSet;
  readonly constraint: Constraint;
  /** Edges that say so of some nodes. */
  readonly edges: (ends: ReadonlySet<number>) => number[];
  /** Edges that say where the bound itself lies, when it is told by a name: "older than A". */
  readonly basis: readonly number[];
  /** What was taken for granted. */
  readonly said: readonly Message[];
}

/** Those of the set within the bound; a node without a value is within none. Of what is counted, names may tell which (`only`). */
export async function narrow(
  set: NodeSet,
  bound: Bound,
  goal: Goal,
  world: World,
  only?: NodeSet,
): Promise<Narrowed> {
  checkSequence(bound, goal, world);
  const measure = await measureOf(bound, goal, world, set.nodes, only?.nodes);
  const { factor, said } = inMeasure(bound, measure, world);
  const { values: told, edges: basis } = await boundsOf(bound, measure, world);
  const values = told.map((value) => value * factor);
  const found = await measure.valuesOf(set.nodes);
  // What none of them has is said of something else.
  if (measure.of !== "count" && set.nodes.size > 0 && found.byNode.size === 0)
    throw new Unread(bound.tokens, "measure");
  // "Fewer than 3 films with A" are some.
  const isNone = (measure.of === "count" && !only) || (measure.of === "property" && bound.isNone);
  const none = isNone ? [{ value: 0, edge: -1 }] : [];
  const isWithin = (node: number): boolean =>
    (found.byNode.get(node) ?? none).some(({ value }) => meets(value, { ...bound, values }));
  const nodes = new Set([...set.nodes].filter(isWithin));
  // "Games that won nothing", where no kind tells games from all else that won nothing.
  const isOfAny =
    measure.of === "count" && world.facts.labels.length === 0 && set.nodes.size >= world.facts.schema.nodes;
  const hasNone = isOfAny && [...nodes].some((node) => !found.byNode.has(node));
  // "Above 2000 metres", of heights without a unit: where some lie on either side, they are told in the same.
  const isAmong = [...found.byNode.keys()].some((node) => !nodes.has(node)) && nodes.size > 0;
  const [first, last] = [bound.tokens[0]!, bound.tokens[bound.tokens.length - 1]!];
  const text = bound.tokens.map((token) => token.text).join(" ");
  const operation = {
    operation: "filter" as const,
    of: `${measureWords(measure)} ${bound.comparison} ${values.join("–")}`,
    left: nodes.size,
  };
  return {
    set: {
      ...set,
      nodes,
      complete:
        set.complete &&
        found.complete &&
        (only?.complete ?? true) &&
        (said.length === 0 || isAmong) &&
        !hasNone,
      operations: [...(only?.operations ?? []), ...set.operations, operation],
    },
    constraint: {
      ...{ text, start: first.start, end: last.end, measure: measure.name, of: measure.of },
      ...{ comparison: bound.comparison, values: [...values] },
    },
    edges: (ends) =>
      [...ends].flatMap((node) => [
        ...(found.byNode.get(node) ?? []).map(({ edge }) => edge).filter((edge) => edge >= 0),
        ...((only && found.counted?.(node)) ?? []),
      ]),
    ...{ basis, said },
  };
}

const IN_ORDER =
  /\b(?:next|previous|follow\w*|preced\w*|success\w*|succeed\w*|before|after|urm\w+|precede\w*)\b/;

/** Throws Unread where what comes after a thing is asked for in the order that a relation tells, and not later than it: "the stop | after A", of "next stop". */
function checkSequence({ name, tokens }: Bound, { last }: Goal, { facts }: World): void {
  const isInOrder = last !== undefined && IN_ORDER.test(facts.relations[last.relation]!.words);
  if (name !== undefined && isInOrder) throw new Unread(tokens, "way");
}

/** What the bound's number is multiplied by to be in the measure's unit; throws Unread where that measures something else. */
function inMeasure(
  { unit, values }: Bound,
  measure: Measure,
  { parts }: World,
): { factor: number; said: Message[] } {
  if (!unit || measure.of === "count") return { factor: 1, said: [] };
  const from = parts.pack.units[unit.word]!;
  const to = unitOfMeasure(measure);
  const factor = to === undefined ? 1 : factorBetween(from, to);
  // "Older than 10 years" of a year: that is a number of years from some day.
  const isDate = to === undefined && /year|date|(?:^|\s)an(?:ul)?(?:$|\s)/i.test(measureWords(measure));
  if (factor === undefined || (isDate && !values.every(isYear))) throw new Unread([unit], "measure");
  const isSure = to !== undefined || from === "year";
  return {
    factor,
    said: isSure ? [] : [message("unit-unknown", { measure: measureWords(measure), unit: unit.text })],
  };
}

async function measureOf(
  bound: Bound,
  goal: Goal,
  world: World,
  from: ReadonlySet<number>,
  only: ReadonlySet<number> | undefined,
): Promise<Measure> {
  const { counted = [], words, tokens } = bound;
  // "2000 metres" are no year.
  const isOfUnit = bound.unit !== undefined && world.parts.pack.units[bound.unit.word] !== "year";
  const isTime = bound.name !== undefined || (!isOfUnit && bound.values.every(isYear));
  const scale = bound.measure ?? (isTime ? "date year" : "");
  const unit = bound.unit && world.parts.pack.units[bound.unit.word];
  const byWords = () => chooseMeasure([...words, ...counted], scale, goal, world, from, tokens);
  const byUnit = () => measureInUnit(unit!, goal, world, from, tokens);
  const bySpan = () => measureSpanning(bound.values, goal, world, from, tokens);
  const measured = () =>
    unit === undefined
      ? words.length + counted.length > 0 || isTime
        ? byWords()
        : byWords().catch(orElse(bySpan))
      : byWords().catch(orElse(byUnit));
  // "More than 2 hours", where no hours are counted.
  const isUnit = bound.unit !== undefined && !kindOf(bound.unit, world.facts, world.fit);
  if (counted.length === 0 || isUnit || (!only && isValue(counted, goal, world))) return measured();
  // "More than 200 km": where nothing of that name is counted, it is measured.
  const [things, deeds] = bound.isDeed ? partedDeed(counted, world) : [counted, words];
  const count = countOf(things, deeds, goal, world, tokens, only);
  // "Explored no cave", where "years caving" is a number: a kind that there is none of is counted, or nothing.
  const isOfKind = bound.isNone === true && things.some((token) => isKind(token, world));
  return only || isOfKind ? count : count.catch(orElse(measured));
}

const isKind = (token: Token, { facts, fit }: World): boolean =>
  (kindOf(token, facts, fit)?.labels.length ?? 0) > 0;

/** "Never | slew | a monster": the verb, and behind it what is done to, where that is a kind. */
function partedDeed(
  counted: readonly Token[],
  world: World,
): readonly [things: readonly Token[], deeds: readonly Token[]] {
  const things = counted.filter((token, at) => at > 0 && isKind(token, world));
  return [things, counted.filter((token) => !things.includes(token))];
}

/** "More than 20 goals", where that is a number that each player has. */
function isValue(counted: readonly Token[], { labels }: Goal, { facts }: World): boolean {
  const own = describedBy(labels, facts);
  const isCalled = (worded: Parameters<typeof byStem>[1]) =>
    counted.some((token) => byStem(token, worded) > 0);
  const things = [...facts.labels, ...facts.relations.filter(({ isNumeric }) => !isNumeric)];
  const numeric = facts.relations.filter(({ isNumeric }) => isNumeric);
  const measured = [...own.flatMap(({ properties }) => properties), ...numeric];
  return measured.some(isCalled) && !things.some(isCalled);
}

/** A bound in numbers, and the edges that tell it. */
async function boundsOf(
  bound: Bound,
  measure: Measure,
  { parts }: World,
): Promise<{ readonly values: readonly number[]; readonly edges: readonly number[] }> {
  if (bound.name === undefined) return { values: bound.values, edges: [] };
  const named = parts.named[bound.name]!;
  const { byNode } = await measure.valuesOf(new Set(named.nodes));
  const own = [...byNode.values()].flat();
  if (own.length === 0) throw new Unread([named], "measure");
  const least = Math.min(...own.map(({ value }) => value));
  const telling = own.filter(({ value, edge }) => value === least && edge >= 0);
  return { values: [least], edges: telling.map(({ edge }) => edge) };
}
