/** Words that stand where a verb does, whatever noun they are like. */
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

/** "Where did A | work", "did A | compose any concertos": a verb, whatever noun it is like. */
export function isVerbBehind(token: Token, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, tokens.indexOf(token));
  if (marked(tokens[0], "where") && marked(tokens[1], "aux"))
    return before.some(({ name }) => name !== undefined);
  // "What is A | made of": a participle.
  const isDone =
    PARTICIPLE.test(token.word) && before.some((one) => marked(one, "aux") || WHAT_IS.test(one.word));
  // "What was | sung at A".
  const isOfWhat = tokens[0] === before.at(-1) && WHAT_IS.test(before.at(-1)?.word ?? "");
  if (isDone && (before.at(-1)?.name !== undefined || isOfWhat)) return true;
  const isDoing = before.some(({ word }) => DOES.test(word));
  return isDoing && before.at(-1)?.name !== undefined && !/s$/.test(token.word);
}

const WHAT_IS = /^what (?:is|are|was|were)$/;
const DOES = /^(?:do|does|did)$/;
const PARTICIPLE =
  /(?:ed|[^aeiou]n|[aou]wn|ung|ught)$|^(?:made|built|kept|held|sold|led|set|found|told|lent|sent|won|met|read|given|taken|written|eaten)$/;
