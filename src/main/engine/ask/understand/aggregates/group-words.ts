/** Where a question tells groups: "per year", "by genre", "which region has the highest total …". */
import type { Grouping } from "../../execute/aggregates/groups";
import { attributesOf } from "../../execute/aggregates/attributes";
import { allProperties, described } from "../../execute/categories";
import { tableOf } from "../../execute/table-rows";
import { byStem } from "../../execute/word-fit";
import { Unread } from "../../execute/world";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { AggregateRead, Asking } from "./aggregate-read";
import { statisticOf } from "./aggregate-words";
import { groupingOf } from "./find-group";

/** Groups, and the words that tell them. */
export interface GroupFound {
  readonly grouping: Grouping;
  readonly tokens: readonly Token[];
  /** Whether another word tells the same property or relation. */
  readonly isTold: (token: Token) => boolean;
  readonly top?: NonNullable<AggregateRead["top"]>;
  /** What the end of a scale measures ("lightest"). */
  readonly scale?: string;
}

/** The groups that are told; undefined where none are. Throws Unread for "each" of what nothing is grouped by, and for the utmost of no groups. */
export function findGroup(asked: Asking, hasStatistic: boolean): GroupFound | undefined {
  const isCount = asked.tokens.some((token) => marked(token, "count"));
  const each = eachOf(asked, hasStatistic || isCount) ?? (hasStatistic || isCount ? byOf(asked) : undefined);
  if (each) return each;
  const utmost = asked.tokens.findIndex(
    (token) => isUtmost(token) && statisticOf(token, asked.words) === undefined,
  );
  if (utmost >= 0) return topOf(asked, utmost, hasStatistic);
  const opening = openingNoun(asked.tokens);
  // "Which films have an average rating above 5": no number of them is asked for.
  if (
    hasStatistic &&
    opening.length > 0 &&
    asked.tokens.slice(1).some((token) => marked(token, "aux")) &&
    isOfThings(opening, asked)
  )
    throw new Unread(opening);
  return undefined;
}

/** "Most", "the highest": one end of a scale. */
export const isUtmost = (token: Token) => token.pole?.degree === "most" || marked(token, "most", "fewest");

/** Whether words name what things are, or what they are grouped by, rather than what they have a number of. */
function isOfThings(noun: readonly Token[], asked: Asking): boolean {
  const grouping = groupOf(noun, asked);
  const isThing = noun.some(
    (token) =>
      tableOf(token, asked.facts) ||
      asked.facts.labels.some(({ stems }) => token.stems.some((one) => stems.includes(one))),
  );
  return isThing || (grouping?.grouping.by === "property" && isText(grouping.grouping.name, asked));
}

const isText = (name: string, { facts }: Asking): boolean =>
  described(facts).some(({ texts }) => texts.some((one) => one.name === name));

function eachOf(asked: Asking, isSure: boolean): GroupFound | undefined {
  const { tokens, words } = asked;
  const at = tokens.findIndex(
    (token, place) =>
      token.name === undefined &&
      words.each.includes(token.word) &&
      !isOfName(tokens.slice(place - 1, place + 2), asked),
  );
  if (at < 0) return undefined;
  const noun = contentFrom(tokens, at + 1);
  const found = groupOf(noun, asked);
  if (!found) {
    if (isSure && noun.length > 0) throw new Unread([tokens[at]!, ...noun], "way");
    return undefined;
  }
  const before = tokens[at - 1];
  const own = before && marked(before, "with", "by", "from", "to") ? [before] : [];
  // "Presidents per party" counts without a word for it; "each other" groups nothing.
  return { ...found, tokens: [...own, tokens[at]!, ...found.tokens] };
}

/** "Loaves per day", where a property is called so. */
function isOfName(around: readonly Token[], { facts }: Asking): boolean {
  return attributesOf(facts).some(
    ({ property }) => around.length === 3 && around.every((token) => byStem(token, property) > 0),
  );
}

