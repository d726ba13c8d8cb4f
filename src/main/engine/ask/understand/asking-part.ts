/** The part of a statement that asks, where words outside of it mean nothing here: "last weekend we sat through A, and my husband insists on knowing | who wrote it". */
import { ASKS, firstWord, spokenOf, type Known } from "./core-clause";
import type { Mark } from "./pack";
import { isContent, marked } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

/** What may be asked for with these is lost with them. */
const OPERATIONS: readonly Mark[] = [
  ...([
    "count",
    "both",
    "either",
    "or",
    "than",
    "more",
    "fewer",
    "most",
    "fewest",
    "atLeast",
    "atMost",
  ] as const),
  ...([
    "above",
    "below",
    "since",
    "upTo",
    "between",
    "ordered",
    "arithmetic",
    "advice",
    "why",
    "linked",
  ] as const),
];
const OPENING: readonly Mark[] = [
  "what",
  "who",
  "when",
  "where",
  "how",
  "why",
  "count",
  "check",
  "aux",
  "exists",
];

/** Parts that may be all that is asked, with the names before that they speak of, the likeliest first; `unread` are the words that mean nothing. */
export function askingParts(
  tokens: readonly Token[],
  unread: readonly Pick<Token, "start">[],
  known: Known,
): Token[][] {
  const said = withoutThanks(tokens, known);
  const first = said.find((token) => !marked(token, "empty", "by", "with"));
  const isUnread = (token: Token) => unread.some(({ start }) => start === token.start);
  const last = said.findLastIndex(isUnread);
  const isQuestion = marked(first, ...OPENING) || ASKS.has(firstWord(said[0]));
  if (isQuestion || last + 1 >= said.length) return [];
  const starts = [...said.keys()].filter((at) => at > last);
  const asking = starts.filter((at) => ASKS.has(firstWord(said[at])));
  // "Who is the | abstract | artist": what says more of a noun is no story around it.
  const isModified = (at: number) => {
    const before = said[at - 1];
    return before !== undefined && isContent(before) && isUnread(before) && !said[at]!.paused;
  };
  // "Instruments aboard the craft | that | orbited A", "the killer of A | was himself | killed by whom", "trees that host | something | found by A": a clause says more of what stands before it.
  const isContinued = (at: number) => {
    const before = said.slice(0, at).findLast((token) => !marked(token, "empty"));
    const isOfAny = ANYBODY.test(said[at - 1]?.word ?? "");
    return (isOfAny || marked(before, "clause", "aux")) && !said[at]!.paused;
  };
  const nouns = starts.filter(
    (at) =>
      known.isOfSchema(said[at]!) &&
      !known.isOfSchema(said[at - 1] ?? said[at]!) &&
      !isModified(at) &&
      !isContinued(at),
  );
  return [...asking, ...nouns].flatMap((at) => {
    const [story, rest] = [said.slice(0, at), said.slice(at)];
    const names = rest.some((token) => token.name !== undefined) ? [] : spokenOf(story, rest, known);
    const isNamed =
      names.length > 0 || story.every((token) => token.name === undefined || known.isDoubtful(token));
    const tells = rest.some((token) => known.isOfSchema(token));
    return isNamed && tells && story.every((token, place) => isStory(token, story[place + 1], known))
      ? [[...names, ...rest]]
      : [];
  });
}

const ANYBODY = /^(?:some|any)(?:thing|one|body)$|^(?:ceva|cineva)$/;

/** Whether a token can be left out: nothing that is asked for hangs on it. */
function isStory(token: Token, next: Token | undefined, { isOfSchema }: Known): boolean {
  if (token.name !== undefined) return true;
  // "Last weekend", "could not name".
  const isOfStory =
    next !== undefined && (marked(next, "what", "lead", "empty") || (isContent(next) && !isOfSchema(next)));
  if (token.pole || marked(token, "not")) return isOfStory;
  return token.numbers === undefined && !marked(token, ...OPERATIONS);
}

/** "… would save me hours": what an answer would do for who asks. */
function withoutThanks(tokens: readonly Token[], { isOfSchema }: Known): readonly Token[] {
  const at = tokens.findLastIndex((token) => /^(would|will|ar)$/.test(token.word));
  const tail = tokens.slice(at);
  const isThanks = tail.some(({ word }) => /^(me|us|mi|ne)$/.test(word));
  const tells = tail.some(
    (token) => token.name !== undefined || token.numbers !== undefined || isOfSchema(token),
  );
  return at > 0 && isThanks && !tells ? tokens.slice(0, at) : tokens;
}
