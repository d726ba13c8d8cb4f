/** Values that nodes can be compared by: a property, what a relation leads to where those are numbers, or how many a relation leads to. */
import type { Constraint } from "../../../../../shared/understanding";
import { words } from "../../../../../shared/fold";
import { englishKey } from "../../understand/words/native-words";
import type { Token } from "../../understand/tokens/read-tokens";
import { stem } from "../../understand/stem";
import { describedBy } from "../categories";
import { endsOf, type Goal } from "../choose-path";
import { unitOf, toNumber } from "./numbers";
import { walkAll, type RelationStep } from "../relation-path";
import { unitInName } from "./measure-names";
import { factorBetween, scaleOfUnit } from "./units";
import { Unread, type World } from "../world";

export interface Measure {
  readonly of: Constraint["of"];
  readonly name: string;
  /** What its numbers are told in, as far as they say so themselves. */
  readonly unit?: string;
  /** Its numbers are years, with a fraction where they are days. */
  readonly isTime?: true;
  /** Numbers by node, with the edge each rests on where there is one; a node of several has them all. */
  readonly valuesOf: (nodes: ReadonlySet<number>) => Promise<Values>;
}

export interface Values {
  readonly byNode: ReadonlyMap<number, readonly { readonly value: number; readonly edge: number }[]>;
  readonly complete: boolean;
  /** Of a count: the edges counted of a node. */
  readonly counted?: (node: number) => readonly number[];
}

/** More nodes are not looked at one by one. */
export const MANY = 5000;
/** Nodes that are looked at for what they have. */
const SAMPLED = 50;
/** A measure's own word counts more than that a number could be a year ("cost more than 1500"). */
const TOLD = 3;
/** What each word counts beside the one that fits best. */
const ALSO_TOLD = 0.01;
/** What a unit counts that is of the scale, where a name is not. */
const BY_UNIT = 0.8;
/** What each further word of a scale counts less than the one before. */
const LESS_LIKELY = 0.01;

/** The measure that words and a scale's own words tell for nodes of the goal's kind; throws Unread "measure" where the graph has none. */
export async function chooseMeasure(
  told: readonly Token[],
  scale: string,
  goal: Goal,
  world: World,
  from: ReadonlySet<number>,
  said: readonly Token[],
): Promise<Measure> {
  const options = await optionsFor(goal, world, from);
  const meant = options.find(({ measure }) => measure.name === world.meant);
  if (meant) return meant.measure;
  const isTime = scale.includes("date");
  const wanted = scale.split(" ").filter(Boolean);
  const scaleFit = ({ stems, native, measure }: Option): number => {
    const at = wanted.findIndex((word) => isWordOf(word, stems, native));
    if (at >= 0) return 1 - at * LESS_LIKELY;
    return toldByUnit(measure).some((word) => wanted.includes(word)) ? BY_UNIT : 0;
  };
  const weigh = (option: Option): number => {
    const fits = told.map((token) => world.fit.of(token, option));
    // "By IMDB votes", where there is a rating of IMDB too: the one that all words tell.
    const byWords = Math.max(0, ...fits) + ALSO_TOLD * fits.reduce((sum, fit) => sum + fit, 0);
    return TOLD * byWords + scaleFit(option) + (isTime && option.measure.isTime ? 1 : 0);
  };
  const ranked = options
    .map((option) => ({ option, weight: weigh(option) }))
    .filter(({ weight }) => weight >= 0.5)
    .sort((a, b) => b.weight - a.weight)
    .map(({ option }) => option.measure);
  const [best] = ranked;
  if (!best) throw new Unread(said, "measure");
  return (await firstTold(ranked, from)) ?? best;
}

/** The first measure that some of the nodes have; undefined where none has any, or where they are too many to look. */
async function firstTold(
  measures: readonly Measure[],
  nodes: ReadonlySet<number>,
): Promise<Measure | undefined> {
  if (measures.length < 2 || nodes.size === 0 || nodes.size > MANY) return undefined;
  for (const measure of measures) if ((await measure.valuesOf(nodes)).byNode.size > 0) return measure;
  return undefined;
}

/** The unit in a measure's name, else that of its numbers. */
export const unitOfMeasure = ({ name, unit }: Measure): string | undefined => unitInName(name) ?? unit;

/** What a number is by its unit alone ("minutes", "kg"); nothing of metres, which may be high, long or deep. */
function toldByUnit(measure: Measure): readonly string[] {
  const unit = unitOfMeasure(measure);
  return unit === undefined || factorBetween(unit, "m") !== undefined ? [] : scaleOfUnit(unit).split(" ");
}

export const isWordOf = (word: string, stems: readonly string[], native: readonly string[]): boolean =>
  [...stems, ...native].some((one) => one === stem(word) || one === englishKey(word));

export interface Option {
  readonly words: string;
  readonly stems: readonly string[];
  readonly native: readonly string[];
  readonly measure: Measure;
}

