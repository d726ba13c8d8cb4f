/** Reads a question for one number of many: which number, of what, of which things, and by which groups. */
import { words as wordsOf } from "../../../../../shared/fold";
import { attributesOf, isAmount, type Attribute } from "../../execute/aggregates/attributes";
import type { GraphFacts } from "../../execute/graph-facts";
import type { Statistic } from "../../execute/aggregates/statistics";
import { byStem, type WordFit } from "../../execute/word-fit";
import { Unread } from "../../execute/world";
import type { LanguagePack } from "../pack";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { AggregateRead, Asking } from "./aggregate-read";
import { AGGREGATE_WORDS, numberOf } from "./aggregate-words";
import { checkAsked, checkSet, checkUnbounded } from "./check-aggregate";
import { findGroup, isUtmost, type GroupFound } from "./group-words";
import { alikeOf, measureOfScale, measuresTold } from "./find-measure";
import { NoAmount } from "./no-amount";

/** Whether any word asks for a number of many or for groups: without one there is nothing to read. */
export function asksNumber(tokens: readonly Token[], { language }: LanguagePack): boolean {
  const words = AGGREGATE_WORDS[language];
  const isEach = ({ name, word }: Token) => name === undefined && words.each.includes(word);
  return tokens.some(
    (token) =>
      numberOf(token, words) !== undefined || isEach(token) || marked(token, "count") || isUtmost(token),
  );
}

/** What is asked for; undefined where no number of many is, throws Unread where one is that cannot be made out. */
export function readAggregate(
  tokens: readonly Token[],
  facts: GraphFacts,
  fit: WordFit,
  pack: LanguagePack,
): AggregateRead | undefined {
  const words = AGGREGATE_WORDS[pack.language];
  const asked: Asking = { tokens, facts, fit, pack, words };
  const asking = tokens.filter((token) => numberOf(token, words) !== undefined);
  const isOpen = asking.length > 0 && asking.every(({ word }) => words.together.includes(word));
  try {
    return readAsked(asked, asking);
  } catch (thrown) {
    if (isOpen && thrown instanceof Unread) return undefined;
    throw thrown;
  }
}

function readAsked(asked: Asking, asking: readonly Token[]): AggregateRead | undefined {
  const { tokens, facts, words } = asked;
  const [of, ...others] = new Set(asking.flatMap((token) => numberOf(token, words) ?? []));
  if (others.length > 0) throw new Unread(asking);
  const end = of === undefined ? endOf(asked) : undefined;
  if (end) return end;
  if (of !== undefined && isOfName(asking, asked)) return undefined;
  if (of !== undefined) checkAsked(asked, asking);
  if (of === "share") return { of, set: tokens.slice(tokens.indexOf(asking[0]!) + 1), asking };
  const group = findGroup(asked, of !== undefined);
  const people = peopleIn(asked);
  if (people && of !== "max" && of !== "min")
    return withSet(asked, { of: of ?? "sum", measure: people.attribute, group, asking }, people.tokens);
  if (of === undefined) return countOf(asked, group);
  const found = measureFor(asked, asking, group, of);
  if (found) checkUnbounded(found.tokens, asking, asked);
  if (found) return withSet(asked, { of, measure: found.attribute, group, asking }, found.tokens);
  // "How many films did A direct in total": a count, and said to be one.
  const isCount = of === "sum" && tokens.some((token) => marked(token, "count"));
  if (isCount) return group && withSet(asked, { of: "count", group, asking }, []);
  throw new NoAmount(asking, facts);
}

/** "Which stations have a mean temperature above 20", where a property is called so: no number of many is asked for, unless the question begins with it. */
function isOfName(asking: readonly Token[], { tokens, facts }: Asking): boolean {
  const at = tokens.indexOf(asking[0]!);
  const opens = tokens.slice(0, at).every((token) => marked(token, "what", "aux", "empty", "lead"));
  const around = [tokens[at - 1], tokens[at + 1]];
  const isNamed = attributesOf(facts).some(({ property }) => {
    const own = wordsOf(property.words);
    return (
      wordsOf(asking[0]!.word).some((word) => own.includes(word)) &&
      around.some((token) => token !== undefined && isContent(token) && byStem(token, property) > 0)
    );
  });
  return isNamed && !opens;
}

/** A count for each group, where groups are told. */
function countOf(asked: Asking, group: GroupFound | undefined): AggregateRead | undefined {
  return group && withSet(asked, { of: "count", group, asking: group.tokens }, []);
}

interface Found {
  readonly attribute: Attribute;
  readonly tokens: readonly Token[];
}

/** "How many people live in A", where their number is something that things have. */
function peopleIn({ tokens, facts, words }: Asking): Found | undefined {
  const count = tokens.findIndex((token) => marked(token, "count"));
  const noun = count < 0 ? undefined : tokens.slice(count + 1).find((token) => !marked(token, "empty"));
  if (!noun || !words.people.includes(noun.word)) return undefined;
  const attributes = measureOfScale("population populatie inhabitants locuitori", facts);
  const living = tokens.filter(({ word }) => words.living.includes(word));
  // Where people are told to live somewhere, they are counted.
  const isRelation = facts.relations.some((one) => living.some((token) => byStem(token, one) > 0));
  if (isRelation || attributes.length !== 1 || living.length === 0) return undefined;
  return { attribute: attributes[0]!, tokens: [tokens[count]!, noun, ...living] };
}

