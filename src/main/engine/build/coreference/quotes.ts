/** Direct speech: which tokens are said by somebody, and which mention says them. */
import type { MarkedDocument } from "./document";

export interface Quote {
  /** Tokens between the marks. */
  readonly first: number;
  readonly end: number;
  /** The mention that says it; −1 where the text does not tell. */
  speaker: number;
  /** The mention that is spoken to; −1 where the text does not tell. */
  addressee: number;
}

/** A quote that is not closed by then was none. */
const LONGEST = 600;
/** Tokens between a quote and its verb of saying. */
const NEAR = 6;
/** Tokens between two quotes that answer one another. */
const STILL_HEARD = 40;
const SPEECH =
  /^(?:said|says?|saying|cried|cries|replied|answered|asked|exclaimed|whispered|added|returned|continued|observed|remarked|muttered|murmured|shouted|called|repeated|inquired|enquired|demanded|thought|began|went|interrupted|rejoined|responded|declared|gasped|sighed|laughed|growled|screamed|announced|suggested|explained|echoed|pursued|resumed|ejaculated|told|retorted|protested|pleaded|urged|begged|snapped|stammered|sobbed|faltered|chuckled|proceeded|agreed|admitted|assented|insisted|broke|put|spoke|quoth|persisted|concluded)$/;

/** Quotes in order; speakers by verbs of saying, else by turns. */
export function quotesOf(document: MarkedDocument): Quote[] {
  const quotes = spansOf(document.tokens);
  for (const quote of quotes) quote.speaker = namedSpeaker(document, quote, quotes);
  joinTurns(document, quotes);
  return quotes;
}

function spansOf(tokens: readonly string[]): Quote[] {
  const isDouble = tokens.some((token) => token === '"' || token === "“" || token === "``");
  const opens = isDouble ? /^(?:"|“|``)$/ : /^(?:'|‘|`)$/;
  const closes = isDouble ? /^(?:"|”|'')$/ : /^(?:'|’)$/;
  const found: Quote[] = [];
  let open = -1;
  tokens.forEach((token, at) => {
    if (open >= 0 && at - open > LONGEST) open = -1;
    if (open >= 0 && closes.test(token)) {
      found.push({ first: open + 1, end: at, speaker: -1, addressee: -1 });
      open = -1;
    } else if (opens.test(token)) open = at;
  });
  return found;
}

/** The person beside the verb of saying that stands behind or before the quote, outside of all quotes. */
function namedSpeaker(document: MarkedDocument, quote: Quote, quotes: readonly Quote[]): number {
  const { tokens } = document;
  const following = quotes.find(({ first }) => first > quote.end)?.first ?? Infinity;
  const behind = sayingIn(tokens, quote.end + 1, Math.min(quote.end + 1 + NEAR, following - 1));
  if (behind >= 0) {
    const found = personBeside(document, behind, quote.end + 1, Math.min(behind + NEAR, following));
    if (found >= 0) return found;
  }
  const opening = quote.first - 1;
  const [before] = [
    /^[,:]$/.test(tokens[opening - 1] ?? "") ? sayingIn(tokens, opening - NEAR * 2, opening) : -1,
  ];
  return before < 0 ? -1 : personBeside(document, before, opening - NEAR * 3, opening);
}

function sayingIn(tokens: readonly string[], from: number, to: number): number {
  for (let at = Math.max(from, 0); at < to; at++)
    if (SPEECH.test((tokens[at] ?? "").toLowerCase())) return at;
  return -1;
}

/** The mention of a person nearest to a verb, its subject rather than its object: just before it, else just behind it. */
function personBeside({ mentions }: MarkedDocument, verb: number, from: number, to: number): number {
  let [best, distance] = [-1, Infinity];
  mentions.forEach(({ first, end, type }, at) => {
    if (type !== "PER" || first < from || end > to) return;
    const gap = end <= verb ? verb - end : first - verb - 1;
    if (gap >= 0 && gap < distance) [best, distance] = [at, gap];
  });
  return distance <= NEAR - 2 ? best : -1;
}

/** A quote goes on where only its speaker's "he said" stands between; two take turns, forwards and back; last, whoever acts beside it. */
function joinTurns(document: MarkedDocument, quotes: readonly Quote[]): void {
  quotes.forEach((quote, at) => {
    const last = quotes[at - 1];
    if (quote.speaker < 0 && last && isOneBreath(document, last, quote)) quote.speaker = last.speaker;
    else if (quote.speaker < 0 && isReply(last, quote)) quote.speaker = turnBefore(document, quotes, at);
  });
  for (let at = quotes.length - 1; at >= 0; at--) takeTurnBack(document, quotes, at);
  quotes.forEach((quote, at) => {
    const last = quotes[at - 1];
    if (quote.speaker < 0) quote.speaker = actorBeside(document, quote);
    if (!last) return;
    if (isOneBreath(document, last, quote)) quote.addressee = last.addressee;
    else if (quote.first - last.end <= STILL_HEARD) quote.addressee = last.speaker;
  });
}

function isOneBreath({ sentences }: MarkedDocument, last: Quote, quote: Quote): boolean {
  return sentences[last.end] === sentences[quote.first];
}

/** Nothing but the marks stands between. */
function isReply(last: Quote | undefined, quote: Quote): boolean {
  return last !== undefined && quote.first - last.end <= 3;
}

/** Who spoke before the one before: where a quote is in pieces, of all of them. */
function turnBefore(document: MarkedDocument, quotes: readonly Quote[], at: number): number {
  let other = at - 1;
  while (other > 0 && isOneBreath(document, quotes[other - 1]!, quotes[other]!)) other--;
  const before = quotes[other - 1];
  return before && quotes[other]!.first - before.end <= STILL_HEARD ? before.speaker : -1;
}

function takeTurnBack(document: MarkedDocument, quotes: readonly Quote[], at: number): void {
  const [quote, next, after] = [quotes[at]!, quotes[at + 1], quotes[at + 2]];
  if (quote.speaker >= 0 || !next) return;
  if (isOneBreath(document, quote, next)) quote.speaker = next.speaker;
  else if (isReply(quote, next) && after && after.first - next.end <= STILL_HEARD)
    quote.speaker = after.speaker;
}

/** The first person of the quote's own sentence outside it, else of the one before. */
function actorBeside({ sentences, mentions }: MarkedDocument, { first, end }: Quote): number {
  const own = sentences[first]!;
  const isOutside = (at: number): boolean => mentions[at]!.end <= first - 1 || mentions[at]!.first > end;
  const inSentence = (sentence: number): number =>
    mentions.findIndex(
      ({ type, first: at }, place) => type === "PER" && sentences[at] === sentence && isOutside(place),
    );
  const found = inSentence(own);
  return found >= 0 ? found : inSentence(own - 1);
}