/** "… by genre" at the end. */
function byOf(asked: Asking): GroupFound | undefined {
  const { tokens, words } = asked;
  const at = tokens.findLastIndex(({ word, name }) => name === undefined && words.by.includes(word));
  const noun = at < 0 ? [] : contentFrom(tokens, at + 1);
  const isLast = noun.length > 0 && noun.at(-1) === tokens.findLast((token) => !marked(token, "empty"));
  // "Top 2 authors by total pages": what a number is made of.
  const isMeasured = statisticOf(tokens[at + 1] ?? tokens[at]!, words) !== undefined;
  const found = isLast && !isMeasured ? groupOf(noun, asked) : undefined;
  if (!found || found.tokens.length < noun.length) return undefined;
  return { ...found, tokens: [tokens[at]!, ...noun] };
}

/** "Which region has the highest total …", "which author has the most books", "top 2 authors by total pages". */
function topOf(asked: Asking, utmost: number, hasStatistic: boolean): GroupFound | undefined {
  const { tokens } = asked;
  const pole = tokens[utmost]!;
  const noun = openingNoun(tokens);
  const found = noun.length > 0 ? groupOf(noun, asked) : undefined;
  const isMost = marked(pole, "most", "fewest");
  if (!found || tokens.indexOf(found.tokens[0]!) > utmost + 3) {
    if (hasStatistic) throw new Unread([pole]);
    return undefined;
  }
  // Of groups that are nodes the rest of the rules counts what stands to them.
  if (!hasStatistic && (!isMost || found.grouping.by === "relation")) return undefined;
  const number = tokens.find(({ numbers, name }) => numbers?.length === 1 && name === undefined);
  const isLimit =
    number !== undefined && Math.abs(tokens.indexOf(number) - tokens.indexOf(found.tokens[0]!)) === 1;
  const limit = isLimit ? number.numbers![0]! : 1;
  const isLeast = marked(pole, "fewest") || pole.pole?.pole === "min";
  const asking = tokens
    .slice(0, tokens.indexOf(found.tokens[0]!))
    .filter((token) => marked(token, "what", "who", "lead"));
  return {
    ...found,
    tokens: [...asking, ...(isLimit ? [number] : []), ...found.tokens, pole],
    top: { pole: isLeast ? "min" : "max", limit },
    ...(pole.pole && pole.pole.measure !== "" && { scale: pole.pole.measure }),
  };
}

/** Content words right behind what asks, or behind "top 5". */
function openingNoun(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((token) => !marked(token, "empty", "lead"));
  const first = tokens[at];
  const isTop = first !== undefined && isUtmost(first) && tokens[at + 1]?.numbers !== undefined;
  if (
    !first ||
    !(marked(first, "what") || isTop || (marked(first, "clause") && /^(care|ce)$/.test(first.word)))
  )
    return [];
  const behind = tokens.slice(at + 1);
  const start = behind.findIndex(
    (token) => !marked(token, "empty") && (token.numbers === undefined || token.name !== undefined),
  );
  return start < 0 ? [] : contentFrom(behind, start);
}

/** Content words in a row, empty ones before them left out. */
function contentFrom(tokens: readonly Token[], from: number): Token[] {
  const start = tokens.findIndex((token, at) => at >= from && !marked(token, "empty"));
  if (start < 0) return [];
  const behind = tokens.slice(start);
  const end = behind.findIndex((token) => !isContent(token) || token.name !== undefined);
  return end < 0 ? [...behind] : behind.slice(0, end);
}

/** What the first words of a noun group things by: as many as tell one thing. */
function groupOf(noun: readonly Token[], { facts, fit, words }: Asking): GroupFound | undefined {
  for (let length = noun.length; length > 0; length--) {
    const tokens = noun.slice(0, length);
    const grouping = groupingOf(tokens, facts, fit, words);
    if (grouping)
      return { grouping, tokens, isTold: (token) => isContent(token) && tells(token, grouping, facts) };
  }
  return undefined;
}

function tells(token: Token, grouping: Grouping, facts: Asking["facts"]): boolean {
  const { relations, labels } = facts;
  // "Paintings per artist", over "painted by": a noun for what things are is said of them.
  if (tableOf(token, facts) || labels.some((label) => byStem(token, label) > 0)) return false;
  if (grouping.by === "relation") return byStem(token, relations[grouping.step.relation]!) > 0;
  return allProperties(facts).some(
    (property) => property.name === grouping.name && byStem(token, property) > 0,
  );
}
