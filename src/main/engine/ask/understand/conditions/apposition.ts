/** Nouns beside names that only say what the names are. */
import type { GraphFacts } from "../../execute/graph-facts";
import { byStem, type WordFit } from "../../execute/word-fit";
import type { Named } from "../find-mentions";
import { isContent, marked } from "../question-parts";
import { kindOf } from "../kinds/kind-of";
import { VERB } from "../kinds/noun-phrase";
import type { Token } from "../tokens/read-tokens";

/** "The film A": the word only says what A is. */
export function isAppositionOf(
  token: Token,
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  fit: WordFit,
): boolean {
  const at = tokens.indexOf(token);
  const before = tokens[at - 1];
  // "Both bills, | the | A and the B".
  const next = tokens[at + 1]?.mark === "empty" ? tokens[at + 2] : tokens[at + 1];
  if (!isContent(token)) return false;
  if (next?.name === undefined) return before !== undefined && isNounOf(before, token, named, facts);
  // "Countries | speak German": behind a noun it is its verb.
  const isNoun = before && isContent(before) && !facts.relations.some((one) => byStem(before, one) > 0);
  if (isNoun && facts.labels.some((label) => byStem(before, label) > 0)) return false;
  const kind = kindOf(token, facts, fit);
  return (
    kind !== undefined && !kind.last && named[next.name]!.labels.some((label) => kind.labels.includes(label))
  );
}

/** "The | A | team": one of what it is called, behind it. */
function isNounOf(
  { name }: Token,
  noun: Token,
  named: readonly Named[],
  { labels }: Pick<GraphFacts, "labels">,
): boolean {
  // "Not A | licensed": a verb.
  const own = name === undefined || VERB.test(noun.word) ? [] : named[name]!.labels;
  return own.some(
    (label) => label >= 0 && labels[label]!.stems.length === 1 && byStem(noun, labels[label]!) === 1,
  );
}

/** "What links | the films | A and B": what several names are asks for nothing. */
export function isPluralOfNames(
  ...[token, tokens, named, facts, fit]: Parameters<typeof isAppositionOf>
): boolean {
  const at = tokens.indexOf(token);
  const isSeveral = marked(tokens[at + 2], "and") && tokens[at + 3]?.name !== undefined;
  return isSeveral && isAppositionOf(token, tokens, named, facts, fit);
}
