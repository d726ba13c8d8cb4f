/** What the rules find in a question's tokens: conditions on what is asked for, bounds on numbers, ends of scales. */
import type { Comparison } from "../../../../shared/understanding";
import type { Mark } from "./pack";
import type { Token } from "./read-tokens";

/** "… directed by A or B": what is asked for stands in the relation that `words` tell to the things named. */
export interface Condition {
  /** Indexes among the names of the question. */
  readonly names: readonly number[];
  readonly join: "and" | "or";
  readonly negated: boolean;
  /** Content words that tell the relation. */
  readonly words: readonly Token[];
  /** Whether the words stand before the name ("directed by A"). */
  readonly before: boolean;
  /** The preposition before the name: "by" and "of" make, "with" and "in" take part. */
  readonly by: boolean;
  readonly with: boolean;
}

/** "before 1950", "between 3 and 5 actors", "older than A". */
export interface Bound {
  readonly comparison: Comparison;
  readonly values: readonly number[];
  /** The thing named whose own value is the bound. */
  readonly name?: number;
  /** What is counted, where the bound is on how many. */
  readonly counted?: readonly Token[];
  /** Content words before it, which may say what is measured. */
  readonly words: readonly Token[];
  readonly tokens: readonly Token[];
}

export const marked = (token: Token | undefined, ...marks: readonly Mark[]): boolean =>
  token?.mark !== undefined && marks.includes(token.mark);

/** Carries something of the question's matter: no mark, no name, no number. */
export const isContent = (token: Token): boolean => token.english.length > 0;

const AFTER_MARK: Partial<Record<Mark, Comparison>> = {
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

/** Bounds, and the tokens that are left without them. */
export function readBounds(tokens: readonly Token[]): { bounds: Bound[]; rest: Token[] } {
  const bounds: Bound[] = [];
  const used = new Set<Token>();
  tokens.forEach((token, at) => {
    if (used.has(token)) return;
    const found = boundAt(tokens, at, bounds.length > 0);
    if (!found) return;
    bounds.push(found);
    found.tokens.forEach((one) => used.add(one));
  });
  return { bounds, rest: tokens.filter((token) => !used.has(token)) };
}

function boundAt(tokens: readonly Token[], at: number, hasOther: boolean): Bound | undefined {
  const token = tokens[at]!;
  const next = nextTelling(tokens, at);
  const after = next < 0 ? undefined : tokens[next];
  if (marked(token, "between", "from")) return rangeAt(tokens, at);
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
  return hasOther || token.name !== undefined ? undefined : closed(tokens, at, at, "=", token.numbers);
}

function boundValues(comparison: Comparison, numbers: readonly number[]): readonly number[] {
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
    if (!marked(tokens[next], "empty", "with", "by") || tokens[next]!.numbers) return next;
  return -1;
}

function closed(
  tokens: readonly Token[],
  from: number,
  to: number,
  comparison: Comparison,
  values: readonly number[],
): Bound {
  const inside = tokens.slice(from, to + 1);
  const since = tokens.slice(0, from).findLastIndex((token) => token.name !== undefined);
  const before = tokens.slice(Math.max(since + 1, from - 5), from).filter(isContent);
  const following = tokens.slice(to + 1, to + 3).find((token) => !marked(token, "empty", "with", "by"));
  // A number of things is counted, unless it looks like a year: "more than 3 actors", "before 1950".
  const isCount =
    values.length > 0 &&
    values.every((value) => value < 1000) &&
    following !== undefined &&
    isContent(following);
  return {
    ...{ comparison, values, words: before },
    ...(isCount && { counted: [following] }),
    tokens: isCount ? [...inside, following] : inside,
  };
}

interface Group {
  readonly from: number;
  readonly to: number;
  readonly names: readonly number[];
  readonly join: "and" | "or";
  readonly plain: boolean;
}

/** Names that are told in one breath ("A, B and C"), in order. */
function groupsOf(tokens: readonly Token[]): Group[] {
  const places = [...tokens.keys()].filter((at) => tokens[at]!.name !== undefined);
  const groups: number[][] = [];
  for (const at of places) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? [] : tokens.slice(last + 1, at);
    const joins = between.every((token) =>
      marked(token, "and", "or", "both", "either", "empty", "by", "with"),
    );
    const listed =
      between.some((token) => marked(token, "and", "or", "both", "either")) || tokens[at]!.paused;
    if (last !== undefined && joins && listed) groups.at(-1)!.push(at);
    else groups.push([at]);
  }
  return groups.map((group) => {
    const [from, to] = [group[0]!, group[group.length - 1]!];
    const around = tokens.slice(Math.max(0, from - 3), to + 1);
    const isOr =
      tokens.slice(from, to + 1).some((token) => marked(token, "or")) ||
      (group.length > 1 && around.some((token) => marked(token, "either")));
    return {
      ...{ from, to, join: isOr ? ("or" as const) : ("and" as const) },
      names: group.map((at) => tokens[at]!.name!),
      plain: group.length === 1,
    };
  });
}

