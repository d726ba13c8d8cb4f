/** Finds actions by what a person types: in any order of words, without diacritics, letters left out. */
import { fold } from "../../../shared/fold";
import type { Action } from "../../state/action";

/** How well a word typed fits a text; 0 where it does not. */
type RankIn = (text: string, word: string) => number;

interface Ranked {
  readonly action: Action;
  readonly rank: number;
}

/**
 * Actions whose title, words or id hold what is typed, best first. Every word typed has to be found: as a word, the beginning of
 * one, inside one, or, where nothing fits so, letter by letter in order. With nothing typed, those used last come first (`recent`,
 * newest first).
 */
export function rankActions(
  typed: string,
  actions: readonly Action[],
  recent: readonly string[],
): readonly Action[] {
  const wanted = fold(typed)
    .split(" ")
    .filter((word) => word !== "");
  const rankedIn = (rank: RankIn): Ranked[] =>
    actions.flatMap((action): Ranked[] => {
      const found = rankOf(action, wanted, rank);
      return found === null ? [] : [{ action, rank: found + recency(action.id, recent, wanted.length > 0) }];
    });
  const whole = rankedIn(wholeRankIn);
  const ranked = whole.length > 0 ? whole : rankedIn(rankIn);
  // The sort is stable: equals stay in the order of the list.
  return ranked.sort((a, b) => b.rank - a.rank).map(({ action }) => action);
}

function recency(id: string, recent: readonly string[], typing: boolean): number {
  const place = recent.indexOf(id);
  if (place === -1) return 0;
  return typing ? 0.5 : 1 + recent.length - place;
}

/** Sum over the words typed; null where one of them is nowhere. */
function rankOf(action: Action, wanted: readonly string[], rankIn: RankIn): number | null {
  const title = fold(action.title());
  const more = fold(`${action.words?.() ?? ""} ${action.id}`);
  // What is typed is the very name of what the action is for, a panel say: the first of its words, up to a comma.
  const [named = ""] = (action.words?.() ?? "").split(",");
  let sum = wanted.length > 0 && fold(named) === wanted.join(" ") ? 2 * wanted.length : 0;
  for (const word of wanted) {
    const found = Math.max(rankIn(title, word), 0.5 * wholeRankIn(more, word));
    if (found === 0) return null;
    sum += found;
  }
  return sum;
}

/** 4 at the start of the text, 3 at the start of a word, 2 inside one, at most 1 letter by letter, 0 where it is not. */
function rankIn(text: string, word: string): number {
  return wholeRankIn(text, word) || letterRankIn(text, word);
}

function wholeRankIn(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at === -1) return 0;
  if (at === 0) return 4;
  return new RegExp(`[^\\p{L}\\p{N}]${escape(word)}`, "u").test(text) ? 3 : 2;
}

/** Letters in order within one run at most twice as long as what was typed; the tighter, the nearer to 1. */
function letterRankIn(text: string, word: string): number {
  if (word.length < 3) return 0;
  const loose = new RegExp([...word].map(escape).join("[\\p{L}\\p{N}]*?"), "u").exec(text)?.[0];
  return loose === undefined || loose.length > 2 * word.length + 2 ? 0 : word.length / loose.length;
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
