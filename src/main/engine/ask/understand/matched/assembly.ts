/** What is heard of each list, put together so that it fits: things of a kind stand where the steps lead and have what is measured. */
import { endsOf } from "../../execute/choose-path";
import type { NodeSet } from "../../execute/node-sets";
import type { World } from "../../execute/world";
import type { AskedStep, ReadableStep } from "./asked-steps";
import type { Heard, HeardItem, HeardList } from "./hear";
import { UNASKED } from "./match-steps";
import type { KindItem, MeasureItem, Side, ValueItem } from "./schema-items";

/** One of each list, or none of it; several kinds where a noun stands for them all ("pieces" of quilts, banners and costumes). */
export interface Assembly {
  readonly kinds: readonly HeardItem<KindItem>[];
  /** By row of what is named. */
  readonly steps: ReadonlyMap<number, HeardItem<AskedStep>>;
  readonly measure: HeardItem<MeasureItem> | undefined;
  readonly value: HeardItem<ValueItem> | undefined;
  /** Its share of belief among all that fit, in [0, 1]. */
  readonly p: number;
}

/** What is taken as heard. */
export interface Believed extends Assembly {
  /** What is asked of the measure; undefined where it is only bounded. */
  readonly side: Side | undefined;
  /** Things that are measured against each other. */
  readonly compared: NodeSet | undefined;
}

/** What the question's own words leave open. */
export interface Asking {
  /** A noun says what is asked for. */
  readonly hasNoun: boolean;
  /** What the rules know it for, by label; empty where they do not. */
  readonly labels: readonly number[];
  /** What is asked of a measure; nothing where one is only told by what is heard. */
  readonly sides: readonly Side[];
  /** A measure is only bounded: either end of it is as good. */
  readonly isBounded: boolean;
}

interface Choice<Item extends ReadableStep> {
  readonly item?: HeardItem<Item>;
  readonly p: number;
}

interface KindChoice {
  readonly items: readonly HeardItem<KindItem>[];
  readonly p: number;
}

/** A choice from each list; `steps` in the order of what is named. */
interface Combination {
  readonly steps: readonly Choice<AskedStep>[];
  readonly kind: KindChoice;
  readonly measure: Choice<MeasureItem>;
  readonly value: Choice<ValueItem>;
}

/** The likeliest that fits; undefined where nothing does, or where something that is asked for is most likely not there. */
export function assemble(
  heard: Heard,
  asking: Asking,
  { facts }: Pick<World, "facts">,
): Assembly | undefined {
  let total = 0;
  let most = 0;
  let best: Combination | undefined;
  for (const one of combinations(heard, asking)) {
    const isLeft = lacks(one, asking);
    if (!isLeft && !fits(one, facts)) continue;
    const { steps, kind, measure, value } = one;
    const weight = [...steps, kind, measure, value].reduce((all, { p }) => all * p, 1);
    total += weight;
    if (weight > most) [best, most] = [isLeft ? undefined : one, weight];
  }
  if (!best) return undefined;
  const { steps, kind, measure, value } = best;
  return {
    steps: new Map([...heard.steps.keys()].map((at, row) => [at, steps[row]!.item!])),
    kinds: kind.items.filter((item) => fits({ ...best, kind: { items: [item], p: item.p } }, facts)),
    ...{ measure: measure.item, value: value.item, p: most / total },
  };
}

function* combinations(heard: Heard, asking: Asking): Generator<Combination> {
  const kinds = kindChoices(heard.kind, asking);
  const measures = measureChoices(heard.measure, asking);
  const values = valueChoices(heard.value);
  for (const steps of stepChoices(heard.steps))
    for (const kind of kinds)
      for (const measure of measures) for (const value of values) yield { steps, kind, measure, value };
}

/** Whether something is asked for that the graph does not have. */
const lacks = ({ steps, kind, measure }: Combination, { hasNoun, sides }: Asking): boolean =>
  steps.some(({ item }) => !item) ||
  (hasNoun && kind.items.length === 0) ||
  (sides.length > 0 && !measure.item);

const choices = <Item extends ReadableStep>({ items, none }: HeardList<Item>): Choice<Item>[] => [
  ...items.map((item) => ({ item, p: item.p })),
  { p: none },
];

