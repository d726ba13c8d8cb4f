/** Second readings that a question to tables allows as well as the first: where they tell something else, neither is told as whole. */
import { message } from "../../../../../shared/sentences/sentences";
import { computeRows } from "../../execute/rows/compute-rows";
import type { Computed } from "../../execute/world";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { isAgent } from "./row-columns";
import type { RowQuestion } from "./row-question";
import type { RowReading } from "./row-reading";
import type { RowTest } from "./row-table";
import { testsOfValues } from "./row-values";

/** The other readings of a question; `tests` are those of its rows, before they were said of what stands in a column. */
export function otherReadings(
  read: RowQuestion,
  tests: readonly RowTest[],
  reading: RowReading,
): RowQuestion[] {
  return [...withoutParts(read, reading), ...ofRows(read, reading), ...ofAllRows(read, tests)];
}

/** "Which | plants | come from A", where some things are called "cheese plant": all rows may be plants. */
function withoutParts(read: RowQuestion, reading: RowReading): RowQuestion[] {
  const tests = read.tests.filter(({ tokens }) => !tokens.every((token) => isNounOfParts(token, reading)));
  return tests.length < read.tests.length ? [{ ...read, tests }] : [];
}

/** One word of longer values, right behind what asks. */
function isNounOfParts(token: Token, reading: RowReading): boolean {
  const { tokens } = reading;
  const span = reading.spanOf(token);
  const before = tokens.slice(0, tokens.indexOf(token)).findLast((one) => !marked(one, "empty"));
  return span?.isPart === true && marked(before, "what", "count");
}

/** "How many shifts does A have": three rows, though of two kinds; persons are counted once. */
function ofRows(read: RowQuestion, { tokens }: RowReading): RowQuestion[] {
  const { ask, tests } = read;
  if (ask.as !== "kinds" || tests.length === 0 || isAgent(ask.column)) return [];
  const isApart = tokens.some(({ english }) => english.some((word) => APART.has(word)));
  return isApart ? [] : [{ ...read, ask: { as: "count" } }];
}

const APART = new Set(["different", "distinct", "unique"]);

/** "Guests that have not paid": for some of their rows, or for none. */
function ofAllRows(read: RowQuestion, tests: readonly RowTest[]): RowQuestion[] {
  const { ask, subject } = read;
  if (subject.length > 0 || (ask.as !== "values" && ask.as !== "kinds")) return [];
  const held = testsOfValues(tests, ask.column, true);
  return held ? [{ ...read, tests: held }] : [];
}

/** An answer, not told as whole where another reading tells something else, which is said. */
export function withOthers(
  computed: Computed,
  others: readonly RowQuestion[],
  closedWorld: boolean,
): Computed {
  const differing = others.flatMap((read) => {
    const told = toldIn(computeRows(read, closedWorld), read);
    return told === toldIn(computed, read) ? [] : told;
  });
  if (differing.length === 0) return computed;
  const said = [...new Set(differing)].map((other) => message("read-otherwise", { other }));
  return { ...computed, complete: false, said: [...computed.said, ...said] };
}

/** Names told in a message. */
const MOST_NAMED = 8;

function toldIn({ value, values, answers }: Computed, { table }: RowQuestion): string {
  if (value !== undefined) return String(value);
  const names = [...(values ?? answers.map((node) => table.names.get(node)!))].sort();
  return names.length === 0 ? "–" : names.slice(0, MOST_NAMED).join(", ");
}
