import { describe, expect, test } from "vitest";
import { drawAgain } from "../../../../src/main/engine/ask/draws/draws";
import { wilsonInterval } from "../../../../src/main/engine/ask/draws/draws-wilson";
import { applyOverrides } from "../../../../src/main/engine/ask/recipe-overrides";
import { sampleEdges } from "../../../../src/main/engine/ask/sample/sample";
import { probabilitiesOf } from "../../../../src/main/engine/ask/sample/sample-histogram";
import { keyText } from "../../../../src/main/engine/ask/sample/sample-keys";
import type { Scores, Seeds } from "../../../../src/main/engine/ask/stage";
import type { Progress } from "../../../../src/shared/contract";
import type { Recipe } from "../../../../src/shared/recipe";
import { drawsSchema, KEPT } from "../../../../src/shared/trace";
import { recipeWith, runFrom, sampling, scoresWith, star, wholeGraph } from "../fabricated-run";
import { memoryGraph, type Triple } from "../memory-graph";

const seeds: Seeds = {
  question: "?",
  nodes: [{ node: 0, score: 1 }],
  mentioned: [{ node: 0, score: 1 }],
  notes: [],
};

/** A ring with chords of 30 nodes, parallel edges among them. */
const web = memoryGraph(
  Array.from({ length: 30 }, (_, at): Triple[] => [
    [`n${String(at)}`, "next", `n${String((at + 1) % 30)}`],
    [`n${String(at)}`, "skip", `n${String((at * 7 + 3) % 30)}`],
    [`n${String(at)}`, "skip", `n${String((at * 7 + 3) % 30)}`],
  ]).flat(),
);

/** Probabilities without a pattern, some of them alike. */
function unevenly(edges: number): number[] {
  return Array.from({ length: edges }, (_, at) => ((at * 37) % 20) / 20);
}

const quiet = { signal: new AbortController().signal, progress: () => undefined };

async function drawn(store = web, recipe: Recipe = recipeWith({ maxFacts: 40 }), count = 60, change = {}) {
  const graph = await wholeGraph(store);
  const scores: Scores = { ...scoresWith(graph, unevenly(graph.edges.length)), ...change };
  const run = await runFrom({ seeds, graph, scores }, recipe, 7, store);
  const draws = await drawAgain(run, { recipe, seed: 7, first: 0, count }, { ...quiet, store });
  return { run, draws, store };
}

const answering = Float64Array.from({ length: 30 }, (_, row) => (row % 3 === 0 ? row / 30 : NaN));
const prized = Float64Array.from({ length: 30 }, (_, row) => (row % 4 === 0 ? 0.4 : 0));

describe.each([
  ["gw", { method: "pcst" }, {}],
  ["gw over node prizes", { method: "pcst" }, { nodePrizes: prized }],
  ["gw without any node prize", { method: "pcst" }, { nodePrizes: new Float64Array(30) }],
  ["strong, rooted", { method: "pcst", pruning: "strong", rooted: true }, {}],
  ["three clusters, unpruned", { method: "pcst", pruning: "none", clusters: 3 }, {}],
  ["simple, with an answer head", { method: "pcst", pruning: "simple" }, { answerScores: answering }],
  ["top edges", { method: "top-edges", topEdges: 9 }, {}],
  ["no pruning", { method: "none" }, { answerScores: answering }],
])("pruning %s", (_, prune, change) => {
  test("each of N draws is the run that this draw alone gives", async () => {
    const recipe = recipeWith({ maxFacts: 40 }, prune);
    const { run, draws } = await drawn(web, recipe, 25, change);
    const kept = new Map(Array.from(draws.edges.row, (row) => [row, 0]));
    for (let draw = 0; draw < 25; draw++) {
      const alone = await runFrom(run, applyOverrides(recipe, { "sample.draw": draw }), 7, web);
      const first = alone.reading.answers[0];
      const told = draws.answers[draws.answerOf[draw]!];
      expect(told?.node).toBe(first && run.graph.nodes[first.row]);
      for (const row of kept.keys())
        if (alone.subgraph.verdicts[row] === KEPT) kept.set(row, kept.get(row)! + 1);
    }
    expect([...draws.edges.kept]).toStrictEqual([...kept.values()]);
  });
});

test("frequencies stay within 3σ of p, and their intervals hold p", async () => {
  const { run, draws } = await drawn(web, recipeWith({ maxFacts: 90 }), 2000);
  const p = run.scores.edgeProbabilities!;
  let outside = 0;
  draws.edges.row.forEach((row, at) => {
    const sigma = Math.sqrt((p[row]! * (1 - p[row]!)) / 2000);
    expect(Math.abs(draws.edges.frequency[at]! - p[row]!)).toBeLessThanOrEqual(3 * sigma + 1e-12);
    if (draws.edges.low[at]! > p[row]! + 1e-12 || draws.edges.high[at]! < p[row]! - 1e-12) outside++;
  });
  // One in twenty is expected outside; 90 edges.
  expect(outside).toBeLessThan(12);
});