/** A noun that is most likely of the graph, and of no one kind more than of the others, stands for many. */
const MOST_NONE = 0.2;
const LEAST_ONE = 0.6;
const LEAST_OF_MANY = 0.05;

/** What the rules know is sure. */
function kindChoices(
  { items, none }: HeardList<KindItem>,
  { hasNoun, labels }: Asking,
): readonly KindChoice[] {
  if (!hasNoun) return [{ items: [], p: 1 }];
  const known = items.filter(({ asked }) => labels.includes(asked.label.handle));
  if (known.length > 0) return known.map((item) => ({ items: [item], p: 1 }));
  const many = items.filter(({ p }) => p >= LEAST_OF_MANY);
  const isMany = many.length > 2 && none <= MOST_NONE && many[0]!.p < LEAST_ONE;
  const all = isMany ? [{ items: many, p: many.reduce((sum, { p }) => sum + p, 0) }] : [];
  const single = items.map((item) => ({ items: [item], p: item.p }));
  return [...all, ...single, { items: [], p: none }];
}

function measureChoices(
  list: HeardList<MeasureItem>,
  { sides, isBounded }: Asking,
): readonly Choice<MeasureItem>[] {
  const { items, none } = list;
  if (sides.length === 0) return items.some(({ p }) => p >= UNASKED) ? choices(list) : [{ p: 1 }];
  const own = items.filter(({ asked }) => sides.includes(asked.side));
  const all = isBounded
    ? together(own, ({ measure }) => measure.name)
    : own.map((item) => ({ item, p: item.p }));
  return [...all, { p: none }];
}

/** Whether it is so or not is one; which of them, the question's own denials say. */
function valueChoices({ items, none }: HeardList<ValueItem>): readonly Choice<ValueItem>[] {
  const isSaid = ({ end }: ValueItem) => end === "yes" || end === "no";
  return [...together(items, (asked) => (isSaid(asked) ? asked.of.name : asked)), { p: none }];
}

/** Items that are one in some respect as one, which is its likeliest. */
function together<Item extends ReadableStep>(
  items: readonly HeardItem<Item>[],
  keyOf: (asked: Item) => unknown,
): Choice<Item>[] {
  const groups = new Map<unknown, HeardItem<Item>[]>();
  for (const item of items) groups.set(keyOf(item.asked), [...(groups.get(keyOf(item.asked)) ?? []), item]);
  return [...groups.values()].map((own) => ({ item: own[0]!, p: own.reduce((sum, { p }) => sum + p, 0) }));
}

/** A step from each thing named. */
function stepChoices(steps: Heard["steps"]): Choice<AskedStep>[][] {
  return [...steps.values()].reduce<Choice<AskedStep>[][]>(
    (all, list) => all.flatMap((before) => choices(list).map((choice) => [...before, choice])),
    [[]],
  );
}

/** Whether things of the kind stand where each step leads, and have what is measured and valued; without a kind, whether some things do. */
function fits({ steps, kind, measure, value }: Combination, facts: World["facts"]): boolean {
  if (facts.labels.length === 0) return true;
  const asked = kind.items.map((item) => item.asked.label.handle);
  let labels = asked.length > 0 ? asked : facts.labels.map(({ handle }) => handle);
  for (const { item } of steps) {
    const ends = item?.asked.step ? endsOf(item.asked.step, facts) : [];
    if (ends.length > 0) labels = labels.filter((label) => ends.includes(label));
  }
  const told = [measure.item?.asked.measure.name, value.item?.asked.of.name];
  return labels.some((label) => told.every((name) => name === undefined || tellsOf(label, name, facts)));
}

/** Whether things of a label have a property, or leave by a relation, of that name. */
export function tellsOf(label: number, name: string, { labels, relations }: World["facts"]): boolean {
  const { properties, texts } = labels[label]!;
  const isOf = ({ name: own, words, sources, targets }: World["facts"]["relations"][number]) =>
    [words, own].includes(name) && (sources.has(label) || targets.has(label));
  return [...properties, ...texts].some((one) => one.name === name) || relations.some(isOf);
}
