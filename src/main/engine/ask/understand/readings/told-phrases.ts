/** Where a question tells things by an end of a scale, a bound or a value, and does not name them. */
import { isNamingWord } from "../../../../../shared/languages/naming-words";
import { allProperties } from "../../execute/categories";
import { byStem } from "../../execute/word-fit";
import type { World } from "../../execute/world";
import { isContent, marked } from "../question-parts";
import { nounAsked } from "../refusals/unaccounted";
import type { Token } from "../tokens/read-tokens";

/** A noun with what tells which, as places among the tokens: from `start` up to `end`. */
export interface Phrase {
  readonly start: number;
  readonly noun: number;
  readonly end: number;
}

/** Words before a noun that say which ("two | oldest | wooden"). */
const MOST_BEFORE = 3;

const isUtmostWord = (token: Token | undefined): boolean => token?.pole?.degree === "most";

/** "The oldest organ", "the organ with the most pipes", "the organ that is the oldest", "orga cea mai veche". */
export function isUtmost({ start, noun, end }: Phrase, tokens: readonly Token[]): boolean {
  const behind = tokens.slice(noun + 1, end);
  const isOfMost =
    marked(behind[0], "with") && behind.slice(1, 3).some((token) => marked(token, "most", "fewest"));
  const isOfEnd = marked(behind[0], "clause") && behind.some(isUtmostWord);
  return tokens.slice(start, noun).some(isUtmostWord) || isUtmostWord(behind[0]) || isOfMost || isOfEnd;
}

/** Nouns that are not asked for with the words that tell which, the longest first; none where nothing is asked about them. */
export function phrasesIn(world: World): Phrase[] {
  const { tokens, form } = world.parts;
  // "Where does the oldest keeper | lodge": what is asked about it stands behind.
  const isAround = form === "boolean" || tokens.some((token) => marked(token, "where", "when", "how"));
  const asking = tokens.findIndex((token) => marked(token, "what", "who", "count"));
  const isNoun = nounsOf(world);
  return [...tokens.keys()].flatMap((noun) => {
    const start = startOf(noun, world);
    if (!isNoun(noun, start)) return [];
    const around = [
      ...tokens.slice(Math.max(0, asking), start),
      ...(isAround ? tokens.slice(noun + 1) : []),
    ].filter((token) => asksAbout(token, world) || marked(token, "where", "when", "how"));
    const isCompared = marked(tokens[start - 1], "more", "fewer", "most", "fewest", "often", "count");
    if (isCompared || around.length === 0) return [];
    return endsOf(noun, isAround, world).map((end) => ({ start, noun, end }));
  });
}

/** "What is the | name | of the oldest film" asks for no more than the film. */
const asksAbout = (token: Token, world: World): boolean =>
  isContent(token) && (!isNamingWord(token.word) || isRelated(token, world));

const isRelated = (token: Token, { facts }: World): boolean =>
  facts.relations.some((one) => byStem(token, one) > 0);

/** Where the words before a noun begin that tell which: none stands before an end of a scale ("in which tower | the oldest bell hangs"). */
function startOf(noun: number, world: World): number {
  const { tokens } = world.parts;
  const tellsWhich = (token: Token) =>
    token.pole !== undefined || (isContent(token) && !isRelated(token, world));
  let start = noun;
  while (
    noun - start < MOST_BEFORE &&
    start > 0 &&
    tellsWhich(tokens[start - 1]!) &&
    (start === noun || tokens[start]!.pole === undefined)
  )
    start--;
  return start;
}

/** Whether a noun is another kind than the one asked for; in a graph without kinds, whether what stands at an end of a scale is not what is asked for. */
function nounsOf({ parts: { tokens, kind, named }, facts }: World): (noun: number, start: number) => boolean {
  const asked = nounAsked(tokens);
  const measures = allProperties(facts);
  const kindAt = kind ? tokens.findIndex((token) => kind.tokens.includes(token)) : -1;
  const isCalled = (token: Token, start: number) => {
    const own = kindAt >= 0 && kindAt < start ? kind!.goal.labels : [];
    return facts.labels.some((label) => byStem(token, label) > 0 && !own.includes(label.handle));
  };
  const isAtEnd = (noun: number, start: number) =>
    isUtmost({ start, noun, end: tokens.length }, tokens) &&
    !asked.some(({ word }) => word === tokens[noun]!.word) &&
    !measures.some((one) => byStem(tokens[noun]!, one) > 0);
  // "In | limba | A": what a name is says nothing of others.
  const isSaidOfName = (noun: number) => {
    const own = named[tokens[noun + 1]?.name ?? -1]?.labels ?? [];
    return facts.labels.some((label) => own.includes(label.handle) && byStem(tokens[noun]!, label) > 0);
  };
  return (noun, start) =>
    isContent(tokens[noun]!) &&
    !isSaidOfName(noun) &&
    (facts.labels.length > 0 ? isCalled(tokens[noun]!, start) : isAtEnd(noun, start));
}

/** Where the words behind a noun may end that tell which, the shortest first. */
function endsOf(noun: number, isAround: boolean, { parts: { tokens, pack } }: World): number[] {
  const behind = tokens.slice(noun + 1);
  // "Stâna cea mai veche": in Romanian an end of a scale may stand behind what it tells.
  if (pack.language === "ro" && isUtmostWord(behind[0])) return [noun + 2];
  // What stands behind and names something tells which ("the oldest film | by A").
  const isAlone = !behind.some(({ name }) => name !== undefined) && (isAround || !behind.some(isContent));
  return [...(isAlone ? [noun + 1] : []), tokens.length];
}
