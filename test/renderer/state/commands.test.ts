import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineClient } from "../../../src/renderer/api/engine-client";
import { SETTLE_TIME } from "../../../src/renderer/state/ask-commands";
import { createCommands } from "../../../src/renderer/features/commands";
import { openFind, writeFind } from "../../../src/renderer/features/explore/explore-open";
import { locate } from "../../../src/renderer/state/selection";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { MOST_EDGES } from "../../../src/shared/contract";
import { DEFAULT_RECIPE } from "../../../src/shared/recipe";
import { RANKED, WEIGHTED } from "../recipe-fixture";
import { KISMET, runOf } from "../run-fixture";

interface Call {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
  readonly answer: (value: unknown) => void;
}

/** The workbench over an engine that the test answers for. */
function workbench() {
  const calls: Call[] = [];
  const client = {
    request: (name: string, input: unknown, options: { signal?: AbortSignal } = {}) =>
      new Promise((resolve) => {
        const { signal } = options;
        const answer = (value: unknown): void => resolve({ ok: true, value });
        signal?.addEventListener("abort", () => resolve({ ok: false, failure: { kind: "cancelled" } }));
        // Asked behind every answer, of which judging.test.ts tells.
        if (name !== "run:trust" && name !== "run:agree") calls.push({ name, input, signal, answer });
      }),
    watchStatus: () => () => undefined,
    retry: () => undefined,
  } as unknown as EngineClient;
  const store = createStore<Workbench>(() => ({
    ...startWorkbench({ ...FIRST_SETTINGS, graph: "films" }),
    recipes: { state: "ready", value: [RANKED, { ...WEIGHTED, name: DEFAULT_RECIPE }] },
  }));
  return { calls, store, commands: createCommands(client, store, () => true) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("asking sends the question, the graph, the default recipe and its overrides", async () => {
  const { calls, store, commands } = workbench();
  const asked = commands.ask(" Who directed Kismet? ");
  expect(calls[0]?.input).toStrictEqual({
    question: "Who directed Kismet?",
    graph: "films",
    recipe: DEFAULT_RECIPE,
    overrides: {},
    seed: 1,
    limit: 3000,
  });
  calls[0]?.answer(runOf());
  await asked;
  expect(store.getState().run?.run).toBe("run-1");
});

test("a list of runs from before one was named takes no name back", async () => {
  const { calls, store, commands } = workbench();
  const rows = [{ id: "a", name: "", starred: false }];
  store.setState((state) => ({
    ledger: { ...state.ledger, runs: { state: "ready", value: { rows: rows as never, problem: "" } } },
  }));
  const listed = commands.listRuns();
  await expect.poll(() => calls.map(({ name }) => name)).toStrictEqual(["ledger:list"]);
  commands.renameRun("a", "The first");
  calls[0]!.answer({ rows, problem: "" });
  calls[1]!.answer({});
  await expect.poll(() => calls.length).toBe(3);
  commands.starRun("a", true);
  calls[2]!.answer({ rows: [{ ...rows[0], name: "The first" }], problem: "" });
  await expect.poll(() => calls.length).toBe(4);
  calls[3]!.answer({});
  await expect.poll(() => calls.length).toBe(5);
  calls[4]!.answer({ rows: [{ ...rows[0], name: "The first", starred: true }], problem: "" });
  await listed;
  expect(store.getState().ledger.runs).toMatchObject({
    value: { rows: [{ name: "The first", starred: true }] },
  });
  expect(calls.map(({ name, input }) => [name, input])).toStrictEqual([
    ["ledger:list", {}],
    ["ledger:rename", { id: "a", name: "The first" }],
    ["ledger:list", {}],
    ["ledger:star", { id: "a", starred: true }],
    ["ledger:list", {}],
  ]);
});

test("an empty question, or no graph, asks nothing", async () => {
  const { calls, commands } = workbench();
  await commands.ask("  ");
  commands.chooseGraph("");
  await commands.ask("Who?");
  expect(calls).toStrictEqual([]);
});

test("a slider that moves asks once it rests, and gives the question before it up", async () => {
  const { calls, store, commands } = workbench();
  const first = commands.ask("Who directed Kismet?");
  calls[0]?.answer(runOf());
  await first;
  for (const value of [0.9, 0.8, 0.7]) commands.changeParameter("score.lambda", value);
  vi.advanceTimersByTime(SETTLE_TIME - 1);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(calls[1]?.input).toMatchObject({ overrides: { "score.lambda": 0.7 } });
  commands.changeParameter("score.lambda", 0.6);
  vi.advanceTimersByTime(SETTLE_TIME);
  expect([calls[1]?.signal?.aborted, calls[2]?.signal?.aborted]).toStrictEqual([true, false]);
  calls[2]?.answer(runOf(undefined, { run: "run-3" }));
  await vi.advanceTimersByTimeAsync(0);
  expect([store.getState().run?.run, store.getState().failure]).toStrictEqual(["run-3", null]);
});

test("a slider asks what is drawn again, not what is half typed", async () => {
  const { calls, store, commands } = workbench();
  const first = commands.ask("Who directed Kismet?");
  calls[0]?.answer(runOf());
  await first;
  store.setState({ question: "Who dir" });
  commands.changeParameter("seed.k", 3);
  vi.advanceTimersByTime(SETTLE_TIME);
  expect(calls[1]?.input).toMatchObject({ question: "Who directed Kismet?" });
  expect(store.getState()).toMatchObject({ question: "Who dir", asking: { again: true } });
});

test("parameters moved before anything was asked wait for the question", () => {
  const { calls, store, commands } = workbench();
  commands.changeParameter("seed.k", 3);
  vi.advanceTimersByTime(SETTLE_TIME);
  expect([calls.length, store.getState().overrides]).toStrictEqual([0, { "seed.k": 3 }]);
  commands.undo();
  expect(store.getState().overrides).toStrictEqual({});
});

test("why not is asked for the candidate's row and kept with the run it belongs to", async () => {
  const { calls, store, commands } = workbench();
  const asked = commands.ask("Who directed Kismet?");
  calls[0]?.answer(runOf());
  await asked;
  const why = commands.whyNot(102);
  expect([calls[1]?.name, calls[1]?.input]).toStrictEqual(["run:why-not", { run: "run-1", row: 102 }]);
  const found = { changes: [], tried: ["score.lambda"] };
  calls[1]?.answer(found);
  await why;
  expect(store.getState().whyNot[102]).toStrictEqual({ state: "ready", value: found });
});

test("the candidates that are not drawn are listed as the run at hand was asked", async () => {
  const { calls, store, commands } = workbench();
  const asked = commands.ask("Who directed Kismet?");
  calls[0]?.answer(runOf(KISMET.slice(0, 2)));
  await asked;
  const listed = commands.listEverything();
  expect(store.getState().everything).toStrictEqual({ state: "loading" });
  const { limit, ...rest } = calls[0]!.input as { limit: number };
  expect(calls[1]?.input).toStrictEqual({ ...rest, recipe: "biomedical", limit: MOST_EDGES });
  const whole = runOf(KISMET, { run: "run-2" });
  calls[1]?.answer(whole);
  await listed;
  const { run, everything } = store.getState();
  expect([limit, run?.run]).toStrictEqual([3000, "run-1"]);
  expect([
    locate({ run, everything }, { kind: "edge", handle: 10 })?.drawn,
    locate({ run, everything }, { kind: "edge", handle: 20 }),
    locate({ run, everything }, { kind: "edge", handle: 999 }),
  ]).toStrictEqual([true, { view: whole, row: 2, drawn: false }, null]);
});

test("details are fetched once for each element", async () => {
  const { calls, store, commands } = workbench();
  const asked = commands.ask("Who directed Kismet?");
  calls[0]?.answer(runOf());
  await asked;
  const details = { node: 10, id: "d", name: "Dieterle", labels: [], text: "", properties: {} };
  const selected = commands.select({ kind: "node", handle: 10 });
  expect(calls[1]?.input).toStrictEqual({ graph: "films", nodes: [10] });
  calls[1]?.answer([details]);
  await selected;
  await commands.select({ kind: "node", handle: 10 });
  expect([calls.length, store.getState().nodeDetails[10]]).toStrictEqual([2, details]);
});

test("an engine that ended is met by asking again what was on its way, once", async () => {
  const { calls, store, commands } = workbench();
  void commands.ask("Who directed Kismet?");
  commands.meetRestart("SIGKILL");
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(store.getState().restart).toStrictEqual({ reason: "SIGKILL", asksAgain: true });
  const again = calls.filter(({ name }) => name === "ask")[1];
  expect(again?.input).toMatchObject({ question: "Who directed Kismet?" });
  again?.answer(runOf());
  await expect.poll(() => store.getState().run?.run).toBe("run-1");
  // The same question may be what brings the engine down.
  commands.meetRestart("SIGKILL");
  expect(store.getState().restart).toStrictEqual({ reason: "SIGKILL", asksAgain: false });
  expect(calls.filter(({ name }) => name === "ask")).toHaveLength(2);
});

test("where nothing was asked, an engine that ended is only told of", () => {
  const { calls, store, commands } = workbench();
  commands.meetRestart("exit code 139");
  expect(store.getState().restart).toStrictEqual({ reason: "exit code 139", asksAgain: false });
  expect(calls.map(({ name }) => name)).toStrictEqual(["graph:list", "recipe:list", "list:unread"]);
});

test("what a search goes to is read about in the inspector too", async () => {
  const { calls, store, commands } = workbench();
  store.setState((state) => writeFind(openFind({ ...state, run: runOf() }), { text: "dieterle" }));
  const found = commands.stepFind(1);
  expect(store.getState().selection).toStrictEqual({ kind: "node", handle: 10 });
  expect(calls[0]).toMatchObject({ name: "node:details", input: { nodes: [10] } });
  const details = { node: 10, id: "d", name: "Dieterle", labels: [], text: "", properties: {} };
  calls[0]?.answer([details]);
  await found;
  expect(store.getState().nodeDetails[10]).toBe(details);
});
