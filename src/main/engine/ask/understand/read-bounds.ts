/** Bounds on numbers: "before 1950", "between 3 and 5 actors", "older than A". */
import type { LanguagePack, Mark } from "./pack";
import { isContent, marked, type Bound } from "./question-parts";
import { absenceAt } from "./read-absence";
import type { Token } from "./tokens/read-tokens";

const AFTER_MARK: Partial<Record<Mark, Bound["comparison"]>> = {
  before: "<",
  after: ">",
  upTo: "≤",
  since: "≥",
  above: ">",
  below: "<",
  atLeast: "≥",
  atMost: "≤",
  exactly: "=",
};

/** A number as high is a year sooner than a count. */
const LEAST_YEAR = 1000;

/** Bounds, and the tokens that are left without them. */
export function readBounds(
  said: readonly Token[],
  pack: Pick<LanguagePack, "having" | "units" | "measures" | "indefinite">,
): { bounds: Bound[]; rest: Token[] } {
  const tokens = said.map((token, at) => (isUnitOf(token, said[at - 1], pack) ? asUnit(token) : token));
  const bounds: Bound[] = [];
  const used = new Set<Token>();
  tokens.forEach((token, at) => {
    if (used.has(token)) return;
    const bound = boundAt(tokens, at, bounds.length > 0, pack);
    if (!bound) return;
    const found = inUnit(turned(bound, tokens, at), tokens, pack);
    bounds.push(found);
    [...leadingTo(found, tokens), ...found.tokens].forEach((one) => used.add(one));
  });
  return { bounds, rest: tokens.filter((token) => !used.has(token)) };
}

/** "20 | m | deep": behind a number a letter is its unit, whatever else it is short for. */
const isUnitOf = (token: Token, before: Token | undefined, { units }: Pick<LanguagePack, "units">): boolean =>
  before?.numbers !== undefined && marked(token, "empty") && Object.hasOwn(units, token.word);

const asUnit = ({ mark: _, ...token }: Token): Token => token;

/** What leads to a bound says nothing of what comes behind it: "from the | 1980s | with A". */
function leadingTo({ tokens: [first] }: Bound, tokens: readonly Token[]): readonly Token[] {
  const at = tokens.indexOf(first!);
  const from = tokens.slice(0, at).findLastIndex((token) => !marked(token, "empty", "from", "with", "by"));
  return tokens.slice(from + 1, at);
}

/** A bound with the unit that its number is told in. */
function inUnit(
  bound: Bound,
  tokens: readonly Token[],
  { units, measures }: Pick<LanguagePack, "units" | "measures">,
): Bound {
  const last = bound.tokens.at(-1)!;
  const next = tokens[tokens.indexOf(last) + 1];
  const unit = [last, next].find((token) => token && Object.hasOwn(units, token.word));
  if (!unit || bound.values.length === 0) return bound;
  // "4 meters | tall".
  const quality = tokens[tokens.indexOf(unit) + 1];
  const measure = quality && Object.hasOwn(measures, quality.word) ? measures[quality.word] : undefined;
  const own = [...(unit === last ? [] : [unit]), ...(measure === undefined ? [] : [quality!])];
  return { ...bound, ...(measure !== undefined && { measure }), unit, tokens: [...bound.tokens, ...own] };
}

const OPPOSITE: Partial<Record<Bound["comparison"], Bound["comparison"]>> = {
  "<": "≥",
  ">": "≤",
  "≤": ">",
  "≥": "<",
};
/** Most content words between a "not" and the bound that it turns. */
const MOST_TOLD = 2;

/** "Not | older than 2005", "not | released before 1950": a bound with what negates it. */
function turned(bound: Bound, tokens: readonly Token[], at: number): Bound {
  const not = tokens.findLastIndex((token, place) => place < at && marked(token, "not"));
  const between = tokens.slice(not + 1, at);
  const isOwn = between.every((token) => isContent(token) || marked(token, "empty", "aux"));
  const comparison = OPPOSITE[bound.comparison];
  if (not < 0 || !isOwn || between.filter(isContent).length > MOST_TOLD || !comparison) return bound;
  return { ...bound, comparison, tokens: [tokens[not]!, ...bound.tokens] };
}

