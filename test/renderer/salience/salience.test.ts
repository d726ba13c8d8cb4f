import { expect, test } from "vitest";
import {
  isEdited,
  relationsInRun,
  salienceInput,
  salienceKey,
  setWeight,
  sortedRows,
} from "../../../src/renderer/features/salience/salience";
import { differenceOf } from "../../../src/renderer/state/difference";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import type { SalienceTable } from "../../../src/shared/salience";
import { RANKED, WEIGHTED } from "../recipe-fixture";
import { KISMET, runOf } from "../run-fixture";

const row = (relation: string, count: number) => ({
  ...{ relation, words: relation, count, salience: null, from: null },
  ...{ cost: 1, costFrom: null },
});
const TABLE: SalienceTable = {
  schedule: "fixed",
  rows: [row("unseen", 9), row("has_tags", 5), row("directed_by", 3)],
};

const RECIPE = { ...WEIGHTED, score: { ...WEIGHTED.score, learnt: { directed_by: 0.4 } } } as typeof WEIGHTED;
const START: Workbench = {
  ...startWorkbench({ ...FIRST_SETTINGS, graph: "films", recipe: "biomedical" }),
  recipes: { state: "ready", value: [RANKED, RECIPE] },
};

test("relations of the run come first, with what the last change gained and lost of each", () => {
  const before = runOf();
  const after = runOf([KISMET[0]!, { ...KISMET[1]!, verdict: "cycle" }, { ...KISMET[2]!, verdict: "kept" }]);
  const previous = { run: before } as Workbench["previous"];
  const found = relationsInRun({ run: after, previous, difference: differenceOf(before, after) });
  expect([...found].map(([name, { salience: _, ...counts }]) => [name, counts])).toStrictEqual([
    [after.relations[0], { candidates: 2, kept: 1, gained: 0, lost: 1 }],
    [after.relations[1], { candidates: 1, kept: 1, gained: 1, lost: 0 }],
  ]);
  const [first, second] = [after.relations[0]!, after.relations[1]!];
  const table = { ...TABLE, rows: [row("unseen", 9), row(second, 5), row(first, 3)] };
  expect(sortedRows(table, found).map(({ relation }) => relation)).toStrictEqual([first, second, "unseen"]);
  expect(relationsInRun({ run: null, previous: null, difference: null }).size).toBe(0);
});

test("a number of one's own goes into the table of the schedule, and back", () => {
  const set = setWeight(START, TABLE, "salience", "has_tags", 0.7);
  expect(set.overrides).toStrictEqual({ "score.salience": { has_tags: 0.7 } });
  expect(isEdited(set, TABLE, "salience", "has_tags")).toBe(true);
  expect(isEdited(set, TABLE, "cost", "has_tags")).toBe(false);
  const both = setWeight(set, TABLE, "cost", "has_tags", 2);
  expect(both.overrides["score.costs"]).toStrictEqual({ has_tags: 2 });
  expect(setWeight(both, TABLE, "cost", "has_tags", null).overrides).toStrictEqual(set.overrides);
  expect(setWeight(set, TABLE, "salience", "has_tags", null).overrides).toStrictEqual({});
});

test("what the recipe itself has of a relation is what it goes back to", () => {
  const learnt: SalienceTable = { ...TABLE, schedule: "learnt" };
  const set = setWeight(START, learnt, "salience", "directed_by", 0.9);
  expect(set.overrides).toStrictEqual({ "score.learnt": { directed_by: 0.9 } });
  expect(setWeight(set, learnt, "salience", "directed_by", null).overrides).toStrictEqual({});
});

test("the table follows from graph, recipe and score, not from what else was changed", () => {
  const key = (overrides: Workbench["overrides"]) => salienceKey(salienceInput({ ...START, overrides })!);
  expect(key({ "seed.k": 3 })).toBe(key({}));
  expect(key({ "score.schedule": "idf" })).not.toBe(key({}));
  expect(salienceInput({ ...START, settings: { ...START.settings, graph: "" } })).toBeNull();
});
