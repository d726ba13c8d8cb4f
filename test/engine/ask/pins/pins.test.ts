/** Pins over whole runs whose probabilities are given: what is pinned out is never kept, what is pinned in is wherever it has a way. */
import { expect, test } from "vitest";
import { inEnglish } from "../../../../src/shared/sentences/sentences";
import { drawAgain } from "../../../../src/main/engine/ask/draws/draws";
import { pinColumns } from "../../../../src/main/engine/ask/pins/pin-columns";
import { pruneCandidates, rootOf } from "../../../../src/main/engine/ask/prune/prune";
import { readAnswers } from "../../../../src/main/engine/ask/read/read";
import { applyOverrides, withPins } from "../../../../src/main/engine/ask/recipe-overrides";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { sampleEdges } from "../../../../src/main/engine/ask/sample/sample";
import { edgeKeysOf, keyText } from "../../../../src/main/engine/ask/sample/sample-keys";
import { StageMemory } from "../../../../src/main/engine/runner/stage-memory";
import type { Run } from "../../../../src/main/engine/ask/stage";
import { explainWhyNot } from "../../../../src/main/engine/ask/why-not/why-not";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { NO_PINS, pinsSchema, type Pins } from "../../../../src/shared/pins";
import type { Overrides, Recipe } from "../../../../src/shared/recipe";
import { KEPT, VERDICTS } from "../../../../src/shared/trace";
import { recipeWith, scoresWith, wholeGraph } from "../fabricated-run";
import { memoryGraph, type Triple } from "../memory-graph";
import { portsOf } from "../ports";
import { smallRecipe } from "../small-recipe";

const signal = new AbortController().signal;
const PINNED_OUT = VERDICTS.indexOf("pinned-out");

/** Stages sample, prune and read with pins, over given probabilities. */
async function runPinned(
  store: GraphStore,
  p: readonly number[],
  recipe: Recipe,
  pins: Pins,
  seed = 1,
): Promise<Run> {
  const graph = await wholeGraph(store);
  const scores = scoresWith(graph, p);
  const ports = portsOf(store);
  const named = { node: 0, score: 1 };
  const seeds = { question: "", nodes: [named], mentioned: [named], notes: [] };
  const root = rootOf({ seeds, graph }, recipe.prune);
  const columns = await pinColumns({ seeds, graph, scores, root }, pins, store, signal);
  const selection = await sampleEdges({ graph, scores, seed, pins: columns }, recipe.sample, ports);
  const subgraph = await pruneCandidates({ seeds, graph, scores, selection }, recipe.prune, ports);
  const reading = await readAnswers({ seeds, graph, scores, subgraph }, recipe.read, ports);
  return { seeds, graph, scores, selection, subgraph, reading };
}

function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2654435761;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A connected multigraph of 6 nodes, from node 0 on, with parallel edges and loops now and then. */
function randomTriples(pick: (below: number) => number): Triple[] {
  const name = (node: number) => `node ${String(node)}`;
  const tree = Array.from({ length: 5 }, (_, at): Triple => [name(pick(at + 1)), "to", name(at + 1)]);
  const more = Array.from({ length: pick(7) }, (): Triple => [name(pick(6)), "to", name(pick(6))]);
  return [...tree, ...more];
}

const SAMPLES = [
  { method: "inference", maxFacts: 3, threshold: 0.4 },
  { method: "gumbel", maxFacts: 5 },
  { method: "none" },
] as const;
const PRUNES = [
  ...(["none", "simple", "gw", "strong"] as const).flatMap((pruning) => [
    { method: "pcst", pruning },
    { method: "pcst", pruning, clusters: 2 },
    { method: "pcst", pruning, rooted: true },
  ]),
  { method: "top-edges", topEdges: 2 },
  { method: "none" },
];

async function randomCase(seed: number) {
  const pick = randomFrom(seed);
  const store = memoryGraph(randomTriples(pick));
  const graph = await wholeGraph(store);
  const keys = await edgeKeysOf(graph, store);
  const p = Array.from(graph.edges, () => pick(11) / 10);
  const kinds = Array.from(graph.edges, () => pick(5));
  const pinned = (kind: number) =>
    Array.from(graph.edges.keys())
      .filter((row) => kinds[row] === kind)
      .map((row) => keyText(keys, row));
  const nodesOut = pick(3) === 0 ? [`n${String(1 + pick(5))}`] : [];
  const nodesIn = [`n${String(1 + pick(5))}`].filter((id) => pick(2) === 0 && !nodesOut.includes(id));
  return { store, p, pins: { nodesIn, nodesOut, edgesIn: pinned(1), edgesOut: pinned(2) } };
}