/** The measure that words, "how long" or "the lightest" tell; undefined where none does. */
function measureFor(
  { tokens, facts, pack }: Asking,
  asking: readonly Token[],
  group: GroupFound | undefined,
  of: Statistic | "count",
): Found | undefined {
  const rest = tokens.filter((token) => !group?.tokens.includes(token) && !asking.includes(token));
  const how = rest.findIndex((token) => marked(token, "how") || token.word === "how");
  const adjective = rest[how + 1];
  const scale = how >= 0 && adjective ? pack.measures[adjective.word] : undefined;
  const scaled = scale && onlyOne(measureOfScale(scale, facts), [rest[how]!, adjective!], asking, of);
  // "How much do they | weigh": what stands behind says of what.
  if (scaled || (scale && adjective!.word !== "much")) return scaled || undefined;
  const behind = firstRun(
    tokens.slice(tokens.indexOf(asking[0]!) + 1).filter((token) => rest.includes(token)),
  );
  for (const starts of [behind, rest.filter(isContent)]) {
    const found = measuresTold(rest, starts, facts, pack);
    if (found.length > 0)
      return onlyOne(
        found.map(({ attribute }) => attribute),
        found[0]!.tokens,
        asking,
        of,
      );
  }
  if (group?.scale) return onlyOne(measureOfScale(group.scale, facts), [], asking, of);
  const alike = rest.find((token) => isContent(token) && alikeOf(token) !== undefined);
  return alike && onlyOne(measureOfScale(alikeOf(alike)!, facts), [alike], asking, of);
}

/** "What is the smallest area of …": the number at one end, where what is told right behind is a number that things have. */
function endOf(asked: Asking): AggregateRead | undefined {
  const { tokens, facts, pack } = asked;
  const at = tokens.findIndex(({ pole }) => pole?.degree === "most");
  const isOpen =
    at > 0 && tokens.slice(0, at).every((token) => marked(token, "what", "aux", "empty", "lead"));
  const next = tokens[at + 1];
  if (!isOpen || !next || !isContent(next)) return undefined;
  const found = measuresTold(tokens, [next], facts, pack);
  const [measure, ...others] = found;
  const after = measure && tokens[tokens.indexOf(measure.tokens.at(-1)!) + 1];
  if (!measure || others.length > 0 || !marked(after, "by", "with") || !isAmount(measure.attribute))
    return undefined;
  const of = tokens[at]!.pole!.pole;
  const read = withSet(
    asked,
    { of, measure: measure.attribute, group: undefined, asking: [tokens[at]!] },
    measure.tokens,
  );
  return read.set.length > 0 ? read : undefined;
}

/** The first content words in a row. */
function firstRun(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(isContent);
  const behind = first < 0 ? [] : tokens.slice(first);
  const end = behind.findIndex((token) => !isContent(token) && !marked(token, "empty"));
  return (end < 0 ? behind : behind.slice(0, end)).filter(isContent);
}

/** Throws Unread where several could be meant, and where what is told is no amount. */
function onlyOne(
  attributes: readonly Attribute[],
  tokens: readonly Token[],
  asking: readonly Token[],
  of: Statistic | "count",
): Found | undefined {
  const [attribute, ...others] = attributes;
  if (!attribute) return undefined;
  if (others.length > 0) throw new Unread([...asking, ...tokens], "measure");
  const isUtmost = of === "max" || of === "min";
  if (!isAmount(attribute) && !(isUtmost && attribute.property.isTime))
    throw new NoAmount(asking, undefined, attribute.property.words);
  return { attribute, tokens };
}

/** With the words left over, which tell of what things. */
function withSet(
  { tokens, words }: Asking,
  {
    group,
    ...read
  }: Omit<AggregateRead, "set" | "group" | "top"> & { readonly group: GroupFound | undefined },
  own: readonly Token[],
): AggregateRead {
  const used = new Set([...own, ...read.asking, ...(group?.tokens ?? [])]);
  const isRest = (token: Token) => !used.has(token) && !marked(token, "count", "lead");
  // "How many films did each director | direct", "airports | opened per decade": what groups is told twice.
  const isAgain = (token: Token) => group !== undefined && group.isTold(token);
  const left = tokens.filter((token) => isRest(token) && !isAgain(token));
  const says = (token: Token) => isContent(token) || token.name !== undefined || token.numbers !== undefined;
  const isSaid = (token: Token) => says(token) && ![...words.having, ...words.living].includes(token.word);
  const opens = (token: Token) => isSaid(token) || marked(token, "with", "from") || token.mark === "by";
  const opening = left.findIndex(opens);
  // "Median | of | … | of bakeries in A".
  const first =
    opening + (opening < 0 ? 0 : left.slice(opening).findIndex((token) => !marked(token, "by", "empty")));
  const last = left.findLastIndex(isSaid);
  const set = first < 0 || last < 0 ? [] : left.slice(first, last + 1);
  checkSet(left);
  const top = group?.top;
  return { ...read, ...(group && { group: group.grouping }), ...(top && { top }), set };
}
