/** What of a graph's schema a question can ask for beside a step: kinds, ends of what is measured, values. As steps, which is how the matcher reads them. */
import { categoriesOf, inCategories, type Category } from "../../execute/categories";
import { walkAll } from "../../execute/relation-path";
import { saysYes, yesOrNo } from "../../execute/checks/said-values";
import type { LabelFacts, PropertyFacts, RelationFacts } from "../../execute/graph-facts";
import { optionsFor, type Measure } from "../../execute/measures/measures";
import type { World } from "../../execute/world";
import type { Pole } from "../pack";
import { LEAST_SHARE, type ReadableStep } from "./asked-steps";

export type KindItem = ReadableStep & { readonly label: LabelFacts };
/** What can be asked of what is measured over many. */
export type Side = Pole["pole"] | "sum" | "mean";
export type MeasureItem = ReadableStep & { readonly measure: Measure; readonly side: Side };
export type ValueItem = ReadableStep & {
  /** The property, or the relation to "yes" and "no", that says it. */
  readonly of: Pick<PropertyFacts, "name" | "words" | "stems">;
  readonly value: string;
  /** That it is not so: of what is said or not ("decaf"). */
  readonly isDenied: boolean;
  /** Those that say the value; with `isDenied` those that say another. What says none is among neither. */
  readonly among: (nodes: ReadonlySet<number>, isDenied: boolean) => Promise<ReadonlySet<number>>;
};

/** Of kinds, and of values, more are not looked through. */
export const MOST = 60;
/** Properties with more values name single things. */
export const MOST_VALUES = 12;

export const kindItems = ({ facts }: World): KindItem[] =>
  [...facts.labels]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map((label) => ({ words: label.words, end: toldOf(label, facts), label }));

/** Of what a kind has and does, so much is read with it (training/matcher/data.py). */
const MOST_TOLD = 8;

/** What a kind has and does: "weight, made in, manufactured by" tells that a typewriter is a machine. */
function toldOf({ handle, properties, texts }: LabelFacts, { relations }: World["facts"]): string {
  const own = relations.filter(({ sources, targets }) =>
    [sources, targets].some((shares) => (shares.get(handle) ?? 0) >= LEAST_SHARE),
  );
  const words = [...properties, ...texts, ...own].map((one) => one.words);
  return [...new Set(words)].slice(0, MOST_TOLD).join(", ");
}

/** What the ends of a scale are called, and what is made of all (training/matcher/data.py). */
export const POLES = {
  number: [
    { side: "max", end: "highest number" },
    { side: "min", end: "lowest number" },
  ],
  date: [
    { side: "max", end: "latest date" },
    { side: "min", end: "earliest date" },
  ],
} as const;
const MADE = [
  { side: "sum", end: "total number" },
  { side: "mean", end: "average number" },
] as const;

/** Throws what the store throws. */
export async function measureItems(world: World): Promise<MeasureItem[]> {
  const all = { labels: world.facts.labels.map(({ handle }) => handle) };
  const options = uniqueBy(await optionsFor(all, world, new Set()), ({ words }) => words);
  return options.flatMap(({ words, measure }) =>
    (measure.isTime ? POLES.date : [...POLES.number, ...MADE]).map(({ side, end }) => ({
      words,
      end,
      measure,
      side,
    })),
  );
}

/** Values of properties that have few. Throws what the store throws. */
export async function valueItems({ facts, ports }: World): Promise<ValueItem[]> {
  const byProperty = new Map<string, Category[]>();
  for (const one of await categoriesOf(facts, ports))
    byProperty.set(one.property.name, [...(byProperty.get(one.property.name) ?? []), one]);
  const ofProperties = [...byProperty.values()].flatMap((own) =>
    own.length <= MOST_VALUES ? own.flatMap((category) => itemsOf(category, ports)) : [],
  );
  const saying = facts.relations.filter(({ isSaid }) => isSaid);
  const items = [...ofProperties, ...saying.flatMap((relation) => saidItems(relation, facts, ports))];
  return uniqueBy(items, ({ words, end }) => `${words}\n${end}`).slice(0, MOST);
}

function itemsOf({ property, value }: Category, ports: World["ports"]): ValueItem[] {
  const among: ValueItem["among"] = (nodes, negated) =>
    inCategories(nodes, [{ property, values: [value], negated, tokens: [] }], ports);
  const own = { of: property, value, among };
  return saysYes(value)
    ? eitherOf(own)
    : [{ ...own, words: `${property.words} ${value}`, end: value, isDenied: false }];
}

/** "has oxygen" leads to "yes" or "no". */
function saidItems(of: RelationFacts, facts: World["facts"], { store, signal }: World["ports"]): ValueItem[] {
  const among: ValueItem["among"] = async (nodes, isDenied) => {
    const step = { relation: of.handle, backward: false };
    const { pairs } = await walkAll(store, Int32Array.from(nodes).sort(), [step], facts, signal);
    const { names } = await store.nodeNames(Int32Array.from(pairs, ([, to]) => to));
    return new Set(pairs.filter((_, row) => yesOrNo([names[row]!]) === !isDenied).map(([from]) => from));
  };
  return eitherOf({ of, value: "yes", among });
}

const eitherOf = (own: Pick<ValueItem, "of" | "value" | "among">): ValueItem[] => [
  { ...own, words: own.of.words, end: "yes", isDenied: false },
  { ...own, words: own.of.words, end: "no", isDenied: true },
];

const uniqueBy = <T>(all: readonly T[], key: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];