/** Node rows with a way from row 0 over edges that are not pinned out, found without the code under test. */
function withinReach({ graph, selection }: Run): Set<number> {
  const reached = new Set([0]);
  for (let round = 0; round < graph.nodes.length; round++)
    graph.sources.forEach((source, edge) => {
      const target = graph.targets[edge]!;
      if (selection.pins!.edges[edge] === -1 || !(reached.has(source) || reached.has(target))) return;
      reached.add(source).add(target);
    });
  return reached;
}

test("what is pinned out is never kept, and what is pinned in always is where it has a way to what the question names", async () => {
  const broken: string[] = [];
  let [outs, ins, lost] = [0, 0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const { store, p, pins } = await randomCase(seed);
    for (const sample of SAMPLES)
      for (const prune of PRUNES) {
        const run = await runPinned(store, p, recipeWith(sample, prune), pins, seed);
        const { edges, nodes } = run.selection.pins!;
        const reach = withinReach(run);
        edges.forEach((pin, edge) => {
          const verdict = run.subgraph.verdicts[edge]!;
          if (pin === -1) outs++;
          if ((pin === -1) !== (verdict === PINNED_OUT)) broken.push(`${String(seed)} out ${String(edge)}`);
          if (pin !== 1) return;
          if (!reach.has(run.graph.sources[edge]!)) lost++;
          else if (verdict !== KEPT)
            broken.push(`${String(seed)} in ${String(edge)} ${JSON.stringify([sample, prune])}`);
          else ins++;
        });
        nodes.forEach((pin, row) => {
          const kept = run.subgraph.nodes[row] === 1;
          if (pin === -1 && kept) broken.push(`${String(seed)} node out ${String(row)}`);
          if (pin === 1 && reach.has(row) && !kept) broken.push(`${String(seed)} node in ${String(row)}`);
        });
      }
  }
  expect(broken).toStrictEqual([]);
  // The cases hold all three kinds, or they would show nothing.
  expect([outs > 1000, ins > 1000, lost > 100]).toStrictEqual([true, true, true]);
});

//   a(0) --0--> b(1) --1--> c(2) --2--> d(3)     and a --3--> e(4)
const line = memoryGraph([
  ["a", "to", "b"],
  ["b", "to", "c"],
  ["c", "to", "d"],
  ["a", "to", "e"],
]);

async function keyOf(row: number, store = line): Promise<string> {
  return keyText(await edgeKeysOf(await wholeGraph(store), store), row);
}

const inference = recipeWith({ method: "inference", maxFacts: 2, threshold: 0.5 });

function told({ subgraph }: Run): string[] {
  return Array.from(subgraph.verdicts, (code) => VERDICTS[code]!);
}

test("an edge pinned in brings its shortest way along, and takes no other's place under the cap", async () => {
  const pins = { ...NO_PINS, edgesIn: [await keyOf(2)] };
  const run = await runPinned(line, [0, 0, 0, 0.9], inference, pins);
  expect(told(run)).toStrictEqual(["kept", "kept", "kept", "kept"]);
  expect([...run.selection.edgeNumbers["pin"]!]).toStrictEqual([NaN, NaN, 1, NaN]);
  expect(run.selection.notes.map(inEnglish)).toStrictEqual([]);
});

test("an edge pinned out leaves its place under the cap to the next", async () => {
  const pins = { ...NO_PINS, edgesOut: [await keyOf(3)] };
  const run = await runPinned(line, [0.8, 0.7, 0.6, 0.9], inference, pins);
  expect(told(run)).toStrictEqual(["kept", "kept", "below-fact-cap", "pinned-out"]);
});

test("what would be kept anyway may be pinned in without a change", async () => {
  const free = await runPinned(line, [0.8, 0.7, 0.6, 0.9], inference, NO_PINS);
  const pinned = await runPinned(line, [0.8, 0.7, 0.6, 0.9], inference, {
    ...NO_PINS,
    edgesIn: [await keyOf(3)],
  });
  expect(pinned.subgraph).toStrictEqual(free.subgraph);
});

test("a pin without a way, one that is no candidate and one against another each say so", async () => {
  const pins = {
    nodesIn: ["n9"],
    nodesOut: ["n1"],
    edgesIn: [await keyOf(0), await keyOf(2), "00000000000000ff"],
    edgesOut: [],
  };
  const run = await runPinned(line, [0.8, 0.7, 0.6, 0.9], inference, pins);
  expect(told(run)).toStrictEqual(["pinned-out", "pinned-out", expect.any(String), "kept"]);
  expect(run.selection.notes.map(inEnglish)).toStrictEqual([
    "These pinned nodes are not in the graph: n9.",
    "Pinned edges that are no candidates here: 1.",
    "Edges pinned in at a node that is pinned out stay out: 1.",
    "Pinned in, but without a way to “a” among the candidates, so nothing makes sure of them: c — to → d.",
  ]);
});

