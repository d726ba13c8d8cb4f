/** Questions for what has most of something: "which artist has the most paintings", "who gave the most packets", "which volcano killed the most people". */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { arePersons, askedColumn } from "./row-columns";
import { columnsTold, runBehind } from "./row-groups";
import { isAdded } from "./row-measures";
import type { RowAsk, RowsSaid } from "./row-question";
import type { RowReading } from "./row-reading";
import { isOfThings, type RowColumn } from "./row-table";

interface Measured {
  readonly column: RowColumn;
  readonly words: readonly Token[];
}

/** The rows, or the groups of them, that have most; undefined where nothing says of what. */
export function mostAsked(reading: RowReading, said: RowsSaid): RowAsk | undefined {
  const { tokens } = reading;
  const at = tokens.findIndex((token) => marked(token, "most", "fewest"));
  if (at < 0) return undefined;
  const top = marked(tokens[at], "most") ? "max" : "min";
  const run = [...runBehind(tokens, at, reading)];
  const verb = tokens.slice(0, at).findLast((token) => !marked(token, "aux", "empty"));
  const ofVerb = verb && isContent(verb) && !reading.isUsed(verb) ? [verb] : [];
  const numbers = said.table.columns.filter(({ type }) => type === "number");
  const measured = measuredIn(run, ofVerb, reading, numbers);
  if (measured) {
    const { column, words: told } = measured;
    reading.use(tokens[at]!, ...told);
    const beside = valuesBeside(reading, { ...said, hasNoun: said.hasNoun || !arePersons(said.table) });
    // "Which session costs the most", by the "price per session".
    const values = beside.values === column ? undefined : beside.values;
    // "The most borrowed | book": what is asked of the row at the end.
    const next = tokens[tokens.indexOf(told.at(-1)!) + 1];
    const isOfRow = next !== undefined && isContent(next) && reading.isUsed(next);
    if (values && !isOfRow && comesAgain(values) && isAdded(column)) {
      reading.use(...ofVerb);
      return { as: "groups", by: values, of: "sum", column, top };
    }
    return { as: "extreme", column, pole: top, limit: limitAt(at, reading), ...(values && { values }) };
  }
  const by = askedColumn(reading, said);
  if (by === undefined || by.type === "number") return undefined;
  // "Which trench | yielded | the most finds".
  reading.use(tokens[at]!, ...ofVerb);
  return { as: "groups", by, top, ...countOf(run[0], by, reading, said) };
}

/** The numbers meant: by what stands behind "most", or by the verb before it where nothing does, or only people ("killed | the most people"). */
function measuredIn(
  run: readonly Token[],
  verb: readonly Token[],
  reading: RowReading,
  numbers: readonly RowColumn[],
): Measured | undefined {
  const first = run.slice(0, 1);
  const byVerb = first.every(({ word }) => isPersonWord(word)) && verb.length > 0;
  // "Most votes | against", where some are for it.
  const ways = [...(byVerb ? [verb] : []), first, run, runOn(run, reading)].filter(
    ({ length }) => length > 0,
  );
  for (const way of ways) {
    const [column, ...others] = columnsTold(way, reading, numbers);
    if (column && others.length === 0) return { column, words: way === verb ? [...verb, ...first] : way };
  }
  return undefined;
}

/** "Honey | of | lime trees": with what stands behind "of". */
function runOn(run: readonly Token[], reading: RowReading): readonly Token[] {
  const { tokens } = reading;
  const last = run.at(-1);
  const next = last ? tokens.indexOf(last) + 1 : -1;
  return marked(tokens[next], "by") ? [...run, ...runBehind(tokens, next, reading)] : run;
}

/** Whether something stands in several rows of a column. */
function comesAgain({ cells }: RowColumn): boolean {
  const all = [...cells.values()].flat();
  return new Set(all).size < all.length;
}

/** Rows, or "the most | species": how many different ones. */
function countOf(
  token: Token | undefined,
  by: RowColumn,
  reading: RowReading,
  { table }: RowsSaid,
): { readonly of: "count" | "kinds"; readonly column?: RowColumn } {
  const texts = table.columns.filter((column) => isOfThings(column) && column !== by);
  const [column, ...more] = token ? reading.columnsOf(token, texts) : [];
  if (!column || more.length > 0) return { of: "count" };
  reading.use(token!);
  return { of: "kinds", column };
}

/** "Who wrote | the most borrowed book": what is asked of the row at the end. */
export function valuesBeside(reading: RowReading, said: RowsSaid): { readonly values?: RowColumn } {
  const values = askedColumn(reading, said);
  return values ? { values } : {};
}

/** "The three | longest": how many, and what says so is used. */
export function limitAt(at: number, reading: RowReading): number {
  const near = [reading.tokens[at - 1], reading.tokens[at + 1]].find((token) => token?.numbers?.length === 1);
  if (!near) return 1;
  reading.use(near);
  return near.numbers![0]!;
}
