/** Texts that ask more than one thing: "Who directed A? And who directed B?", "Who directed A and when was it released?" */
import type { Mark } from "../pack";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

/** What opens a question wherever it stands; "what" and "who" join clauses as well ("films by A and which …"). */
const OPENING: readonly Mark[] = ["when", "where", "count", "how", "why"];
const ASKING: readonly Mark[] = [...OPENING, "what", "who", "clause", "aux", "exists", "check"];

/** One of several: `isWhole` where it names what it is about ("when was it released" does not). */
interface OneOfSeveral {
  readonly text: string;
  readonly isWhole: boolean;
}

/** The questions that a text asks, each by itself; empty where it asks one thing. */
export function severalQuestions(text: string, tokens: readonly Token[]): OneOfSeveral[] {
  const cuts = tokens.flatMap((_, at) => cutBefore(text, tokens, at) ?? []);
  if (cuts.length === 0) return [];
  const ends = [...cuts.map(({ end }) => end), text.length];
  const starts = [0, ...cuts.map(({ start }) => start)];
  return starts.map((start, at) => ({
    text: asQuestion(text.slice(start, ends[at])),
    isWhole: tokens.some(
      (token) => token.name !== undefined && token.start >= start && token.end <= ends[at]!,
    ),
  }));
}

const asQuestion = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[\s,;.?!]+$/u, "")}?`;

/** Where the question before a token ends and the one that begins with it starts. */
function cutBefore(
  text: string,
  tokens: readonly Token[],
  at: number,
): { readonly end: number; readonly start: number } | undefined {
  const token = tokens[at]!;
  const isJoined = marked(tokens[at - 1], "and");
  const last = tokens[at - (isJoined ? 2 : 1)];
  if (!last) return undefined;
  // "… in A? Name them": asks for nothing more.
  if (marked(token, "what") && tokens.slice(at + 1).every((one) => marked(one, "empty"))) return undefined;
  const cut = { end: last.end, start: token.start };
  if (/\?/u.test(text.slice(last.end, token.start))) return marked(token, ...ASKING) ? cut : undefined;
  // Behind an opening "who" another is no relative.
  const asksWho = marked(tokens[0], "who") && token.word === tokens[0]!.word;
  return isJoined && (asksWho || marked(token, ...OPENING)) ? cut : undefined;
}
