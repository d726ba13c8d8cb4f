import { expect, test } from "vitest";
import { runStages } from "../../../src/main/engine/runner/run-stages";
import { StageList } from "../../../src/main/engine/runner/stage-list";
import { StageMemory } from "../../../src/main/engine/runner/stage-memory";

/** Text → lines → words → the words worth keeping: no question, and counts of other things than nodes and edges. */
interface Reading {
  readonly name: "split" | "pick";
  readonly task: { readonly text: string; readonly shortest: number; readonly extra?: string };
  readonly ports: {
    readonly store: object;
    readonly signal: AbortSignal;
    readonly progress: (done: number, total: number) => void;
  };
  readonly count: "lines" | "words";
}

const ran: string[] = [];

const stages = StageList.of<Reading>()
  .with({
    name: "split",
    reads: ({ text }) => text,
    run: (_, text, { progress }) => {
      ran.push("split");
      progress(1, 1);
      const lines = text.split("\n");
      return {
        made: { lines, words: lines.flatMap((line) => line.split(" ")) },
        alive: { lines: lines.length, words: 0 },
      };
    },
  })
  .with({
    name: "split",
    reads: ({ extra }, { words }) => (extra && !words.includes(extra) ? extra : undefined),
    run: ({ lines, words }, extra) => {
      ran.push("split more");
      return { made: { words: [...words, extra] }, alive: { lines: lines.length, words: 1 } };
    },
  })
  .with({
    name: "pick",
    reads: ({ shortest }) => shortest,
    run: ({ lines, words }, shortest) => {
      ran.push("pick");
      const picked = words.filter(({ length }) => length >= shortest);
      return { made: { picked }, alive: { lines: lines.length, words: picked.length } };
    },
  });

const store = {};

async function read(task: Reading["task"], memory?: StageMemory, world: readonly string[] = []) {
  ran.length = 0;
  const heard: unknown[] = [];
  const signal = new AbortController().signal;
  const ports = { store, signal, progress: (progress: unknown) => void heard.push(progress) };
  const { made, stages: reports } = await runStages(stages, task, ports, { memory, world });
  return {
    picked: made.picked,
    reports: reports.map(({ ms: _, ...report }) => report),
    heard,
    ran: [...ran],
  };
}

test("each stage sees what those before it made, and reports its own counts by name", async () => {
  const { picked, reports, heard } = await read({ text: "to be\nor not", shortest: 3 });
  expect(picked).toStrictEqual(["not"]);
  expect(reports).toStrictEqual([
    { name: "split", alive: { lines: 2, words: 0 }, reused: false },
    { name: "pick", alive: { lines: 2, words: 1 }, reused: false },
  ]);
  expect(heard).toStrictEqual([
    { stage: "split", done: 0, total: 0 },
    { stage: "split", done: 1, total: 1 },
    { stage: "pick", done: 0, total: 0 },
  ]);
});

test("stages of one name in a row are one report, and one that has nothing to read is left out", async () => {
  const { picked, reports, ran } = await read({ text: "to be", shortest: 3, extra: "words" });
  expect(ran).toStrictEqual(["split", "split more", "pick"]);
  expect(picked).toStrictEqual(["words"]);
  expect(reports.map(({ name, alive }) => [name, alive.words])).toStrictEqual([
    ["split", 1],
    ["pick", 1],
  ]);
  expect((await read({ text: "to be", shortest: 3, extra: "be" })).ran).toStrictEqual(["split", "pick"]);
});

test("a stage runs again when what it reads has changed, with all behind it, and else never", async () => {
  const memory = new StageMemory();
  await read({ text: "to be", shortest: 1 }, memory);
  const slid = await read({ text: "to be", shortest: 3 }, memory);
  expect([slid.ran, slid.reports.map(({ reused }) => reused)]).toStrictEqual([["pick"], [true, false]]);
  expect((await read({ text: "to be", shortest: 1, extra: "be" }, memory)).ran).toStrictEqual([]);
  expect((await read({ text: "to be", shortest: 1, extra: "or" }, memory)).ran).toStrictEqual([
    "split more",
    "pick",
  ]);
  expect((await read({ text: "or", shortest: 1 }, memory)).ran).toStrictEqual(["split", "pick"]);
  expect((await read({ text: "or", shortest: 1 }, memory, ["another model"])).ran).toHaveLength(2);
});

test("a run that is cancelled stops before its next stage", async () => {
  ran.length = 0;
  const cancel = new AbortController();
  const ports = { store, signal: cancel.signal, progress: () => cancel.abort() };
  const run = runStages(stages, { text: "to be", shortest: 1 }, ports, { world: [] });
  await expect(run).rejects.toMatchObject({ name: "AbortError" });
  expect(ran).toStrictEqual(["split"]);
});
