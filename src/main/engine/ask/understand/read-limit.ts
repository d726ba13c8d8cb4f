/** How many are asked for: "the three most recent", "top 5 by rating", "which two directors made the most", "name three films by A". */
import { isContent, marked, orderAt } from "./question-parts";
import type { LanguagePack } from "./pack";
import type { Token } from "./tokens/read-tokens";
import { ordinalIn } from "./tokens/token-numbers";

/** More than so many are no selection: a number as high is a year, or a bound. */
const MOST_ASKED = 1000;

/** The tokens without the place on a scale that is asked for: 2 of "the | second | heaviest", "al doilea | cel mai vechi". */
export function readPlace(
  tokens: readonly Token[],
  pack: Pick<LanguagePack, "ordinals">,
): { nth?: number; tokens: readonly Token[] } {
  const utmost = tokens.findIndex(isUtmost);
  for (const length of [1, 2]) {
    const before = tokens.slice(Math.max(0, utmost - length), Math.max(0, utmost));
    const word = before.map((token) => token.word).join(" ");
    const nth = ordinalIn(word, pack);
    if (before.length === length && nth !== undefined)
      return { nth, tokens: tokens.filter((token) => !before.includes(token)) };
  }
  return { tokens };
}

/** The tokens without the number of things asked for; `limit` is that number where the utmost are asked for, else all are told. */
export function readLimit(
  tokens: readonly Token[],
  pack: Pick<LanguagePack, "measuredBy">,
): { limit?: number; tokens: readonly Token[] } {
  const at = tokens.findIndex((_, place) => isOfUtmost(tokens, place) || isOfAsked(tokens, place));
  const [limit] = tokens[at]?.numbers ?? [];
  if (limit === undefined) return { tokens };
  const others = tokens.filter((token) => token !== tokens[at]);
  if (!others.some(isUtmost)) return { tokens: others };
  // "Top 5 newest", "top 5 by rating": what is measured is told elsewhere.
  const isToldElsewhere = (top: Token) =>
    others.some((token) => token !== top && isUtmost(token)) ||
    orderAt(others) >= 0 ||
    hasMeasure(others, pack);
  const isBare = ({ pole }: Token) => pole?.degree === "most" && pole.measure === "";
  return { limit, tokens: others.filter((token) => !isBare(token) || !isToldElsewhere(token)) };
}

const isUtmost = (token: Token | undefined): boolean =>
  token?.pole?.degree === "most" || marked(token, "most", "fewest");

/** "… by rating": no name behind it. */
const hasMeasure = (tokens: readonly Token[], { measuredBy }: Pick<LanguagePack, "measuredBy">): boolean =>
  tokens.some((token, at) => token.word === measuredBy && isContent(tokens[at + 1] ?? token));

/** "Three | most recent", "first | three". */
function isOfUtmost(tokens: readonly Token[], at: number): boolean {
  return isNumber(tokens[at]!) && [-1, 1].some((step) => isUtmost(beside(tokens, at, step)));
}

/** "Which | 3 | directors": the number stands before what is asked for, and is the name of nothing that is asked about. */
function isOfAsked(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (!isNumber(token)) return false;
  const [before, after] = [beside(tokens, at, -1), beside(tokens, at, 1)];
  const isAsked = before === undefined || marked(before, "what", "lead", "who");
  if (!isAsked || after === undefined || !isContent(after)) return false;
  const hasOther = tokens.some((other) => other !== token && (other.name !== undefined || isUtmost(other)));
  return token.name === undefined || hasOther;
}

function isNumber({ numbers }: Token): boolean {
  const [count] = numbers ?? [];
  return numbers?.length === 1 && Number.isInteger(count) && count! >= 1 && count! <= MOST_ASKED;
}

/** The next token on a side that is no filler. */
function beside(tokens: readonly Token[], at: number, step: number): Token | undefined {
  let place = at + step;
  while (marked(tokens[place], "empty")) place += step;
  return tokens[place];
}
