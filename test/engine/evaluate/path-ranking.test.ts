/** Figures of rankings by hand, and paths of a small library ranked at their own cuts. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { evaluatePathRanking, type RankedPair } from "../../../src/main/engine/evaluate/path-ranking";
import { areaUnderCurve, averagePrecision } from "../../../src/main/engine/evaluate/rank-figures";
import { ContextDraw, RUNS } from "../../../src/main/engine/ask/score/ranked-paths/draw-contexts";
import { logitOf } from "../../../src/main/engine/ask/score/path-features/path-model";
import { PathNumbers } from "../../../src/main/engine/ask/score/path-features/path-numbers";
import { featuresJudge, scoreRuns } from "../../../src/main/engine/ask/score/path-features/score-runs";
import { readRankedPairs } from "../../../src/main/engine/evaluate/read-ranked-pairs";
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
  const how = {
    store,
    signal: new AbortController().signal,
    seed: 0,
    negatives: "hard",
    judgeOf: featuresJudge,
  } as const;
  const lone = { ...pair("pmid:5"), negative: [] };
  const strange = { ...pair("pmid:5"), a: "nobody" };
  const report = await evaluatePathRanking([pair("pmid:5"), lone, strange], how);
  expect(report).toMatchObject({ runs: 5, pairs: 1, skipped: 2, mean: { micro: 1, macro: 1, ap: 1 } });
  const drawn = await evaluatePathRanking([pair("pmid:5"), lone], { ...how, negatives: "corrupted" });
  expect(drawn).toMatchObject({ runs: 5, pairs: 2, skipped: 0 });
  expect(drawn.mean.micro).toBeGreaterThan(0.5);
  expect(await evaluatePathRanking([pair("pmid:5"), lone], { ...how, negatives: "corrupted" })).toStrictEqual(
    drawn,
  );
  await store.close();
});

test("runs differ where edges have more documents than one run sees, by the seed alone; newer documents change nothing", async () => {
  // M and N are named with A by thirty documents each, M with B by fifteen late and five crowded ones, N the other way round.
  const rows = ["M", "N"].flatMap((node, which) => [
    ...Array.from({ length: 30 }, (_, at) => `A\t${node}\t${at + 1}`),
    ...Array.from({ length: 20 }, (_, at) => `${node}\tB\t${2 * at + which + 40}`),
  ]);
  const graph = async (lines: readonly string[]) => {
    const tables = { "pairs.tsv": `source\ttarget\tpmid\n${lines.join("\n")}\n` };
    return (await importTexts(tables, { maps: ["source=source,target=target,pmid=pmid"] })).target;
  };
  const scores = async (target: string, seed: number) => {
    const store = await openBuiltInStore(target);
    const signal = new AbortController().signal;
    const past = await store.past!("pmid:200", signal);
    const { labels } = await store.wholeGraph!();
    const { ids } = await store.nodeNames(Int32Array.from(labels.keys()));
    const [a, m, n, b] = ["A", "M", "N", "B"].map((id) => ids.indexOf(id)) as [
      number,
      number,
      number,
      number,
    ];
    const numbers = new PathNumbers(past, labels, a, b);
    const runs = Array.from({ length: RUNS }, (_, run) => new ContextDraw(past, seed, run));
    await store.close();
    return [m, n].map((inner) => scoreRuns(numbers, [a, inner, b], runs)!);
  };
  const known = await graph(rows);
  const first = await scores(known, 1);
  for (const { score, std, why } of first) {
    expect(std).toBeGreaterThan(0);
    const logit = Math.log(score / (1 - score));
    const bias = logit - why.reduce((sum, { share }) => sum + share, 0);
    expect(bias).toBeCloseTo(logitOf(new Float64Array(0)), 9);
  }
  expect(await scores(known, 1)).toStrictEqual(first);
  expect(await scores(known, 2)).not.toStrictEqual(first);
  const later = Array.from({ length: 20 }, (_, at) => `M\tB\t${at + 300}`);
  expect(await scores(await graph([...rows, ...later]), 1)).toStrictEqual(first);
});

test.each(["positive", "negative"])(
  "a %s path that does not join its pair is told with its line",
  async (kind) => {
    const file = join(mkdtempSync(join(tmpdir(), "dragoman-pairs-")), "pairs.jsonl");
    const joined = { a: "A", b: "B", positive: [["A", "M", "B"]], negative: [["B", "N", "A"]] };
    const lines = [joined, { ...joined, [kind]: [["A", "M", "C"]] }].map((one) => JSON.stringify(one));
    writeFileSync(file, lines.join("\n"));
    await expect(readRankedPairs(file)).rejects.toThrow(/line 2.*“A – M – C” does not lead from A to B/);
    writeFileSync(file, lines[0]!);
    expect(await readRankedPairs(file)).toHaveLength(1);
  },
);
