/** Which column of a table is asked for. */
import { words as wordsOf } from "../../../../../shared/fold";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { columnOfScale, onlyTime } from "./row-measures";
import type { RowsSaid } from "./row-question";
import type { RowReading } from "./row-reading";
import type { RowColumn } from "./row-table";
import { isAgentWord, isHow, ROW_WORDS } from "./row-words";

const isText = ({ type }: RowColumn) => type === "text" || type === "time";

/** "How deep is A", where nothing measures it. */
export function isUnmeasured(reading: RowReading): boolean {
  const { tokens, pack } = reading;
  const scale = pack.measures[tokens[howAt(reading) + 1]?.word ?? ""];
  return scale !== undefined && howAt(reading) >= 0 && !scaleColumn(scale, reading.columns);
}

/** Where "how" stands; −1 where it does not. */
export const howAt = ({ tokens }: RowReading): number =>
  tokens.findIndex(({ word, mark }) => mark === "how" || isHow(word));

/** The column that "how long" and the like ask for; of an age only a column of ages tells. */
export function scaleColumn(scale: string, columns: readonly RowColumn[]): RowColumn | undefined {
  const found = columnOfScale(scale === "age" ? "birth date" : scale, columns);
  return scale === "age" && !found?.isTurned ? undefined : found?.column;
}

/** The column of a word that asks for it, of who or where, or of the time that "when" asks for; the word is used. */
export function askedColumn(reading: RowReading, said: RowsSaid): RowColumn | undefined {
  const { tokens } = reading;
  const { columns } = said.table;
  const has = (...marks: Parameters<typeof marked>[1][]) =>
    tokens.some((token) => marked(token, ...marks) && !reading.isUsed(token));
  const pick = (among: readonly RowColumn[], byMeaning: boolean): RowColumn | undefined => {
    for (const token of reading.left()) {
      const [column, ...more] = reading.columnsOf(token, among, byMeaning);
      if (!column || more.length > 0) continue;
      reading.use(token);
      return column;
    }
    return undefined;
  };
  if (has("when")) {
    const times = columns.filter(({ type }) => type === "time");
    return (
      pick(times, true) ??
      pick(columns.filter(isText), false) ??
      (said.subject.length > 0 ? onlyTime(columns) : undefined)
    );
  }
  const texts = columns.filter(({ type }) => type === "text");
  if (has("who"))
    return (
      pick(texts.filter(mayBePersons), true) ??
      (said.subject.length > 0 || said.hasNoun ? onlyAgent(columns) : undefined)
    );
  if (has("where")) return pick(texts, true) ?? (said.subject.length > 0 ? placeOf(columns) : undefined);
  const first = columns.flatMap((column) =>
    reading.left().filter((token) => reading.columnsOf(token, columns).includes(column)),
  );
  if (first.length === 0 || (said.subject.length === 0 && !isHead(first[0]!, reading))) return undefined;
  return pick(columns, false);
}

/** Right behind what asks for it: "which | authors wrote poetry". */
function isHead(token: Token, { tokens }: RowReading): boolean {
  const before = tokens.slice(0, tokens.indexOf(token));
  return before.every(
    (one) => marked(one, "what", "empty", "lead", "from", "by", "with", "to") || one.pole !== undefined,
  );
}

/** Whether a column's title says that it holds who did it. */
export const isAgent = ({ type, words }: RowColumn): boolean =>
  type === "text" && wordsOf(words).some(isAgentWord);

/** Persons are written with a capital. */
const mayBePersons = (column: RowColumn): boolean =>
  isAgent(column) || [...column.cells.values()].every(([first = ""]) => !/^\p{Ll}/u.test(first));

function onlyAgent(columns: readonly RowColumn[]): RowColumn | undefined {
  const found = columns.filter(isAgent);
  return found.length === 1 ? found[0] : undefined;
}

const placeOf = (columns: readonly RowColumn[]): RowColumn | undefined =>
  columns.find(
    ({ type, words }) => type === "text" && wordsOf(words).some((word) => ROW_WORDS.places.has(word)),
  );
