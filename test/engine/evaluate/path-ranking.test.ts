/** Figures of rankings by hand, and paths of a small library ranked at their own cuts. */
import { expect, test } from "vitest";
import { evaluatePathRanking, type RankedPair } from "../../../src/main/engine/evaluate/path-ranking";
import { areaUnderCurve, averagePrecision } from "../../../src/main/engine/evaluate/rank-figures";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { importTexts } from "../import/whole-graph";

test("the area under the curve counts ties half, average precision goes threshold by threshold", () => {
  expect(areaUnderCurve([3, 2, 1], [true, false, true])).toBe(0.5);
  expect(areaUnderCurve([1, 1, 0], [true, false, false])).toBe(0.75);
  expect(areaUnderCurve([1, 2], [true, true])).toBeNaN();
  expect(averagePrecision([3, 2, 1], [true, false, true])).toBeCloseTo(0.5 + 0.5 * (2 / 3), 12);
  expect(averagePrecision([1, 1], [true, false])).toBe(0.5);
  expect(averagePrecision([...Array(20).keys()], Array<boolean>(20).fill(true))).toBe(1);
});

test("paths are ranked at each pair's cut; what the cut does not know scores nothing", async () => {
  const rows = ["A\tM\t1", "A\tX\t1", "M\tB\t2", "M\tC\t2", "N\tA\t3", "N\tB\t9"];
  const table = `source\ttarget\tpmid\n${rows.join("\n")}\n`;
  const { target } = await importTexts(
    { "pairs.tsv": table },
    { maps: ["source=source,target=target,pmid=pmid"] },
  );
  const store = await openBuiltInStore(target);
  const pair = (cut: string): RankedPair => ({
    ...{ a: "A", b: "B", cut, positive: [["A", "M", "B"]], negative: [["A", "N", "B"]] },
  });
  const how = { store, signal: new AbortController().signal, seed: 0, negatives: "hard" } as const;
  const lone = { ...pair("pmid:5"), negative: [] };
  const strange = { ...pair("pmid:5"), a: "nobody" };
  const report = await evaluatePathRanking([pair("pmid:5"), lone, strange], how);
  expect(report).toMatchObject({ runs: 1, pairs: 1, skipped: 2, mean: { micro: 1, macro: 1, ap: 1 } });
  const drawn = await evaluatePathRanking([pair("pmid:5"), lone], { ...how, negatives: "corrupted" });
  expect(drawn).toMatchObject({ runs: 5, pairs: 2, skipped: 0 });
  expect(drawn.mean.micro).toBeGreaterThan(0.5);
  expect(await evaluatePathRanking([pair("pmid:5"), lone], { ...how, negatives: "corrupted" })).toStrictEqual(
    drawn,
  );
  await store.close();
});
