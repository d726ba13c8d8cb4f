/** The words of a question to a table that no rule has read: each is heard in some part of the question, or says one more thing of the rows. */
import { words as wordsOf } from "../../../../../../shared/fold";
import { factorBetween } from "../../../execute/measures/units";
import { BELIEVED, MATTERS, STEP } from "../../matched/match-steps";
import { marked } from "../../question-parts";
import { stem } from "../../stem";
import type { Token } from "../../tokens/read-tokens";
import type { RowQuestion } from "../row-question";
import type { RowReading } from "../row-reading";
import { isMeasured, isYes, type RowColumn, type RowTest } from "../row-table";
import { isBeside, isDenying, isVerbPlace } from "../row-deeds";
import { isSlight } from "../row-whole";
import type { RowHeard, RowHearing, ValueItem } from "./row-hearing";

/** Words, and what they were read as. */
export interface Guess {
  readonly words: string;
  readonly as: string;
}

interface Explained {
  readonly tests: readonly RowTest[];
  readonly guesses: readonly Guess[];
}

/** A word is like a column from here on. */
const ALIKE = 0.25;

type Said = Pick<RowQuestion, "ask" | "subject" | "tests">;

/** What they say; undefined where one of them plays no part. Throws what the models throw. */
export async function explain(
  reading: RowReading,
  said: Said,
  hearing: RowHearing,
): Promise<Explained | undefined> {
  const guesses: Guess[] = [];
  const tests: RowTest[] = [];
  for (const token of leftIn(reading, said)) {
    const column = await partOf(token, reading, said, hearing);
    if (column) {
      reading.use(token);
      guesses.push({ words: token.text, as: column.words });
      continue;
    }
    const value = await hearing.value();
    const isOther = value && ![...said.tests, ...tests].some((test) => test.column === value.item.column);
    if (isOther && value.p >= BELIEVED && (await value.gain(token)) >= MATTERS) {
      const test = testOf(value, token, reading);
      if (!test) return undefined;
      tests.push(test);
      guesses.push({ words: token.text, as: `${value.item.column.words}: ${value.item.value}` });
      continue;
    }
    const again = tests.length > 0 && value && (await value.gain(token)) >= MATTERS;
    if (!again) return undefined;
    reading.use(token);
  }
  return { tests, guesses };
}

/** Words that neither say no more than what stands beside them nor call the sheet by its file's name. */
function leftIn(reading: RowReading, said: Said): readonly Token[] {
  const file = new Set(reading.tables.flatMap((table) => wordsOf(table.file).map(stem)));
  return reading
    .left()
    .filter((token) => !isSlight(token, reading, said.tests, said) && !file.has(stem(token.word)));
}

/** The column of a part of the question that a word is heard in. */
async function partOf(
  token: Token,
  reading: RowReading,
  { tests, ask }: Said,
  hearing: RowHearing,
): Promise<RowColumn | undefined> {
  const asked = "column" in ask && ask.column ? [ask.column] : [];
  const columns = [...asked, ...tests.map(({ column }) => column)];
  const told = reading.columnsOf(token);
  const own = columns.find((column) => told.includes(column));
  if (own) return own;
  // A word for another column says something that nothing read.
  if (told.length > 0) return undefined;
  const unit = reading.pack.units[token.word];
  const isIn = ({ told: own }: RowColumn) =>
    unit !== undefined && own !== undefined && factorBetween(unit, own) !== undefined;
  const alike = columns.find((column) => reading.fitOf(token, column) >= ALIKE || isIn(column));
  if (alike) return alike;
  for (const test of tests) if (await isVerbOf(token, test, reading, hearing)) return test.column;
  return heardIn(token, columns.filter(isMeasured), hearing);
}

/** The column that is measured and that a word makes the matcher surer of. */
async function heardIn(
  token: Token,
  measured: readonly RowColumn[],
  hearing: RowHearing,
): Promise<RowColumn | undefined> {
  const end = measured.length > 0 ? await hearing.end() : undefined;
  const isHere = end !== undefined && measured.includes(end.item.column);
  return isHere && (await end.gain(token)) >= MATTERS ? end.item.column : undefined;
}

/** What a value heard says of rows; undefined where it is unclear what a denial makes of it. */
function testOf({ item }: RowHeard<ValueItem>, token: Token, reading: RowReading): RowTest | undefined {
  const { column, value, isDenied = false } = item;
  const nots = reading.tokens.filter((one) => marked(one, "not") && !reading.isUsed(one));
  if (column.type === "flag" && nots.length > 0 && !isDenied) return undefined;
  const isNot = column.type !== "flag" && nots.length % 2 === 1;
  reading.use(token, ...nots);
  const has = (cells: readonly string[]) =>
    column.type === "flag" ? cells.some(isYes) : cells.includes(value);
  const holds = (node: number) => {
    const cells = column.cells.get(node);
    return cells && has(cells) !== (isDenied || isNot);
  };
  const comparison = isDenied || isNot ? "≠" : "=";
  return { column, tokens: [token], constraint: { comparison, values: [isDenied ? "yes" : value] }, holds };
}

/** "Tubes that Birgit | ran", "do not | run | on diesel": a verb beside what is said, unless it asks for another column of it. */
async function isVerbOf(
  token: Token,
  test: RowTest,
  reading: RowReading,
  hearing: RowHearing,
): Promise<boolean> {
  const topic = test.tokens.find(({ name }) => name !== undefined)?.name;
  const heard = topic === undefined ? undefined : await hearing.asked(topic);
  const isHere = heard?.item.column === test.column;
  if (isHere && heard.p >= STEP) return true;
  if (!isVerbPlace(token, reading) || !isBeside(token, test, reading) || isDenying(token)) return false;
  return !heard || isHere || heard.p < BELIEVED || (await heard.gain(token)) < MATTERS;
}
