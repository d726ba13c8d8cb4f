/** What a lookup says beside its relation ("which drugs treat asthma | in children"): an answer without it would answer another question. */
import { EXPLAINED } from "../../execute/path-order";
import { byStem } from "../../execute/word-fit";
import type { World } from "../../execute/world";
import { spellingOf } from "../../seed/spelling";
import { isContent, marked } from "../question-parts";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";
import { bestFit } from "./gate";

/**
 * Words of a lookup, behind a preposition ("after | surgery") or told of what is asked for ("were | flops"), that nothing in the graph's schema is like, and
 * that are no slips of its words. Where no other word tells the relation these may ("what does A's daughter do for a living"), and are left to the stages behind.
 */
export async function unaccounted({ parts, facts, fit, ports }: World): Promise<Token[]> {
  const { tokens, named, kind, isRoleChain, pack } = parts;
  const content = tokens.filter((token) => isContent(token) && !kind?.tokens.includes(token));
  const isVerb = (token: Token) =>
    !isRole(tokens, token, pack.voice) && facts.relations.some((one) => byStem(token, one) > 0);
  if (named.length === 0 || isRoleChain || !content.some(isVerb)) return [];
  const spelling = await spellingOf(facts.schema, ports.embedder);
  const schema = [...facts.relations, ...facts.labels];
  const isSlip = ({ word }: Token) => {
    const near = spelling.nearest(word);
    return near !== undefined && (near.isOwn || schema.some(({ stems }) => stems.includes(stem(near.word))));
  };
  const isStrange = (token: Token) =>
    content.includes(token) && bestFit(token, facts, fit) < EXPLAINED && !isSlip(token);
  return tokens.filter(
    (token, at) =>
      isStrange(token) && (isPredicate(tokens, at) || isBeside(tokens, at, isStrange, pack.voice)),
  );
}

/** "A's | daughter", "the | daughter of A": it tells of whom is asked, and not what. */
function isRole(tokens: readonly Token[], token: Token, { nouns }: World["parts"]["pack"]["voice"]): boolean {
  const at = tokens.indexOf(token);
  const [next, further] = tokens.slice(at + 1);
  const isOf = next !== undefined && nouns.of.includes(next.word) && further?.name !== undefined;
  return isOf || nouns.possessive.includes(tokens[at - 1]?.word ?? "");
}

/** The last word, behind "is" or "were". */
const isPredicate = (tokens: readonly Token[], at: number): boolean =>
  at === tokens.length - 1 && marked(tokens[at - 1], "aux");

/** Behind a preposition, with nothing between but articles and words as strange, and no end of another phrase. */
function isBeside(
  tokens: readonly Token[],
  at: number,
  isStrange: (token: Token) => boolean,
  { adjuncts }: World["parts"]["pack"]["voice"],
): boolean {
  const next = tokens[at + 1];
  if (next && isContent(next) && !next.paused && !isStrange(next)) return false;
  const before = tokens
    .slice(0, at)
    .findLast((token) => adjuncts.includes(token.word) || stops(token, isStrange));
  return before !== undefined && adjuncts.includes(before.word);
}

const stops = (token: Token, isStrange: (token: Token) => boolean): boolean =>
  token.name !== undefined ||
  (isContent(token) && !isStrange(token)) ||
  (token.mark !== undefined && token.mark !== "empty");
