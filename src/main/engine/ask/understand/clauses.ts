/** Where the words around names are parted: by "and", "but", pauses and what negates. */
import { isContent, marked } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

/** "excluding those | that treat A": what negates a clause may stand before it. */
export function withNegation(
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
export function gapBefore(gap: readonly Token[], next: readonly Token[]): readonly Token[] {
  return gap.slice(0, gap.length - next.length).filter((token) => marked(token, "not"));
}

/** Parts of a stretch between "and", "but" and pauses. */
export function clauses(tokens: readonly Token[]): Token[][] {
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
export function clausesAfter(gap: readonly Token[], isTold: boolean): [Token[], Token[]] {
  if (isTold) return [[], [...gap]];
  const parts = clauses(gap);
  return [parts[0] ?? [], parts.slice(1).flat()];
}

/** Between two names: what belongs to the one before and what to the next. */
export function splitGap(gap: readonly Token[], isTold: boolean): [Token[], Token[]] {
  const content = gap.findIndex(isContent);
  const cut = isTold
    ? 0
    : gap.findIndex((token, at) =>
        content >= 0
          ? at > content && (marked(token, "and", "clause", "not", "aux") || token.paused)
          : marked(token, "not"),
      );
  if (cut >= 0) return [gap.slice(0, cut), gap.slice(cut)];
  // No word parts them: they tell of both ("which films did A write with B").
  return [[...gap], [...gap]];
}
