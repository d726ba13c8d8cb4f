/** What is being typed, completed: names of the graph, and its own words for relations and kinds. */
import type { Completion, CompletedWords } from "../../../shared/explore";
import { fold } from "../../../shared/fold";
import { relationWords } from "../../../shared/relation-words";
import { COMMON_WORDS } from "../store/common-words";
import type { GraphStore } from "../store/graph-store";
import { splitQuestion, type QuestionWord } from "../store/question-words";
import { nameNodes } from "./named-nodes";

/** Words of a name that are looked back for; longer names are found by their last words. */
const MOST_WORDS = 6;
const MOST_PHRASES = 3;
/** One letter begins too many names. */
const SHORTEST = 2;
/** So many letters rather begin a name than one of the language's words. */
const TELLING = 3;

/** "question": names begin at any of its last words; "name": all that is typed is of one name. */
export type TypedAs = "question" | "name";

/** Completions of what stands before the caret, at most `limit` nodes and a few of the graph's words. Throws AbortError when the next letter came. */
export async function completeName(
  store: GraphStore,
  typed: string,
  as: TypedAs,
  limit: number,
  signal: AbortSignal,
): Promise<Completion> {
  const tokens = splitQuestion(typed).slice(-MOST_WORDS);
  const last = tokens.at(-1);
  const isOpen = last !== undefined && /^[\s'’-]?$/u.test(typed.slice(last.end));
  const nothing = { start: typed.length, nodes: await nameNodes(store, []), words: [] };
  if (!isOpen) return nothing;
  if (as === "name") return { ...nothing, start: 0, nodes: await begun(store, typed, limit, signal) };
  const words = await phrases(store, typed, tokens);
  const start = await longestName(store, typed, tokens, signal);
  const isShort = typed.slice(start).trim().length < SHORTEST;
  if (start === undefined || isShort || isPlain(typed, start, words)) return { ...nothing, words };
  // A name that began earlier is being written, not a word of the schema.
  const fitting = words.filter((one) => one.start <= start);
  return { start, words: fitting, nodes: await begun(store, typed.slice(start), limit, signal) };
}

async function begun(store: GraphStore, text: string, k: number, signal: AbortSignal) {
  const found = await store.seeds({ by: "prefix", text, k }, signal);
  return nameNodes(
    store,
    found.map(({ node }) => node),
  );
}

/** Where the longest run of last words starts that some name holds; a longer run is in a name only if the shorter one is. */
async function longestName(
  store: GraphStore,
  typed: string,
  tokens: readonly QuestionWord[],
  signal: AbortSignal,
): Promise<number | undefined> {
  let found: number | undefined;
  for (const start of [...new Set(tokens.map((token) => token.start))].reverse()) {
    const some = await store.seeds({ by: "prefix", text: typed.slice(start), k: 1 }, signal);
    if (some.length === 0) break;
    found = start;
  }
  return found;
}

/** Whether words without a capital of their own may as well be the language's or the schema's, begun or whole: "dir", "by the". */
function isPlain(typed: string, start: number, phrased: readonly CompletedWords[]): boolean {
  const text = typed.slice(start);
  if (/["“„«[]\s*$/u.test(typed.slice(0, start))) return false;
  if (/\p{Lu}/u.test(start === 0 ? text.slice(1) : text)) return false;
  const words = splitQuestion(text).map(({ word }) => word);
  const last = words.pop() ?? "";
  // "Ma" at the very beginning may begin a name or a word; where the graph's words are offered, names are as well, and first.
  if (phrased.length > 0 && /^\p{Lu}/u.test(text) && !COMMON_WORDS.has(last)) return false;
  const isBegun = last.length < TELLING && [...COMMON_WORDS].some((word) => word.startsWith(last));
  return (
    (phrased.length > 0 || isBegun || COMMON_WORDS.has(last)) && words.every((word) => COMMON_WORDS.has(word))
  );
}

/** Relations and kinds whose words the last words begin. */
async function phrases(
  store: GraphStore,
  typed: string,
  tokens: readonly QuestionWord[],
): Promise<CompletedWords[]> {
  const { relations, labels } = await store.describe();
  const known = [
    ...relations.map(({ words }) => ({ kind: "relation" as const, words })),
    ...labels.map(({ name }) => ({ kind: "label" as const, words: relationWords(name).toLowerCase() })),
  ];
  const found = new Map<string, CompletedWords>();
  for (const { start } of tokens) {
    const text = fold(typed.slice(start));
    if (text.length < SHORTEST) continue;
    for (const { kind, words } of known)
      if (fold(words).startsWith(text) && fold(words) !== text && !found.has(words))
        found.set(words, { start, kind, words });
  }
  return [...found.values()].slice(0, MOST_PHRASES);
}
