/** Values of text properties, "female" or "Cluj", which tell kinds of their own: read once for an open store, when a question has words that nothing else tells. */
import { fold, words } from "../../../../shared/fold";
import type { NodeDetails, PropertyValue } from "../../../../shared/graph";
import type { QuestionSpan } from "../../../../shared/understanding";
import { makeOnce } from "../../store/once";
import { saysYes } from "./checks/said-values";
import { stem } from "../understand/stem";
import { nativeWords } from "../understand/words/native-words";
import type { Ports } from "../stage";
import type { GraphFacts, LabelFacts, PropertyFacts } from "./graph-facts";

/** A value of a property of nodes with a label. */
export interface Category {
  readonly label: LabelFacts;
  readonly property: PropertyFacts;
  readonly value: string;
  /** What it is said by: the value, or the property where that holds or not ("approved"). */
  readonly said: {
    readonly key: string;
    /** With the property's own name, where that makes one word: "herbivore" of "herbi" under "vore". */
    readonly compound?: string;
    readonly words: readonly string[];
    /** How many words say it, those that only join them apart. */
    readonly count: number;
    readonly stems: readonly string[];
    readonly native: readonly string[];
  };
}

/** What a question says of a property: one of the values, or none of them. */
export interface CategoryTold {
  readonly property: PropertyFacts;
  /** As they are written in the graph. */
  readonly values: readonly string[];
  readonly negated: boolean;
  readonly tokens: readonly QuestionSpan[];
  /** Nodes that it is not asked of: the thing whose value it is. */
  readonly except?: readonly number[];
}

type Source = Pick<Ports, "store" | "signal">;

/** More members are sampled: a value that the sample lacks is no category, and the word for it is refused. */
const MOST_READ = 20_000;
const AT_ONCE = 2000;
/** Properties with more values name single things rather than kinds. */
const MOST_VALUES = 1000;
const MOST_WORDS = 4;
/** Words between others of a value ("oil on canvas"). */
const JOINS = new Set("of the a an on in at to by for and with from or de la cu pe si".split(" "));
const known = new WeakMap<GraphFacts, Promise<readonly Category[]>>();

/** All categories of a graph; throws what the store throws, or AbortError. */
export function categoriesOf(
  facts: GraphFacts,
  source: Pick<Ports, "store" | "signal" | "embedder">,
): Promise<readonly Category[]> {
  return makeOnce(known, facts, () => readAll(facts, source), source.signal);
}

/** Whether nodes have properties that are words at all. */
export const hasCategories = (facts: GraphFacts): boolean =>
  described(facts).some(({ texts }) => texts.length > 0);

/** What there is to say of nodes: their labels, or the graph as a whole where none has any. */
export const described = ({ labels, bare }: Pick<GraphFacts, "labels" | "bare">): readonly LabelFacts[] =>
  bare ? [...labels, bare] : labels;

/** All properties that nodes have, of numbers and of words. */
export const allProperties = (facts: Pick<GraphFacts, "labels" | "bare">): PropertyFacts[] =>
  described(facts).flatMap(({ properties, texts }) => [...properties, ...texts]);

/** The same of things with these labels. */
export const describedBy = (labels: readonly number[], facts: GraphFacts): readonly LabelFacts[] =>
  facts.bare ? [facts.bare] : labels.flatMap((label) => facts.labels[label] ?? []);

/** Between values of one cell ("English; French"). */
const BETWEEN = /\s*[;|]\s*/u;

/** A property's values as they are written, several of one cell apart. */
export function valuesOf(value: PropertyValue | undefined): string[] {
  return [value ?? []].flat().flatMap((one) => String(one).split(BETWEEN).filter(Boolean));
}

/** Verbs that only join a thing to what it has: "who | lives in Cluj", "works as a teacher". */
const JOINING = new Set("live come base locate work reside situate".split(" ").map(stem));
export const joins = ({ stems }: { readonly stems: readonly string[] }): boolean =>
  stems.some((one) => JOINING.has(one));

/** A value or a phrase by the stems of its words. */
export const keyOfWords = (text: string): string => words(text).map(stem).join(" ");

async function readAll(
  facts: GraphFacts,
  source: Pick<Ports, "store" | "signal" | "embedder">,
): Promise<readonly Category[]> {
  const english = new Set(await source.embedder.words?.());
  const found: Category[] = [];
  for (const label of described(facts)) {
    if (label.texts.length === 0) continue;
    const { nodes } = await source.store.members(label.name, MOST_READ, source.signal);
    const details = await detailsOf([...nodes], source);
    for (const property of label.texts) found.push(...categoriesIn(details, label, property, english));
  }
  return found;
}

/** Details in the order of the nodes, read a part at a time so that it can be broken off. */
export async function detailsOf(nodes: readonly number[], { store, signal }: Source): Promise<NodeDetails[]> {
  const details: NodeDetails[] = [];
  for (let at = 0; at < nodes.length; at += AT_ONCE)
    details.push(...(await store.nodeDetails(nodes.slice(at, at + AT_ONCE), signal)));
  return details;
}

function categoriesIn(
  details: readonly NodeDetails[],
  label: LabelFacts,
  property: PropertyFacts,
  english: ReadonlySet<string>,
): readonly Category[] {
  const values = new Map<string, string>();
  for (const { properties } of details)
    for (const value of valuesOf(properties[property.name]))
      if (words(value).length <= MOST_WORDS && words(value).length > 0) values.set(fold(value), value);
  if (values.size > MOST_VALUES) return [];
  const isFlag = [...values.keys()].some(saysYes) && values.size <= 2;
  const saidBy = (text: string) => {
    const compound = `${fold(text)}${property.words}`;
    return {
      key: keyOfWords(text),
      ...(words(text).length === 1 && words(property.words).length === 1 && { compound: stem(compound) }),
      words: words(fold(text)),
      count: words(fold(text)).filter((word) => !JOINS.has(word)).length,
      stems: words(text).map(stem),
      native: nativeWords(text, english),
    };
  };
  return [...values.values()]
    .filter((value) => !isFlag || saysYes(value))
    .map((value) => ({ label, property, value, said: saidBy(isFlag ? property.words : value) }));
}

/** "gender = female", "licence ≠ MIT": for what was done. */
export const categoryWords = ({ property, values, negated }: CategoryTold): string =>
  values.length === 0 ? property.words : `${property.words} ${negated ? "≠" : "="} ${values.join(" / ")}`;

/** Those of the nodes of which all that is told of their properties holds; one without the property is neither. */
export async function inCategories(
  nodes: ReadonlySet<number>,
  within: readonly CategoryTold[],
  source: Source,
): Promise<ReadonlySet<number>> {
  const all = [...nodes];
  const details = await detailsOf(all, source);
  const holds = ({ properties }: NodeDetails, { property, values, negated }: CategoryTold): boolean => {
    const own = valuesOf(properties[property.name]).map(fold);
    return own.length > 0 && own.some((value) => values.some((one) => fold(one) === value)) !== negated;
  };
  return new Set(
    all.filter((node, at) =>
      within.every((told) => holds(details[at]!, told) && !told.except?.includes(node)),
    ),
  );
}

/** Whether a graph tells of what kind its things are: not where it has no labels, nor where edges tell classes of a few of them only. */
export const tellsKinds = ({ labels, schema }: Pick<GraphFacts, "labels" | "schema">): boolean =>
  labels.some(({ isClass }) => !isClass) ||
  labels.reduce((total, { count }) => total + count, 0) >= schema.nodes / 2;
