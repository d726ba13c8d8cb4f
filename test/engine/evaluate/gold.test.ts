import { describe, expect, test } from "vitest";
import type { Run } from "../../../src/main/engine/ask/stage";
import { findGold } from "../../../src/main/engine/evaluate/gold";
import { goldRecall } from "../../../src/main/engine/evaluate/gold-recall";
import type { EvaluationQuestion } from "../../../src/main/engine/evaluate/read-questions";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { VERDICTS } from "../../../src/shared/trace";
import { EVERYTHING, memoryGraph } from "../ask/memory-graph";

const signal = new AbortController().signal;
const LOST = VERDICTS.indexOf("below-threshold");
const CUT = VERDICTS.indexOf("gw-unneeded");

//   Ann ==knows, likes==> Bob --knows--> Dan      rows: 0 Ann knows Bob   1 Ann likes Bob   2 Bob knows Dan
//   Ann --knows--> Cid --knows--> Dan                   3 Ann knows Cid   4 Cid knows Dan   5 Eve likes Eve
const store = memoryGraph([
  ["Ann", "knows", "Bob"],
  ["Ann", "likes", "Bob"],
  ["Bob", "knows", "Dan"],
  ["Ann", "knows", "Cid"],
  ["Cid", "knows", "Dan"],
  ["Eve", "likes", "Eve"],
]);
const [ANN, BOB, DAN] = [0, 1, 2];

/** A run over the whole graph, from Ann, with these verdicts after sample and after prune. */
async function runOf(
  store: GraphStore,
  {
    sampled = [0, 0, 0, 0, 0, 0],
    pruned = sampled,
    kept = [1, 1, 1, 1, 1],
    from = [0, 4],
  }: Partial<Record<"sampled" | "pruned" | "kept" | "from", number[]>> = {},
): Promise<Run> {
  const graph = await store.expand(from, EVERYTHING, signal);
  const seeds = { nodes: [{ node: ANN, score: 1 }], mentioned: [{ node: ANN, score: 1 }] };
  const reading = { answers: [{ row: DAN, score: 1 }], total: 1, clauses: [] };
  const selection = { verdicts: Uint8Array.from(sampled) };
  const subgraph = { verdicts: Uint8Array.from(pruned), nodes: Uint8Array.from(kept) };
  return { graph, seeds, selection, subgraph, reading } as unknown as Run;
}

const question = (fields: Partial<EvaluationQuestion>): EvaluationQuestion => ({
  ...{ question: "?", q_entity: ["Ann"], a_entity: ["Dan"] },
  ...fields,
});

describe("gold edges", () => {
  test("given paths: every triple once, the one that is no candidate with no row", async () => {
    const paths = [
      [["Ann", "likes", "Bob"] as const, ["Bob", "knows", "Dan"] as const],
      [["Ann", "likes", "Bob"] as const, ["Bob", "hates", "Dan"] as const],
    ].map((path) => path.map((triple): [string, string, string] => [...triple]));
    expect(await findGold(question({ paths }), await runOf(store), store, signal)).toStrictEqual({
      source: "given",
      triples: [[1], [2], []],
      answers: [[DAN]],
    });
  });

  test("a triple is also stated by its twin of the inverse relation, whichever of the two the file names", async () => {
    const twins = memoryGraph([
      ["Ann", "knows", "Bob"],
      ["Bob", "knows_inverse", "Ann"],
      ["Bob", "knows", "Ann"],
    ]);
    for (const triple of [["Ann", "knows", "Bob"] as const, ["Bob", "knows_inverse", "Ann"] as const]) {
      const asked = question({ a_entity: ["Bob"], paths: [[[...triple]]] });
      const run = await runOf(twins, { from: [0] });
      expect((await findGold(asked, run, twins, signal)).triples).toStrictEqual([[0, 1]]);
    }
  });

  test("answers alone: all shortest paths, parallel edges and either direction alike", async () => {
    const forth = await findGold(question({}), await runOf(store), store, signal);
    expect(forth).toStrictEqual({
      source: "heuristic",
      triples: [[0], [1], [2], [3], [4]],
      answers: [[DAN]],
    });
    const back = await findGold(
      question({ q_entity: ["Dan"], a_entity: ["Bob"] }),
      await runOf(store),
      store,
      signal,
    );
    expect(back.triples).toStrictEqual([[2]]);
  });

  test("without a topic entity in the file, paths start at what the question names", async () => {
    const gold = await findGold(
      question({ q_entity: [], a_entity: ["Cid"] }),
      await runOf(store),
      store,
      signal,
    );
    expect(gold).toStrictEqual({ source: "heuristic", triples: [[3]], answers: [[3]] });
  });

  test("an answer that nothing leads to, or that is not in the graph, has no path", async () => {
    const gold = await findGold(question({ a_entity: ["Eve", "Zoe"] }), await runOf(store), store, signal);
    expect(gold).toStrictEqual({ source: "none", triples: [], answers: [[4], []] });
  });
});

test("the waterfall: recall of paths and answers after every stage", async () => {
  // Ann likes Bob is lost by its draw, what leads to Dan over Cid by the solver, which drops Cid.
  const run = await runOf(store, {
    sampled: [0, LOST, 0, 0, 0, LOST],
    pruned: [0, LOST, 0, CUT, CUT, LOST],
    kept: [1, 1, 1, 0, 0],
  });
  const gold = { source: "given", triples: [[1], [2], [3], []], answers: [[DAN], [BOB], [3], [4]] } as const;
  expect(goldRecall(gold, run)).toStrictEqual({
    seed: { answers: 0 },
    expand: { paths: 0.75, answers: 1 },
    score: { paths: 0.75, answers: 1 },
    sample: { paths: 0.5, answers: 0.75 },
    prune: { paths: 0.25, answers: 0.5 },
    read: { paths: 0.25, answers: 0.25 },
  });
});

test("without gold paths the waterfall tells of answers alone", async () => {
  const gold = { source: "none", triples: [], answers: [[ANN], []] } as const;
  expect(goldRecall(gold, await runOf(store))).toMatchObject({
    seed: { answers: 0.5 },
    prune: { answers: 0.5 },
  });
  expect(goldRecall(gold, await runOf(store)).prune).not.toHaveProperty("paths");
});
