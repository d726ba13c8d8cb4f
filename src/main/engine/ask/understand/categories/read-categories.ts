/** Words that tell values of things' own properties: "| female | doctors who …", "packages that are | not dev", "who lives | in Cluj". */
import { fold, words } from "../../../../../shared/fold";
import type { QuestionSpan } from "../../../../../shared/understanding";
import {
  categoriesOf,
  describedBy,
  hasCategories,
  joins,
  keyOfWords,
  type Category,
  type CategoryTold,
} from "../../execute/categories";
import type { GraphFacts } from "../../execute/graph-facts";
import { tableOf } from "../../execute/table-facts";
import { byStem } from "../../execute/word-fit";
import type { Ports } from "../../stage";
import { genderOf, tellsGender } from "./gender-words";
import type { LanguagePack } from "../pack";
import { isPersonWord } from "../kinds/person-kinds";
import { isContent, marked } from "../question-parts";
import type { KindRead } from "../kinds/read-kind";
import { stem } from "../stem";
import { romanianKey } from "../words/native-words";
import type { Token } from "../tokens/read-tokens";

/** Tokens in a row and the categories that they may tell. */
interface Run {
  readonly tokens: readonly Token[];
  readonly options: readonly Category[];
}

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

const LONGEST = 4;

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
  const runs = runsIn(tokens, isOpen, await categoriesOf(facts, ports));
  if (runs.length === 0) return { tokens, told: [], stray: [], labels: [], ofKind: [] };
  const ofRun = new Set(runs.flatMap((run) => run.tokens));
  const isNoun = (token: Token) => ofRun.has(token) || isThing(token, facts, things);
  const opening = openingOf(tokens, isNoun);
  const read = runs.map((run) => {
    const around = aroundOf(run, tokens, opening, ofRun);
    return { run, around: around ?? [], told: around && toTold(run, around, tokens) };
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

const isOfSchema = (token: Token, { relations, labels }: GraphFacts): boolean =>
  [...relations, ...labels].some((worded) => byStem(token, worded) > 0);

const isThing = (token: Token, { labels, tables }: GraphFacts, things: readonly string[]): boolean =>
  things.includes(token.word) ||
  tableOf(token, tables) !== undefined ||
  isPersonWord(token.word) ||
  labels.some((label) => byStem(token, label) > 0);

/** The longest runs of tokens that are values, from left to right. */
function runsIn(
  tokens: readonly Token[],
  isOpen: (token: Token) => boolean,
  categories: readonly Category[],
): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
      const own = tokens.slice(at, at + length);
      const isWhole = own.every(isOpen) && own.some(isContent) && isContent(own.at(-1)!);
      const options = isWhole ? optionsOf(own, categories) : [];
      if (options.length === 0) continue;
      runs.push({ tokens: own, options });
      at += length - 1;
      break;
    }
  }
  return runs;
}

/** Without the correction of its spelling: values are no words that it knows. */
function asTyped(token: Token): Token {
  const word = fold(token.text);
  if (word === token.word || words(word).length !== 1) return token;
  const native = token.native === undefined ? {} : { native: romanianKey(word) };
  return { ...token, word, english: [word, ...token.english.slice(1)], stems: [stem(word)], ...native };
}

/** What the tokens say word for word, else by their stems, in the graph's language or the question's; a word for a gender says it however it is written. */
function optionsOf(said: readonly Token[], categories: readonly Category[]): readonly Category[] {
  const tokens = said.map(asTyped);
  const key = keyOfWords(tokens.map(({ word }) => word).join(" "));
  const gender = genderOf(key);
  const ofGender =
    gender < 0
      ? []
      : categories.filter(
          ({ property, value }) => tellsGender(property) && genderOf(keyOfWords(value)) === gender,
        );
  if (ofGender.length > 0) return ofGender;
  const exact = categories.filter(({ said }) => said.key === key);
  if (exact.length > 0) return exact;
  return categories.filter(
    ({ said }) =>
      said.count === tokens.length && tokens.every((token) => isContent(token) && byStem(token, said) > 0),
  );
}

/** The words behind what asks, up to the first that is no noun: "the female | doctors". */
function openingOf(tokens: readonly Token[], isNoun: (token: Token) => boolean): readonly Token[] {
  const asker = tokens.findIndex((token) => marked(token, "what", "count", "who", "exists"));
  const behind = tokens.slice(asker + 1);
  const isLead = (token: Token, at: number) =>
    marked(token, "empty", "lead") || (marked(token, "aux") && !behind.slice(0, at).some(isNoun));
  const isAgain = (token: Token, at: number) =>
    isContent(token) && behind.slice(0, at).some(({ word }) => word === token.word);
  const end = behind.findIndex(
    (token, at) => (!isNoun(token) && !token.pole && !isLead(token, at)) || isAgain(token, at),
  );
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
  const [last, asked] = [before[from - 1], before[from - 2]];
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
  { tokens: own, options }: Run,
  around: readonly Token[],
  tokens: readonly Token[],
): CategoryTold | undefined {
  const said = options.filter(({ property }) => around.some((token) => byStem(token, property) > 0));
  const meant = said.length > 0 ? said : options;
  const [first] = meant;
  // One word for values of two properties: which is meant is not said.
  if (!first || meant.some(({ property }) => property.name !== first.property.name)) return undefined;
  const before = tokens.slice(0, tokens.indexOf(own[0]!)).findLast((token) => !marked(token, "empty"));
  const negations = [...new Set([...around, ...(before ? [before] : [])])].filter((token) =>
    marked(token, "not"),
  );
  return {
    property: first.property,
    values: [...new Set(meant.map(({ value }) => value))],
    negated: negations.length % 2 === 1,
    tokens: own,
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
