import { expect, test } from "vitest";
import { degrees, edgeColumns, nodeColumns } from "../../../src/renderer/features/tables/columns";
import { binsWithin, countTicks, distributionOf } from "../../../src/renderer/features/tables/distribution";
import { rowsBy, rowsByNumber } from "../../../src/renderer/features/tables/sort-rows";
import { finish } from "../../../src/renderer/features/tables/sliced";
import { stageRows } from "../../../src/renderer/features/tables/stage-rows";
import { tableText } from "../../../src/renderer/features/tables/table-text";
import {
  brushNumber,
  brushTest,
  clearFilters,
  queryNodes,
  sortNodes,
  toggleColumn,
} from "../../../src/renderer/features/tables/tables";
import { FIRST_TABLES } from "../../../src/renderer/features/tables/tables-view";
import { remember, undoStep } from "../../../src/renderer/state/steps";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench } from "../../../src/renderer/state/workbench";
import { runOf } from "../run-fixture";

/** Numbers of every kind in an order that is the same at each run. */
function someNumbers(count: number): Float64Array {
  let state = 7;
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  return Float64Array.from({ length: count }, () => {
    const kind = Math.floor(next() * 6);
    return [Number.NaN, 0, -0, (next() - 0.5) * 10 ** (next() * 40 - 20), Math.round(next() * 5), -Infinity][
      kind
    ]!;
  });
}

test.each([false, true])(
  "the radix sort agrees with a stable comparison sort (descending %s)",
  (descending) => {
    const values = someNumbers(5000);
    const expected = [...values.keys()].sort((a, b) => {
      const [x, y] = [values[a]!, values[b]!];
      if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
      return x === y ? 0 : (x < y ? -1 : 1) * (descending ? -1 : 1);
    });
    expect([...finish(rowsByNumber(values, values.length, descending))]).toStrictEqual(expected);
    expect([...finish(rowsByNumber([], 0, descending))]).toStrictEqual([]);
  },
);

test("names sort without case and accents, missing ones last, also where thousands begin alike", () => {
  const texts = ["Țară", "alb", "Zid", "Șa", "sac", "_x"];
  const codes = Int32Array.of(0, -1, 1, 2, 3, 4, 1, 5);
  const sorted = finish(rowsBy({ kind: "text", id: "name", texts, codes }, codes.length, false));
  expect(Array.from(sorted, (row) => texts[codes[row]!] ?? "")).toStrictEqual([
    ...["_x", "alb", "alb", "Șa", "sac", "Țară", "Zid", ""],
  ]);
  const many = Array.from({ length: 9000 }, (_, at) => `The story of ${String((at * 7919) % 9000)}`);
  const all = Int32Array.from(many, (_, at) => at);
  const order = finish(rowsBy({ kind: "text", id: "name", texts: many, codes: all }, many.length, false));
  const lowered = many.map((text) => text.toLowerCase());
  expect(Array.from(order, (row) => lowered[row]!)).toStrictEqual([...lowered].sort());
});

test("nodes have their place, their degree and their numbers", () => {
  const columns = nodeColumns(runOf());
  expect(columns.map(({ id }) => id)).toStrictEqual([
    ...["name", "label", "id", "hops", "kept", "seed", "degree", "prize"],
  ]);
  expect([...degrees(runOf([{ ends: [0, 0], verdict: "kept" }]))]).toStrictEqual([2, 0, 0, 0]);
});

test("rows are copied with all digits, and what a spreadsheet would work out is defused", () => {
  const run = runOf();
  const nodes = { ...run.nodes, name: ["=cmd()", "a\tb\nc", "Jennie", "-5"] };
  const columns = edgeColumns({ ...run, nodes }, []);
  expect(tableText(columns, Int32Array.of(1, 0, 2))).toBe(
    [
      "source\trelation\ttarget\tverdict\tprize",
      "Jennie\tdirected_by\ta b c\tkept\t1",
      "'=cmd()\tdirected_by\ta b c\tkept\t2",
      "'=cmd()\thas_tags\t-5\tnever-reached\t0.5",
      "",
    ].join("\n"),
  );
});

