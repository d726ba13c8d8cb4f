/** Cells in which nothing stands, where a question says so in words of its own: "not filled in", "never vaccinated", "nobody at the wheel". */
import { BELIEVED, MATTERS } from "../../matched/match-steps";
import { isContent, marked } from "../../question-parts";
import type { Token } from "../../tokens/read-tokens";
import { isAgent } from "../row-columns";
import type { RowReading } from "../row-reading";
import type { RowColumn, RowTable, RowTest } from "../row-table";
import { isNothing, NONE } from "../row-nothing";
import { ROW_WORDS } from "../row-words";
import type { Guess } from "./explain-words";
import type { RowHearing } from "./row-hearing";

interface EmptyHeard {
  readonly test: RowTest;
  readonly guess: Guess;
}

/** The test that a question's denial is, its words used; undefined where it is none. Throws what the models throw. */
export async function emptyHeard(
  reading: RowReading,
  table: RowTable,
  hearing: RowHearing,
): Promise<EmptyHeard | undefined> {
  const nots = reading.tokens.filter((token) => marked(token, "not") && !reading.isUsed(token));
  const left = reading.left();
  const blank = left.filter(({ word }) => ROW_WORDS.blank.has(word));
  const recorded = nots.length > 0 ? left.filter(({ word }) => ROW_WORDS.recorded.has(word)) : [];
  const saying = [...blank, ...recorded];
  if (saying.length === 0 && nots.length === 0) return undefined;
  const lacking = table.columns.filter((column) => column.type !== "flag" && hasEmpty(column));
  const found = await columnOf(left, saying.length > 0, nots, lacking, reading, hearing);
  if (!found) return undefined;
  const { column, told } = found;
  const tokens = [...nots, ...saying, ...told];
  reading.use(...tokens);
  const holds = (node: number) => isNothing(column, node);
  const words = tokens.map(({ text }) => text).join(" ");
  return {
    test: { column, tokens, constraint: { comparison: "=", values: [NONE] }, holds },
    guess: { words, as: `${column.words}: ${NONE}` },
  };
}

const hasEmpty = (column: RowColumn): boolean =>
  [...column.table.names.keys()].some((node) => isNothing(column, node));

interface ColumnFound {
  readonly column: RowColumn;
  readonly told: readonly Token[];
}

/** By a word that tells it, by who is lacking, by being the only one, or by what is heard. */
async function columnOf(
  left: readonly Token[],
  isSaid: boolean,
  nots: readonly Token[],
  lacking: readonly RowColumn[],
  reading: RowReading,
  hearing: RowHearing,
): Promise<ColumnFound | undefined> {
  for (const byMeaning of isSaid ? [false, true] : [false])
    for (const token of left) {
      const [column, ...more] = reading.columnsOf(token, lacking, byMeaning);
      if (column && more.length === 0) return { column, told: [token] };
    }
  const isNobody = nots.some(({ word }) => NOBODY.test(word));
  const agents = lacking.filter(isAgent);
  if (isNobody && agents.length === 1) return { column: agents[0]!, told: [] };
  const value = isSaid ? undefined : await hearing.value();
  // "Not meant for novices" denies a flag, and no cell is empty.
  if (value && value.p >= BELIEVED && value.item.column.type === "flag") return undefined;
  const heard = await hearing.asked(undefined, lacking);
  if (heard && heard.p >= BELIEVED) {
    const told: Token[] = [];
    for (const token of left.filter(isContent)) if ((await heard.gain(token)) >= MATTERS) told.push(token);
    if (told.length > 0 || isSaid) return { column: heard.item.column, told };
  }
  return isSaid && lacking.length === 1 ? { column: lacking[0]!, told: [] } : undefined;
}

const NOBODY = /^(?:nobody|no one|nimeni)$/;
