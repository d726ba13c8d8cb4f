/** Composes a question to one table from parts, where the rules do not account for every word: what is said of the rows, what is asked of them, and for each word left over the part of the question that it is heard in. */
import { AGGREGATE_WORDS, statisticOf } from "../../aggregates/aggregate-words";
import { isContent, marked } from "../../question-parts";
import type { Token } from "../../tokens/read-tokens";
import { askOf } from "../row-asks";
import { arePersons } from "../row-columns";
import { readCodeTests } from "../row-codes";
import { deedsTold } from "../row-done";
import { asksElse, isDayOfDeed, withTitles } from "../row-else";
import { isNounPlace, isOpenNoun, nounsToldIn } from "../row-nouns";
import type { RowAsk, RowQuestion } from "../row-question";
import type { RowReading } from "../row-reading";
import { subjectOf } from "../row-subject";
import { areNumbered, type RowTable, type RowTest } from "../row-table";
import { readBoundTests } from "../row-bounds";
import { readValueTests } from "../row-tests";
import { testsOfValues } from "../row-values";
import { JOINTS } from "../row-whole";
import { isPeopleWord } from "../row-words";
import { askHeard } from "./ask-heard";
import { boundsHeard } from "./bounds-heard";
import { emptyHeard } from "./empty-heard";
import { explain, type Guess } from "./explain-words";
import type { RowHearing } from "./row-hearing";

/** A question with what it was guessed from. */
export interface Composed {
  readonly read: RowQuestion;
  readonly guesses: readonly Guess[];
}

/** Undefined where some word stays without a part to play. Throws what the models throw. */
export async function composeRows(reading: RowReading, hearing: RowHearing): Promise<Composed | undefined> {
  const [table, ...more] = reading.tables;
  if (!table || more.length > 0) return undefined;
  const nouns = nounsToldIn(reading);
  reading.use(...nouns.map(({ token }) => token));
  const isSubject = (token: Token) => subjectOf(token, reading, table).length > 0;
  reading.use(...reading.tokens.filter((token) => token.name !== undefined && isSubject(token)));
  const isNamed = reading.tokens.some(isSubject);
  const noun = nouns.find(({ isDeed }) => !isDeed)?.token ?? (isNamed ? undefined : nounIn(reading, table));
  if (noun) reading.use(noun);
  const codes = readCodeTests(reading, table);
  const heardBounds = await boundsHeard(reading, table, hearing);
  const bounds =
    heardBounds && readBoundTests(reading, table, (bound) => heardBounds.get(bound.tokens[0]!.start));
  const values = bounds && readValueTests(reading, table, isSubject);
  if (!bounds || !values) return undefined;
  const found = [...values, ...bounds, ...codes];
  const deeds = deedsTold(reading, table, found);
  const empty = deeds.length > 0 ? undefined : await emptyHeard(reading, table, hearing);
  const tests = [...found, ...deeds, ...(empty ? [empty.test] : [])];
  const subjects = reading.tokens.filter(isSubject);
  reading.use(...subjects);
  const subject = subjects.flatMap((token) => subjectOf(token, reading, table));
  const known = { table, subject, tests, hasNoun: noun !== undefined };
  const asked = await askHeard(reading, known, hearing, askOf(reading, known));
  if (!asked) return undefined;
  const ask = withTitles(asked.ask, table, noun)!;
  if (isDayOfDeed(ask, reading)) return undefined;
  const explained = await explain(reading, { ...known, ask }, hearing);
  if (!explained || isLoose(reading, ask)) return undefined;
  const all = [...tests, ...explained.tests];
  if (!asksSomething({ table, subject, tests: all, ask }, reading)) return undefined;
  const held =
    subject.length === 0 && (ask.as === "values" || ask.as === "kinds")
      ? testsOfValues(all, ask.column)
      : all;
  if (!held) return undefined;
  return {
    read: { table, subject, tests: held, ask, ...(noun && { noun }) },
    guesses: [
      ...(heardBounds ? [...heardBounds.values()].flatMap(({ guess }) => guess ?? []) : []),
      ...(empty ? [empty.guess] : []),
      ...asked.guesses,
      ...explained.guesses,
    ],
  };
}

/** The noun that stands where one for the rows does, and is no word of a column; no persons where the rows are none, and nothing that a thing has ("what | colour | is A"). */
function nounIn(reading: RowReading, table: RowTable): Token | undefined {
  const { tokens } = reading;
  const isAttribute = (token: Token) => {
    const at = tokens.indexOf(token);
    return tokens[at - 1]?.word === "what" && marked(tokens[at + 1], "aux") && !token.word.endsWith("s");
  };
  return reading
    .left()
    .find(
      (token) =>
        isNounPlace(token, reading) &&
        (isOpenNoun(token, reading, table) || areNumbered(table)) &&
        !isAttribute(token) &&
        !Object.hasOwn(reading.pack.units, token.word) &&
        (arePersons(table) || !isPeopleWord(token.word)),
    );
}

/** Whether something stays unread that makes another question of it: numbers, names, denials, ends and statistics. */
function isLoose(reading: RowReading, { as }: RowAsk): boolean {
  const statistics = AGGREGATE_WORDS[reading.pack.language];
  return reading.tokens.some((token) => {
    if (reading.isUsed(token)) return false;
    if (token.numbers !== undefined || token.name !== undefined || token.pole !== undefined) return true;
    if (token.mark !== undefined && !marked(token, ...JOINTS)) return true;
    if (marked(token, "than") && as !== "further" && as !== "extreme") return true;
    const isOfMany = as === "number" || as === "groups";
    return !isOfMany && !marked(token, "count") && statisticOf(token, statistics) !== undefined;
  });
}

/** All rows, or what the question says itself, answer nothing. */
function asksSomething({ table, subject, tests, ask }: RowQuestion, reading: RowReading): boolean {
  if (ask.as === "rows") return tests.length > 0 && subject.length === 0 && !asksElse(reading, table);
  const isChoice = subject.length > 1 && reading.tokens.some((token) => marked(token, "or"));
  if (isChoice && ask.as !== "extreme") return false;
  if (ask.as === "values") {
    const isSaid = ({ column, constraint, each }: RowTest) =>
      column === ask.column && constraint.comparison === "=" && !each;
    return (subject.length > 0 || tests.length > 0) && !tests.some(isSaid);
  }
  if (ask.as === "count" || ask.as === "exists")
    return tests.length > 0 || reading.tokens.every((token) => !isContent(token) || reading.isUsed(token));
  if (ask.as === "extreme" && !ask.values) return !asksElse(reading, table);
  return true;
}
