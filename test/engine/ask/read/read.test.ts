import { expect, test } from "vitest";
import { clausesOf } from "../../../../src/main/engine/ask/run/run-report";
import { readAnswers } from "../../../../src/main/engine/ask/read/read";
import type { Chain } from "../../../../src/main/engine/ask/mechanism/chain";
import type { Form } from "../../../../src/shared/stages/forms";
import type { ReadInput, Scores } from "../../../../src/main/engine/ask/stage";
import { KEPT } from "../../../../src/shared/trace";
import { EVERYTHING, memoryGraph, type Triple } from "../memory-graph";
import { portsOf } from "../ports";

const signal = new AbortController().signal;

const EVERY_EDGE: readonly number[] = Array.from({ length: 50 }, (_, edge) => edge);
const namedAs = (node: number) => ({ nodes: [node], labels: [-1], text: "", start: 0, end: 0, entities: [] });

/** All edges kept; node 0 is what the question names, or the `named`, of which the method then knows whether they answer. */
async function read(
  triples: readonly Triple[],
  answerScores: readonly number[],
  {
    top = 20,
    named = [0],
    chains = undefined as Chain[] | undefined,
    believed = undefined as readonly number[] | undefined,
    toldEnds = undefined as readonly number[] | undefined,
    form = "list" as Form,
    kept = EVERY_EDGE,
  } = {},
) {
  const store = memoryGraph(triples);
  const graph = await store.expand([0], EVERYTHING, signal);
  const edges = graph.edges.length;
  const scores: Scores = {
    nodePrizes: new Float64Array(graph.nodes.length),
    edgePrizes: new Float64Array(edges).fill(1),
    edgeCosts: new Float64Array(edges).fill(1),
    answerScores: Float64Array.from(answerScores),
    edgeProbabilities: new Float64Array(edges).fill(1),
    ...(named.length > 1 ? { knowsAnswers: true } : {}),
    nodeNumbers: {},
    edgeNumbers: {},
    notes: [],
    ...(chains && { chains }),
    ...(believed && { believed: Uint8Array.from(believed) }),
  };
  const seeds = {
    question: "?",
    nodes: [{ node: 0, score: 1 }],
    mentioned: named.map((node) => ({ node, score: 1 })),
    text: "?",
    notes: [],
  };
  const nodes = new Uint8Array(graph.nodes.length).fill(1);
  const verdicts = Uint8Array.from({ length: edges }, (_, edge) => (kept.includes(edge) ? KEPT : KEPT + 1));
  const subgraph = { verdicts, nodes, nodeNumbers: {}, edgeNumbers: {}, notes: [] };
  const input: ReadInput = { seeds, graph, scores, subgraph };
  const reading = await readAnswers(
    input,
    { method: "ranked-nodes", top, keepMentioned: named.length > 1 },
    portsOf(store),
    {
      ...{ kinds: [], outcome: { form, complete: true }, named: named.map((node) => namedAs(node)) },
      ...(toldEnds && { toldEnds }),
    },
  );
  const { answers, total, isDoubtful = false, notes = [] } = reading;
  return { answers, total, isDoubtful, clauses: clausesOf(reading), notes: notes.map(({ kind }) => kind) };
}

//   film(0) --starred--> ann(1), bob(2), cid(3);   sequel(4) --follows--> film
const cast: Triple[] = [
  ["Film", "starred_actors", "Ann"],
  ["Film", "starred_actors", "Bob"],
  ["Film", "starred_actors", "Cid"],
  ["Sequel", "follows", "Film"],
];

test("equal answers are said together, one clause for all, and their scores still differ", async () => {
  const { answers, clauses } = await read(cast, [1, 1, 1, 1, 0.2]);
  expect(answers.map(({ row }) => row)).toStrictEqual([1, 2, 3, 4]);
  expect(new Set(answers.map(({ score }) => score)).size).toBe(4);
  expect(clauses).toStrictEqual([
    { text: "Ann, Bob and Cid:", edges: [0, 1, 2] },
    { text: "Film — starred actors → Ann, Bob and Cid.", edges: [0, 1, 2] },
  ]);
});

test("a list that begins with an unlikely answer is doubtful", async () => {
  expect(await read(cast, [NaN, 0.9, 0.8, 0.02, NaN])).toMatchObject({ isDoubtful: false });
  expect(await read(cast, [NaN, 0.4, NaN, NaN, NaN])).toMatchObject({ isDoubtful: true });
});

test("a list told as whole holds what the likeliest path leads to, all of it said, and nothing that a rival path does", async () => {
  const rival = await read(cast, [NaN, 0.9, 0.8, 0.8, 0.2], { believed: [0, 1, 1, 1, 0] });
  expect(rival).toMatchObject({ total: 3, isDoubtful: false });
  expect(rival.answers.map(({ row }) => row)).toStrictEqual([1, 2, 3]);
  expect(rival.clauses[0]!.text).toBe("Ann, Bob and Cid:");
});

test("the one relation that a question's words are is meant before what the likeliest path leads to, where pruning kept all of it", async () => {
  const handles = (await memoryGraph(cast).expand([0], EVERYTHING, signal)).nodes;
  const believed = [0, 0, 0, 1, 1];
  const scores = [NaN, 0.8, 0.8, 0.9, 0.9];
  const told = await read(cast, scores, { believed, toldEnds: [handles[1]!, handles[2]!] });
  expect(told.answers.map(({ row }) => row)).toStrictEqual([1, 2]);
  const pruned = await read(cast, [NaN, NaN, 0.8, 0.9, 0.9], { believed, toldEnds: [999, handles[2]!] });
  expect(pruned.answers.map(({ row }) => row)).toStrictEqual([3, 4]);
});

