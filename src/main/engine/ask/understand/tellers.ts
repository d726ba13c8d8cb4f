/** Which relations tell each word of a question that some relation is called by. */
import { byStem } from "../execute/word-fit";
import { isSharp, type World } from "../execute/world";
import { isLabelWord } from "./kinds/noun-phrase";
import { isContent } from "./question-parts";
import type { Token } from "./tokens/read-tokens";
import { isOfFamily } from "./words/family";

/** From this fit on a relation tells a word that another is called by. */
const TOLD = 0.5;

/** Whether every word but those of a sharp kind is one that some relation is called by: then how sure the retriever is says less than the words. */
export function isToldWhole({ parts, facts }: World): boolean {
  const { kind, tokens } = parts;
  const said = tokens.filter((token) => isContent(token) && !kind?.tokens.includes(token));
  const isKindTold = kind !== undefined && (kind.isWho || isSharp(kind.goal));
  return (
    isKindTold &&
    said.length > 0 &&
    said.every((token) => facts.relations.some((one) => byStem(token, one) > 0))
  );
}

/** Where no kind is asked for, the handles of the relations that some word tells; undefined where some word is none of any relation's. */
export function openTellers({
  parts: { kind, tokens, isRoleChain },
  facts,
  fit,
}: World): number[] | undefined {
  const said = tokens.filter(isContent);
  const isOwn = (token: Token) => facts.relations.some((one) => byStem(token, one) > 0);
  if (kind || isRoleChain || said.length === 0 || !said.every(isOwn)) return undefined;
  const isTold = (one: World["facts"]["relations"][number]) =>
    said.some((token) => fit.of(token, one) >= TOLD || isOfFamily(token.english[0]!, one.stems));
  return facts.relations.filter(isTold).map(({ handle }) => handle);
}

/** For each word but those of the kind, the handles of the relations that tell it, where one of them is called so. */
export function tellersOf({ parts, facts, fit }: World): number[][] {
  const isMatter = (token: Token) =>
    isContent(token) && !parts.kind?.tokens.includes(token) && !isLabelWord(token, facts);
  return parts.tokens.filter(isMatter).flatMap((token) => {
    const own = facts.relations.filter(
      (one) => byStem(token, one) > 0 || isOfFamily(token.english[0]!, one.stems),
    );
    const like = facts.relations.filter((one) => fit.of(token, one) >= TOLD);
    return own.length > 0 ? [[...own, ...like].map(({ handle }) => handle)] : [];
  });
}
