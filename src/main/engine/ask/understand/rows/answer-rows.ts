/** Reads questions to graphs that are tables and nothing else, where every word of them is accounted for; others are left to the rules for all graphs. */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { computeRows } from "../../execute/rows/compute-rows";
import { byStem, WordFit } from "../../execute/word-fit";
import { Unread } from "../../execute/world";
import { lexiconOf } from "../lexicon";
import type { Asked, AskedUnnamed } from "../readings/other-readings";
import { isSameWord } from "../categories/same-value";
import { isContent, marked } from "../question-parts";
import { readTokens, type Token } from "../tokens/read-tokens";
import { unaskedIn } from "../refusals/unasked";
import { withDates } from "../tokens/token-dates";
import { refusalOf } from "../refusals/refuse";
import { refused, told, type Understood } from "../understood";
import { answerComposed } from "./composed/answer-composed";
import { askOf } from "./row-asks";
import { readBoundTests } from "./row-bounds";
import { asksElse, isDayOfDeed, withTitles } from "./row-else";
import { withGuess } from "./row-guess";
import { NONE } from "./row-nothing";
import { PLACE } from "./row-columns";
import { readCodeTests } from "./row-codes";
import { withHours } from "./row-hours";
import { deedsTold } from "./row-done";
import { testOfRows } from "./row-links";
import { readManyOf } from "./row-many";
import { nounsToldIn, nounUntold } from "./row-nouns";
import type { RowAsk, RowQuestion } from "./row-question";
import { otherReadings, withOthers } from "./row-otherwise";
import { RowReading } from "./row-reading";
import { asNamed, rowSpans } from "./row-spans";
import { subjectOf, tellsApart } from "./row-subject";
import { headerOf, isOfRows, rowTables, type RowTable, type RowTest } from "./row-table";
import { asTitled } from "./row-titles";
import { readValueTests } from "./row-tests";
import { testsOfValues } from "./row-values";
import { isWhole } from "./row-whole";
import { worldOf } from "./row-world";

/** The answer; undefined where the graph is more than tables, or some word means nothing in them. With `isComposed` words may be heard, and Unread are those of one table that play no part. */
export async function answerRows(
  asked: AskedUnnamed,
  isComposed = false,
): Promise<Understood | Unread | undefined> {
  const { question, pack, facts, params, ports } = asked;
  const corrected = correctedNoun(params);
  if (params.form !== "auto" || !corrected || !isOfRows(facts)) return undefined;
  const tables = await rowTables(facts, ports);
  const spans = rowSpans(question, tables, pack);
  const named = spans.map((span) => asNamed(span, tables));
  const lexicon = await lexiconOf(pack, facts, ports.embedder);
  const plain = withHours(readTokens(question, named, pack, lexicon), question, pack);
  const tokens = asTitled(withDates(plain, pack), tables);
  const schema = tables.flatMap((table) => [table.facts, ...table.columns, headerOf(table)]);
  const fit = await WordFit.of([...tokens.filter(isContent), PLACE], schema, ports, true);
  const reading = new RowReading(tokens, spans, tables, facts, pack, fit);
  const read = readRows(reading, corrected);
  if (read instanceof Unread) return refused(question, pack, named, refusalOf(read, []), read.words, []);
  if (!read) {
    const fresh = new RowReading(tokens, spans, tables, facts, pack, fit);
    return isComposed ? answerComposed(fresh, named, asked) : undefined;
  }
  const world = worldOf(read, reading, named, asked);
  if (unaskedIn(question, world)) return undefined;
  const computed = withOthers(computeRows(read, params.closedWorld), read.others ?? [], params.closedWorld);
  const answer = told(question, pack, world, withGuess(read, computed));
  const { kind } = answer.understanding;
  if (!read.isUntold || !kind) return answer;
  return { ...answer, understanding: { ...answer.understanding, kind: { ...kind, rows: read.table.file } } };
}

/** What a person said of nouns that no table is called by: `is` stands for the rows, those of `isNot` do not; undefined where more was said. */
interface Corrected {
  readonly is: string;
  readonly isNot: readonly string[];
}

function correctedNoun({ kind, links }: Pick<Asked["params"], "kind" | "links">): Corrected | undefined {
  const isNot = Object.entries(links).map(([words, id]) => (id === "" ? words : undefined));
  return isNot.every((words) => words !== undefined) ? { is: kind, isNot } : undefined;
}

/** What makes a question of one whose answer it says itself, and that nothing reads. */
function unreadIn(reading: RowReading): Unread | undefined {
  const loose = reading.tokens.filter(
    (token) => !reading.isUsed(token) && !marked(token, "what", "who", "aux"),
  );
  const words = loose.filter(({ word }) => word.length >= SHORTEST && !word.includes(" "));
  return words.length > 0 ? new Unread(words.slice(-1), "words") : undefined;
}

/** Shorter words only hang others together. */
const SHORTEST = 4;

