/** What a graph's relations join and which of its values can be compared, from samples: read once for an open store. */
import type { GraphSchema, PropertyValue } from "../../../../shared/graph";
import type { Embedder } from "../../models/embedder";
import type { GraphStore } from "../../store/graph-store";
import { makeOnce } from "../../store/once";
import { speaksAgainst } from "../score/paths/denying-relations";
import { inverseBases } from "../score/paths/inverse-relations";
import { labelWords } from "../score/paths/path-world";
import { nativeWords } from "../understand/words/native-words";
import { isVerb } from "../understand/stem";
import { isImplied, isKindByName } from "./classes/implied-kinds";
import { isClassLabel } from "./classes/with-classes";
import { withConverses } from "./converse";
import { labelEnds, larger, shares, spread, type LabelEnds } from "./label-ends";
import { labelTerms } from "./label-terms";
import { stemsOf, toldBy } from "./relation-terms";
import { yesOrNo } from "./checks/said-values";
import { isDoneToSomebody, tellsItsWay } from "./relation-meaning";
import { holdsBothWays, isMutual, isStoredBothWays, isTwoWay } from "./two-way";
import { areTimes } from "./measures/measure-names";
import { areNumbers, unitOf, toNumber } from "./measures/numbers";
import { isCalendarName } from "./measures/times";
import { unitOfSign } from "./measures/units";
import { tableFacts, type TableFacts } from "./table-facts";

export interface RelationFacts {
  readonly handle: number;
  readonly name: string;
  readonly words: string;
  /** The same without what agrees in gender: one of "născut în" and "născută în". */
  readonly form: string;
  /** Of its words, and of others that people ask for it by. */
  readonly stems: readonly string[];
  /** Its words as questions in Romanian have them, and where they are Romanian, in English. */
  readonly native: readonly string[];
  /** Whether its one word is a plural rather than a verb: "parents", not "treats". */
  readonly isPlural: boolean;
  /** Those of its verb and of others for it, and the key of its own in Romanian. */
  readonly verbs: readonly string[];
  readonly nativeVerbs: readonly string[];
  /** Whether such words are known of it. */
  readonly hasTerms: boolean;
  /** Those of nouns that name one end of it alone: what stands at its target ("father"), at its source ("daughter"). */
  readonly ofTarget: readonly string[];
  readonly ofSource: readonly string[];
  /** Whether its target is where something goes. */
  readonly isTowards: boolean;
  readonly count: number;
  /** Shares of its sources and targets that have a label (handle, −1 for none); a node may have several. */
  readonly sources: ReadonlyMap<number, number>;
  readonly targets: ReadonlyMap<number, number>;
  /** Whether the names at its targets are numbers or dates, and whether those are points in time. */
  readonly isNumeric: boolean;
  /** It leads to "yes" or "no" alone. */
  readonly isSaid: boolean;
  readonly isTime: boolean;
  /** Whether what stands at its targets is a time, as a number or by its name ("June"). */
  readonly leadsToTime: boolean;
  /** Whether its words alone, and not the kinds at its ends, say which way it goes. */
  readonly isTwoWay: boolean;
  /** Whether it holds both ways, however it is stored ("meets"). */
  readonly isSymmetric: boolean;
  /** Whether it is by name the inverse of another. */
  readonly isInverse: boolean;
  /** Whether its words deny something ("does not treat"). */
  readonly denies: boolean;
  /** Edges a source has on average, in the sample. */
  readonly fanOut: number;
}

export interface LabelFacts {
  readonly handle: number;
  readonly name: string;
  readonly words: string;
  readonly stems: readonly string[];
  readonly native: readonly string[];
  readonly count: number;
  /** Whether edges tell it, with all narrower ones in it. */
  readonly isClass: boolean;
  /** Those that are numbers or dates, and those that are words. */
  readonly properties: readonly PropertyFacts[];
  readonly texts: readonly PropertyFacts[];
}

export interface PropertyFacts {
  readonly name: string;
  readonly words: string;
  readonly stems: readonly string[];
  readonly native: readonly string[];
  readonly isTime: boolean;
  /** What all its numbers are told in, where that is a currency. */
  readonly unit?: string;
}

export interface GraphFacts {
  readonly schema: GraphSchema;
  readonly relations: readonly RelationFacts[];
  readonly labels: readonly LabelFacts[];
  /** What there is to say of nodes where none has a label: a label of no name and no words. */
  readonly bare?: LabelFacts;
  /** Whether its one label is only implied (`classes/implied-kinds.ts`): the stages behind know nothing of it. */
  readonly isImplied: boolean;
  /** Whether it is what things are called by their names, which may leave out others of it. */
  readonly isKindByName: boolean;
  /** The tables that such nodes are rows of. */
  readonly tables: readonly TableFacts[];
}

const FETCHED = 600;
const SHARE = 0.8;
const facts = new WeakMap<GraphStore, Promise<GraphFacts>>();

/** The facts of an open store; made when first asked for. */
export function factsOf(
  store: GraphStore,
  embedder: Pick<Embedder, "words">,
  signal: AbortSignal,
): Promise<GraphFacts> {
  return makeOnce(facts, store, () => readFacts(store, embedder, signal), signal);
}

