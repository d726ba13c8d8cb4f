import { expect, test } from "vitest";
import { clausesOf } from "../../../src/main/engine/ask/run/run-report";
import { inEnglish } from "../../../src/shared/sentences/sentences";
import { applyOverrides } from "../../../src/main/engine/ask/recipe-overrides";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { StageMemory } from "../../../src/main/engine/runner/stage-memory";
import type { Progress } from "../../../src/shared/contract";
import type { Overrides } from "../../../src/shared/recipe";
import { VERDICTS } from "../../../src/shared/trace";
import { memoryGraph } from "./memory-graph";
import { portsOf } from "./ports";
import { smallRecipe } from "./small-recipe";

//   Inception(0) --directed_by--> Nolan(1) <--directed_by-- Tenet(2)
//   Inception    --has_genre----> thriller(3) <--has_genre-- Dune(4)
const films = memoryGraph([
  ["Inception", "directed_by", "Christopher Nolan"],
  ["Tenet", "directed_by", "Christopher Nolan"],
  ["Inception", "has_genre", "thriller"],
  ["Dune", "has_genre", "thriller"],
]);

const recipe = smallRecipe({ score: { salience: { directed_by: 0.9 } } });

const question = "who directed Inception?";

function ask(
  overrides: Overrides = {},
  memory?: StageMemory,
  onProgress: (progress: Progress) => void = () => undefined,
) {
  const ports = { ...portsOf(films), progress: onProgress };
  return runRecipe(question, applyOverrides(recipe, overrides), 0, ports, memory);
}

function verdictsOf(codes: Uint8Array): string[] {
  return [...codes].map((code) => VERDICTS[code]!);
}

test("a question runs through every stage to a ranked answer and a text that cites its triples", async () => {
  const { run, stages } = await ask();
  expect(verdictsOf(run.subgraph.verdicts)).toStrictEqual(["kept", "kept", "never-reached", "never-reached"]);
  expect([...run.subgraph.nodes]).toStrictEqual([1, 1, 1, 0, 0]);
  expect(run.reading.answers.map(({ row }) => row)).toStrictEqual([1, 2]);
  expect(clausesOf(run.reading)).toStrictEqual([
    { text: "Christopher Nolan:", edges: [0] },
    { text: "Inception — directed by → Christopher Nolan.", edges: [0] },
  ]);
  expect(stages.map(({ name, nodes, edges, reused }) => [name, nodes, edges, reused])).toStrictEqual([
    ["seed", 1, 0, false],
    ["expand", 5, 4, false],
    ["score", 5, 4, false],
    ["sample", 5, 4, false],
    ["prune", 3, 2, false],
    ["read", 3, 2, false],
  ]);
  expect(stages[0]!.parts?.map(({ name, found }) => [name, found])).toStrictEqual([["mention", 1]]);
});

test("a run says what its models ran on, and what one device gave never answers for another", async () => {
  const memory = new StageMemory();
  const on = async (device?: string) => {
    const ports = portsOf(films);
    const embedder = { ...ports.embedder, ...(device && { device }) };
    const { stages, ...finished } = await runRecipe(question, recipe, 0, { ...ports, embedder }, memory);
    return [finished.device, stages.map(({ reused }) => reused)];
  };
  const [fresh, again] = [Array.from({ length: 6 }, () => false), Array.from({ length: 6 }, () => true)];
  expect(await on()).toStrictEqual(["CPU", fresh]);
  expect(await on("WebGPU")).toStrictEqual(["WebGPU", fresh]);
  expect(await on()).toStrictEqual(["CPU", again]);
});

test("answers never tie, and the entities the question names are none unless asked for", async () => {
  const { run } = await ask({ "read.keepMentioned": true });
  const scores = run.reading.answers.map(({ score }) => score);
  expect(run.reading.answers.map(({ row }) => row)).toStrictEqual([0, 1, 2]);
  expect(scores[0]!).toBeLessThanOrEqual(1);
  expect(scores[1]!).toBeGreaterThan(scores[2]!);
});

test("a slider on prune runs prune and read again, nothing else", async () => {
  const memory = new StageMemory();
  await ask({}, memory);
  const { run, stages } = await ask({ "prune.pruning": "strong" }, memory);
  expect(stages.map(({ reused }) => reused)).toStrictEqual([true, true, true, true, false, false]);
  expect(run).toStrictEqual((await ask({ "prune.pruning": "strong" })).run);
  const again = await ask({}, memory);
  expect(again.stages.map(({ reused }) => reused)).toStrictEqual([true, true, true, true, true, true]);
});

test("λ dear enough leaves the question's own entity alone, and the text says so", async () => {
  const { run } = await ask({ "score.lambda": 50 });
  expect([...run.subgraph.nodes]).toStrictEqual([1, 0, 0, 0, 0]);
  expect(run.reading).toStrictEqual({
    answers: [],
    total: 0,
    clauses: [{ said: { kind: "no-answer", values: {} }, edges: [] }],
  });
});

test("top-edges keeps the best by prize and gives every other edge its own verdict", async () => {
  const { run } = await ask({ "prune.method": "top-edges", "prune.topEdges": 1 });
  expect(verdictsOf(run.subgraph.verdicts)).toStrictEqual([
    "kept",
    "below-top-edges",
    "below-top-edges",
    "below-top-edges",
  ]);
  expect([...run.subgraph.nodes]).toStrictEqual([1, 1, 0, 0, 0]);
  expect([...run.subgraph.edgeNumbers["prizeRank"]!]).toStrictEqual([1, 2, 3, 4]);
});

test("pruning none keeps every candidate", async () => {
  const { run } = await ask({ "prune.method": "none" });
  expect(verdictsOf(run.subgraph.verdicts)).toStrictEqual(["kept", "kept", "kept", "kept"]);
});

test("progress names each stage, and a cancelled run stops before the next", async () => {
  const cancel = new AbortController();
  const heard: string[] = [];
  const progress = ({ stage }: Progress) => {
    heard.push(stage);
    if (stage === "score") cancel.abort();
  };
  const ports = { ...portsOf(films), signal: cancel.signal, progress };
  await expect(runRecipe(question, recipe, 0, ports)).rejects.toMatchObject({ name: "AbortError" });
  expect(heard).toStrictEqual(["seed", "expand", "score"]);
});

test("seeds in a component that was lost are named in a note", async () => {
  //   a --r--> b      c --r--> d
  const apart = memoryGraph([
    ["alpha", "r", "beta"],
    ["gamma", "r", "delta"],
  ]);
  const ports = portsOf(apart);
  const { run } = await runRecipe("alpha and gamma and beta", recipe, 0, ports);
  expect(run.subgraph.notes.map(inEnglish)).toStrictEqual(["Seeds in other components were lost: gamma."]);
  const both = await runRecipe(
    "alpha and gamma and beta",
    applyOverrides(recipe, { "prune.clusters": 2 }),
    0,
    ports,
  );
  expect(both.run.subgraph.notes).toStrictEqual([]);
});

test("a rooted tree holds the best seed however little it earns", async () => {
  const { run } = await ask({ "prune.rooted": true, "prune.clusters": 2, "score.beta": 0 });
  expect(run.subgraph.nodes[0]).toBe(1);
  expect(run.subgraph.notes.map(inEnglish)).toStrictEqual([
    "A rooted subgraph is one component: the number of clusters is not used.",
  ]);
});
