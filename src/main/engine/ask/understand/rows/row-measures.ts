/** Which column a scale, a unit or a bound of a question measures. */
import { words as wordsOf } from "../../../../../shared/fold";
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { factorBetween, scaleOfUnit } from "../../execute/measures/units";
import { byStem } from "../../execute/word-fit";
import { isContent, marked, type Bound } from "../question-parts";
import { stem } from "../stem";
import { EXPECTED, isShortFor } from "../words/short-titles";
import type { Token } from "../tokens/read-tokens";
import { SIZE } from "../pack-english";
import type { RowReading } from "./row-reading";
import { hasDays, isMeasured, type RowColumn } from "./row-table";
import { ROW_WORDS } from "./row-words";

/** The column that a scale's words measure ("length duration pages"), and whether it runs the other way: who is old was born early. */
export function columnOfScale(
  measure: string,
  among: readonly RowColumn[],
): { readonly column: RowColumn; readonly isTurned: boolean } | undefined {
  const numbers = among.filter(isMeasured);
  if (/\bdate\b/.test(measure)) {
    // "Who came last": by their places, where these are told.
    const ranks = /\bnumber\b/.test(measure) ? numbers.filter(isOfPlaces) : [];
    if (ranks.length === 1) return { column: ranks[0]!, isTurned: false };
    const age = ageAmong(numbers);
    if (age) return { column: age, isTurned: true };
    const time = onlyTime(numbers) ?? firstHour(numbers);
    return time && { column: time, isTurned: false };
  }
  for (const word of measure.split(" ").filter(Boolean)) {
    const found = numbers.filter((column) => isCalled(column, word));
    if (found.length === 1) return { column: found[0]!, isTurned: false };
    if (found.length > 1) return undefined;
  }
  const only = numbers.filter(({ type }) => type === "number");
  // "The biggest invoice", of net, tax and total.
  const [total, ...more] = only.filter(({ words }) =>
    wordsOf(words).some((word) => ROW_WORDS.totals.has(word)),
  );
  const whole = only.length === 1 ? only[0] : more.length > 0 ? undefined : total;
  return (measure === "" || measure === SIZE) && whole ? { column: whole, isTurned: false } : undefined;
}

/** "Rank", "Pos": no mere numbers of rows. */
const isOfPlaces = ({ type, words }: RowColumn): boolean =>
  type === "number" && /^(?:rank|ranking|place|position|pos|loc|locul|pozitie|pozitia)$/.test(words);

/** By its title, or by what its unit measures. */
export function isCalled(column: RowColumn, word: string): boolean {
  const near = { word, english: [word], stems: [stem(word)] };
  const token = { ...near, text: word, start: 0, end: 0, paused: false };
  if (byStem(token, column) > 0 || wordsOf(column.words).some((one) => isShortFor(one, word, EXPECTED)))
    return true;
  const told = column.told === undefined ? [] : scaleOfUnit(column.told).split(" ");
  // All words for durations mean one thing, but a "wingspan in cm" is no height, as "cm" alone may be.
  const isDuration = column.told !== undefined && factorBetween(column.told, "s") !== undefined;
  return told.includes(word) && (isDuration || wordsOf(column.words).length === 1);
}

/** The one column of times, or the one that dates the things themselves. */
export function onlyTime(among: readonly RowColumn[]): RowColumn | undefined {
  const times = among.filter(({ type }) => type === "time");
  const own = times.filter(({ words }) => wordsOf(words).some((word) => ROW_WORDS.dates.has(word)));
  const plain = own.filter(({ words }) => wordsOf(words).every((word) => ROW_WORDS.dates.has(word)));
  return [times, own, plain].find(({ length }) => length === 1)?.[0];
}

/** Where nothing dates the rows: their time of day, of two the one that the other follows. */
function firstHour(among: readonly RowColumn[]): RowColumn | undefined {
  const [one, other, ...more] = among.filter(({ type }) => type === "hour");
  if (!one || !other) return one;
  const pairs = [...one.numbers].flatMap(([node, start]) => {
    const end = other.numbers.get(node);
    return end === undefined ? [] : [{ start, end }];
  });
  const ordered = pairs.filter(({ start, end }) => start <= end).length;
  if (more.length > 0 || ordered * 2 > pairs.length === ordered * 2 < pairs.length) return undefined;
  return ordered * 2 > pairs.length ? one : other;
}

/** The column that a bound is on, and the bound's values as that column tells them; `told` are the words that say so. */
export interface BoundRead {
  readonly column: RowColumn;
  readonly values: readonly number[];
  readonly told: readonly Token[];
}

/** The columns that a bound can be on, by its numbers and its unit. */
export function columnsFitting(
  bound: Bound,
  reading: RowReading,
  among: readonly RowColumn[],
): readonly RowColumn[] {
  const numbers = among.filter(isMeasured);
  const isDate = isDateOf(bound);
  const isYear = isYearOf(bound);
  const unit = bound.unit && unitOf(bound.unit, reading);
  const isHour = bound.tokens.some((token) => token.isHour);
  const times = numbers.some(({ type }) => type === "time");
  return numbers.filter((column) => {
    if (isHour || column.type === "hour") return isHour && column.type === "hour";
    if (isDate) return column.type === "time" && hasDays(column);
    if (unit !== undefined) return inUnit(column, unit);
    // "Donated before 2024" is said of no number of donations up to 44.
    if (isYear && column.type === "number" && times) return reaches(column, bound);
    return isYear || column.type === "number";
  });
}

