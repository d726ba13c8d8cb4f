import { expect, test } from "vitest";
import { inEnglish } from "../../../../src/shared/sentences/sentences";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { sampleEdges } from "../../../../src/main/engine/ask/sample/sample";
import { StageMemory } from "../../../../src/main/engine/runner/stage-memory";
import { keyText } from "../../../../src/main/engine/ask/sample/sample-keys";
import { prunePcst } from "../../../../src/main/engine/ask/prune/prune-pcst";
import type { Selection } from "../../../../src/main/engine/ask/stage";
import { applyOverrides } from "../../../../src/main/engine/ask/recipe-overrides";
import type { Overrides } from "../../../../src/shared/recipe";
import {
  numbersOf,
  recipeWith,
  sampleStore,
  sampling,
  scoresWith,
  star,
  verdictsOf,
  wholeGraph,
} from "../fabricated-run";
import { memoryGraph, type Triple } from "../memory-graph";
import { portsOf } from "../ports";

const P = [0.9, 0.005, 0.6, 0.01, 0.3];
const inference = { method: "inference" } as const;

test("inference takes the likeliest within the cap that reach the threshold, and ranks them all", async () => {
  const selection = await sampleStore(star(5), P, { ...inference, maxFacts: 4 });
  expect(verdictsOf(selection)).toStrictEqual(["kept", "below-fact-cap", "kept", "kept", "kept"]);
  expect(numbersOf(selection, "rank")).toStrictEqual([1, 5, 2, 4, 3]);
  expect(numbersOf(selection, "p")).toStrictEqual(P);
  expect(numbersOf(selection, "logit").map((logit) => logit.toFixed(3))).toStrictEqual(
    P.map((p) => Math.log(p / (1 - p)).toFixed(3)),
  );
  expect(Object.keys(selection.edgeNumbers)).toStrictEqual(["p", "logit", "rank"]);
});

test("an edge within the cap but under the threshold says so; the cap comes first", async () => {
  const selection = await sampleStore(star(5), P, { ...inference, maxFacts: 4, threshold: 0.4 });
  expect(verdictsOf(selection)).toStrictEqual([
    "kept",
    "below-fact-cap",
    "kept",
    "below-threshold",
    "below-threshold",
  ]);
});

test("where no edge reaches the threshold the likeliest goes on alone, and a note says so", async () => {
  const selection = await sampleStore(star(3), [0.1, 0.3, 0.2], { ...inference, threshold: 0.5 });
  expect(verdictsOf(selection)).toStrictEqual(["below-threshold", "kept", "below-threshold"]);
  expect(selection.notes.map(inEnglish)).toStrictEqual([
    "No edge reaches the probability threshold: the likeliest goes on alone.",
  ]);
});

test("where no edge is drawn the likeliest goes on alone, and a note says so", async () => {
  const selection = await sampleStore(star(3), [0, 1e-6, 0], {});
  expect(numbersOf(selection, "zHard")).toStrictEqual([0, 0, 0]);
  expect(verdictsOf(selection)).toStrictEqual(["lost-draw", "kept", "lost-draw"]);
  expect(selection.notes.map(inEnglish)).toStrictEqual(["No edge was drawn: the likeliest goes on alone."]);
});

test("a draw keeps what z_hard says among the likeliest, and every number fits the formula", async () => {
  const edges = 200;
  const p = Array.from({ length: edges }, (_, at) => (at + 0.5) / edges);
  const selection = await sampleStore(star(edges), p, { maxFacts: 120, temperature: 0.7 });
  const [logit, g1, g0, soft, hard, rank] = ["logit", "g1", "g0", "zSoft", "zHard", "rank"].map((name) =>
    numbersOf(selection, name),
  ) as [number[], number[], number[], number[], number[], number[]];
  const verdicts = verdictsOf(selection);
  for (let row = 0; row < edges; row++) {
    const byHand = 1 / (1 + Math.exp(-(logit[row]! + g1[row]! - g0[row]!) / 0.7));
    expect(Math.abs(soft[row]! - byHand)).toBeLessThan(1e-12);
    expect(hard[row]).toBe(soft[row]! > 0.5 ? 1 : 0);
    const drawn = hard[row] === 1 ? "kept" : "lost-draw";
    expect(verdicts[row]).toBe(rank[row]! > 120 ? "below-fact-cap" : drawn);
  }
  expect(new Set(verdicts)).toStrictEqual(new Set(["kept", "lost-draw", "below-fact-cap"]));
});

test("the temperature changes soft weights alone", async () => {
  const p = Array.from({ length: 50 }, () => 0.4);
  const [cold, warm] = await Promise.all(
    [0.1, 2].map((temperature) => sampleStore(star(50), p, { temperature })),
  );
  expect(cold!.verdicts).toStrictEqual(warm!.verdicts);
  const { zSoft: coldSoft, ...coldRest } = cold!.edgeNumbers;
  const { zSoft: warmSoft, ...warmRest } = warm!.edgeNumbers;
  expect(coldRest).toStrictEqual(warmRest);
  expect(coldSoft).not.toStrictEqual(warmSoft);
});

