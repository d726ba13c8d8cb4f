/** Reads questions to graphs that are tables and nothing else, where every word of them is accounted for; others are left to the rules for all graphs. */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { joins } from "../../execute/categories";
import { computeRows } from "../../execute/rows/compute-rows";
import { WordFit } from "../../execute/word-fit";
import type { World } from "../../execute/world";
import { lexiconOf } from "../lexicon";
import type { Asked } from "../other-readings";
import { isSameWord } from "../categories/same-value";
import { isContent, marked } from "../question-parts";
import { AGGREGATE_WORDS } from "../aggregates/aggregate-words";
import { readTokens, type Token } from "../tokens/read-tokens";
import { unaskedIn } from "../refusals/unasked";
import { withDates } from "../tokens/token-dates";
import { told, type Understood } from "../understood";
import { askOf } from "./row-asks";
import { isAgent } from "./row-columns";
import { testOfRows } from "./row-links";
import { nounsToldIn, nounUntold } from "./row-nouns";
import type { RowAsk, RowQuestion } from "./row-question";
import { RowReading } from "./row-reading";
import { asNamed, rowSpans } from "./row-spans";
import { headerOf, isOfRows, rowTables, type RowColumn, type RowTable } from "./row-table";
import { readBoundTests, readValueTests, type RowTest } from "./row-tests";
import { ROW_WORDS } from "./row-words";

/** The answer; undefined where the graph is more than tables, or some word means nothing in them. */
export async function answerRows(asked: Omit<Asked, "named">): Promise<Understood | undefined> {
  const { question, pack, facts, params, ports } = asked;
  const isPlain = params.form === "auto" && params.kind === "" && Object.keys(params.links).length === 0;
  if (!isPlain || !isOfRows(facts)) return undefined;
  const tables = await rowTables(facts, ports);
  const spans = rowSpans(question, tables, pack);
  const named = spans.map((span) => asNamed(span, tables));
  const lexicon = await lexiconOf(pack, facts, ports.embedder);
  const tokens = withDates(readTokens(question, named, pack, lexicon), pack);
  const schema = tables.flatMap((table) => [table.facts, ...table.columns, headerOf(table)]);
  const fit = await WordFit.of(tokens.filter(isContent), schema, ports);
  const reading = new RowReading(tokens, spans, tables, facts, pack, fit);
  const read = readRows(reading);
  if (!read) return undefined;
  const world = worldOf(read, reading, named, asked);
  if (unaskedIn(question, world)) return undefined;
  return told(question, pack, world, computeRows(read, params.closedWorld));
}

function readRows(reading: RowReading): RowQuestion | undefined {
  if (reading.tokens.some(({ word }) => isSameWord(word))) return undefined;
  const nouns = nounsToldIn(reading);
  const only = reading.tables.length === 1 ? reading.tables[0] : undefined;
  const first = nouns[0]?.table ?? only ?? tableTold(reading) ?? tableSaid(reading);
  reading.use(...nouns.map(({ token }) => token));
  const isSubject = (token: Token) => subjectOf(token, reading, first).length > 0;
  const bounds = readBoundTests(reading, first);
  const values = bounds && readValueTests(reading, first, isSubject);
  if (!bounds || !values || !first) return undefined;
  const tests = [...values, ...bounds].flatMap((test) => testOfRows(test, first) ?? []);
  if (tests.length < values.length + bounds.length) return undefined;
  const subjects = reading.tokens.filter(isSubject);
  reading.use(...subjects);
  const subject = subjects.flatMap((token) => subjectOf(token, reading, first));
  const key = reading.facts.schema.tables?.find(({ file }) => file === first.file)?.key ?? "";
  const said = { table: first, subject, tests, hasNoun: nouns.length > 0 };
  const ask = askOf(reading, said);
  const noun = nouns[0]?.token ?? (subject.length === 0 ? nounUntold(reading, first, key) : undefined);
  if (noun) reading.use(noun);
  if (!ask || !isWhole(reading, tests, { ask, subject })) return undefined;
  if (ask.as === "rows" && (subject.length > 0 || (!noun && tests.length === 0) || asksElse(reading, first)))
    return undefined;
  return { table: first, subject, tests, ask, ...(noun && { noun }) };
}

/** A time or a place that no column tells, or persons where the rows are none. */
function asksElse({ tokens }: RowReading, { facts, columns }: RowTable): boolean {
  if (tokens.some((token) => marked(token, "when", "where"))) return true;
  const words = [facts, ...columns].flatMap((worded) => worded.words.split(" "));
  const arePersons = words.some((word) => isPersonWord(word) || ROW_WORDS.personal.has(word));
  return tokens.some((token) => marked(token, "who")) && !arePersons;
}

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

/** The rows that a token names, of the table asked about. */
function subjectOf(token: Token, reading: RowReading, table: RowTable | undefined): readonly number[] {
  return reading.spanOf(token)?.nodes.filter((node) => table?.names.has(node)) ?? [];
}

/** Words that say how the rest hangs together, and nothing more. */
const JOINTS = [
  "what",
  "who",
  "count",
  "aux",
  "exists",
  "check",
  "empty",
  "lead",
  "clause",
  "with",
  "by",
  "from",
  "to",
  "and",
  "or",
  "both",
  "either",
  "when",
  "where",
  "how",
  "often",
  "than",
] as const;