test("the tally passes the contract and adds up", async () => {
  const { run, draws } = await drawn();
  expect(drawsSchema.parse(draws)).toStrictEqual(draws);
  expect(draws.edges.row.length).toBe(40);
  expect(draws.answers.length).toBeGreaterThan(1);
  expect(sum(draws.edges.drawn)).toBe(sum(draws.drawnOf));
  expect(sum(draws.answers.map((answer) => answer.draws))).toBe(
    draws.answerOf.filter((at) => at >= 0).length,
  );
  const own = run.graph.nodes[run.reading.answers[0]!.row];
  const same = draws.answers.find(({ node }) => node === own)?.draws ?? 0;
  expect(draws.changed).toBe(60 - same);
  // Draw 0 is the run itself.
  expect(draws.answers[draws.answerOf[0]!]!.node).toBe(own);
});

test("re-rolled edges draw other noise in every draw, the others the same", async () => {
  const { run, draws } = await drawn(web, recipeWith({ maxFacts: 40 }), 200);
  const row = draws.edges.row[20]!;
  const recipe = recipeWith({ maxFacts: 40, rerolls: { [keyText(run.selection.keys!, row)]: 1 } });
  const again = await drawn(web, recipe, 200);
  const different = [...draws.edges.drawn].flatMap((times, at) =>
    times === again.draws.edges.drawn[at] ? [] : [at],
  );
  expect(different).toStrictEqual([20]);
});

test("draws where nothing is drawn count the likeliest as kept, not as drawn", async () => {
  const { draws } = await drawn(star(3), recipeWith({}), 10, {
    edgeProbabilities: Float64Array.of(0, 1e-9, 0),
    edgePrizes: Float64Array.of(1, 1, 1),
  });
  expect([...draws.drawnOf]).toStrictEqual(new Array<number>(10).fill(0));
  expect([draws.edges.row[0], draws.edges.drawn[0], draws.edges.kept[0]]).toStrictEqual([1, 0, 10]);
});

test("a run of the inference rule can be drawn too, one without probabilities cannot", async () => {
  const { draws } = await drawn(web, recipeWith({ method: "inference", maxFacts: 40 }));
  expect(draws.edges.drawn).toStrictEqual((await drawn()).draws.edges.drawn);
  await expect(
    drawn(web, recipeWith({ method: "none" }), 5, { edgeProbabilities: undefined }),
  ).rejects.toThrow("gives edges no probability to draw by");
});

test("a candidate graph without edges draws nothing and answers nothing", async () => {
  const store = star(1);
  const graph = await wholeGraph(store, 0);
  const recipe = recipeWith({});
  const run = await runFrom({ seeds, graph, scores: scoresWith(graph, []) }, recipe, 0, store);
  const draws = await drawAgain(run, { recipe, seed: 0, first: 0, count: 3 }, { ...quiet, store });
  expect(draws.answers).toStrictEqual([]);
  expect([...draws.answerOf]).toStrictEqual([-1, -1, -1]);
  expect([draws.edges.row.length, draws.changed]).toStrictEqual([0, 0]);
});

test("drawing says how far it is and can be cancelled", async () => {
  const { run } = await drawn();
  const cancel = new AbortController();
  const heard: Progress[] = [];
  const progress = (one: Progress) => {
    heard.push(one);
    cancel.abort();
  };
  const asked = { recipe: recipeWith({ maxFacts: 40 }), seed: 7, first: 0, count: 10_000 };
  await expect(drawAgain(run, asked, { store: web, signal: cancel.signal, progress })).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ stage: "draws", total: 10_000 });
  expect(heard[0]!.done).toBeLessThan(10_000);
});

// Wilson's intervals for 10 of 100, none of 20 and all of 20, computed from the formula by hand to three digits.
test.each([
  [10, 100, "0.055", "0.174"],
  [0, 20, "0.000", "0.161"],
  [20, 20, "0.839", "1.000"],
])("%i of %i lies in [%s, %s]", (successes, trials, low, high) => {
  const interval = wilsonInterval(successes, trials);
  expect([interval.low.toFixed(3), interval.high.toFixed(3)]).toStrictEqual([low, high]);
});

test("the histograms count every edge once, in bins that can be drawn against threshold and cap", async () => {
  const store = star(7);
  const graph = await wholeGraph(store);
  const scores = scoresWith(graph, [0, 1e-9, 0.001, 0.0101, 0.5, 0.999, 1]);
  const sample = sampling({ method: "inference", maxFacts: 3, threshold: 0.6 });
  const selection = await sampleEdges({ graph, scores, seed: 1 }, sample, { store });
  const { linear, logarithmic, ...counts } = probabilitiesOf({ scores, selection }, sample)!;
  expect(filled(linear)).toStrictEqual({ 0: 4, 25: 1, 49: 2 });
  // 10^(i/5 − 8): bin 25 starts at 0.001, bin 30 at 0.01, bin 38 at 0.398, bin 39 at 0.631.
  expect(filled(logarithmic)).toStrictEqual({ 0: 2, 25: 1, 30: 1, 38: 1, 39: 2 });
  expect(counts).toStrictEqual({ atThreshold: 2, withinCap: 3, capProbability: 0.5, selected: 2 });
});

function filled(bins: Int32Array): Record<number, number> {
  return Object.fromEntries([...bins.entries()].filter(([, count]) => count > 0));
}

function sum(column: ArrayLike<number>): number {
  return Array.from(column).reduce((total, value) => total + value, 0);
}
