/** Questions for the end of a scale, or for which lies farther on it: "the longest river", "the best time", "which is older, A or B". */
import { betterEnd, isOfDuration, isOfRanks, turned } from "../../execute/measures/better-end";
import { factorBetween } from "../../execute/measures/units";
import { isContent, marked } from "../question-parts";
import { LONG, SIZE } from "../pack-english";
import type { Pole } from "../pack";
import type { Token } from "../tokens/read-tokens";
import { arePersons } from "./row-columns";
import { columnOfScale, isCalled, isOfAges } from "./row-measures";
import { limitAt, valuesBeside } from "./row-most";
import type { RowAsk, RowsSaid } from "./row-question";
import type { RowReading } from "./row-reading";
import { isMeasured, type RowColumn } from "./row-table";
import { isTruth } from "./row-truth";
import { ROW_WORDS } from "./row-words";

/** The column that a scale's end is looked for in, and which end that is. */
interface Scaled {
  readonly column: RowColumn;
  readonly pole: "min" | "max";
  /** Nothing says that the column measures what was asked. */
  readonly isGuess: boolean;
  /** The word that told it. */
  readonly beside?: Token;
}

export function scaleAsked(reading: RowReading, said: RowsSaid): RowAsk | undefined {
  const { tokens } = reading;
  // "A first sowing day in April" is no end of them.
  const isOfPhrase = (place: number) =>
    /^an?$/.test(tokens[place - 1]?.word ?? "") && /^(?:first|last)$/.test(tokens[place]!.word);
  const at = tokens.findIndex(
    (token, place) => token.pole !== undefined && !reading.isUsed(token) && !isOfPhrase(place),
  );
  const scale = tokens[at]?.pole;
  const found = scale && scaledBy(scale, at, reading, said);
  if (!found) return undefined;
  const { column, pole, isGuess, beside } = found;
  const [named, ...others] = beside ? reading.columnsOf(beside, said.table.columns) : [];
  if (beside) reading.use(beside);
  reading.use(tokens[at]!);
  // "Seen for the first time before 2019": a bound on that column, and no end of it.
  if (said.tests.some((test) => test.column === column && test.constraint.comparison !== "="))
    return undefined;
  const guess = isGuess ? { isGuess: true as const } : {};
  // "The youngest | bride", where brides have a column and their age another.
  const isThing = named !== undefined && named !== column && others.length === 0;
  if (!isThing && isNumberAsked(at, beside, reading)) return { as: "number", of: pole, column, ...guess };
  if (said.subject.length > 1 && tokens.some((token) => marked(token, "or", "and")))
    return { as: "extreme", column, pole, limit: 1, ...guess };
  const isThan = tokens.some((token) => marked(token, "than"));
  if (isThan)
    return said.subject.length === 2 && isTruth(reading) && !isGuess
      ? { as: "further", column, pole }
      : undefined;
  if (scale.degree === "more") return undefined;
  const own = isThing
    ? { values: named }
    : valuesBeside(reading, { ...said, hasNoun: said.hasNoun || !arePersons(said.table) });
  const values = own.values === column ? {} : own;
  return { as: "extreme", column, pole, limit: limitAt(at, reading), ...values, ...guess };
}

/** By a word of its title, else by what the scale measures, else by a word of like meaning. */
function scaledBy(scale: Pole, at: number, reading: RowReading, { table }: RowsSaid): Scaled | undefined {
  const numbers = table.columns.filter(isMeasured);
  const besides = (byMeaning: boolean) =>
    reading
      .left()
      .filter((token) => !byMeaning || !isNumbering(token))
      .flatMap((token) => {
        const [column, ...more] = reading.columnsOf(token, numbers, byMeaning);
        return column && more.length === 0 ? [{ ...endOf(scale, column), column, beside: token }] : [];
      })[0];
  const own = besides(false);
  if (own) return own;
  const next = reading.tokens[at + 1];
  // "The smallest price", where prices are no numbers.
  const isOther = isFigurative(scale.measure) && next && reading.columnsOf(next, table.columns).length > 0;
  const called = isOther ? undefined : columnOfScale(scale.measure, table.columns);
  if (called) {
    const { column, isTurned } = called;
    return { column, pole: isTurned ? turned(scale.pole) : scale.pole, isGuess: false };
  }
  return isOther ? undefined : (besides(true) ?? onlyDuration(scale, numbers));
}

/** "The fastest runner", where one column tells how long it took. */
function onlyDuration(scale: Pole, numbers: readonly RowColumn[]): Scaled | undefined {
  const [column, ...more] = scale.measure === "speed" ? numbers.filter(isDuration) : [];
  return column && more.length === 0 ? { column, ...endOf(scale, column) } : undefined;
}

/** Which end of a column is meant; a guess where nothing tells that the column measures what the scale does. */
function endOf({ pole, measure }: Pole, column: RowColumn): Pick<Scaled, "pole" | "isGuess"> {
  const isSure = { isGuess: false };
  const isTime = column.type === "time" || column.type === "hour";
  if (/\bdate\b/.test(measure)) {
    if (isTime) return { pole, ...isSure };
    if (isOfAges(column)) return { pole: turned(pole), ...isSure };
    // "The first three by points" are the best ones, but first of ranks is the first.
    return isOfRanks(column.words) ? { pole, ...isSure } : bestOf(turned(pole), column);
  }
  if (measure === "rating score") return bestOf(pole, column);
  if (isDuration(column) && measure === "speed") return { pole: turned(pole), ...isSure };
  // "The biggest of the choir", where one column says when they joined the choir.
  const isOpen = !isTime && (isFigurative(measure) || measure === LONG);
  return { pole, isGuess: !isOpen && !measure.split(" ").some((word) => isCalled(column, word)) };
}

/** Which end of a column is the better one ("max" of what is best); a guess where its title does not tell. */
function bestOf(pole: Pole["pole"], column: RowColumn): Pick<Scaled, "pole" | "isGuess"> {
  const end = isDuration(column) ? "min" : betterEnd(column.words);
  return {
    pole: end === "min" ? turned(pole) : pole,
    isGuess: end === undefined && !column.name.includes("%"),
  };
}

const isDuration = (column: RowColumn): boolean =>
  column.type === "number" &&
  ((column.told !== undefined && factorBetween(column.told, "s") !== undefined) ||
    isOfDuration(column.words));

/** "The smallest", "the highest": of anything; but "the dearest" is so by its price. */
const isFigurative = (measure: string): boolean =>
  measure === "" || measure === SIZE || measure.startsWith("height");

/** "What is | the smallest | price of …": the number itself, and not what has it. */
function isNumberAsked(at: number, beside: Token | undefined, { tokens }: RowReading): boolean {
  const isOpen = tokens.slice(0, at).every((token) => marked(token, "what", "aux", "empty", "lead"));
  const [measure, after] = [tokens[at + 1], tokens[at + 2]];
  return (
    isOpen && at > 0 && beside !== undefined && measure === beside && (!after || marked(after, "by", "with"))
  );
}

/** Whether a word of a question only says that numbers are meant: "the colour | score", "ce | notă". */
export const isNumbering = (token: Token): boolean => isContent(token) && ROW_WORDS.numbering.has(token.word);