test("a doubtful list keeps what rival paths lead to, and so does what lies between two things", async () => {
  const believed = [0, 1, 0, 0, 0];
  const doubtful = await read(cast, [NaN, 0.4, 0.3, 0.2, NaN], { believed });
  expect(doubtful).toMatchObject({ total: 3, isDoubtful: true });
  const between = await read(cast, [NaN, 0.9, 0.1, NaN, NaN], { believed, form: "chain", named: [1, 4] });
  expect(between.total).toBe(2);
});

test("what lies between two things is doubtful where nothing kept leads from one to the other, and where no record tells it", async () => {
  const between = (kept: readonly number[], chains?: Chain[]) =>
    read(cast, [NaN, 0.9, NaN, NaN, NaN], { form: "chain", named: [1, 4], kept, chains });
  expect(await between([0, 3])).toMatchObject({ isDoubtful: false });
  expect(await between([0])).toMatchObject({ isDoubtful: true });
  const stitched = { support: "stitched", nodes: [1, 0], edges: [0], records: ["a", "b"], sign: 0 } as const;
  expect(await between([0, 3], [{ ...stitched, isContrary: false }])).toMatchObject({ isDoubtful: true });
  expect(await between([0, 3], [])).toMatchObject({ isDoubtful: true });
});

test("a triple that is walked against its direction is still told in its own", async () => {
  const { clauses } = await read(cast, [NaN, NaN, NaN, NaN, 1]);
  expect(clauses).toStrictEqual([
    { text: "Sequel:", edges: [3] },
    { text: "Sequel — follows → Film.", edges: [3] },
  ]);
});

test("a chain stitched from several records comes after what the answers rest on", async () => {
  const chain = { support: "stitched", nodes: [0, 1], edges: [0], records: ["a", "b"], sign: 0 } as const;
  const { clauses } = await read(cast, [NaN, NaN, NaN, NaN, 1], {
    chains: [{ ...chain, isContrary: false }],
  });
  expect(clauses.map(({ text }) => text)).toStrictEqual([
    "Sequel:",
    "Sequel — follows → Film.",
    "Stitched from 2 records, none of which tells the whole:",
    "Film — starred actors → Ann.",
  ]);
});

test("an answer two steps away is told step by step, and nodes without a score are none", async () => {
  const chain: Triple[] = [
    ["Film", "directed_by", "Dee"],
    ["Dee", "born_in", "Rome"],
  ];
  const { answers, clauses } = await read(chain, [NaN, NaN, 1]);
  expect(answers).toStrictEqual([{ row: 2, score: 1 }]);
  expect(clauses).toStrictEqual([
    { text: "Rome:", edges: [1] },
    { text: "Film — directed by → Dee.", edges: [0] },
    { text: "Dee — born in → Rome.", edges: [1] },
  ]);
});

test("no more answers than asked for, no more names than can be read, and all are counted", async () => {
  const many = Array.from({ length: 9 }, (_, index): Triple => [
    "Film",
    "starred_actors",
    `Actor ${String(index)}`,
  ]);
  const { answers, total, clauses } = await read(many, Array<number>(10).fill(1), { top: 7 });
  expect(answers).toHaveLength(7);
  expect(total).toBe(9);
  expect(clauses[0]!.text).toBe("Actor 0, Actor 1, Actor 2, Actor 3, Actor 4 and 4 more:");
});

test("where the method knows what answers and nothing does, no named entity stands in, and what joins them is told", async () => {
  const { answers, clauses } = await read(cast, [NaN, NaN, NaN, NaN, NaN], { named: [0, 1] });
  expect(answers).toStrictEqual([]);
  expect(clauses.map(({ text }) => text)).toStrictEqual([
    "The kept subgraph holds no answer.",
    "Film — starred actors → Ann.",
  ]);
});

test("two edges over a node without a name are one statement, in the direction they are stored", async () => {
  const { clauses } = await read(
    [
      ["Film", "marriage", "m.0abc"],
      ["m.0abc", "spouse", "Bob"],
    ],
    [NaN, NaN, 1],
  );
  expect(clauses).toStrictEqual([
    { text: "Bob:", edges: [1] },
    { text: "Film — marriage, spouse → Bob.", edges: [0, 1] },
  ]);
  const against: Triple[] = [
    ["m.0abc", "of", "Film"],
    ["Bob", "held", "m.0abc"],
  ];
  const backwards = await read(against, [NaN, NaN, 1], { named: [1] });
  expect(backwards.clauses.at(-1)?.text).toBe("Bob — held, of → Film.");
});

test("hostile names stay text of a bounded length", async () => {
  const { clauses } = await read([["Film", "r", "<img onerror=alert(1)>"]], [NaN, 1]);
  expect(clauses[1]!.text).toBe("Film — r → <img onerror=alert(1)>.");
  const long = await read([["Film", "r", "x".repeat(1_000_000)]], [NaN, 1]);
  expect(long.clauses[1]!.text).toBe(`Film — r → ${"x".repeat(120)}….`);
});

test("how one thing acts takes two names: with one, what stands beside it is not told as whole", async () => {
  const one = await read(cast, [0, 1, 1, 1, 0.2], { form: "chain" });
  expect([one.isDoubtful, one.notes]).toStrictEqual([true, ["chain-of-one"]]);
  expect(await read(cast, [0, 1, 1, 1, 0.2])).toMatchObject({ isDoubtful: false, notes: [] });
  const two = await read(cast, [0, 1, 1, 1, 0.2], { form: "chain", named: [0, 4] });
  expect(two).toMatchObject({ isDoubtful: false, notes: [] });
});
