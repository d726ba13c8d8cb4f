/** What is said of things in a column that stand in several rows: "lines that do not stop at A", "teachers of both A and B". */
import { fold } from "../../../../../shared/fold";
import type { RowColumn, RowTest } from "./row-table";

/**
 * The tests of rows as tests of what stands in a column of theirs; undefined where it would not be clear of what they are. A flag that is denied needs to
 * be so of one row, "guests who have not paid", but `ofAll`.
 */
export function testsOfValues(
  tests: readonly RowTest[],
  column: RowColumn,
  ofAll = false,
): RowTest[] | undefined {
  const found = tests.map((test) => {
    const others = tests.filter((one) => one !== test);
    const isOfSome = test.column.type === "flag" && !ofAll;
    if (test.constraint.comparison === "≠" && !isOfSome) return never(test, others, column);
    return test.each ? ofEach(test, test.each, others, column) : test;
  });
  return found.some((test) => !test) ? undefined : found.flatMap((test) => test ?? []);
}

/** The values of rows of which some tests hold. */
function valuesWhere(
  column: RowColumn,
  tests: readonly RowTest[],
  holds: (node: number) => boolean | undefined,
): Set<string> {
  const rows = [...column.cells].filter(
    ([node]) => holds(node) === true && tests.every((test) => test.holds(node) === true),
  );
  return new Set(rows.flatMap(([, cells]) => cells.map(fold)));
}

/** "Lines that do not stop at A": those of no row there. Beside other tests only where no other reading gives anything else. */
function never(test: RowTest, others: readonly RowTest[], column: RowColumn): RowTest | undefined {
  const without = valuesWhere(column, others, (node) => test.holds(node) === false);
  const rest = valuesWhere(column, others, test.holds);
  if (![...rest].some((value) => without.has(value))) return test;
  return others.length > 0 ? undefined : { ...test, holds: isIn(column, (value) => !without.has(value)) };
}

function ofEach(
  test: RowTest,
  each: readonly string[],
  others: readonly RowTest[],
  column: RowColumn,
): RowTest | undefined {
  const cellsOf = (node: number) => (test.column.cells.get(node) ?? []).map(fold);
  const all = [...new Set(each)].map((value) =>
    valuesWhere(column, others, (node) => cellsOf(node).includes(value)),
  );
  const [first = new Set<string>(), ...more] = all;
  const both = [...first].filter((value) => more.every((own) => own.has(value)));
  if (both.length === 0) return undefined;
  const isBoth = isIn(column, (value) => both.includes(value));
  return { ...test, holds: (node) => test.holds(node) === true && isBoth(node) };
}

const isIn =
  (column: RowColumn, is: (value: string) => boolean) =>
  (node: number): boolean =>
    (column.cells.get(node) ?? []).some((cell) => is(fold(cell)));
