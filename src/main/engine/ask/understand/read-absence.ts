/** What is said to be of none: "films with no director", "packages that don't depend on anything". */
import type { LanguagePack, Mark } from "./pack";
import { isContent, marked, type Bound } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

/** Most words that tell of what there is none. */
const MOST_TOLD = 3;
/** What may stand among them and says nothing of it. */
const FILLERS: readonly Mark[] = ["empty", "with", "by", "from", "to", "aux"];
/** Where what is denied ends. */
const ENDS: readonly Mark[] = ["and", "or", "clause"];

/** The bound at a "not" that denies all of something: how many of it there are is 0; undefined where it denies a name or a number, or repeats what was said of a name before ("write but not direct"). */
export function absenceAt(
  tokens: readonly Token[],
  at: number,
  { indefinite }: Pick<LanguagePack, "indefinite">,
): Bound | undefined {
  if (!marked(tokens[at], "not")) return undefined;
  const isNone = ({ word }: Token) => indefinite.none.includes(word.replace(/ of$/, ""));
  const behind = tokens.slice(at + 1);
  // In Romanian what is denied is denied twice: "nu are niciun regizor".
  const end = behind.findIndex((token) => !isContent(token) && !marked(token, ...FILLERS) && !isNone(token));
  const run = end < 0 ? behind : behind.slice(0, end);
  const isNoneAt = isNone(tokens[at]!);
  const isNamed = tokens.some(({ name }) => name !== undefined);
  const isOfAll = isNoneAt || !isNamed || says(run, indefinite.any);
  if (!isOfAll || says(run, indefinite.pointing) || (end >= 0 && !isEnd(behind, end))) return undefined;
  const said = run.filter(isContent);
  const verb = isNoneAt && said.length > 0 ? verbBefore(tokens, at) : [];
  const own = [...verb, ...said];
  const counted = own.length > 0 ? own : toldBefore(tokens, at);
  const [first] = counted;
  if (!first || counted.length > MOST_TOLD) return undefined;
  const isDeed =
    own.length === 0 || verb.length > 0 || (!isNoneAt && !hasBetween(tokens, at, first, indefinite));
  const from = Math.min(at, tokens.indexOf(first));
  const to = own.length > 0 ? at + run.length : at;
  return {
    ...{ comparison: "=", values: [0], words: [], counted, isNone: true },
    ...(isDeed && { isDeed: true as const }),
    tokens: tokens.slice(from, to + 1),
  };
}

/** Whether a clause ends there; "without increasing | that | of A" goes on. */
const isEnd = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.paused || (marked(tokens[at], ...ENDS) && !marked(tokens[at + 1], "by"));

const says = (tokens: readonly Token[], words: readonly string[]): boolean =>
  tokens.some(({ word }) => word.split(" ").some((one) => words.includes(one)));

/** "Keepers that | tend | no lighthouse", "caves | explored | by no expedition": the word before, where it is not what is asked for itself. */
function verbBefore(tokens: readonly Token[], at: number): Token[] {
  const place = tokens.findLastIndex((token, before) => before < at && !marked(token, "by"));
  const verb = tokens[place];
  const isAsked = !tokens.slice(0, place).some((token) => isContent(token) || marked(token, "who"));
  return verb && isContent(verb) && !isAsked ? [verb] : [];
}

/** "Depend on | nothing". */
function toldBefore(tokens: readonly Token[], at: number): Token[] {
  const verb = tokens.slice(0, at).findLast((token) => !marked(token, ...FILLERS));
  return verb && isContent(verb) ? [verb] : [];
}

/** "Don't | have | a director": a noun behind, and no verb. */
function hasBetween(
  tokens: readonly Token[],
  not: number,
  first: Token,
  { has }: LanguagePack["indefinite"],
): boolean {
  return says(tokens.slice(Math.max(0, not - 1), tokens.indexOf(first)), has);
}
