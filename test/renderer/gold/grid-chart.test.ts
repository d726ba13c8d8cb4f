import { expect, test } from "vitest";
import { valuesOfCell } from "../../../src/renderer/features/gold/ablation";
import { ablationCsv } from "../../../src/renderer/features/gold/ablation-csv";
import type { Ablation } from "../../../src/renderer/features/gold/ablation-view";
import {
  chartsOf,
  goodness,
  measureOf,
  measuresOf,
  rangeOf,
  usedCell,
} from "../../../src/renderer/features/gold/grid-chart";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench } from "../../../src/renderer/state/workbench";
import type { GoldCell } from "../../../src/shared/gold";
import { defuseFormula } from "../../../src/shared/safe-cell";
import { WEIGHTED } from "../recipe-fixture";

const K = { path: "seed.k", values: [5, 6] };
const HOPS = { path: "expand.hops", values: [1, 2, 3] };
const PRUNING = { path: "prune.pruning", values: ["gw", "strong"] };

const cell = (place: number, mrr: number, ms: number) => ({
  ...{ cell: place, questions: 2, metrics: { mrr }, answerRecall: 0.5, ms },
});

const ran: Ablation = {
  ...{ id: 1, axes: [K, HOPS], questions: 2, state: "done", startedAt: 0, progress: null, failure: null },
  with: { graph: "films", recipe: "=cmd", overrides: {}, seed: 1, topicEntities: "linked" },
  cells: new Map<number, GoldCell>([
    [1, cell(1, 0.25, 30)],
    [0, cell(0, 0.75, 10)],
    [5, { ...cell(5, 0, 0), questions: 0, failure: { kind: "invalid-request", reason: 'a "b", c' } }],
  ]),
};

test("one chart for two axes, one for each value of the first of three, one column for one", () => {
  expect(chartsOf([K, HOPS])).toStrictEqual([
    {
      facet: null,
      rows: [
        { value: 5, cells: [0, 1, 2] },
        { value: 6, cells: [3, 4, 5] },
      ],
    },
  ]);
  const charts = chartsOf([PRUNING, K, HOPS]);
  expect(charts.map(({ facet }) => facet)).toStrictEqual(["gw", "strong"]);
  expect(charts[1]!.rows[1]).toStrictEqual({ value: 6, cells: [9, 10, 11] });
  expect(chartsOf([HOPS])[0]!.rows.map(({ cells }) => cells)).toStrictEqual([[0], [1], [2]]);
});

test("colours span the range of the cells that have the measure; times are better when small", () => {
  expect(measuresOf(ran)).toStrictEqual(["mrr", "answerRecall", "ms"]);
  expect(rangeOf(ran, "mrr")).toStrictEqual([0.25, 0.75]);
  expect([goodness(0.75, [0.25, 0.75], "mrr"), goodness(30, [10, 30], "ms")]).toStrictEqual([1, 0]);
  expect(goodness(1, [1, 1], "mrr")).toBe(0.5);
  expect(measureOf(ran.cells.get(5), "ms")).toBe(undefined);
});

test("a cell is in use while the parameters stand at its values, changed or by the recipe", () => {
  const first = startWorkbench({ ...FIRST_SETTINGS, recipe: WEIGHTED.name });
  const state = {
    ...first,
    recipes: { state: "ready", value: [WEIGHTED] },
    overrides: { "seed.k": 5 },
  } as const;
  const used = usedCell(state, [K, HOPS]);
  expect(valuesOfCell([K, HOPS], used)).toStrictEqual([5, 2]);
  expect(usedCell({ ...state, overrides: { "seed.k": 77 } }, [K, HOPS])).toBe(-1);
  expect(usedCell(first, [K, HOPS])).toBe(-1);
});

test("as a table: cells in their order, formulas defused, texts quoted", () => {
  expect(ablationCsv(ran).split("\r\n")).toStrictEqual([
    "graph,recipe,seed.k,expand.hops,mrr,answerRecall,pathRecall,ms,questions,failure",
    "films,'=cmd,5,1,0.75,0.5,,10,2,",
    "films,'=cmd,5,2,0.25,0.5,,30,2,",
    `films,'=cmd,6,3,0,0.5,,0,0,"The request is not valid: a ""b"", c."`,
    "",
  ]);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+33 kDa", "'+33 kDa"],
  ["@home", "'@home"],
  ["-ase", "'-ase"],
  ["\t=1", "'\t=1"],
  ["-0.5", "-0.5"],
  ["+1e-9", "+1e-9"],
  ["Kismet", "Kismet"],
  ["", ""],
])("the cell %j is written %j", (text, safe) => {
  expect(defuseFormula(text)).toBe(safe);
});
