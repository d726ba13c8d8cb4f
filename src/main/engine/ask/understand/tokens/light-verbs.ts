/** Verbs that say nothing more than the words beside them do. */
import { allProperties } from "../../execute/categories";
import type { GraphFacts } from "../../execute/graph-facts";
import { byStem, isItsVerb } from "../../execute/word-fit";
import type { Named } from "../find-mentions";
import type { LanguagePack } from "../pack";
import { isContent, marked } from "../question-parts";
import type { Token } from "./read-tokens";

/** Without verbs that say nothing more than other words do: "which religion did A belong to". */
export function withoutLight(
  tokens: readonly Token[],
  named: readonly Named[],
  { light }: LanguagePack,
  facts: GraphFacts,
): readonly Token[] {
  const { relations, labels } = facts;
  const own = allProperties(facts);
  const schema = [...relations, ...labels, ...own];
  const isLight = (token: Token) =>
    light.includes(token.word) && !schema.some((worded) => byStem(token, worded) > 0);
  const isTold = (token: Token) => [...relations, ...own].some((worded) => byStem(token, worded) > 0);
  // "Which museum does A belong to", which owns it or was lent it: a kind alone does not tell which is meant.
  const isFrom = tokens.some((token) => marked(token, "from"));
  // "Used by | applications": the verb alone says what they have to do with it.
  const isToldOf = named.length > 0 || !tokens.some((token) => marked(token, "by"));
  const isVague = tokens.some(({ word }) => BELONGS.test(word));
  const isOnlyWay = (token: Token) =>
    labels.some(
      ({ handle, ...label }) =>
        byStem(token, label) > 0 &&
        (isFrom || (isToldOf && (!isVague || waysTo(handle, named, relations) < 2))),
    );
  const tells = (token: Token) => isContent(token) && (isTold(token) || isOnlyWay(token));
  return tokens.some(tells) ? tokens.filter((token) => !isContent(token) || !isLight(token)) : tokens;
}

const PARTICLE = /^(?:past|over|up|down|off|out|through|under|around|across|onto|into|along|away|back)$/;

/** Without what only stands behind a verb in the name of the one relation that has that verb ("flew | past | the most targets"). */
export function withoutParticles(tokens: readonly Token[], { relations }: GraphFacts): readonly Token[] {
  const isOfVerb = (token: Token, verb: Token | undefined) => {
    const own = verb ? relations.filter((one) => isItsVerb(verb, one)) : [];
    return own.length === 1 && own[0]!.words.split(" ").slice(1).includes(token.word);
  };
  // "Licensed | under": what may bound something stays.
  const isFree = (token: Token) => isContent(token) || marked(token, "empty");
  return tokens.filter(
    (token, at) => !(isFree(token) && PARTICLE.test(token.word) && isOfVerb(token, tokens[at - 1])),
  );
}

/** What may be owned, kept, lent or a part. */
const BELONGS = /^(?:belong|apartin)/;

/** How many relations lead between what is named and things of a kind. */
function waysTo(label: number, named: readonly Named[], relations: GraphFacts["relations"]): number {
  const own = named.flatMap(({ labels }) => labels);
  const joins = ({ sources, targets }: GraphFacts["relations"][number]) =>
    own.some((one) => (sources.has(one) && targets.has(label)) || (targets.has(one) && sources.has(label)));
  return relations.filter(joins).length;
}
