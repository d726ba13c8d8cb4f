/** The part of a statement that asks: "I have a patient on A and wonder | what diseases it treats". */
import { isContent, marked } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

/** What is known of tokens before anything is read. */
export interface Known {
  /** Whether a name may as well be an ordinary word. */
  readonly isDoubtful: (name: Token) => boolean;
  /** Whether a name is a person's; undefined where the graph does not say. */
  readonly isPerson: (name: Token) => boolean | undefined;
  /** Whether a word is one of the graph's schema. */
  readonly isOfSchema: (token: Token) => boolean;
}

const ASKING = [
  ...(["what", "who", "when", "where", "how", "why", "count", "check", "aux", "exists", "ordered"] as const),
];

/** Tokens of the clause that asks, and of what stands before it only the names it speaks of; all tokens where the question asks from the start. */
export function coreClause(tokens: readonly Token[], known: Known): readonly Token[] {
  const told = withoutAside(tokens, known);
  const spoken = told.filter((token) => !marked(token, "lead"));
  const first = told.find((token) => !marked(token, "empty", "by", "with"));
  const isStory = STORY.has(firstWord(told[0])) && !isRepeated(told);
  const asked = politeTo(told, known);
  if (asked > 0) return spoken.filter((token) => told.indexOf(token) >= asked);
  if (!isStory && marked(first, ...ASKING)) return spoken;
  const lead = told.findLastIndex((token) => marked(token, "lead"));
  const restFrom = (at: number) => (at < 0 ? [] : told.slice(at).filter((token) => !marked(token, "lead")));
  const behind = lead >= 0 && restFrom(lead + 1).some(isContent);
  const cut = behind ? lead + 1 : statedQuestion(told, isStory, known);
  const rest = restFrom(cut);
  // What asks may stand before what leads: "what it regulates is what I'd like to see".
  if (!rest.some(isContent)) return isStory ? saidOnly(spoken, known) : spoken;
  return [...spokenOf(told.slice(0, cut), rest, known), ...rest];
}

/** Where the question begins that "would you be so kind as to say" or "any idea" only leads to: nothing of the graph is told before; 0 where none does. */
function politeTo(tokens: readonly Token[], { isOfSchema }: Known): number {
  const word = tokens.findIndex((token, place) => place > 0 && ASKS.has(firstWord(token)));
  const at = marked(tokens[word - 1], "by", "with", "from", "to") ? word - 1 : word;
  const before = tokens.slice(0, Math.max(0, at));
  const tells = (token: Token) =>
    token.name !== undefined ||
    token.numbers !== undefined ||
    marked(token, "count", "not", "by", "with", "from", "exists", "what") ||
    ASKS.has(firstWord(token)) ||
    isOfSchema(token);
  return at > 0 && before.some((token) => isContent(token) || marked(token, "lead")) && !before.some(tells)
    ? at
    : 0;
}

export const firstWord = (token: Token | undefined) => token?.word.split(" ")[0] ?? "";
export const ASKS = new Set("who whom what which when where how many cine ce cand unde cate cati".split(" "));
const STORY = new Set(
  "i my we our it there since before for out somebody someone am eu vecinul fac iau mi imi cineva ne".split(
    " ",
  ),
);

/** "I-a scris A lui B": a pronoun that says again whom it is told to, and not "I". */
const isRepeated = ([first]: readonly Token[]): boolean => /^i (?:a|au)$/.test(first?.word ?? "");

/** A question word behind a statement: "I saw A last night, who directed it"; −1 where there is none. */
function statedQuestion(tokens: readonly Token[], isStory: boolean, { isOfSchema }: Known): number {
  const isAsking = (token: Token, at: number) => at > 2 && ASKS.has(firstWord(token));
  const before = (at: number) => tokens.slice(0, Math.max(0, at));
  const tells = (at: number) => before(at).some((token) => isContent(token) && !isOfSchema(token));
  if (isStory) {
    const at = tokens.findIndex(isAsking);
    // "The films | which …" is no question, "my book doesn't say | what …" is.
    const isOpen = before(at).some(({ name }) => name !== undefined) || !before(at).some(isOfSchema);
    return at >= 0 && (isOpen || firstWord(tokens[0]) === "it") ? at : -1;
  }
  // "Between A and B, which came later": nothing is told before, so nothing is left out.
  const at = tokens.findLastIndex((token, place) => isAsking(token, place) && token.paused);
  return at >= 0 && before(at).some(({ name }) => name !== undefined) && tells(at) ? at : -1;
}

const HE = new Set("he she him his himself herself el ea".split(" "));
const IT = new Set("it its acesta aceasta".split(" "));

/** "Directed by A and written by him": the agent is the person named before; "by her brother" is another. */
export function withAgents(tokens: readonly Token[], { isPerson }: Known): readonly Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const isAgent =
      HE.has(token.word) && marked(tokens[at - 1], "by") && (next === undefined || !isContent(next));
    const one = tokens
      .slice(0, at)
      .findLast((earlier) => earlier.name !== undefined && isPerson(earlier) !== false);
    if (!isAgent || one?.name === undefined) return token;
    const { mark: _, ...rest } = token;
    return { ...rest, name: one.name };
  });
}

/** The names before a clause that it speaks of: all of them, one where "it" or "she" stands for one, none where it has its own. */
export function spokenOf(
  story: readonly Token[],
  rest: readonly Token[],
  { isDoubtful, isPerson }: Known,
): Token[] {
  const names = story.filter((token) => token.name !== undefined && !isDoubtful(token));
  const isHe = rest.some(({ word }) => HE.has(word));
  if (!isHe && !rest.some(({ word }) => IT.has(word))) return names;
  return names
    .filter((token) => isPerson(token) !== !isHe)
    .slice(-1)
    .concat(names.slice(-1))
    .slice(0, 1);
}

/** Without what a person says of herself behind the question: "which films did A direct, and I never have the list at hand". */
function withoutAside(tokens: readonly Token[], { isOfSchema }: Known): readonly Token[] {
  const at = tokens.findLastIndex(
    (token, place) =>
      place > 2 && STORY.has(token.word) && (token.paused || marked(tokens[place - 1], "and", "clause")),
  );
  const tail = tokens.slice(Math.max(0, at));
  const tells = (token: Token) =>
    token.name !== undefined || token.numbers !== undefined || isOfSchema(token);
  const asks = (token: Token) => marked(token, "lead", "count") || ASKS.has(firstWord(token));
  return at < 0 || tail.some((token) => tells(token) || asks(token)) ? tokens : tokens.slice(0, at);
}

/** A statement without what introduces it ("somebody told me that") and without the teller's own words before the first name. */
function saidOnly(tokens: readonly Token[], { isOfSchema }: Known): readonly Token[] {
  const that = tokens.findIndex(({ word }, at) => at < 6 && /^(that|ca)$/.test(word));
  // "I am after films | that A wrote": what is asked for stands before.
  const isTelling = tokens
    .slice(0, Math.max(0, that))
    .every((token) => !isOfSchema(token) || STORY.has(token.word));
  const isSaid = that > 0 && isTelling && tokens.slice(that).some(({ name }) => name !== undefined);
  const said = isSaid ? tokens.slice(that + 1) : tokens;
  const name = said.findIndex((token) => token.name !== undefined);
  return said.filter((token, at) => at > name || !isContent(token) || isOfSchema(token));
}