test("each of many draws with pins is the run that this draw alone gives", async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { store, p, pins } = await randomCase(seed);
    const recipe = recipeWith({ method: "gumbel", maxFacts: 4 });
    const run = await runPinned(store, p, recipe, pins, seed);
    const draws = await drawAgain(run, { recipe, seed, first: 0, count: 8 }, portsOf(store));
    const kept = new Map(Array.from(draws.edges.row, (row, at) => [row, draws.edges.kept[at]!]));
    const counted = new Map<number, number>();
    for (let draw = 0; draw < 8; draw++) {
      const alone = recipeWith({ method: "gumbel", maxFacts: 4, draw });
      const { subgraph } = await runPinned(store, p, alone, pins, seed);
      subgraph.verdicts.forEach((verdict, row) => {
        if (verdict === KEPT && kept.has(row)) counted.set(row, (counted.get(row) ?? 0) + 1);
      });
    }
    expect([...kept].filter(([, times]) => times > 0).sort()).toStrictEqual([...counted].sort());
  }
});

//   Inception(0) --directed_by--> Nolan(1) <--directed_by-- Tenet(2) --has_genre--> spy(3) <--has_genre-- Skyfall(4)
const films = memoryGraph([
  ["Inception", "directed_by", "Nolan"],
  ["Tenet", "directed_by", "Nolan"],
  ["Tenet", "has_genre", "spy"],
  ["Skyfall", "has_genre", "spy"],
  ["Skyfall", "directed_by", "Mendes"],
]);
const oneHop = smallRecipe({ expand: { hops: 2 }, score: { salience: { directed_by: 0.9 } } });

function ask(pins: Pins | undefined, memory?: StageMemory, overrides: Overrides = {}) {
  const recipe = withPins(applyOverrides(oneHop, overrides), pins);
  return runRecipe("who directed Inception?", recipe, 0, portsOf(films), memory);
}

test("pins of nothing are no pins: the same recipe, the same run", async () => {
  expect(JSON.stringify(withPins(oneHop, NO_PINS))).toBe(JSON.stringify(oneHop));
  expect((await ask(NO_PINS)).run).toStrictEqual((await ask(undefined)).run);
  expect(Object.keys((await ask(undefined)).run.selection)).toStrictEqual([
    "verdicts",
    "edgeNumbers",
    "notes",
  ]);
});

test("a node pinned in that is no candidate is expanded around, and kept where there is a way", async () => {
  const { run } = await ask({ ...NO_PINS, nodesIn: ["n4"] });
  expect([...run.graph.nodes]).toStrictEqual([0, 1, 2, 3, 4, 5]);
  expect(run.subgraph.nodes[4]).toBe(1);
  expect(run.seeds.nodes.map(({ node }) => node)).toStrictEqual([0]);
});

test("a pin runs sample, prune and read again, nothing before them", async () => {
  const memory = new StageMemory();
  await ask(undefined, memory);
  const reused = async (pins: Pins) => (await ask(pins, memory)).stages.map((stage) => stage.reused);
  const key = keyText(await edgeKeysOf((await ask(undefined)).run.graph, films), 0);
  expect(await reused({ ...NO_PINS, edgesOut: [key] })).toStrictEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(await reused({ ...NO_PINS, nodesIn: ["n2"] })).toStrictEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(await reused({ ...NO_PINS, edgesOut: [key] })).toStrictEqual([true, true, true, true, true, true]);
});

test("why not? An edge that is pinned out is admitted by unpinning it, and by nothing else", async () => {
  const key = keyText(await edgeKeysOf((await ask(undefined)).run.graph, films), 0);
  const whyNot = (pins: Pins, edge = 0) =>
    explainWhyNot(
      { question: "who directed Inception?", recipe: withPins(oneHop, pins), seed: 0, wanted: { edge } },
      portsOf(films),
      new StageMemory(),
    );
  const unpin = { parameter: "pins", from: "out", to: "none" };
  expect(await whyNot({ ...NO_PINS, edgesOut: [key] })).toStrictEqual({ changes: [unpin], tried: [] });
  expect(await whyNot({ ...NO_PINS, nodesOut: ["n1"] })).toStrictEqual({ changes: [unpin], tried: [] });
  const { changes } = await whyNot({ ...NO_PINS, edgesOut: [key] }, 1);
  expect(changes).toContainEqual({ parameter: "pins", from: "some", to: "none" });
});

test("pins are strict data", () => {
  expect(pinsSchema.safeParse({ nodesIn: ["a"], nodesOut: ["a"] }).success).toBe(false);
  expect(pinsSchema.safeParse({ edgesIn: ["12"] }).success).toBe(false);
  expect(pinsSchema.safeParse({ rows: [1] }).success).toBe(false);
  expect(pinsSchema.parse({ nodesIn: ["a"] })).toStrictEqual({ ...NO_PINS, nodesIn: ["a"] });
});
