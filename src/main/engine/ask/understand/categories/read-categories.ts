/** Words that tell values of things' own properties: "| female | doctors who …", "packages that are | not dev", "who lives | in Cluj". */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import type { QuestionSpan } from "../../../../../shared/understanding";
import {
  categoriesOf,
  describedBy,
  hasCategories,
  joins,
  keyOfWords,
  type CategoryTold,
} from "../../execute/categories";
import type { GraphFacts } from "../../execute/graph-facts";
import { tableOf } from "../../execute/table-rows";
import { byStem } from "../../execute/word-fit";
import { spellingOf } from "../../seed/spelling";
import type { Ports } from "../../stage";
import { genderOf } from "./gender-words";
import { runsIn, type Run } from "./match-values";
import type { LanguagePack } from "../pack";
import { isContent, marked } from "../question-parts";
import type { KindRead } from "../kinds/read-kind";
import type { Token } from "../tokens/read-tokens";

/** What is said of properties; `tokens` are what is left of the question without it. */
export interface CategoriesRead {
  readonly tokens: readonly Token[];
  readonly told: readonly CategoryTold[];
  /** Values said of something else than what is asked for, or of which of two properties is not said. */
  readonly stray: readonly Token[];
  /** Labels of the things that have such values. */
  readonly labels: readonly number[];
  /** The words in the place of a kind, where they are a value's ("how many | teachers"). */
  readonly ofKind: readonly Token[];
}

/** Reads categories out of a question's tokens; throws what the store throws, or AbortError. */
export async function readCategories(
  tokens: readonly Token[],
  facts: GraphFacts,
  { things }: Pick<LanguagePack, "things">,
  ports: Pick<Ports, "store" | "signal" | "embedder">,
): Promise<CategoriesRead> {
  // A woman is a person, and more than that.
  const isOpen = (token: Token) =>
    token.name === undefined && (genderOf(keyOfWords(token.word)) >= 0 || !isOfSchema(token, facts));
  if (!hasCategories(facts) || !tokens.some((token) => isContent(token) && isOpen(token)))
    return { tokens, told: [], stray: [], labels: [], ofKind: [] };
  const spelling = await spellingOf(facts.schema, ports.embedder);
  const isEnglish = (word: string) => !spelling.hasLanguage || spelling.knows(word);
  const runs = runsIn(tokens, isOpen, await categoriesOf(facts, ports), isEnglish);
  if (runs.length === 0) return { tokens, told: [], stray: [], labels: [], ofKind: [] };
  const ofRun = new Set(runs.flatMap((run) => run.tokens));
  const isNoun = (token: Token) => ofRun.has(token) || isThing(token, facts, things);
  const opening = openingOf(tokens, isNoun);
  const read = runs.map((run) => {
    const around = aroundOf(run, tokens, opening, ofRun);
    return {
      run,
      around: around ?? [],
      told: around && toTold(run, around, tokens, labelsAt(opening, facts), ofRun),
    };
  });
  const stray = read.flatMap(({ run, told }) => (told ? [] : run.tokens));
  const consumed = new Set(read.flatMap(({ run, around, told }) => (told ? [...run.tokens, ...around] : [])));
  const nouns = opening.filter(isNoun);
  const ofKind = nouns.every((noun) => ofRun.has(noun))
    ? runs.find(({ tokens: own }) => own.at(-1) === nouns.at(-1))
    : undefined;
  return {
    tokens: tokens.filter((token) => !consumed.has(token)),
    told: united(read.flatMap(({ told }) => told ?? [])),
    stray,
    labels: labelsOf(runs),
    ofKind: ofKind?.tokens ?? [],
  };
}

/** A kind with what is said of its properties, and the words for properties that things of the kind do not have. */
export function withCategories(
  kind: KindRead | undefined,
  { told, stray, labels: those, ofKind }: CategoriesRead,
  facts: GraphFacts,
): { readonly kind: KindRead | undefined; readonly stray: readonly QuestionSpan[] } {
  if (told.length === 0) return { kind, stray };
  const ofValue: KindRead = { tokens: ofKind, goal: { labels: those }, isWho: false };
  const base = ofKind.length > 0 && !kind?.isWho ? ofValue : (kind ?? ofValue);
  const { labels } = base.goal;
  const has = ({ property }: CategoryTold) =>
    labels.length === 0 ||
    describedBy(labels, facts).some(({ texts }) => texts.some(({ name }) => name === property.name));
  const alien = told.filter((one) => !has(one)).flatMap(({ tokens }) => tokens);
  const within = [...(base.goal.within ?? []), ...told];
  return { kind: { ...base, goal: { ...base.goal, within } }, stray: [...stray, ...alien] };
}

const labelsOf = (runs: readonly Run[]): number[] => [
  ...new Set(
    runs.flatMap(({ options }) => options.map(({ label }) => label.handle)).filter((one) => one >= 0),
  ),
];

/** The labels that words in the place of a kind tell. */
const labelsAt = (opening: readonly Token[], { labels }: GraphFacts): number[] =>
  labels.filter((label) => opening.some((token) => byStem(token, label) > 0)).map(({ handle }) => handle);

const isOfSchema = (token: Token, { relations, labels }: GraphFacts): boolean =>
  [...relations, ...labels].some((worded) => byStem(token, worded) > 0);

