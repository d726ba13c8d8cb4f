/** Two columns that are likely to be the ends of edges: by what stands in them, and by what their titles say of each other. */
import { areMeasures } from "./column-cells";
import { FEW_ROWS, type ColumnFacts } from "./column-facts";
import { isThing } from "./known-columns";
import { ID_TITLE, isVerbPhrase } from "./title-shapes";

export interface LikelyEnds {
  readonly source: number;
  readonly target: number;
  /** The column of their relations. */
  readonly between?: number;
  /** What the title over the target says that edges are called. */
  readonly relation?: string;
}

/** Ends that titles or cells name: ids of two things, "flows into", names that stand in both columns, two kinds of things. */
export function namedEnds(columns: readonly ColumnFacts[]): LikelyEnds | undefined {
  const ids = columns.filter(({ title, type }) => ID_TITLE.test(title) && type !== "empty");
  if (ids.length >= 2) return { source: ids[0]!.at, target: ids[1]!.at };
  const things = columns.filter(({ title, type }) => type === "text" && isThing(title));
  if (things.length === 2)
    return { source: things[0]!.at, target: things[1]!.at, ...relationOf(things, columns) };
  return saidEnds(columns) ?? sharedEnds(columns);
}

/** The one more column of small words, of fewer kinds than either end. */
function relationOf(
  ends: readonly ColumnFacts[],
  columns: readonly ColumnFacts[],
): Pick<LikelyEnds, "between"> {
  const [other, more] = columns.filter((one) => one.type === "text" && !ends.includes(one));
  return other && !more && areVerbs(other, ends) ? { between: other.at } : {};
}

function areVerbs({ cells, kinds, hasGaps }: ColumnFacts, ends: readonly ColumnFacts[]): boolean {
  return !hasGaps && cells.every((cell) => /^\p{Ll}/u.test(cell)) && ends.every((end) => end.kinds > kinds);
}

/** Whether hardly any pair comes again: who played in what, but not the sex and the age of many. */
function areDistinct(source: ColumnFacts, target: ColumnFacts): boolean {
  const pairs = new Set(source.cells.map((cell, at) => `${cell}\t${target.cells[at]!}`));
  return pairs.size * 20 >= source.cells.length * 19;
}

/** A column whose title says what leads to it, and the one that it is said of: the first that tells rows apart, else the first. */
function saidEnds(columns: readonly ColumnFacts[]): LikelyEnds | undefined {
  const texts = columns.filter(({ type }) => type === "text");
  const target = texts.find(({ title }) => isVerbPhrase(title));
  const others = texts.filter((one) => one !== target);
  const source = others.find(({ isUnique }) => isUnique) ?? others[0];
  return target && source && { source: source.at, target: target.at, relation: target.title };
}

/** Of the things of a column so many at least begin a row themselves. */
const SHARED = 0.2;

/** Columns of words of which one leads on to the other; of a table of two columns also whole numbers. */
function sharedEnds(columns: readonly ColumnFacts[]): LikelyEnds | undefined {
  const texts = columns.filter(
    ({ type, isUnique, kinds, cells }) =>
      (type === "text" || (columns.length === 2 && type === "number" && !areMeasures(cells))) &&
      (isUnique || kinds > 2),
  );
  for (const source of texts)
    for (const target of texts)
      if (source !== target && leadsOn(source, target) && areDistinct(source, target))
        return ends(source, target);
  return undefined;
}

/** Two columns side by side whose whole numbers are ids of the same things: many stand in both, and never the same one twice in a row. */
export function numberedEnds(columns: readonly ColumnFacts[]): [ColumnFacts, ColumnFacts] | undefined {
  const areIds = ({ type, kinds, cells }: ColumnFacts): boolean =>
    type === "number" && kinds > FEW_ROWS && !areMeasures(cells);
  const at = columns.findIndex((source, place) => {
    const target = columns[place + 1];
    return (
      target !== undefined &&
      [source, target].every(areIds) &&
      source.cells.every((cell, row) => cell !== target.cells[row]) &&
      (leadsOn(source, target) || leadsOn(target, source))
    );
  });
  return at < 0 ? undefined : [columns[at]!, columns[at + 1]!];
}

function leadsOn(source: ColumnFacts, target: ColumnFacts): boolean {
  const known = new Set(source.cells);
  const found = target.cells.filter(
    (cell, at) => cell !== "" && cell !== source.cells[at] && known.has(cell),
  );
  return new Set(found).size >= Math.max(1, SHARED * target.kinds);
}

function ends(one: ColumnFacts, other: ColumnFacts): LikelyEnds {
  const [source, target] = one.at < other.at || one.isUnique ? [one, other] : [other, one];
  return { source: source.at, target: target.at };
}

/** Of more columns of words than these any two may make pairs that hardly come again: a timetable's days and subjects. */
const MOST_TEXTS = 3;

/** Two columns of things that each come again, in pairs that hardly do: who played in what. */
export function pairedThings(columns: readonly ColumnFacts[]): LikelyEnds | undefined {
  if (columns.filter(({ type }) => type === "text").length > MOST_TEXTS) return undefined;
  const texts = columns.filter(
    ({ type, hasGaps, isUnique, kinds, cells }) =>
      type === "text" && !hasGaps && !isUnique && kinds > (cells.length < FEW_ROWS ? 1 : 2),
  );
  for (const source of texts)
    for (const target of texts)
      if (source.at < target.at && areDistinct(source, target))
        return { source: source.at, target: target.at };
  return undefined;
}

/** Two columns of things with one of verbs between them: small words that come again. */
export function relatedThings(columns: readonly ColumnFacts[]): LikelyEnds | undefined {
  const texts = columns.filter(({ type }) => type === "text");
  const at = texts.findIndex((one, place) => {
    const ends = [texts[place - 1], texts[place + 1]].filter((end) => end !== undefined);
    const [source, target] = ends;
    if (!source || !target || one.kinds * 2 > one.cells.length) return false;
    return areVerbs(one, ends) && areDistinct(source, target);
  });
  const isTold = texts[0]?.isUnique === true && texts[0].cells.length >= FEW_ROWS;
  if (at < 0 || isTold) return undefined;
  return { source: texts[at - 1]!.at, between: texts[at]!.at, target: texts[at + 1]!.at };
}
