/** What a lookup says beside its relation ("which drugs treat asthma | in children"): an answer without it would answer another question. */
import { EXPLAINED } from "../../execute/path-order";
import type { World } from "../../execute/world";
import { byStem } from "../../execute/word-fit";
import { spellingOf } from "../../seed/spelling";
import { isLabelWord } from "../kinds/noun-phrase";
import { isContent, marked } from "../question-parts";
import { stem } from "../stem";
import type { Mark } from "../pack";
import type { Token } from "../tokens/read-tokens";
import { followedFit } from "./gate";

/** Below this fit the noun asked for is like no kind of the graph; where classes tell kinds finely, from the second on it is one. */
const UNLIKE = 0.2;
const UNLIKE_CLASSES = 0.5;
/** Shorter words are as likely slips of what asks ("des" of "does"). */
const SHORTEST = 4;

/** Words of a lookup that nothing in the graph's schema is like and that are no slips of its words; the noun asked for, where it is only like a kind of the graph, is judged by its answers. */
export async function unaccounted(question: string, { parts, facts, fit, ports }: World): Promise<Token[]> {
  const { tokens, named, kind, pack, isRoleChain } = parts;
  if (named.length === 0 || isRoleChain) return [];
  const spelling = await spellingOf(facts.schema, ports.embedder);
  const schema = [...facts.relations, ...facts.labels];
  const isSlip = ({ word }: Token) => {
    const near = spelling.nearest(word);
    return near !== undefined && (near.isOwn || schema.some(({ stems }) => stems.includes(stem(near.word))));
  };
  const run = nounAsked(tokens);
  const isKnown = run.some(
    (token) => kind?.tokens.includes(token) || followedFit(token, facts, fit) >= EXPLAINED,
  );
  // "Which airlines does A own", of banks and ships: what answers is of other kinds.
  const unlike = facts.labels.some(({ isClass }) => isClass) ? UNLIKE_CLASSES : UNLIKE;
  const [be, ...behind] = tokens.slice(tokens.indexOf(run.at(-1)!) + 1);
  const isNoun = marked(be, "aux");
  const isUnlike = (token: Token) =>
    (token.word.length >= SHORTEST || (isNoun && spelling.knows(token.word))) &&
    followedFit(token, facts, fit) < unlike &&
    !isSlip(token);
  // "What types are | the films of A": of any kind; but "which salads are | A".
  const isAny =
    be !== undefined && pack.voice.be.includes(be.word) && behind.some((token) => isLabelWord(token, facts));
  const isThing = isAny || run.some(({ word }) => pack.things.includes(word));
  if (
    facts.labels.length > 0 &&
    run.length > 0 &&
    !isThing &&
    (!isKnown || unlike > UNLIKE) &&
    run.every(isUnlike)
  )
    return [...run];
  if (!isThing && run.length > 0 && isOfOthers(run, { parts, facts, fit })) return [...run];
  // "At what level does A evolve": what is asked for beside what the verb leads to.
  const isBeside = marked(tokens[0], "from", "to", "by", "with", "empty") && marked(tokens[1], "what");
  if (
    isBeside &&
    run.length > 0 &&
    !isThing &&
    run.every((token) => followedFit(token, facts, fit) < EXPLAINED && !isSlip(token))
  )
    return [...run];
  const asked = isKnown ? (kind?.tokens ?? []) : run;
  // The first word alone may bid ("describe A"); before a noun it says which ("side effects of A").
  const from = tokens[1] && isContent(tokens[1]) ? 0 : 1;
  const said = tokens.slice(from).filter((token) => isContent(token) && !asked.includes(token));
  // "What side effects has A": a noun like nothing here, and nothing else that is said, is no question that the stages behind could read.
  if (!isKnown && !kind && run.length > 1 && said.length === 0) return [...run];
  const isStrange = (token: Token) =>
    // "Co-directors": the half that the graph knows speaks for both.
    question[token.end] !== "-" && followedFit(token, facts, fit) < EXPLAINED && !isSlip(token);
  const left = said.filter(isStrange);
  // One word alone, where the noun asked for is known, may be another word for the relation: the stages behind say how sure that is, where labels judge what they find.
  const isKind = (token: Token) => isLabelWord(token, facts);
  // "Who made A", where the graph has no persons: another word for no relation to one.
  const isNobody = kind?.isWho === true && kind.goal.labels.length === 0 && facts.labels.length > 0;
  const isOnlyWho = isNobody && said.length === 0 && !marked(tokens[1], "aux");
  if (isOnlyWho) return [...kind.tokens];
  const isNamed = kind ? kind.goal.last === undefined || kind.tokens.some(isKind) : asked.length === 0;
  const isNounKnown = isNamed && !isNobody;
  const isOtherWord = left.length === 1 && said.length === 1 && isNounKnown && !facts.bare;
  return isOtherWord ? [] : left;
}

/** "Which | body parts", "how many | packages": words right behind what asks. */
export function nounAsked(tokens: readonly Token[], ...by: Mark[]): readonly Token[] {
  const first = tokens.findIndex((token) => marked(token, "what", ...by)) + 1;
  const end = tokens.findIndex((token, at) => at >= first && !isContent(token));
  return first > 0 && end > first ? tokens.slice(first, end) : [];
}

/** "Which | ship | does A tend", of lighthouses where boats are something else: whether the noun is at best like a kind that the relations told have nothing to do with. */
function isOfOthers(
  run: readonly Token[],
  { parts: { tokens }, facts, fit }: Pick<World, "parts" | "facts" | "fit">,
): boolean {
  const noun = run.at(-1)!;
  if ([...facts.labels, ...facts.relations].some((one) => byStem(noun, one) > 0)) return false;
  const said = tokens.filter((token) => isContent(token) && !run.includes(token));
  const told = facts.relations.filter((one) => said.some((token) => byStem(token, one) > 0));
  const ends = new Set(told.flatMap(({ sources, targets }) => [...sources.keys(), ...targets.keys()]));
  if (ends.size === 0) return false;
  const likenesses = facts.labels.map((label) => fit.of(noun, label));
  const best = Math.max(0, ...likenesses);
  return best > 0 && !ends.has(facts.labels[likenesses.indexOf(best)]!.handle);
}
