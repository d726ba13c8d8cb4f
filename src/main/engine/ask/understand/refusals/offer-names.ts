/** Names that the words of a question are a part of, or have in another order ("type 2 diabetes" for "Diabetes mellitus type 2"): offered whole. */
import { words } from "../../../../../shared/fold";
import { described } from "../../execute/categories";
import type { GraphFacts } from "../../execute/graph-facts";
import { byStem } from "../../execute/word-fit";
import type { World } from "../../execute/world";
import type { Ports } from "../../stage";
import { namesOfInitials } from "../names/initials";
import { isContent } from "../question-parts";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";

/** Names looked at, and questions made of them. */
const MOST_FOUND = 60;
const MOST = 6;

/** The question with a whole name in place of what stands at `unread` and the names, numbers and words beside it; the shortest first. */
export async function namesOffered(
  question: string,
  unread: readonly Pick<Token, "start" | "end">[],
  tokens: readonly Token[],
  facts: GraphFacts,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<string[]> {
  const [first, ...more] = runsOf(unread, tokens, facts);
  if (!first || more.length > 0) return [];
  const text = question.slice(first.start, first.end);
  const wanted = words(text).map(stem);
  const found = await store.seeds({ by: "text", text, k: MOST_FOUND, labels: [] }, signal);
  const { names } = await store.nodeNames(Int32Array.from(found, ({ node }) => node));
  const holds = (name: string) => {
    const own = words(name).map(stem);
    return wanted.every((word) => own.includes(word)) && words(name).join(" ") !== words(text).join(" ");
  };
  const whole = [...new Set(names.filter(holds))].sort((a, b) => a.length - b.length).slice(0, MOST);
  const near = [...(await namesOfInitials(text, { store, signal })), ...whole].slice(0, MOST);
  const meant = near.length > 0 ? near : await namesLike(text, { store, signal });
  return meant.map((name) => `${question.slice(0, first.start)}“${name}”${question.slice(first.end)}`);
}

/** Names that a text is a slip of, the nearest first; none of a text of several names. */
async function namesLike(
  text: string,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<string[]> {
  const found = await store.seeds({ by: "mention", question: text, k: MOST, labels: [] }, signal);
  const slips = found.filter(
    ({ mention, edits = 0 }) => edits > 0 && mention?.start === 0 && mention.end === text.length,
  );
  const { names } = await store.nodeNames(Int32Array.from(slips, ({ node }) => node));
  return [...new Set(names)];
}

interface Run {
  readonly start: number;
  readonly end: number;
}

/** Stretches of words that say neither a relation nor a kind, names and numbers among them, that some unread word is in; where that is one of a relation, those of the names. */
function runsOf(unread: readonly Run[], tokens: readonly Token[], facts: GraphFacts): Run[] {
  const isOfSchema = (token: Token) =>
    [...facts.relations, ...facts.labels].some((worded) => byStem(token, worded) > 0);
  const isPart = (token: Token) =>
    token.name !== undefined || token.numbers !== undefined || (isContent(token) && !isOfSchema(token));
  const runs: Token[][] = [];
  tokens.forEach((token, at) => {
    if (!isPart(token)) return;
    const before = tokens[at - 1];
    if (before && isPart(before) && !token.paused) runs.at(-1)!.push(token);
    else runs.push([token]);
  });
  const isIn = (run: readonly Token[]) =>
    run.some(({ start, end }) => unread.some((word) => word.start < end && start < word.end));
  const own = runs.filter(isIn);
  const meant = own.length > 0 ? own : runs.filter((run) => run.some(({ name }) => name !== undefined));
  return meant.map((run) => ({ start: run[0]!.start, end: run.at(-1)!.end }));
}

/** "Type 2 diabetes", "stage 3": a number that is part of a name nobody found, with the words beside it; undefined where there is none, or where it is a number of the graph's own. */
export function numberedName(
  question: string,
  { parts, facts }: World,
): Pick<Token, "text" | "start" | "end"> | undefined {
  const { tokens, pack } = parts;
  const at = tokens.findIndex((token, place) => {
    const before = tokens[place - 1];
    const isNumber = token.numbers !== undefined && token.name === undefined && !token.paused;
    return isNumber && before !== undefined && pack.numbered.includes(before.word) && !isOwn(before, facts);
  });
  if (at < 0) return undefined;
  const isWord = (token: Token | undefined) =>
    token !== undefined &&
    token.name === undefined &&
    isContent(token) &&
    ![...facts.relations, ...facts.labels].some((worded) => byStem(token, worded) > 0);
  let [from, to] = [at - 1, at];
  while (isWord(tokens[from - 1])) from--;
  while (isWord(tokens[to + 1]) && !tokens[to + 1]!.paused) to++;
  const { start } = tokens[from]!;
  const { end } = tokens[to]!;
  return { text: question.slice(start, end), start, end };
}

/** Whether a relation, a kind or a number that the graph tells is called so. */
function isOwn(token: Token, facts: GraphFacts): boolean {
  const numbers = described(facts).flatMap(({ properties }) => properties);
  return [...facts.relations, ...facts.labels, ...numbers].some((worded) => byStem(token, worded) > 0);
}