/** Of things without labels only what some of them have: those of another table have measures of their own. */
export async function optionsFor(goal: Goal, world: World, from: ReadonlySet<number>): Promise<Option[]> {
  const labels = await labelsFor(goal, from, world);
  const options = [...numericRelations(labels, world), ...numericProperties(labels, world)];
  if (!world.facts.bare || from.size === 0) return options;
  const details = await world.ports.store.nodeDetails([...from].slice(0, SAMPLED), world.ports.signal);
  const isOwn = ({ measure }: Option) =>
    measure.of !== "property" || details.some(({ properties }) => Object.hasOwn(properties, measure.name));
  return options.filter(isOwn);
}

async function labelsFor(goal: Goal, from: ReadonlySet<number>, world: World): Promise<number[]> {
  if (goal.labels.length > 0 && !goal.last) return [...goal.labels];
  if (goal.last) return endsOf(goal.last, world.facts);
  const { labels } = await world.ports.store.nodeNames(Int32Array.from([...from].slice(0, SAMPLED)));
  return [...new Set(labels)].filter((label) => label >= 0);
}

function numericRelations(labels: readonly number[], world: World): Option[] {
  return world.facts.relations
    .filter(
      ({ isNumeric, sources }) =>
        isNumeric && (labels.length === 0 || labels.some((label) => sources.has(label))),
    )
    .map((relation) => {
      const ends = [...relation.targets.keys()].flatMap((label) => world.facts.labels[label]?.stems ?? []);
      return {
        ...{ words: relation.words, stems: [...relation.stems, ...ends], native: relation.native },
        measure: {
          ...relationMeasure({ relation: relation.handle, backward: false }, relation.words, world),
          ...(relation.isTime && { isTime: true as const }),
        },
      };
    });
}

function numericProperties(labels: readonly number[], world: World): Option[] {
  return describedBy(labels, world.facts)
    .flatMap(({ properties }) => properties)
    .map((property) => ({
      ...{ words: property.words, stems: property.stems, native: property.native },
      measure: {
        ...propertyMeasure(property.name, world),
        ...(property.unit && { unit: property.unit }),
        ...(property.isTime && { isTime: true as const }),
      },
    }));
}

function relationMeasure(step: RelationStep, name: string, { ports, facts }: World): Measure {
  return {
    ...{ of: "relation", name },
    valuesOf: async (nodes) => {
      const from = nodes.size > MANY ? ("all" as const) : Int32Array.from(nodes);
      const reached = await walkAll(ports.store, from, [step], facts, ports.signal);
      const { names } = await ports.store.nodeNames(reached.nodes);
      const numbers = new Map(Array.from(reached.nodes, (node, at) => [node, toNumber(names[at])]));
      const byNode = new Map<number, { value: number; edge: number }[]>();
      for (const [near, far, edge] of reached.pairs) {
        const value = numbers.get(far);
        if (value !== undefined && nodes.has(near))
          byNode.set(near, [...(byNode.get(near) ?? []), { value, edge }]);
      }
      return { byNode, complete: reached.complete };
    },
  };
}

/** What a property of theirs says of nodes, where that is a number. */
export function propertyMeasure(name: string, { ports }: World): Measure {
  return {
    ...{ of: "property", name },
    valuesOf: async (nodes) => {
      const details = await ports.store.nodeDetails([...nodes], ports.signal);
      const found = details.flatMap(({ node, properties }) => {
        const value = toNumber(properties[name]);
        return value === undefined ? [] : [[node, [{ value, edge: -1 }]] as const];
      });
      const told = details.filter(({ properties }) => toNumber(properties[name]) !== undefined);
      const currencies = new Set(told.map(({ properties }) => unitOf(properties[name])));
      return { byNode: new Map(found), complete: currencies.size < 2 };
    },
  };
}

/** How many different nodes of a kind a step leads to from each node; `only` narrows what is counted. */
export function countMeasure(
  step: RelationStep,
  only: ReadonlySet<number> | undefined,
  world: World,
): Measure {
  const { ports, facts } = world;
  return {
    ...{ of: "count", name: facts.relations[step.relation]!.words },
    valuesOf: async (nodes) => {
      const from = nodes.size > MANY || nodes.size === 0 ? ("all" as const) : Int32Array.from(nodes);
      const reached = await walkAll(ports.store, from, [step], facts, ports.signal);
      const ends = new Map<number, Map<number, number>>();
      for (const [near, far, edge] of reached.pairs) {
        if ((nodes.size > 0 && !nodes.has(near)) || (only && !only.has(far))) continue;
        ends.set(near, (ends.get(near) ?? new Map<number, number>()).set(far, edge));
      }
      const values = [...ends].map(([node, those]) => [node, [{ value: those.size, edge: -1 }]] as const);
      const counted = (node: number) => [...(ends.get(node)?.values() ?? [])];
      return { byNode: new Map(values), complete: reached.complete, counted };
    },
  };
}

/** Words of a measure, for a sentence. */
export function measureWords({ name }: Pick<Measure, "name">): string {
  return words(name).join(" ");
}
