/** Which form a question has, read off its marks and its parts. */
import type { Form } from "../../../../shared/stages/forms";
import { isContent, marked, orderAt, type Bound, type Condition } from "./question-parts";
import type { LanguagePack } from "./pack";
import type { Token } from "./tokens/read-tokens";

/** The form; a question with several features is what it asks for first: yes or no, a count, an extreme, a comparison. */
export function readForm(
  tokens: readonly Token[],
  conditions: readonly Condition[],
  bounds: readonly Bound[],
  hasKind: boolean,
  byVerb: boolean,
  { shared }: Pick<LanguagePack, "shared">,
): Form {
  const telling = tokens.filter((token) => !marked(token, "empty", "with", "by"));
  const first = tokens[0];
  const names = new Set(conditions.flatMap((condition) => condition.names));
  const isOrdered = orderAt(tokens) >= 0;
  if (isBoolean(first, telling) && isOfTwo(tokens, conditions, names.size)) return "comparison";
  const isChoice = tokens.some((token, at) => marked(token, "or") && isOpenChoice(tokens, at));
  if (isBoolean(first, telling) && isChoice && names.size === 1) return "list";
  if (isBoolean(first, telling) || byVerb) return "boolean";
  if (names.size > 1 && !hasKind && shared.includes(lastOf(telling))) return "chain";
  if (isChain(tokens, names.size)) return "chain";
  if (isOrdered) return "list";
  if (tokens.some((token, at) => marked(token, "count") && !isNumberOfThing(tokens, at))) return "count";
  if (isComparison(tokens, conditions, names.size)) return "comparison";
  if (isSuperlative(tokens)) return "superlative";
  if (conditions.some(({ negated }) => negated) || bounds.some(({ isNone }) => isNone)) return "negation";
  if (bounds.length > 0) return "range";
  if (isEither(conditions)) return "either";
  const clauses = conditions.filter(({ names: own }) =>
    own.every((name) => conditions[0]!.names.includes(name)),
  );
  // "Written and directed by A": two relations to one thing; without an "and" it is one relation told in many words.
  if (
    clauses.length > 1 &&
    tokens.some((token) => marked(token, "and") || /^(both|and also|atat)$/.test(token.word))
  )
    return "both";
  // All that is said of several names holds, and of one that is named again ("directed by A and written by him").
  const isBoth = tokens.filter(({ name }) => name !== undefined && names.has(name)).length > 1;
  return isBoth ? "both" : "list";
}

function isBoolean(first: Token | undefined, telling: readonly Token[]): boolean {
  const asks = ["aux", "check", "exists"] as const;
  // "Tell me, is A in B?"
  const [opening, ...rest] = telling;
  const asking = marked(opening, "what") && SAY.test(opening!.word) ? rest[0] : opening;
  const isTold = SUBJECTS.has(first?.word ?? "") && marked(opening, "aux");
  return marked(first, ...asks) || (marked(asking, ...asks) && !isTold) || isTag(telling.at(-1));
}

/** What bids somebody to say something. */
const SAY = /^(tell|say|spune|zi)/;
/** "It would help to see …": a verb behind its subject asks nothing. */
const SUBJECTS = new Set("it i we they he she you".split(" "));

/** "A directed B, right?": a statement with a question behind it. */
const isTag = (last: Token | undefined) => marked(last, "check") && last!.paused;

/** "The jersey number of A" counts nothing. */
function isNumberOfThing(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return tokens[at]!.word === "number of" && before !== undefined && isContent(before);
}

/** "Is A a man or a woman": which of two words, not whether. */
function isOpenChoice(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast((token) => !marked(token, "empty"));
  const after = tokens.slice(at + 1).find((token) => !marked(token, "empty"));
  return before !== undefined && after !== undefined && isContent(before) && isContent(after);
}

/** "Did A or B direct more": which of the two, not whether. */
function isOfTwo(tokens: readonly Token[], conditions: readonly Condition[], names: number): boolean {
  const isOr = isEither(conditions) || isOrOfNames(tokens);
  const isFurther = tokens.some((token) => token.pole ?? marked(token, "more", "fewer", "most", "fewest"));
  return names > 1 && isOr && isFurther && !tokens.some((token) => marked(token, "than"));
}

/** "By A or B". */
const isEither = (conditions: readonly Condition[]): boolean =>
  conditions.some(({ names, join }) => names.length > 1 && join === "or");

/** "Is A older | or B". */
const isOrOfNames = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      marked(token, "or") &&
      tokens[at + 1]?.name !== undefined &&
      tokens.slice(0, at).some(({ name }) => name !== undefined),
  );

const lastOf = (tokens: readonly Token[]): string => tokens.at(-1)?.word ?? "";

function isChain(tokens: readonly Token[], names: number): boolean {
  if (names === 0) return false;
  if (tokens.some((token) => marked(token, "linked")))
    return names > 1 || tokens.some((token) => marked(token, "how"));
  // "Genes that | are between | A and B", but not "are between 5 and 10".
  const between = tokens.findIndex((token) => marked(token, "between"));
  if (names > 1 && marked(tokens[between - 1], "aux") && tokens[between + 1]?.name !== undefined) return true;
  const how = tokens.findIndex((token) => marked(token, "how"));
  const isVerb =
    how >= 0 &&
    (tokens[how]!.word.includes(" ") ||
      marked(tokens[how + 1], "aux") ||
      tokens[how + 1]?.name !== undefined);
  return isVerb && how < 2;
}

function isComparison(tokens: readonly Token[], conditions: readonly Condition[], names: number): boolean {
  if (names < 2) return false;
  const isOr = isEither(conditions);
  const isThan = tokens.some((token) => marked(token, "than"));
  const isFurther = tokens.some((token) => token.pole?.degree === "more" || marked(token, "more", "fewer"));
  const isUtmost = tokens.some((token) => token.pole !== undefined || marked(token, "most", "fewest"));
  const isOfTwo = conditions.some(({ names: own }) => own.length > 1);
  return (isFurther && (isOr || isThan || isOfTwo)) || (isUtmost && isOr);
}

function isSuperlative(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.pole?.degree === "most" || marked(token, "most", "fewest"));
}
