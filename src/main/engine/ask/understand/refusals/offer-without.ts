/** The question without what was not read of it: "which drugs treat gout | after surgery". */
import type { LanguagePack } from "../pack";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

type Span = Pick<Token, "start" | "end">;

/** The question with each unread phrase left out, its prepositions and articles with it; undefined where too little would be left to ask. */
export function withoutUnread(
  question: string,
  unread: readonly Span[],
  tokens: readonly Token[],
  { voice }: Pick<LanguagePack, "voice">,
): string | undefined {
  const isUnread = ({ start, end }: Span) => unread.some((span) => span.start < end && start < span.end);
  const dropped = tokens.flatMap((token, at) => (isUnread(token) ? phraseOf(tokens, at) : []));
  const left = tokens.filter((token) => !dropped.includes(token));
  const asksOfName = left.some(isContent) && left.some((token) => token.name !== undefined);
  // "Which proteins does A": what helped is left without its verb.
  const helper = left.findIndex(({ word }) => voice.onlyHelp.includes(word));
  const isHelpless = helper >= 0 && !left.slice(helper).some(isContent);
  // "Which treat A", "which drugs A": the noun or the verb is gone.
  const [, noun, object] = left.slice(left.findIndex((token) => marked(token, "what")));
  const isHalf =
    (noun !== undefined && isContent(noun) && object?.name !== undefined) || isOfNothing(left, tokens);
  if (dropped.length === 0 || !asksOfName || isHelpless || isHalf || isBroken(tokens, dropped))
    return undefined;
  const pieces = [...dropped].sort((a, b) => b.start - a.start);
  const cut = pieces.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), question);
  const text = cut
    .trimStart()
    .replace(/\s+/gu, " ")
    .replace(/ (?=[?.!,]|$)/gu, "");
  // "Genes - in A": of a word in two parts a sign is left.
  return /(?<!\S)[^\p{L}\p{N}\s“„]+(?!\S)/u.test(text) ? undefined : text;
}

/** Words that help a verb and stay behind without it ("drugs not be used"). */
const MODAL = /^(?:should|must|may|might|shall|ought|trebuie)$/;

/** Whether what is left would be no sentence: without its verb ("which drugs | treat | gout"), what denies it, or what helps it. */
function isBroken(tokens: readonly Token[], dropped: readonly Token[]): boolean {
  const left = tokens.filter((token) => isContent(token) && !dropped.includes(token));
  return dropped.some((token) => {
    const at = tokens.indexOf(token);
    const before = tokens.slice(0, at).findLast((one) => !dropped.includes(one));
    const next = tokens.slice(at + 1).find((one) => !dropped.includes(one) && !marked(one, "empty"));
    const isJoined = marked(before, "by", "with", "from", "to", "and", "or") || before?.name !== undefined;
    // "Which drugs | treat | A", but "films | by expensive | A".
    const isVerb = isContent(token) && next?.name !== undefined && !isJoined;
    // "Who composed | the music | of A": what is said of it goes with it.
    const isOwned = isContent(token) && marked(next, "by");
    const isAsked = marked(before, "what", "who", "when", "where") && (!next || !isContent(next));
    return (
      MODAL.test(token.word) ||
      (marked(token, "aux") && left.length < 2) ||
      marked(before, "not") ||
      isVerb ||
      isOwned ||
      isAsked
    );
  });
}

/** "Relieve | of A" where the symptoms of A were relieved: what joined two nouns stands behind a verb. */
function isOfNothing(left: readonly Token[], tokens: readonly Token[]): boolean {
  return left.some((token, at) => {
    const before = left[at - 1];
    const isNew = before !== undefined && tokens[tokens.indexOf(token) - 1] !== before;
    return isNew && isContent(before) && marked(token, "by", "with", "from", "to");
  });
}

/** The word, and what joins it to the rest before it, unless it goes with the word behind it ("expensive | films", "only | A"). */
function phraseOf(tokens: readonly Token[], at: number): Token[] {
  const next = tokens[at + 1];
  if (next && (isContent(next) || next.name !== undefined) && !next.paused) return [tokens[at]!];
  let first = at;
  while (first > 1 && joins(tokens[first - 1]!)) first--;
  return tokens.slice(first, at + 1);
}

/** Articles, prepositions and helping verbs; what asks stays. */
const joins = (token: Token): boolean =>
  token.name === undefined &&
  !isContent(token) &&
  !token.numbers &&
  !token.pole &&
  !marked(token, "what", "who", "when", "where", "how", "why", "count", "check", "lead");