/** Whether every word is read, or says no more than what stands beside it. */
function isWhole(
  reading: RowReading,
  tests: readonly RowTest[],
  asked: Pick<RowQuestion, "ask" | "subject">,
): boolean {
  const loose = reading.tokens.filter((token) => !reading.isUsed(token));
  if (
    loose.some((token) => token.numbers !== undefined || token.name !== undefined || token.pole !== undefined)
  )
    return false;
  if (loose.some((token) => token.mark !== undefined && !marked(token, ...JOINTS))) return false;
  return reading.left().every((token) => isSlight(token, reading, tests, asked));
}

/** Whether a word says no more than what stands beside it. */
function isSlight(
  token: Token,
  reading: RowReading,
  tests: readonly RowTest[],
  { ask, subject }: Pick<RowQuestion, "ask" | "subject">,
): boolean {
  const { pack } = reading;
  const asked = ask.as === "extreme" ? ask.values : ask.as === "values" ? ask.column : undefined;
  // "Who won the last game", where a column holds who made it.
  const isDeed = asked !== undefined && isAgent(asked) && reading.tokens.some((one) => marked(one, "who"));
  if (isDeed && !ROW_WORDS.slight.has(token.word))
    return reading.columnsOf(token).includes(asked) || isSaidOf(token, asked, reading) || joins(token);
  if (token.word.length < 2 || ROW_WORDS.slight.has(token.word) || pack.light.includes(token.word))
    return true;
  if (AGGREGATE_WORDS[pack.language].having.includes(token.word) || joins(token)) return true;
  // "Trench | A", "the A | squad".
  if (tests.some((test) => isNextTo(token, test, reading) && reading.columnsOf(token).includes(test.column)))
    return true;
  if (!isVerbPlace(token, reading)) return false;
  if (ask.as === "values" && reading.columnsOf(token).includes(ask.column)) return true;
  if (ask.as === "values" && subject.length > 0 && isSaidOf(token, ask.column, reading)) return true;
  return tests.some((test) => isBeside(token, test, reading) && isSaidOf(token, test.column, reading));
}

const isNextTo = (token: Token, { tokens }: RowTest, reading: RowReading): boolean =>
  tokens.some((one) => Math.abs(reading.tokens.indexOf(one) - reading.tokens.indexOf(token)) <= 2);

/** Behind what does it, what helps it, or what asks: no name, and nothing that something has ("age | of"). */
function isVerbPlace(token: Token, reading: RowReading): boolean {
  const at = reading.tokens.indexOf(token);
  const [before, after] = [reading.tokens[at - 1], reading.tokens[at + 1]];
  if (!before || /^\p{Lu}/u.test(token.text) || ROW_WORDS.owned.has(after?.word ?? "")) return false;
  const isNoun = isContent(before) && reading.isUsed(before);
  const isOpen = marked(before, "aux", "clause", "what", "who", "not", "when") || before.name !== undefined;
  return isNoun || isOpen || ROW_WORDS.slight.has(before.word) || ROW_WORDS.verbal.has(before.word);
}

/** "Rivers | flow | through A", "when was A | painted"; of persons only what is like their column ("| wrote | A"), and of numbers nothing else. */
function isSaidOf(token: Token, column: RowColumn, reading: RowReading): boolean {
  const others = reading.columnsOf(token).filter((one) => one !== column);
  if (column.type === "time") return reading.pack.begins.includes(token.word) && others.length === 0;
  if (column.type !== "text") return reading.fit.of(token, column) > 0;
  // "Collected by A", where another column dates the same deed.
  if (isAgent(column) && others.length > 0)
    return others.every(({ type }) => type === "time") && reading.tokens.some((one) => marked(one, "by"));
  return others.length === 0 && (!isAgent(column) || reading.fit.of(token, column) > 0);
}

/** How many words may stand between a verb and what is said by it. */
const NEAR = 4;

/** What is said stands behind its verb, but for one at the end that its helper stands before ("did A write"). */
function isBeside(token: Token, { tokens }: RowTest, reading: RowReading): boolean {
  const at = reading.tokens.indexOf(token);
  // "Did A | write B": what is said stands before its verb.
  const [next] = reading.tokens.slice(at + 1).filter((one) => !marked(one, "empty"));
  const isEnd = (!next || next.name !== undefined) && reading.tokens.some((one) => marked(one, "aux"));
  return tokens.some((one) => {
    const far = reading.tokens.indexOf(one) - at;
    return far <= NEAR && (isEnd ? far >= -NEAR : far > 0);
  });
}

function worldOf(
  { ask, noun }: RowQuestion,
  { tokens, spans, fit }: RowReading,
  named: readonly ReturnType<typeof asNamed>[],
  { pack, facts, params, ports }: Omit<Asked, "named">,
): World {
  const rows = named.filter((_, at) => spans[at]!.nodes.length > 0);
  const shown = tokens.map((token): Token => {
    const { name, ...bare } = token;
    const at = name === undefined ? -1 : rows.indexOf(named[name]!);
    return at < 0 ? bare : { ...bare, name: at };
  });
  const kind = noun && { tokens: [noun], goal: { labels: [] }, isWho: false };
  return {
    parts: {
      ...{ pack, form: formOf(ask), tokens: shown, named: rows, kind, conditions: [], bounds: [], stray: [] },
      ...{ isCut: false, isRoleChain: false },
    },
    ...{ facts, fit, closedWorld: params.closedWorld, ports },
  };
}

const formOf = ({ as }: RowAsk) => (as === "count" ? "count" : "list");
