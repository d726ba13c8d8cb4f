/** What of a graph's schema a question can ask for beside a step: kinds, ends of what is measured, values. As steps, which is how the matcher reads them. */
import { categoriesOf, saysYes, type Category } from "../../execute/categories";
import type { LabelFacts, PropertyFacts } from "../../execute/graph-facts";
import { optionsFor, type Measure } from "../../execute/measures/measures";
import type { World } from "../../execute/world";
import type { Pole } from "../pack";
import type { ReadableStep } from "./asked-steps";

export type KindItem = ReadableStep & { readonly label: LabelFacts };
export type MeasureItem = ReadableStep & { readonly measure: Measure; readonly side: Pole["pole"] };
export type ValueItem = ReadableStep & {
  readonly property: PropertyFacts;
  readonly value: string;
  /** That it is not so: of what is said or not ("decaf"). */
  readonly isDenied: boolean;
};

/** Of kinds, and of values, more are not looked through. */
const MOST = 60;
/** Properties with more values name single things. */
const MOST_VALUES = 12;

export const kindItems = ({ facts: { labels } }: World): KindItem[] =>
  [...labels]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map((label) => ({ words: label.words, end: label.words, label }));

/** What the ends of a scale are called (training/matcher/data.py). */
const SIDES = [
  { side: "max", number: "highest number", date: "latest date" },
  { side: "min", number: "lowest number", date: "earliest date" },
] as const;

/** Throws what the store throws. */
export async function measureItems(world: World): Promise<MeasureItem[]> {
  const all = { labels: world.facts.labels.map(({ handle }) => handle) };
  const options = uniqueBy(await optionsFor(all, world, new Set()), ({ words }) => words);
  return options.flatMap(({ words, isTime, measure }) =>
    SIDES.map(({ side, number, date }) => ({ words, end: isTime ? date : number, measure, side })),
  );
}

/** Values of properties that have few. Throws what the store throws. */
export async function valueItems({ facts, ports }: World): Promise<ValueItem[]> {
  const byProperty = new Map<string, Category[]>();
  for (const one of await categoriesOf(facts, ports))
    byProperty.set(one.property.name, [...(byProperty.get(one.property.name) ?? []), one]);
  const items = [...byProperty.values()].flatMap((own) =>
    own.length <= MOST_VALUES ? own.flatMap(itemsOf) : [],
  );
  return uniqueBy(items, ({ words, end }) => `${words}\n${end}`).slice(0, MOST);
}

function itemsOf({ property, value }: Category): ValueItem[] {
  const { words } = property;
  if (!saysYes(value)) return [{ words: `${words} ${value}`, end: value, property, value, isDenied: false }];
  return [
    { words, end: "yes", property, value, isDenied: false },
    { words, end: "no", property, value, isDenied: true },
  ];
}

const uniqueBy = <T>(all: readonly T[], key: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];
