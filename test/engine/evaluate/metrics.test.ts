import { expect, test } from "vitest";
import { judge, macroMeans, normalizeAnswer } from "../../../src/main/engine/evaluate/metrics";
import { percentile } from "../../../src/main/engine/evaluate/percentile";

/** Predictions whose ids are their names. */
function ranked(...names: string[]) {
  return names.map((name) => ({ id: name, name }));
}

test("Hit, Hits@1 and F1 are three different figures (METHODS 1.8, 6)", () => {
  // Two answers given, one of them right but second; one gold answer of two is missing.
  const judged = judge({ ranked: ranked("Rome", "Paris", "Oslo"), said: 2, gold: ["Paris", "Bern"] });
  expect(judged).toStrictEqual({
    hit: 1,
    "hits@1": 0,
    "hits@5": 1,
    "hits@10": 1,
    "recall@5": 0.5,
    "recall@10": 0.5,
    "recall@20": 0.5,
    mrr: 0.5,
    "r-precision": 0.5,
    precision: 0.5,
    recall: 0.5,
    f1: 0.5,
  });
});

test("Hit looks for a gold answer inside what is given, after normalisation; ranking does not", () => {
  const judged = judge({
    ranked: ranked("The United Kingdom of Great Britain"),
    said: 1,
    gold: ["united kingdom"],
  });
  expect([judged["hit"], judged["hits@1"], judged["f1"]]).toStrictEqual([1, 0, 0]);
});

test("answers that are ranked but not given count for ranking alone", () => {
  const judged = judge({ ranked: ranked("Rome", "Paris"), said: 1, gold: ["Paris"] });
  expect([judged["hit"], judged["hits@5"], judged["mrr"], judged["f1"]]).toStrictEqual([0, 1, 0.5, 0]);
});

test("a gold answer may be an id or a name, and is found once", () => {
  const list = [
    { id: "Q90", name: "Paris" },
    { id: "Q1000", name: "Paris" },
  ];
  expect(judge({ ranked: list, said: 2, gold: ["Q1000"] })).toMatchObject({
    "hits@1": 0,
    mrr: 0.5,
    recall: 1,
    precision: 0.5,
  });
  expect(judge({ ranked: list, said: 2, gold: ["Paris"] })).toMatchObject({
    "hits@1": 1,
    recall: 1,
    precision: 1,
    f1: 1,
  });
});

test("STaRK's figures: recall@k over all golds, mrr of the first, unscored golds are not found", () => {
  const names = Array.from({ length: 30 }, (_, index) => `n${String(index)}`);
  const judged = judge({ ranked: ranked(...names), said: 1, gold: ["n4", "n15", "n25", "absent"] });
  expect(judged).toMatchObject({ "hits@1": 0, "hits@5": 1, "recall@10": 0.25, "recall@20": 0.5, mrr: 0.2 });
});

test("R-precision looks at as many ranks as there are gold answers", () => {
  const list = ranked("a", "x", "b", "c");
  expect(judge({ ranked: list, said: 1, gold: ["a", "b", "c"] })["r-precision"]).toBeCloseTo(2 / 3);
  expect(judge({ ranked: list, said: 1, gold: ["b"] })["r-precision"]).toBe(0);
});

test("nothing predicted is 0 everywhere", () => {
  const judged = judge({ ranked: [], said: 0, gold: ["Paris"] });
  expect(new Set(Object.values(judged))).toStrictEqual(new Set([0]));
});

test("texts are normalised as RoG does", () => {
  expect(normalizeAnswer("  The Wizard-of  Oz!")).toBe("wizardof oz");
  expect(normalizeAnswer("An apple a day")).toBe("apple day");
});

test("macro means weigh every question alike, percentiles are nearest rank", () => {
  expect(macroMeans([{ f1: 1 }, { f1: 0 }, { f1: 0.5 }])).toStrictEqual({ f1: 0.5 });
  expect([
    percentile([5, 1, 4, 2, 3], 50),
    percentile([5, 1, 4, 2, 3], 95),
    percentile([], 50),
  ]).toStrictEqual([3, 5, NaN]);
});
