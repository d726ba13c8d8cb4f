/** "… that are not gods", "… that are solvents": kinds that what is asked for is said to be of, and those that it must not be of. */
import type { GraphFacts } from "../../execute/graph-facts";
import type { LanguagePack } from "../pack";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { isCalled } from "./kind-of";
import { isLabelWord } from "./noun-phrase";
import type { KindRead } from "./read-kind";

/** Labels that what is asked for has none of, and those that it has all of beside its own: one of each of these. */
export interface KindsSaid {
  readonly apart: readonly number[];
  readonly along: readonly (readonly number[])[];
}

/** "What languages are | the films … in": what is asked about, not what it is said to be. */
const DEFINITE = /^(?:the|this|these|those)$/;
/** "Isn't", read as one phrase. */
const BE_NOT = /^(?:isn|aren|wasn|weren) t$/;

/** The tokens without such words, and the labels that they tell; none where what is said or denied is no label of the graph. */
export function withoutKinds(
  tokens: readonly Token[],
  facts: GraphFacts,
  pack: Pick<LanguagePack, "voice">,
): KindsSaid & { readonly rest: readonly Token[] } {
  const { rest, apart } = withoutDenied(tokens, facts, pack);
  return { ...withoutSaid(rest, facts, pack), apart };
}

function withoutDenied(
  tokens: readonly Token[],
  facts: GraphFacts,
  { voice }: Pick<LanguagePack, "voice">,
): Pick<KindsSaid, "apart"> & { readonly rest: readonly Token[] } {
  const at = tokens.findIndex((token) => marked(token, "not"));
  const noun = tokens.findIndex((token, place) => place > at && !marked(token, "empty"));
  const isBe = BE_NOT.test(tokens[at]?.word ?? "") || voice.be.includes(tokens[at - 1]?.word ?? "");
  const apart = at < 0 || !isBe ? [] : labelsAt(tokens, noun, facts);
  if (apart.length === 0) return { rest: tokens, apart };
  return { rest: tokens.filter((_, place) => place < at || place > noun), apart };
}

/** Behind a noun that is a kind itself: "which solvents | are alcohols", "… | are both solvents and fuels". */
function withoutSaid(
  tokens: readonly Token[],
  facts: GraphFacts,
  { voice }: Pick<LanguagePack, "voice">,
): Pick<KindsSaid, "along"> & { readonly rest: readonly Token[] } {
  const be = tokens.findIndex(
    (token, at) =>
      voice.be.includes(token.word) && tokens.slice(0, at).some((one) => isLabelWord(one, facts)),
  );
  if (be < 0) return { rest: tokens, along: [] };
  const behind = tokens.slice(be + 1);
  const isJoin = (token: Token) =>
    (marked(token, "empty", "and") || token.word === "both") && !DEFINITE.test(token.word);
  const end = behind.findIndex((token) => !isJoin(token) && !(isContent(token) && isLabelWord(token, facts)));
  const nouns = (end < 0 ? behind : behind.slice(0, end)).filter((token) => !isJoin(token));
  const along = nouns.map((token) => labelsAt([token], 0, facts));
  const next = end < 0 ? undefined : behind[end];
  // "Are both halogens and | discovered in 1774": what else is said of them.
  const isFurther = marked(behind[end - 1], "and");
  if (nouns.length === 0 || along.some(({ length }) => length === 0) || !(endsClause(next) || isFurther))
    return { rest: tokens, along: [] };
  return { rest: [...tokens.slice(0, be), ...(end < 0 ? [] : behind.slice(end))], along };
}

/** The labels that a noun at the end of a clause is all that they are called. */
function labelsAt(tokens: readonly Token[], at: number, { labels }: GraphFacts): number[] {
  const token = tokens[at];
  if (!token || !isContent(token) || !endsClause(tokens[at + 1])) return [];
  return labels.filter((label) => isCalled(token, label)).map(({ handle }) => handle);
}

const endsClause = (next: Token | undefined): boolean =>
  next === undefined || next.paused || marked(next, "and", "or", "clause");

/** A kind that is of these kinds too, and of none of those; of anything where the question tells no kind. */
export function withKinds(
  kind: KindRead | undefined,
  { apart, along }: KindsSaid,
  { labels }: GraphFacts,
): KindRead | undefined {
  if (apart.length + along.length === 0) return kind;
  const { goal = { labels: [] }, ...rest } = kind ?? { tokens: [], isWho: true };
  const wordsOf = (own: readonly number[]) => own.map((label) => labels[label]!.words);
  // "Which universities are | private universities": those, whatever else is called a university.
  const isNarrower = (one: readonly number[]) =>
    wordsOf(one).every((narrow) => wordsOf(goal.labels).some((wide) => narrow.endsWith(` ${wide}`)));
  const [narrower, ...others] = along.length > 0 && isNarrower(along[0]!) ? along : [goal.labels, ...along];
  return {
    ...rest,
    goal: {
      ...{ ...goal, labels: narrower! },
      ...(apart.length > 0 && { apart }),
      ...(others.length > 0 && { along: others }),
    },
  };
}
