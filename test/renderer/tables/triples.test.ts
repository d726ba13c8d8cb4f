import { expect, test } from "vitest";
import { edgeColumns } from "../../../src/renderer/features/tables/columns";
import { numberColumns } from "../../../src/renderer/features/tables/number-columns";
import { finish } from "../../../src/renderer/features/tables/sliced";
import { orderRows } from "../../../src/renderer/features/tables/tables";
import {
  EVERY_TRIPLE,
  KEPT_FIRST,
  listTriples,
  sortBy,
  sortedColumn,
  type TripleQuery,
} from "../../../src/renderer/features/tables/triples";
import type { RunView } from "../../../src/shared/trace";
import { HIGHEST, rowWindow, scrollToRow } from "../../../src/renderer/features/tables/window-rows";
import { runOf } from "../run-fixture";
import { sampledRun } from "../sampled-fixture";

function tripleRows(view: RunView, query: TripleQuery): number[] {
  const columns = edgeColumns(view, []);
  const order = finish(orderRows(columns, view.edges.row.length, { ...query, sort: sortedColumn(query) }));
  return [...finish(listTriples(columns, order, query)).rows];
}

test("rows are filtered by words of any column, without regard to case and accents", () => {
  const rows = (text: string): number[] => tripleRows(runOf(), { ...EVERY_TRIPLE, text });
  expect(rows("")).toStrictEqual([0, 1, 2]);
  expect(rows("DÍRECTED kismet")).toStrictEqual([0]);
  expect(rows("directed by jennie")).toStrictEqual([1]);
  expect(rows("nobody")).toStrictEqual([]);
});

test("rows are filtered by verdict", () => {
  expect(tripleRows(runOf(), { ...EVERY_TRIPLE, verdict: "never-reached" })).toStrictEqual([2]);
  expect(tripleRows(runOf(), { ...EVERY_TRIPLE, verdict: "cycle" })).toStrictEqual([]);
});

test("numbers sort with missing ones last, both ways; names sort as words", () => {
  const run = runOf([
    { ends: [0, 1], verdict: "kept" },
    { ends: [2, 1], verdict: "kept", prize: 1 },
    { ends: [0, 3], verdict: "kept", prize: 5 },
  ]);
  const rows = (sort: "number:prize" | "source", descending: boolean): number[] =>
    tripleRows(run, { ...EVERY_TRIPLE, sort, descending });
  expect(rows("number:prize", true)).toStrictEqual([2, 1, 0]);
  expect(rows("number:prize", false)).toStrictEqual([1, 2, 0]);
  expect(rows("source", false)).toStrictEqual([1, 0, 2]);
});

test("a column's head goes round: sorted, the other way, not at all", () => {
  const once = sortBy(EVERY_TRIPLE, "number:prize");
  const twice = sortBy(once, "number:prize");
  expect([once.descending, twice.descending, sortBy(twice, "number:prize").sort]).toStrictEqual([
    true,
    false,
    null,
  ]);
  expect(sortBy(EVERY_TRIPLE, "source")).toMatchObject({ sort: "source", descending: false });
});

test("a table begins with the kept triples, in the view's order", () => {
  const run = runOf([
    { ends: [0, 1], verdict: "never-reached" },
    { ends: [2, 1], verdict: "kept" },
    { ends: [0, 3], verdict: "cycle" },
    { ends: [0, 2], verdict: "kept" },
  ]);
  expect(tripleRows(run, KEPT_FIRST)).toStrictEqual([1, 3, 0, 2]);
});

test("rows are filtered by a number that is at least or at most so large", () => {
  const rows = (name: string, side: "least" | "most", value: string): number[] =>
    tripleRows(sampledRun(), { ...EVERY_TRIPLE, bound: { name, side, value } });
  expect([rows("p", "least", "0,5"), rows("p", "most", "0.5"), rows("zHard", "least", "1")]).toStrictEqual([
    [0, 1],
    [1, 2],
    [0, 1],
  ]);
  // Half typed, or a number that this run does not have: nothing is hidden.
  expect([rows("p", "least", ""), rows("p", "least", "x"), rows("gone", "most", "1")]).toStrictEqual([
    [0, 1, 2],
    [0, 1, 2],
    [0, 1, 2],
  ]);
  expect(numberColumns(sampledRun()).slice(0, 4)).toStrictEqual(["p", "zSoft", "zHard", "rank"]);
});

test("columns without a value, and codes, are not listed", () => {
  expect(numberColumns(runOf())).toStrictEqual(["prize"]);
});

test("a window over 20,000 rows draws those in sight and a few beyond", () => {
  expect(rowWindow(0, 320, 32, 20_000)).toStrictEqual({ first: 0, end: 20, above: 0, below: 639_360 });
  expect(rowWindow(32_000, 320, 32, 20_000)).toStrictEqual({
    ...{ first: 990, end: 1020, above: 31_680, below: 607_360 },
  });
  expect(rowWindow(999_999, 320, 32, 5)).toStrictEqual({ first: 5, end: 5, above: 160, below: 0 });
  expect([
    scrollToRow(5, 0, 320, 32),
    scrollToRow(20, 0, 320, 32),
    scrollToRow(2, 320, 320, 32),
  ]).toStrictEqual([0, 352, 64]);
});

test("a table of a million rows stays below what browsers can draw, and every row of it can be reached", () => {
  const [height, count] = [320, 1_000_000];
  for (const row of [0, 1, 9, 10, 11, 499_999, 777_777, 999_990, 999_999]) {
    for (const before of [0, 7_000_000, HIGHEST - height]) {
      const top = scrollToRow(row, before, height, 32, count);
      const { first, end, above, below } = rowWindow(top, height, 32, count);
      expect(first <= row && row < end).toBe(true);
      expect(above + (end - first) * 32 + below).toBeLessThanOrEqual(HIGHEST + 700);
      // The row itself lies within the view.
      const place = above + (row - first) * 32 - top;
      expect(place).toBeGreaterThanOrEqual(-1);
      expect(place + 32).toBeLessThanOrEqual(height + 1);
    }
  }
});