test("distributions: whole numbers have a bin each, wide ones powers of ten, and a range snaps to bins", () => {
  const whole = finish(distributionOf([0, 3, 3, 1, Number.NaN]))!;
  expect([[...whole.edges], [...whole.counts], whole.total, whole.most]).toStrictEqual([
    [-0.5, 0.5, 1.5, 2.5, 3.5],
    [1, 1, 0, 2],
    4,
    2,
  ]);
  expect(binsWithin(whole, 0.5, 2.5)).toStrictEqual([1, 3]);
  expect(binsWithin(whole, -9, 9)).toStrictEqual([0, 4]);
  const wide = finish(distributionOf([0, 1e-6, 1e-3, 1]))!;
  expect([wide.logarithmic, wide.edges[0], wide.edges[40], wide.counts[0], wide.counts[39]]).toStrictEqual([
    ...[true, 0, 1, 2, 1],
  ]);
  expect(wide.counts.reduce((sum, count) => sum + count)).toBe(4);
  const even = finish(distributionOf([-1, 0.25, 1]))!;
  expect([even.logarithmic, even.counts[0], even.counts[25], even.counts[39]]).toStrictEqual([
    false,
    1,
    1,
    1,
  ]);
  expect([[], [2, 2], [Number.NaN, Infinity]].map((values) => finish(distributionOf(values)))).toStrictEqual([
    null,
    null,
    null,
  ]);
});

test("the axis of a chart names the highest count and powers of ten below it, with room between them", () => {
  expect([0, 1, 9, 12, 150, 20_000].map(countTicks)).toStrictEqual([
    [],
    [1],
    [1, 9],
    [1, 12],
    [1, 10, 150],
    [10, 100, 1000, 20_000],
  ]);
});

test("a range of a number admits what lies in it, and nothing of another kind", () => {
  const columns = edgeColumns(runOf(), []);
  const brush = { kind: "edge", name: "prize", low: 0.5, high: 1 } as const;
  const admits = brushTest(columns, "edge", brush)!;
  expect([0, 1, 2].filter((row) => admits(row))).toStrictEqual([1, 2]);
  expect([
    brushTest(columns, "node", brush),
    brushTest(columns, "edge", { ...brush, name: "gone" }),
    brushTest(columns, "edge", null),
  ]).toStrictEqual([null, null, null]);
});

test("stages tell what they lost, and the expansion what its caps left out", () => {
  const rows = stageRows(runOf(undefined, { dropped: { "edge-budget": 7, "degree-cap": 2 } }));
  expect(rows.map(({ stage, lost, dropped }) => [stage.name, lost, dropped])).toStrictEqual([
    ["seed", [], []],
    [
      "expand",
      [],
      [
        { reason: "degree-cap", count: 2 },
        { reason: "edge-budget", count: 7 },
      ],
    ],
    ["score", [], []],
    ["sample", [], []],
    ["prune", [{ verdict: "never-reached", count: 1 }], []],
    ["read", [], []],
  ]);
  expect(rows.map(({ share }) => share).reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
});

test("the nodes begin with those that were kept, not with the letter A", () => {
  expect(FIRST_TABLES.nodes).toMatchObject({ sort: "kept", descending: true });
});

test("filters, orders, ranges and columns are choices that can be taken back", () => {
  const start = startWorkbench(FIRST_SETTINGS);
  const prize = nodeColumns(runOf()).at(-1)!;
  const turns = [
    (state: typeof start) => queryNodes(state, { text: "kis" }),
    (state: typeof start) => sortNodes(state, prize),
    (state: typeof start) => brushNumber(state, { kind: "node", name: "prize", low: 0, high: 1 }),
    (state: typeof start) => toggleColumn(state, "node", "id"),
    clearFilters,
  ];
  const states = turns.reduce(
    (all, turn) => {
      const before = all.at(-1)!;
      return [...all, remember(before, turn(before), null, all.length * 10_000)];
    },
    [start],
  );
  expect(states.at(-1)!.tables).toStrictEqual({
    nodes: { text: "", sort: "prize", descending: true },
    brush: null,
    hidden: ["node id"],
  });
  const undone = turns.reduce((state) => undoStep(state), states.at(-1)!);
  expect(undone.tables).toStrictEqual(FIRST_TABLES);
  expect(clearFilters(start)).toBe(start);
});