async function readFacts(
  store: GraphStore,
  embedder: Pick<Embedder, "words">,
  signal: AbortSignal,
): Promise<GraphFacts> {
  const schema = await store.describe();
  const english = new Set(await embedder.words?.());
  const relations: RelationFacts[] = [];
  const bases = inverseBases(schema.relations);
  const isCut = schema.relations.some(({ count }) => count > FETCHED);
  const all = isCut && schema.labels.length > 1 ? await labelEnds(schema, store, signal) : undefined;
  for (const handle of schema.relations.keys())
    relations.push({
      ...(await relationFacts(handle, schema, english, all, store, signal)),
      isInverse: bases[handle] !== undefined,
    });
  const labels: LabelFacts[] = [];
  for (const handle of schema.labels.keys())
    labels.push(await labelFacts(handle, schema.labels[handle]!, english, store, signal));
  const every = { name: "", count: schema.nodes };
  const bare = labels.length === 0 ? await labelFacts(-1, every, english, store, signal) : undefined;
  const own = [...(bare?.properties ?? []), ...(bare?.texts ?? [])].map((property) => property.name);
  const tables = tableFacts(schema, own, english);
  const implied = { isImplied: isImplied(store), isKindByName: isKindByName(store) };
  const told = { schema, relations: withConverses(relations), labels, tables, ...implied };
  return { ...told, ...(bare && { bare }) };
}

async function relationFacts(
  handle: number,
  { relations, labels }: GraphSchema,
  english: ReadonlySet<string>,
  all: LabelEnds | undefined,
  store: GraphStore,
  signal: AbortSignal,
): Promise<Omit<RelationFacts, "isInverse">> {
  const { name, words: text, count } = relations[handle]!;
  const found = await store.follow({ from: "all", relation: name, direction: "out", limit: FETCHED }, signal);
  const [near, far] = [spread(found.near), spread(found.far)];
  const sources = await store.nodeDetails([...near], signal);
  const targets = await store.nodeDetails([...far], signal);
  const from = new Int32Array(new Set(near));
  const leaving = await store.follow({ from, relation: name, direction: "out", limit: FETCHED }, signal);
  const numbers = targets.flatMap((node) => toNumber(node.name) ?? []);
  const isNumeric = targets.length > 0 && numbers.length >= SHARE * targets.length;
  const native = nativeWords(text, english);
  const isTime = isNumeric && areTimes({ name: text, native }, numbers, SHARE);
  const isWhole = found.total === found.edges.length;
  const beyond = (side: keyof LabelEnds) => (isWhole ? undefined : all?.[side][handle]);
  const ends = {
    sources: larger(shares(sources, labels), beyond("sources")),
    targets: larger(shares(targets, labels), beyond("targets")),
  };
  const both =
    isTwoWay({ nodes: found.near, shares: ends.sources }, { nodes: found.far, shares: ends.targets }) ||
    (labels.length === 0 && isDoneToSomebody({ words: text }));
  const isKind = (label: string) => !isClassLabel(label, store);
  return {
    ...{ handle, name, words: text, count, ...ends, ...toldBy(name, text) },
    native,
    denies: speaksAgainst(text),
    isPlural: english.size > 0 && /^[a-z]+s$/.test(text) && !isVerb(text, english),
    isTwoWay: both,
    isSymmetric:
      (await areUndirected(found.edges, store)) ||
      (ends.sources.has(-1) && ends.targets.has(-1) && isMutual(text)) ||
      (both &&
        (holdsBothWays(text) ||
          (!tellsItsWay({ words: text }) && isStoredBothWays(near, far, [...sources, ...targets], isKind)))),
    isNumeric,
    isSaid: targets.length > 0 && targets.every(({ name: end }) => yesOrNo([end]) !== undefined),
    fanOut: Math.max(1, leaving.total / Math.max(1, from.length)),
    isTime,
    leadsToTime:
      isTime ||
      (targets.length > 0 &&
        targets.filter((node) => isCalendarName(node.name)).length >= SHARE * targets.length),
  };
}

/** Whether the graph itself says of edges that they have no direction. */
async function areUndirected(edges: Int32Array, store: GraphStore): Promise<boolean> {
  const marks = await store.undirected?.(spread(edges));
  return marks !== undefined && marks.length > 0 && marks.every((mark) => mark === 1);
}

async function labelFacts(
  handle: number,
  { name, count }: GraphSchema["labels"][number],
  english: ReadonlySet<string>,
  store: GraphStore,
  signal: AbortSignal,
): Promise<LabelFacts> {
  const text = labelWords(name);
  const { nodes } = await store.members(name, FETCHED, signal);
  const details = await store.nodeDetails([...spread(nodes)], signal);
  const values = new Map<string, PropertyValue[]>();
  for (const { properties } of details)
    for (const [key, value] of Object.entries(properties))
      values.set(key, [...(values.get(key) ?? []), value]);
  const those = (isMeant: (found: readonly PropertyValue[]) => boolean) =>
    [...values].flatMap(([key, found]) => (isMeant(found) ? [propertyFacts(key, found, english)] : []));
  return {
    ...{ handle, name, words: text, stems: stemsOf(text), count },
    native: [...nativeWords(text, english), ...labelTerms(name)],
    isClass: isClassLabel(name, store),
    properties: those(areNumbers),
    texts: those((found) => !areNumbers(found) && found.every(isWord)),
  };
}

function propertyFacts(
  name: string,
  found: readonly PropertyValue[],
  english: ReadonlySet<string>,
): PropertyFacts {
  const text = labelWords(name);
  const told = { name, words: text, stems: stemsOf(text), native: nativeWords(text, english) };
  const unit = unitOfSign(unitOf(found[0]));
  return { ...told, isTime: areTimes(told, numbersOf(found), SHARE), ...(unit !== undefined && { unit }) };
}

const numbersOf = (found: readonly PropertyValue[]): number[] =>
  found.flatMap((value) => toNumber(value) ?? []);

/** Longer ones are texts to read. */
const MOST_LETTERS = 60;
const isWord = (value: PropertyValue): boolean =>
  [value].flat().every((one) => String(one).length <= MOST_LETTERS);