const isDateOf = ({ values }: Bound): boolean =>
  values.some((value) => !Number.isInteger(value) && value >= 1000 && value < 2200);

const isYearOf = (bound: Bound): boolean =>
  isDateOf(bound) || bound.values.every((value) => value >= 1000 && value < 2200);

/** A bound as one column tells it. */
export const boundOn = (bound: Bound, column: RowColumn, reading: RowReading): BoundRead => ({
  ...{ column, told: [] },
  values: toldIn(bound, column, bound.unit && unitOf(bound.unit, reading)),
});

/** Undefined where none or several may be meant. */
export function columnOfBound(
  bound: Bound,
  reading: RowReading,
  among: readonly RowColumn[],
): BoundRead | undefined {
  const isYear = isYearOf(bound);
  const unit = bound.unit && unitOf(bound.unit, reading);
  const isHour = bound.tokens.some((token) => token.isHour);
  const fitting = columnsFitting(bound, reading, among);
  const around = wordsAround(bound, reading);
  for (const token of around) {
    const told = reading.columnsOf(token, fitting, true);
    if (told.length === 1) return { column: told[0]!, values: toldIn(bound, told[0]!, unit), told: [token] };
  }
  if (bound.measure !== undefined) {
    const found = columnOfScale(bound.measure, fitting);
    return found && !found.isTurned
      ? { column: found.column, values: toldIn(bound, found.column, unit), told: [] }
      : undefined;
  }
  if (isHour) {
    const verb = reading.left().find((token) => reading.columnsOf(token, fitting).length === 1);
    const column = verb ? reading.columnsOf(verb, fitting)[0] : firstHour(fitting);
    return column && { column, values: bound.values, told: verb ? [verb] : [] };
  }
  const rest = unit === undefined && isYear ? [onlyTime(fitting)].flatMap((one) => one ?? []) : fitting;
  const age = isYear ? undefined : ageAmong(fitting);
  const [only, ...more] =
    age && isOfPersons(bound, reading) ? [age] : unit !== undefined || isYear ? rest : [];
  const isOther = bound.counted?.some((token) => around.includes(token) && token !== bound.unit) === true;
  if (!only || more.length > 0 || isOther) return undefined;
  return {
    column: only,
    values: toldIn(bound, only, unit),
    told: around.filter((one) => isBegun(one, reading)),
  };
}

/** Of a number that may be a year a measure has something near. */
const NEAR = 2;
const reaches = ({ numbers }: RowColumn, { values }: Bound): boolean =>
  [...numbers.values()].some((number) => number * NEAR >= Math.min(...values));

const ageAmong = (columns: readonly RowColumn[]): RowColumn | undefined => columns.find(isOfAges);

export const isOfAges = ({ words }: RowColumn): boolean =>
  wordsOf(words).some((word) => ROW_WORDS.ages.has(word));

/** Whether numbers of several rows make one sum: no ages, marks, degrees or shares. */
export const isAdded = ({ type, name, words }: RowColumn): boolean =>
  type === "number" && !/[°%]/.test(name) && !wordsOf(words).some((word) => ROW_WORDS.intensive.has(word));

/** "Members over 40": a number alone is the age of persons. */
const isOfPersons = ({ words }: Bound, { tokens }: RowReading): boolean =>
  words.length === 0 || tokens.some(({ word }) => isPersonWord(word));

const isBegun = ({ word, english }: Token, { pack }: RowReading): boolean =>
  pack.begins.includes(word) || english.some((one) => ["make", "paint", "find"].includes(stem(one)));

const unitOf = ({ word }: Token, { pack }: RowReading): string | undefined =>
  Object.hasOwn(pack.units, word) ? pack.units[word] : undefined;

/** Whether a column is told in a unit, or measures what that does. */
const inUnit = (column: RowColumn, unit: string): boolean =>
  column.told !== undefined
    ? factorBetween(unit, column.told) !== undefined
    : column.type === "number" &&
      scaleOfUnit(unit)
        .split(" ")
        .some((word) => isCalled(column, word));

function toldIn({ values }: Bound, { told }: RowColumn, unit: string | undefined): readonly number[] {
  const factor = unit !== undefined && told !== undefined ? (factorBetween(unit, told) ?? 1) : 1;
  return values.map((value) => value * factor);
}

/** Words that may say what a bound is on, those nearest first: behind its number, then before it. */
function wordsAround({ counted = [], words, tokens, unit }: Bound, reading: RowReading): readonly Token[] {
  const isOpen = (token: Token) =>
    isContent(token) && token !== unit && !reading.isUsed(token) && reading.tableOf(token) === undefined;
  const all = reading.tokens;
  const next = all.indexOf(tokens.at(-1)!) + 1;
  // "More than 2.75 | a packet".
  const isEach = /^(?:an?|per|each)$/.test(all[next]?.word ?? "");
  const behind = all
    .slice(isEach ? next + 2 : next)
    .filter((token) => !marked(token, "empty", "with", "by", "to", "from"))
    .slice(0, 1);
  return [...new Set([...counted, ...behind, ...words.toReversed()])].filter(isOpen);
}