const isThing = (token: Token, facts: GraphFacts, things: readonly string[]): boolean =>
  things.includes(token.word) ||
  tableOf(token, facts) !== undefined ||
  isPersonWord(token.word) ||
  facts.labels.some((label) => byStem(token, label) > 0);

/** The words behind what asks, up to the first that is no noun: "the female | doctors". */
function openingOf(tokens: readonly Token[], isNoun: (token: Token) => boolean): readonly Token[] {
  const asker = tokens.findIndex((token) => marked(token, "what", "count", "who", "exists"));
  const behind = tokens.slice(asker + 1);
  const isLead = (token: Token, at: number) =>
    marked(token, "empty", "lead") || (marked(token, "aux") && !behind.slice(0, at).some(isNoun));
  const isAgain = (token: Token, at: number) =>
    isContent(token) && behind.slice(0, at).some(({ word }) => word === token.word);
  // "The most | expensive | vans".
  const isUtmost = (at: number) => [behind[at], behind[at - 1]].some((one) => marked(one, "most", "fewest"));
  const isOther = (token: Token, at: number) =>
    !isNoun(token) && !token.pole && !isLead(token, at) && !isUtmost(at);
  const end = behind.findIndex((token, at) => isOther(token, at) || isAgain(token, at));
  const opening = end < 0 ? behind : behind.slice(0, end);
  return opening.some(isNoun) ? opening : [];
}

/** The words around a run that only join it to what is asked for; undefined where it is said of something else. */
function aroundOf(
  run: Run,
  tokens: readonly Token[],
  opening: readonly Token[],
  ofRun: ReadonlySet<Token>,
): readonly Token[] | undefined {
  const ofProperty = (token: Token) => run.options.some(({ property }) => byStem(token, property) > 0);
  if (opening.includes(run.tokens[0]!))
    return tokens.filter((token) => isContent(token) && !run.tokens.includes(token) && ofProperty(token));
  const before = tokens.slice(0, tokens.indexOf(run.tokens[0]!));
  const isJoint = (token: Token) =>
    marked(token, "aux", "empty", "not", "with", "from", "by", "to", "and", "or") ||
    ofProperty(token) ||
    joins(token) ||
    ofRun.has(token);
  const from = before.findLastIndex((token) => !isJoint(token)) + 1;
  const joints = before.slice(from);
  const last = before[from - 1];
  // "Paintings by A | that are not in B": said of the paintings.
  const asked = before.slice(0, Math.max(0, from - 1)).findLast((token) => !isJoint(token));
  const isClause =
    marked(last, "clause") && (asked === undefined || opening.includes(asked) || marked(asked, "what"));
  const isOfKind =
    last === undefined || isClause || opening.includes(last) || marked(last, "what", "who", "count");
  // "Is A a doctor", "which of A's children is a doctor": said of the subject.
  const isPredicate =
    joints.some((token) => marked(token, "aux")) || (last?.name !== undefined && marked(tokens[0], "aux"));
  const clauses = before.filter((token) => marked(token, "clause")).length;
  if (!isOfKind && !(isPredicate && clauses === 0)) return undefined;
  const own = joints.filter((token) => !ofRun.has(token) && !opening.includes(token));
  return isClause ? [last!, ...own] : own;
}

function toTold(
  { tokens: said, options }: Run,
  around: readonly Token[],
  tokens: readonly Token[],
  labels: readonly number[],
  ofRun: ReadonlySet<Token>,
): CategoryTold | undefined {
  const byProperty = options.filter(({ property }) => around.some((token) => byStem(token, property) > 0));
  // "Abstract artists", where works are abstract too.
  const ofKind = options.filter(({ label }) => labels.includes(label.handle));
  const meant = byProperty.length > 0 ? byProperty : ofKind.length > 0 ? ofKind : options;
  const [first] = meant;
  // One word for values of two properties: which is meant is not said.
  if (!first || meant.some(({ property }) => property.name !== first.property.name)) return undefined;
  const ahead = tokens.slice(0, tokens.indexOf(said[0]!));
  const before = ahead.findLast((token) => !marked(token, "empty"));
  // "Are not rodents | and are in Asia": what is denied ends where something is said anew.
  const anew = ahead.findLastIndex((token, at) => marked(token, "and") && marked(ahead[at + 1], "aux"));
  const negations = [...new Set([...around, ...(before ? [before] : [])])].filter(
    (token) => marked(token, "not") && tokens.indexOf(token) > anew,
  );
  // "Neither red | nor white": each is denied by a word of its own.
  const last = ahead.findLastIndex((token) => ofRun.has(token));
  const own = negations.filter((token) => tokens.indexOf(token) > last);
  return {
    property: first.property,
    values: [...new Set(meant.map(({ value }) => value))],
    negated: (own.length > 0 ? own : negations).length % 2 === 1,
    tokens: said,
  };
}

/** Values of one property are any of them, "doctors and lawyers". */
function united(told: readonly CategoryTold[]): CategoryTold[] {
  return told.reduce<CategoryTold[]>((all, one) => {
    const same = all.find(
      ({ property, negated }) => property.name === one.property.name && negated === one.negated,
    );
    if (!same) return [...all, one];
    const both = {
      ...same,
      values: [...same.values, ...one.values],
      tokens: [...same.tokens, ...one.tokens],
    };
    return all.map((other) => (other === same ? both : other));
  }, []);
}
