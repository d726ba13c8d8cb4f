/** Conditions on what is asked for: the names, and the words that tell how it stands to them. */
import { clauses, clausesAfter, gapBefore, splitGap, withNegation } from "../clauses";
import { groupsOf, type Group } from "../name-groups";
import { isContent, marked, type Condition } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

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
    const isSubject = marked(own.at(-1), "aux") || BE.test(own.at(-1)?.word ?? "");
    // "Not | MIT | licensed": what negates tells nothing where the verb stands right behind the name.
    const isOfVerb = isLast && marked(lastTelling(own), "not") && gap[0] !== undefined && tells([gap[0]]);
    const isMarked = marked(lastTelling(own), "by", "not", "with", "from", "to");
    const isTold = !isSubject && (tells(own) || (isMarked && !isOfVerb) || (!isLast && deniesNext(own, gap)));
    const [post, next] = isLast
      ? clausesAfter(gap, isTold)
      : splitAt(gap, isTold ? 0 : attributed(gap, isKind), isTold);
    const condition = toCondition(group, own, isTold && !isLast ? [] : post, isKind);
    conditions.push(tokens[group.from]!.isOwner ? { ...condition, by: true } : condition);
    if (isLast)
      for (const further of clauses(next).filter(tells))
        conditions.push(toCondition(group, further, [], isKind));
    pre = isTold && !isLast ? [...gapBefore(gap, next), ...next] : next;
  });
  return conditions;
}

/** "African | countries | that border A": how many words of the kind stand right behind the name that says more of it; 0 where none does. */
const attributed = (gap: readonly Token[], isKind: (token: Token) => boolean): number =>
  Math.max(
    0,
    gap.findIndex((token) => !isKind(token)),
  );

/** What is between two names, parted: behind the kind all is told of the second. */
const splitAt = (gap: readonly Token[], kind: number, isTold: boolean): [Token[], Token[]] =>
  kind > 0 ? [[], gap.slice(kind)] : splitGap(gap, isTold);

/** "Drugs | for A | are not used in B": behind a preposition the name does nothing itself, and what is denied is told of the next. */
function deniesNext(own: readonly Token[], gap: readonly Token[]): boolean {
  const upTo = gap.findIndex(isContent);
  return (
    PREPOSITION.test(own.at(-1)?.word ?? "") &&
    gap.slice(0, Math.max(upTo, 0)).some((token) => marked(token, "not"))
  );
}

const PREPOSITION = /(?:^| )(?:for|of|in|from|on|at|against|by|with|pentru|de|din|la|contra)$/;

/** "By what is | A inhibited": a phrase that ends in the verb before its subject. */
const BE = / (is|are|was|were|e|este|sunt|era|erau)$/;

/** "In | the A", "with | both A and B": an article says nothing, nor does what joins the names. */
const lastTelling = (tokens: readonly Token[]) =>
  tokens.findLast((token) => !marked(token, "empty", "both", "either"));

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
    with: marked(lastTelling(before), "with"),
  };
}