/** Conditions on what is asked for, in the order they stand; `isKind` tells tokens that say the kind of thing asked for. */
export function readConditions(tokens: readonly Token[], isKind: (token: Token) => boolean): Condition[] {
  const groups = groupsOf(tokens);
  const conditions: Condition[] = [];
  const tells = (piece: readonly Token[]) => piece.some((token) => isContent(token) && !isKind(token));
  let pre = tokens.slice(0, groups[0]?.from ?? 0);
  groups.forEach((group, nth) => {
    const gap = tokens.slice(group.to + 1, groups[nth + 1]?.from ?? tokens.length);
    const isLast = nth === groups.length - 1;
    const told = clauses(pre).filter(tells);
    const own = withNegation(told.at(-1) ?? clauses(pre).at(-1) ?? [], pre, told.at(-2));
    for (const earlier of told.slice(0, -1)) conditions.push(toCondition(group, earlier, [], isKind));
    // "To what classes does A belong": the words on both sides tell one relation.
    const isSubject = marked(own.at(-1), "aux");
    const isTold = !isSubject && (tells(own) || marked(own.at(-1), "by", "not", "with"));
    const [post, next] = isLast ? clausesAfter(gap, isTold) : splitGap(gap, isTold);
    conditions.push(toCondition(group, own, isTold && !isLast ? [] : post, isKind));
    if (isLast)
      for (const further of clauses(next).filter(tells))
        conditions.push(toCondition(group, further, [], isKind));
    pre = isTold && !isLast ? [...gapBefore(gap, next), ...next] : next;
  });
  return conditions;
}

/** "excluding those | that treat A": what negates a clause may stand before it. */
function withNegation(
  own: readonly Token[],
  pre: readonly Token[],
  before: readonly Token[] | undefined,
): readonly Token[] {
  const [first] = own;
  const from = before ? pre.indexOf(before[before.length - 1]!) + 1 : 0;
  const to = first ? Math.max(from, pre.indexOf(first)) : from;
  return [...pre.slice(from, to).filter((token) => marked(token, "not")), ...own];
}

/** What stands before the next condition's own words is no part of it, but for what negates it. */
function gapBefore(gap: readonly Token[], next: readonly Token[]): readonly Token[] {
  return gap.slice(0, gap.length - next.length).filter((token) => marked(token, "not"));
}

function toCondition(
  group: Group,
  before: readonly Token[],
  after: readonly Token[],
  isKind: (token: Token) => boolean,
): Condition {
  const around = [...before, ...after];
  const words = around.filter((token) => isContent(token));
  const told = words.filter((token) => !isKind(token));
  return {
    ...{ names: group.names, join: group.join, words: told },
    negated: around.filter((token) => marked(token, "not")).length % 2 === 1,
    before: told.length === 0 || before.includes(told[0]!),
    by: before.some((token) => marked(token, "by")) || after[0]?.word === "s",
    with: marked(before.at(-1), "with"),
  };
}

/** Parts of a stretch between "and", "but" and pauses. */
function clauses(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (
      marked(token, "and", "clause") ||
      token.word === "and also" ||
      token.paused ||
      /^(but not|and not|dar nu)$/.test(token.word)
    )
      parts.push([]);
    parts.at(-1)!.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** After the last name: what still belongs to it, and further clauses about it. */
function clausesAfter(gap: readonly Token[], isTold: boolean): [Token[], Token[]] {
  if (isTold) return [[], [...gap]];
  const parts = clauses(gap);
  return [parts[0] ?? [], parts.slice(1).flat()];
}

/** Between two names: what belongs to the one before and what to the next. */
function splitGap(gap: readonly Token[], isTold: boolean): [Token[], Token[]] {
  const content = gap.findIndex(isContent);
  const cut = isTold
    ? 0
    : gap.findIndex(
        (token, at) =>
          at > content && content >= 0 && (marked(token, "and", "clause", "not", "aux") || token.paused),
      );
  if (cut >= 0) return [gap.slice(0, cut), gap.slice(cut)];
  // No word parts them: they tell of both ("which films did A write with B").
  return [[...gap], [...gap]];
}
