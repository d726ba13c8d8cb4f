/** Completions as they are offered, and what taking one makes of the text: plain functions. */
import type { Completion } from "../../../shared/explore";

/** One line of the list: a node by its id, or words of the graph's schema. It stands for the text from `start` to the caret. */
export interface Suggestion {
  readonly key: string;
  readonly start: number;
  readonly text: string;
  readonly sort: "node" | "relation" | "label";
  /** The kind of a node, "" for none. */
  readonly label: string;
  /** Of a node; shown where another of the list has its name and kind. */
  readonly id: string;
  readonly isNamesake: boolean;
}

/** The text with a suggestion taken, and where the caret stands then. */
export interface Taken {
  readonly text: string;
  readonly caret: number;
}

/** Nodes first, as the engine ranked them; `from` is where in the whole text the part that was completed begins. */
export function suggestionsOf({ start, nodes, words }: Completion, from: number): Suggestion[] {
  const called = (row: number) => JSON.stringify([nodes.name[row]!.toLowerCase(), nodes.label[row]]);
  const counts = new Map<string, number>();
  nodes.name.forEach((_, row) => counts.set(called(row), (counts.get(called(row)) ?? 0) + 1));
  const named = nodes.id.map((id, row): Suggestion => ({
    ...{ key: `node ${id}`, start: from + start, sort: "node", id, label: nodes.label[row]! },
    text: nodes.name[row]! || id,
    isNamesake: counts.get(called(row))! > 1,
  }));
  const worded = words.map((one): Suggestion => ({
    ...{ key: `${one.kind} ${one.words}`, start: from + one.start, text: one.words, sort: one.kind },
    ...{ label: "", id: "", isNamesake: false },
  }));
  return [...named, ...worded];
}

/** What was typed from the suggestion's start to the caret gives way to its text; a blank follows where none does. */
export function take(text: string, caret: number, { start, text: name }: Suggestion): Taken {
  const rest = text.slice(caret);
  const gap = rest === "" || /^[\p{L}\p{N}]/u.test(rest) ? " " : "";
  return { text: text.slice(0, start) + name + gap + rest, caret: start + name.length + gap.length };
}