function boundAt(
  tokens: readonly Token[],
  at: number,
  hasOther: boolean,
  pack: Pick<LanguagePack, "having" | "indefinite">,
): Bound | undefined {
  const token = tokens[at]!;
  const absence = absenceAt(tokens, at, pack);
  if (absence) return absence;
  const next = nextTelling(tokens, at);
  const after = next < 0 ? undefined : tokens[next];
  if (marked(token, "between", "from")) return rangeAt(tokens, at);
  const further = furtherAt(tokens, at);
  if (further) return further;
  const comparison = token.mark && AFTER_MARK[token.mark];
  if (comparison && after?.numbers) {
    const isOr = marked(tokens[at - 1], "or");
    const wide = isOr && comparison === ">" ? "≥" : isOr && comparison === "<" ? "≤" : comparison;
    return closed(tokens, isOr ? at - 1 : at, next, wide, boundValues(wide, after.numbers));
  }
  if (comparison && after?.name !== undefined && marked(token, "before", "after"))
    return { ...closed(tokens, at, next, comparison, []), name: after.name };
  if (!token.numbers) return undefined;
  if (token.numbers.length === 2) return closed(tokens, at, at, "between", token.numbers);
  // "3 or more actors", "1950 or later".
  const tail = tokens.slice(at + 1, at + 3);
  if (marked(tail[0], "or") && (marked(tail[1], "more", "after") || tail[1]?.pole?.pole === "max"))
    return closed(tokens, at, at + 2, "≥", token.numbers);
  if (marked(tail[0], "or") && (marked(tail[1], "fewer", "before") || tail[1]?.pole?.pole === "min"))
    return closed(tokens, at, at + 2, "≤", token.numbers);
  const isName = token.name !== undefined && !isCount(tokens, at, pack);
  return hasOther || isName ? undefined : closed(tokens, at, at, "=", token.numbers);
}

/** "Films with 3 directors", "who has 2 children": no name, though something is called so. */
function isCount(tokens: readonly Token[], at: number, { having }: Pick<LanguagePack, "having">): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return (
    having.includes(before?.word ?? "") &&
    tokens[at]!.numbers![0]! < LEAST_YEAR &&
    after !== undefined &&
    isContent(after)
  );
}

/** "Longer than 200 km", "mai lungi de 200 km": a scale's own word and a number. */
function furtherAt(tokens: readonly Token[], at: number): Bound | undefined {
  const { pole } = tokens[at]!;
  const number = at + 2;
  const isThan = marked(tokens[at + 1], "than") || tokens[at + 1]?.word === "de";
  if (pole?.degree !== "more" || !isThan || !tokens[number]?.numbers) return undefined;
  const comparison = pole.pole === "max" ? ">" : "<";
  const { counted: _, ...bound } = closed(
    tokens,
    at,
    number,
    comparison,
    boundValues(comparison, tokens[number].numbers),
  );
  return { ...bound, measure: pole.measure };
}

function boundValues(comparison: Bound["comparison"], numbers: readonly number[]): readonly number[] {
  // "After the 1990s" begins where they end.
  return [comparison === ">" || comparison === "≤" ? numbers[numbers.length - 1]! : numbers[0]!];
}

/** "between 1950 and 1960", "from 1950 to 1960". */
function rangeAt(tokens: readonly Token[], at: number): Bound | undefined {
  const low = nextTelling(tokens, at);
  const join = low + 1;
  const high = nextTelling(tokens, join);
  if (low < 0 || high < 0 || !tokens[low]?.numbers || !tokens[high]?.numbers) return undefined;
  if (!marked(tokens[join], "and", "to", "upTo", "empty", "or")) return undefined;
  const values = [tokens[low]!.numbers[0]!, tokens[high]!.numbers[tokens[high]!.numbers.length - 1]!];
  return closed(
    tokens,
    at,
    high,
    "between",
    values.sort((a, b) => a - b),
  );
}

/** The next token that is no filler ("in", "the"); −1 where there is none. */
function nextTelling(tokens: readonly Token[], at: number): number {
  for (let next = at + 1; next < tokens.length; next++)
    if (tokens[next]!.numbers || !(marked(tokens[next], "empty", "with", "by") || isYearOf(tokens, next)))
      return next;
  return -1;
}

/** "After | the year | 1965", "between | the years | 1950 and 1960". */
const isYearOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.english.includes("year") && tokens[at + 1]?.numbers !== undefined;

function closed(
  tokens: readonly Token[],
  from: number,
  to: number,
  comparison: Bound["comparison"],
  values: readonly number[],
): Bound {
  const inside = tokens.slice(from, to + 1);
  // "Penicillin over 100 and | neomycin | under 1".
  const isOther = (token: Token) => token.name !== undefined || token.numbers !== undefined;
  const since = tokens.slice(0, from).findLastIndex(isOther);
  const before = tokens.slice(Math.max(since + 1, from - 5), from).filter(isContent);
  const following = tokens.slice(to + 1, to + 3).find((token) => !marked(token, "empty", "with", "by"));
  // A number of things is counted, unless it looks like a year: "more than 3 actors", "before 1950".
  const isCount =
    values.length > 0 &&
    values.every((value) => value < LEAST_YEAR) &&
    following !== undefined &&
    isContent(following);
  return {
    ...{ comparison, values, words: before },
    ...(isCount && { counted: [following] }),
    tokens: isCount ? [...inside, following] : inside,
  };
}
