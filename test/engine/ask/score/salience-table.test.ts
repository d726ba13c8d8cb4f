import { expect, test } from "vitest";
import { salienceTable } from "../../../../src/main/engine/ask/score/prizes/salience-table";
import { WEIGHTED_PRIZES } from "../../../../src/shared/stages/score/weighted-prizes";

const relation = (name: string, count: number) => ({ name, count, words: name });
const RELATIONS = [relation("says", 2), relation("decreases activity of", 5), relation("constructor", 1)];
const params = (changes: object) =>
  WEIGHTED_PRIZES.schema.parse({
    ...{ method: "weighted-prizes", alpha: 1, beta: 1, gamma: 1, lambda: 1 },
    ...{ defaultSalience: "cosine", defaultCost: 1 },
    ...changes,
  });

test("each number says where it comes from: its own, a predicate above it, or the standard", () => {
  const table = salienceTable(
    RELATIONS,
    params({ salience: { says: 0.5, affects: 0.3 }, costs: { says: 2 } }),
  );
  expect(
    table.rows.map(({ relation: name, salience, from, cost, costFrom }) => [
      name,
      salience,
      from,
      cost,
      costFrom,
    ]),
  ).toStrictEqual([
    ["decreases activity of", 0.3, "affects", 1, null],
    ["says", 0.5, "says", 2, "says"],
    ["constructor", null, null, 1, null],
  ]);
});

test("the schedule decides which table counts", () => {
  const tables = { salience: { says: 0.5 }, learnt: { says: 0.9 }, defaultSalience: 0.1 };
  const of = (schedule: string) =>
    salienceTable(RELATIONS, params({ ...tables, schedule })).rows.map(({ salience, from }) => [
      salience,
      from,
    ]);
  expect(of("learnt")).toStrictEqual([
    [0.1, null],
    [0.9, "says"],
    [0.1, null],
  ]);
  const rare = of("idf");
  expect(rare[2]).toStrictEqual([1, null]);
  expect(Number(rare[0]![0])).toBeLessThan(Number(rare[1]![0]));
});
