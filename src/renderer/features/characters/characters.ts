/** The people of a work over its length: where they stand, in which chapters, and who is with whom. Plain functions. */
import type { Reading } from "../../../shared/texts/reading";
import { firstAtLeast } from "../reading/reading";

/** People named as often as others stand in the order of their first appearance. */
export interface CharacterOfWork {
  /** Place in the reading's list of entities. */
  readonly entity: number;
  readonly name: string;
  readonly mentions: number;
  /** Rows among the mentions, ascending. */
  readonly rows: readonly number[];
  /** Chapters it is named in, ascending. */
  readonly chapters: readonly number[];
}

const PEOPLE: ReadonlySet<string> = new Set(["Character", "Person"]);

/** The people of a work, those named most first, at most `most` of them. */
export function charactersOf(reading: Reading, most: number): CharacterOfWork[] {
  const { mentions, entities } = reading;
  const rows = new Map<number, number[]>();
  mentions.entity.forEach((entity, row) => {
    if (!PEOPLE.has(entities[entity]?.type ?? "")) return;
    const own = rows.get(entity);
    if (own) own.push(row);
    else rows.set(entity, [row]);
  });
  return [...rows]
    .sort(([, a], [, b]) => b.length - a.length || a[0]! - b[0]!)
    .slice(0, most)
    .map(([entity, own]) => ({
      ...{ entity, name: entities[entity]!.name, mentions: own.length, rows: own },
      chapters: [...new Set(own.map((row) => chapterAt(reading, mentions.start[row]!)))],
    }));
}

const starts = new WeakMap<Reading, Int32Array>();

/** The chapter that has a letter: its place in the list of headings, 0 before the first. */
export function chapterAt(reading: Reading, letter: number): number {
  const known = starts.get(reading) ?? Int32Array.from(reading.headings, ({ start }) => start);
  starts.set(reading, known);
  return Math.max(0, firstAtLeast(known, letter + 1) - 1);
}

/** Two of the people given, by their places in that list, and in how many paragraphs both are named. */
export interface Together {
  readonly a: number;
  readonly b: number;
  readonly times: number;
}

/** Who is named with whom in a paragraph of the chapters from `first` to `last`, the commonest first. */
export function togetherIn(
  reading: Reading,
  people: readonly CharacterOfWork[],
  [first, last]: readonly [first: number, last: number],
): Together[] {
  const { mentions, paragraphs } = reading;
  const placeOf = new Map(people.map(({ entity }, place) => [entity, place]));
  const counts = new Map<number, number>();
  let here = new Set<number>();
  let paragraph = -1;
  const count = (): void => {
    const there = [...here].sort((a, b) => a - b);
    for (const [at, a] of there.entries())
      for (const b of there.slice(at + 1))
        counts.set(a * people.length + b, (counts.get(a * people.length + b) ?? 0) + 1);
    here = new Set();
  };
  mentions.start.forEach((letter, row) => {
    const place = placeOf.get(mentions.entity[row]!);
    const chapter = chapterAt(reading, letter);
    if (place === undefined || chapter < first || chapter > last) return;
    const own = firstAtLeast(paragraphs.end, letter + 1);
    if (own !== paragraph) count();
    paragraph = own;
    here.add(place);
  });
  count();
  return [...counts]
    .map(([key, times]) => ({ a: Math.floor(key / people.length), b: key % people.length, times }))
    .sort((a, b) => b.times - a.times);
}
