import { describe, expect, test } from "vitest";
import { assemble, type Asking } from "../../../../../src/main/engine/ask/understand/matched/assembly";
import type { Heard } from "../../../../../src/main/engine/ask/understand/matched/hear";

const [HIVE, KEEPER] = [0, 1];
const FACTS = {
  labels: [
    { handle: HIVE, properties: [{ name: "price" }], texts: [{ name: "fed" }] },
    { handle: KEEPER, properties: [{ name: "age" }], texts: [] },
  ],
  relations: [{ words: "kept by", sources: new Map([[HIVE, 1]]), targets: new Map([[KEEPER, 1]]) }],
};
const world = { facts: FACTS } as unknown as Parameters<typeof assemble>[2];

type Weighed = readonly (readonly [asked: object, p: number])[];
const listOf = (items: Weighed) => ({
  items: items.map(([asked, p]) => ({ asked, p })),
  none: 1 - items.reduce((sum, [, p]) => sum + p, 0),
});
const kindOf = (handle: number) => ({ label: { handle } });
const stepOf = (backward: boolean) => ({ step: { relation: 0, backward } });
const endOf = (name: string, side: string) => ({ measure: { name }, side });

function put(
  lists: { kind?: Weighed; step?: Weighed; measure?: Weighed; value?: Weighed },
  asking: Partial<Asking> = {},
) {
  const { kind = [], step, measure = [], value = [] } = lists;
  const heard = {
    ...{ kind: listOf(kind), measure: listOf(measure), value: listOf(value) },
    steps: new Map(step ? [[0, listOf(step)]] : []),
  };
  return assemble(
    heard as unknown as Heard,
    { hasNoun: true, labels: [], sides: [], isBounded: false, ...asking },
    world,
  );
}

test("a kind that is not sure is the one that stands where the step leads", () => {
  const found = put({
    kind: [
      [kindOf(KEEPER), 0.4],
      [kindOf(HIVE), 0.35],
    ],
    step: [[stepOf(true), 0.9]],
  });
  expect(found).toMatchObject({ kinds: [{ asked: kindOf(HIVE) }] });
  // Beside it, that the noun is nothing of the graph, or that the step is not asked for.
  expect(found!.p).toBeCloseTo(0.315 / (0.315 + 0.25 * 0.9 + 1 * 0.1));
});

describe("comes to nothing", () => {
  test("where the noun most likely stands for no kind", () => {
    expect(put({ kind: [[kindOf(HIVE), 0.2]], step: [[stepOf(true), 0.9]] })).toBeUndefined();
  });

  test("where a step most likely is not there", () => {
    expect(put({ kind: [[kindOf(HIVE), 0.9]], step: [[stepOf(true), 0.3]] })).toBeUndefined();
  });

  test("where things of the kind have no such measure", () => {
    expect(
      put({ kind: [[kindOf(HIVE), 1]], measure: [[endOf("age", "max"), 1]] }, { sides: ["max", "min"] }),
    ).toBeUndefined();
  });
});

test("what the rules know for a kind is sure", () => {
  const lists = { kind: [[kindOf(HIVE), 0.1]] as const, step: [[stepOf(true), 0.9]] as const };
  expect(put(lists, { labels: [HIVE] })!.p).toBeCloseTo(0.9);
});

test("of a bound either end of the measure is as good", () => {
  const measure = [
    [endOf("price", "max"), 0.4],
    [endOf("price", "min"), 0.4],
  ] as const;
  const lists = { kind: [[kindOf(HIVE), 1]] as const, measure };
  expect(put(lists, { sides: ["max", "min"] })!.p).toBeCloseTo(0.4);
  expect(put(lists, { sides: ["max", "min"], isBounded: true })!.p).toBeCloseTo(0.8);
});

test("a measure that no word asks for has to be heard plainly", () => {
  const lists = { kind: [[kindOf(HIVE), 1]] as const };
  expect(put({ ...lists, measure: [[endOf("price", "max"), 0.7]] })!.measure).toBeUndefined();
  expect(put({ ...lists, measure: [[endOf("price", "max"), 0.9]] })!.measure).toBeDefined();
});