test("rolling one edge anew changes that edge and no other; rolling all changes all", async () => {
  const p = Array.from({ length: 40 }, () => 0.5);
  const before = await sampleStore(star(40), p, {});
  const key = keyText(before.keys!, 17);
  const after = await sampleStore(star(40), p, { rerolls: { [key]: 1 } });
  const twice = await sampleStore(star(40), p, { rerolls: { [key]: 2 } });
  const all = await sampleStore(star(40), p, { draw: 1 });
  expect(changed(before, after)).toStrictEqual([17]);
  expect(changed(after, twice)).toStrictEqual([17]);
  expect(changed(before, all)).toHaveLength(40);
  // Rolled back it is the first draw again, byte for byte.
  expect(await sampleStore(star(40), p, { rerolls: {} })).toStrictEqual(before);
});

/** Rows whose noise differs. */
function changed(a: Selection, b: Selection): number[] {
  const [g1, other] = [numbersOf(a, "g1"), numbersOf(b, "g1")];
  return g1.flatMap((value, row) => (value === other[row] ? [] : [row]));
}

/** a → b twice over r and once over s, b → c, and c to itself. */
const TRIPLES: Triple[] = [
  ["n0", "r", "n1"],
  ["n0", "r", "n1"],
  ["n0", "s", "n1"],
  ["n1", "r", "n0"],
  ["n1", "r", "n2"],
  ["n2", "r", "n2"],
];

test("parallel edges, reversed ones and loops all have noise of their own", async () => {
  const { keys } = await sampleStore(
    memoryGraph(TRIPLES),
    TRIPLES.map(() => 0.5),
    {},
  );
  const texts = TRIPLES.map((_, row) => keyText(keys!, row));
  expect(new Set(texts).size).toBe(TRIPLES.length);
  expect(texts.every((text) => /^[0-9a-f]{16}$/.test(text))).toBe(true);
});

test("a store with other handles draws the same edges", async () => {
  // The ids of this test's store follow the order in which names appear: the first triple keeps n0, n1, n2 in that order.
  const mixed: Triple[] = [
    ["n0", "s", "n1"],
    ["n1", "r", "n2"],
    ["n2", "r", "n2"],
    ["n0", "r", "n1"],
    ["n1", "r", "n0"],
    ["n0", "r", "n1"],
  ];
  const drawsOf = async (triples: Triple[]) => {
    const selection = await sampleStore(
      memoryGraph(triples),
      triples.map(() => 0.5),
      { maxFacts: 4 },
    );
    const lines = triples.map((triple, row) =>
      [...triple, ...["g1", "g0", "zSoft", "rank"].map((name) => numbersOf(selection, name)[row])].join(" "),
    );
    return lines.sort();
  };
  expect(await drawsOf(mixed)).toStrictEqual(await drawsOf(TRIPLES));
});

test.each(["inference", "gumbel"] as const)(
  "by %s an empty candidate graph samples to nothing, one edge to itself",
  async (method) => {
    const graph = await wholeGraph(star(1), 0);
    const params = sampling({ method });
    const nothing = await sampleEdges({ graph, scores: scoresWith(graph, []), seed: 1 }, params, {
      store: star(1),
    });
    expect([nothing.verdicts.length, nothing.notes]).toStrictEqual([0, []]);
    expect(verdictsOf(await sampleStore(star(1), [0.001], { method }))).toStrictEqual(["kept"]);
  },
);

test.each([NaN, -0.1, 1.5, Infinity])("a probability of %d is refused in one sentence", async (p) => {
  await expect(sampleStore(star(2), [0.5, p], inference)).rejects.toMatchObject({
    message: `The request is not valid: the score method gave an edge the probability ${String(p)}, which is not between 0 and 1.`,
  });
});

test("a probability that misses 1 by a rounding is one", async () => {
  const selection = await sampleStore(star(2), [0.5, 1 + 2 ** -40], inference);
  expect(numbersOf(selection, "logit")[1]!.toFixed(2)).toBe("18.42");
});

test("PCST earns p of the edges that go on; an edge lost in sampling never comes back", async () => {
  const store = star(4);
  const graph = await wholeGraph(store);
  const scores = scoresWith(graph, [0.9, 0.8, 0.7, 0.6]);
  const selection = await sampleStore(store, scores.edgeProbabilities!, { ...inference, maxFacts: 2 });
  const seeds = { question: "", nodes: [], mentioned: [], notes: [] };
  const input = { seeds, graph, scores, selection };
  const subgraph = prunePcst(input, recipeWith({}).prune, -1);
  expect(verdictsOf(subgraph)).toStrictEqual(["kept", "kept", "below-fact-cap", "below-fact-cap"]);
});

const films = memoryGraph([
  ["Inception", "directed_by", "Nolan"],
  ["Inception", "has_genre", "thriller"],
]);

function ask(overrides: Overrides, memory?: StageMemory) {
  const recipe = applyOverrides(recipeWith({ method: "none" }), overrides);
  return runRecipe("who directed Inception", recipe, 0, portsOf(films), memory);
}

test("a recipe that samples without probabilities says in one sentence what to do", async () => {
  await expect(ask({ "sample.method": "gumbel" })).rejects.toThrow(
    "The request is not valid: this recipe's score method gives edges no probability to draw by: set sample.method to none.",
  );
});

test.each([
  { "sample.temperature": 1 },
  { "sample.maxFacts": 7 },
  { "sample.threshold": 0.5 },
  { "sample.draw": 3 },
  { "sample.rerolls": { "00000000000000ff": 1 } },
])("moving %o never runs seed, expand or score again", async (overrides) => {
  const memory = new StageMemory();
  await ask({}, memory);
  const { stages } = await ask(overrides, memory);
  expect(stages.map(({ reused }) => reused)).toStrictEqual([true, true, true, false, false, false]);
});