function readRows(reading: RowReading, corrected: Corrected): RowQuestion | Unread | undefined {
  if (reading.tokens.some(({ word }) => isSameWord(word))) return undefined;
  const nouns = nounsToldIn(reading);
  const only = reading.tables.length === 1 ? reading.tables[0] : undefined;
  const first = nouns[0]?.table ?? only ?? tableTold(reading) ?? tableSaid(reading);
  reading.use(...nouns.map(({ token }) => token));
  const isSubject = (token: Token) => subjectOf(token, reading, first).length > 0;
  reading.use(...reading.tokens.filter((token) => token.name === undefined && isSubject(token)));
  const many = first && readManyOf(reading, first);
  const codes = first ? readCodeTests(reading, first) : [];
  const bounds = readBoundTests(reading, first)?.concat(codes);
  const values = bounds && readValueTests(reading, first, isSubject);
  if (!bounds || !values || !first) return undefined;
  const done = deedsTold(reading, first, [...values, ...bounds]);
  const tests = [...values, ...bounds].flatMap((test) => testOfRows(test, first) ?? []).concat(done);
  if (tests.length < values.length + bounds.length + done.length) return undefined;
  const subjects = reading.tokens.filter(isSubject);
  reading.use(...subjects);
  const subject = subjects.flatMap((token) => subjectOf(token, reading, first));
  const key = reading.facts.schema.tables?.find(({ file }) => file === first.file)?.key ?? "";
  const told = nouns.find(({ isDeed }) => !isDeed)?.token;
  const said = { table: first, subject, tests, hasNoun: told !== undefined, ...(many && { many }) };
  const ask = withTitles(askOf(reading, said), first, told);
  const untold = told || subject.length > 0 ? undefined : nounUntold(reading, first, key);
  const noun = told ?? untold?.token;
  if (corrected.isNot.some((words) => words !== untold?.token.text) || (untold && corrected.isNot.length > 0))
    return undefined;
  const isSaid = untold !== undefined && corrected.is === untold.token.text;
  if (corrected.is !== "" && !isSaid) return undefined;
  if (noun) reading.use(noun);
  if (!ask || !isWhole(reading, tests, { ask, subject })) return undefined;
  if (ask.as === "rows" && (subject.length > 0 || (!noun && tests.length === 0) || asksElse(reading, first)))
    return undefined;
  if (ask.as === "extreme" && !ask.values && asksElse(reading, first)) return undefined;
  if (isSaidItself(ask, tests)) return unreadIn(reading);
  if (isDayOfDeed(ask, reading)) return undefined;
  const isOfValues = subject.length === 0 && (ask.as === "values" || ask.as === "kinds");
  const held = isOfValues ? testsOfValues(tests, ask.column) : tests;
  const isOfRowsSelf = ["rows", "count", "exists"].includes(ask.as);
  const isBare = held?.length === 0 && isOfRowsSelf;
  // Anything may be "built before 1950"; what stands in a cell is this table's own.
  const isOwn = !isOfRowsSelf || held?.some(isOfTable);
  if (untold?.isFar && !isOwn && !isSaid) return undefined;
  if (untold?.isStrange && isOfRowsSelf && !isSaid) return undefined;
  const isOpen = untold && !isPersonWord(untold.token.word) && reading.columnsOf(untold.token).length === 0;
  const isUntold = isOpen && (isBare || untold.isFar);
  const isGuess = isUntold && !isSaid;
  if (!held) return undefined;
  const plain = { table: first, subject, tests: held, ask, ...(noun && { noun }) };
  return {
    ...{ ...plain, others: otherReadings(plain, tests, reading) },
    ...(isUntold && { isUntold }),
    ...(isGuess && { isGuess }),
  };
}

/** "Who played white against A", read as what stands where A does: what the question says itself answers nothing. */
const isSaidItself = (ask: RowAsk, tests: readonly RowTest[]): boolean => {
  const saying = tests.filter(({ constraint, each }) => constraint.comparison === "=" && !each);
  if (ask.as === "values") return saying.some(({ column }) => column === ask.column);
  // "What is the reliquary made of", where one column calls each row by its own name.
  const isNamed = ({ column, constraint }: RowTest) =>
    tellsApart(column) && constraint.values.length === 1 && constraint.values[0] !== NONE;
  return (
    ask.as === "rows" && tests.length > 0 && tests.every((test) => saying.includes(test) && isNamed(test))
  );
};

/** Whether what is said is of this table's own: what stands in a cell, or what a column is called. */
const isOfTable = ({ column, tokens, constraint }: RowTest): boolean =>
  constraint.values.some((value) => value === NONE) ||
  column.type === "text" ||
  column.type === "flag" ||
  (column.type === "number" && tokens.some((token) => byStem(token, column) > 0));

/** The one table that has a column of a word of the question. */
function tableTold(reading: RowReading): RowTable | undefined {
  const tables = new Set(
    reading.left().flatMap((token) => reading.columnsOf(token).map(({ table }) => table)),
  );
  return tables.size === 1 ? [...tables][0] : undefined;
}

/** The one table that all values said are of. */
function tableSaid({ spans }: RowReading): RowTable | undefined {
  const tables = new Set(spans.flatMap(({ said }) => said.map(({ column }) => column.table)));
  return tables.size === 1 ? [...tables][0] : undefined;
}
