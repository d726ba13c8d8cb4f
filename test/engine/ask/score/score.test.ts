import { expect, test } from "vitest";
import { inEnglish } from "../../../../src/shared/sentences/sentences";
import { scoreCandidates } from "../../../../src/main/engine/ask/score/score";
import type { ScoreInput } from "../../../../src/main/engine/ask/stage";
import type { WeightedPrizesParams } from "../../../../src/shared/stages/score/weighted-prizes";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";
import { wordEmbedder } from "../word-embedder";

//   aspirin(0) --treats--> pain(1) <--causes-- injury(2)
const store = memoryGraph([
  ["aspirin", "treats", "pain"],
  ["injury", "causes", "pain"],
]);

const how = { hops: 2, direction: "both", labels: [], relations: [], degreeCap: 0, edgeBudget: 10 } as const;

async function input(question: string): Promise<ScoreInput> {
  const graph = await store.expand([0], how, new AbortController().signal);
  const nodes = [{ node: 0, score: 1 }];
  return { seeds: { question, nodes, mentioned: nodes, text: question, notes: [] }, graph };
}

const weighted: WeightedPrizesParams = {
  method: "weighted-prizes",
  alpha: 1,
  alphaBetween: 1,
  beta: 2,
  gamma: 0.5,
  lambda: 3,
  schedule: "fixed",
  salience: { causes: 0.4 },
  learnt: {},
  defaultSalience: 0.1,
  costs: { treats: 0.25 },
  defaultCost: 1,
  bridge: 0,
  detour: 1,
};

test("the weighted objective: α·cos + β·seed, γ·salience, λ·cost", async () => {
  const scores = await scoreCandidates(await input("aspirin"), weighted, portsOf(store));
  expect([...scores.nodePrizes]).toStrictEqual([3, 0, 0]);
  expect([...scores.edgePrizes]).toStrictEqual([0.05, 0.2]);
  expect([...scores.edgeCosts]).toStrictEqual([0.75, 3]);
  expect(scores.notes.map(inEnglish)).toStrictEqual([]);
});

test("where two entities are named, likeness counts by alphaBetween; where one is, in full", async () => {
  const one = await input("aspirin");
  const [first] = one.seeds.mentioned;
  const other = { ...first!, mention: { start: 90, end: 93 } };
  const two = { ...one, seeds: { ...one.seeds, mentioned: [first!, other] } };
  const params = { ...weighted, alphaBetween: 0.5 };
  const prizes = async (asked: typeof one) => [
    ...(await scoreCandidates(asked, params, portsOf(store))).nodePrizes,
  ];
  expect([await prizes(one), await prizes(two)]).toStrictEqual([
    [3, 0, 0],
    [2.5, 0, 0],
  ]);
});

test("negative node prizes are clamped to 0 and counted", async () => {
  const question = await input("aspirin");
  const usual = portsOf(store);
  const opposite = {
    ...usual.embedder,
    embed: async (texts: readonly string[]) => (await usual.embedder.embed(texts)).map((value) => -value),
  };
  const params = { ...weighted, beta: 0 };
  const scores = await scoreCandidates(question, params, { ...usual, embedder: opposite });
  expect([...scores.nodePrizes]).toStrictEqual([0, 0, 0]);
  expect(scores.notes.map(inEnglish)).toStrictEqual(["1 negative node prize was clamped to 0."]);
});

test("salience by cosine compares the question with the relation's words", async () => {
  const params = { ...weighted, salience: {}, defaultSalience: "cosine" as const, gamma: 1 };
  const scores = await scoreCandidates(await input("treats"), params, portsOf(store));
  expect([...scores.edgePrizes]).toStrictEqual([1, 0]);
});

test("a relation named like an object's own method has no salience by accident", async () => {
  const odd = memoryGraph([["a", "constructor", "b"]]);
  const graph = await odd.expand([0], how, new AbortController().signal);
  const seeds = (await input("aspirin")).seeds;
  const scores = await scoreCandidates({ seeds, graph }, weighted, portsOf(odd));
  expect([...scores.edgePrizes]).toStrictEqual([0.05]);
});

test("rank prizes: nodes by cosine, edges by their relation's words, cost lowered for ties", async () => {
  const params = { method: "rank-prizes", topNodes: 1, topEdges: 1, cost: 5 } as const;
  const scores = await scoreCandidates(await input("aspirin treats"), params, portsOf(store));
  expect([...scores.nodePrizes]).toStrictEqual([1, 0, 0]);
  expect([...scores.edgePrizes]).toStrictEqual([1, 0]);
  expect([...scores.edgeCosts]).toStrictEqual([0.995, 0.995]);
  expect(scores.notes.map(inEnglish)).toHaveLength(1);
});

test("the question and the relation words are embedded once per store", async () => {
  const fresh = memoryGraph([["aspirin", "treats", "pain"]]);
  const graph = await fresh.expand([0], how, new AbortController().signal);
  const embedder = wordEmbedder();
  const ports = { ...portsOf(fresh), embedder };
  const params = { method: "rank-prizes", topNodes: 1, topEdges: 1, cost: 1 } as const;
  const { seeds } = await input("aspirin");
  await scoreCandidates({ seeds, graph }, params, ports);
  await scoreCandidates({ seeds, graph }, params, ports);
  expect(embedder.embedded).toStrictEqual(["aspirin", "treats"]);
});

test("a node without a name never answers, unless the question's own entities have none", async () => {
  const answers = async (names: readonly [string, string, string]) => {
    const [topic, mediator, spouse] = names;
    const marriages = memoryGraph([
      [topic, "marriage", mediator],
      [topic, "marriage", spouse],
    ]);
    const nodes = [{ node: 0, score: 1 }];
    const graph = await marriages.expand([0], how, new AbortController().signal);
    const seeds = { question: "marriage", nodes, mentioned: nodes, text: "marriage", notes: [] };
    const params = { method: "path-match", maxHops: 1, beam: 4, topPaths: 1, cost: 0.5 } as const;
    const weights = { mention: 0.33, coverage: 0.17, typeHint: 0.66, lengthPrior: -0.13, turnBack: 0.1 };
    const { answerScores } = await scoreCandidates(
      { seeds, graph },
      { ...params, ...weights },
      portsOf(marriages),
    );
    return [...answerScores]
      .map((score, row) => (score > 0 ? names[row]! : ""))
      .filter((name) => name !== "");
  };
  expect(await answers(["Ann", "m.0abc", "Bob"])).toStrictEqual(["Bob"]);
  expect(await answers(["m.0a1", "m.0abc", "Bob"])).toStrictEqual(["m.0abc", "Bob"]);
});
