/** Reading a text: what is marked, what is picked, and what a change of it says. Plain functions. */
import type { GraphSummary } from "../../../shared/contract";
import type { Place } from "../../../shared/texts/corrections";
import type { PropertyValue } from "../../../shared/graph";
import type { Reading, ReadRelation } from "../../../shared/texts/reading";
import type { Workbench } from "../../state/workbench";
import type { Picked, ReadingAtHand, ReadingTab, Span } from "./reading-view";

/** Whether a graph has texts to read, as far as its labels tell. */
export function hasTexts({ labels }: Pick<GraphSummary, "labels">): boolean {
  return ["Work", "Entity"].every((wanted) => labels.some(({ name }) => name === wanted));
}

/** Turns what is read; nothing where nothing is. */
export function turnReading(state: Workbench, change: Partial<ReadingAtHand>): Workbench {
  return state.reading === null ? state : { ...state, reading: { ...state.reading, ...change } };
}

export function closeReading(state: Workbench): Workbench {
  return { ...state, reading: null };
}

export function chooseTab(state: Workbench, tab: ReadingTab): Workbench {
  return turnReading(state, { tab });
}

export function pick(state: Workbench, picked: Picked | null): Workbench {
  return turnReading(state, { picked });
}

/** Picks and brings into sight. */
export function showPicked(state: Workbench, picked: Picked, span: Span): Workbench {
  return turnReading(state, { picked, tab: "text", mark: { start: span.start, end: span.end } });
}

/** Where an edge's passage stands, by its properties; null for edges that no text was read for. */
export function passageOf(
  properties: Readonly<Record<string, PropertyValue>>,
): (Span & { work: string }) | null {
  const { work, start, end } = properties;
  return typeof work === "string" && typeof start === "number" && typeof end === "number" && start < end
    ? { work, start, end }
    : null;
}

export function mentionSpan({ mentions }: Reading, at: number): Span {
  return { start: mentions.start[at]!, end: mentions.end[at]! };
}

/** The first of the ascending numbers that is at least `wanted`. */
export function firstAtLeast(numbers: Int32Array, wanted: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The row of the paragraph that has a letter, or the next one. */
export function paragraphAt({ paragraphs }: Reading, letter: number): number {
  return Math.min(firstAtLeast(paragraphs.end, letter + 1), paragraphs.end.length - 1);
}

export function placeIn({ work, text }: Reading, { start, end }: Span): Place {
  return { work, start, end, form: text.slice(start, end), before: "", after: "" };
}

/** A place that names one end of a relation: in its passage, else where the entity stands first. */
export function endPlace(reading: Reading, relation: ReadRelation, end: "source" | "target"): Place | null {
  const { mentions } = reading;
  const entity = relation[end];
  const rows = [...mentions.entity.keys()].filter((row) => mentions.entity[row] === entity);
  const inside = rows.find(
    (row) => mentions.start[row]! >= relation.start && mentions.end[row]! <= relation.end,
  );
  const row = inside ?? rows[0];
  return row === undefined ? null : placeIn(reading, mentionSpan(reading, row));
}

/** The letters of a paragraph in pieces: plain, or a mention by its row; each may be inside the marked passage. */
export interface Piece extends Span {
  readonly mention: number;
  readonly isMarked: boolean;
}

/** Pieces of the letters from `start` to before `end`; where mentions overlap the first has the letters. */
export function piecesOf(
  { mentions }: Pick<Reading, "mentions">,
  { start, end }: Span,
  mark: Span | null,
): Piece[] {
  const pieces: Piece[] = [];
  const add = (from: number, to: number, mention: number): void => {
    const cuts =
      mark === null ? [] : [mark.start, mark.end].filter((cut) => mention < 0 && cut > from && cut < to);
    [from, ...cuts].forEach((begin, at) => {
      const stop = cuts[at] ?? to;
      const isMarked = mark !== null && begin < mark.end && stop > mark.start;
      if (begin < stop) pieces.push({ start: begin, end: stop, mention, isMarked });
    });
  };
  let place = start;
  for (let row = firstAtLeast(mentions.start, start); row < mentions.start.length; row++) {
    const [from, to] = [mentions.start[row]!, Math.min(mentions.end[row]!, end)];
    if (from >= end) break;
    if (from < place) continue;
    add(place, from, -1);
    add(from, to, row);
    place = to;
  }
  add(place, end, -1);
  return pieces;
}

/** Relations whose passage begins in these letters, with their places in the list. */
export function relationsAt({ relations }: Reading, { start, end }: Span): number[] {
  return relations.flatMap((relation, at) => (relation.start >= start && relation.start < end ? [at] : []));
}
