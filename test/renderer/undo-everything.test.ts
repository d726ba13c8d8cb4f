import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineClient } from "../../src/renderer/api/engine-client";
import { writeQuestion } from "../../src/renderer/state/choices";
import { createCommands } from "../../src/renderer/state/commands";
import { chooseEncoding } from "../../src/renderer/state/encoding";
import {
  marksOfRows,
  pinMarks,
  pointAt,
  selectAnswer,
  toggleLabel,
} from "../../src/renderer/state/selection";
import { scrub, stepBy, togglePlaying } from "../../src/renderer/state/playback";
import { remember, stepOf } from "../../src/renderer/state/steps";
import { EVERY_TRIPLE } from "../../src/renderer/state/triples";
import { FIRST_SETTINGS, startWorkbench } from "../../src/renderer/state/workbench";
import type { Workbench } from "../../src/renderer/state/workbench";
import { DEFAULT_RECIPE } from "../../src/shared/recipe";
import { RANKED, WEIGHTED } from "./recipe-fixture";
import { KISMET, runOf } from "./run-fixture";
import { SAMPLED_RECIPE } from "./sampled-fixture";

/** 32-bit numbers that are the same on every machine (Marsaglia's xorshift). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

const RECIPES = [RANKED, { ...WEIGHTED, name: DEFAULT_RECIPE }, SAMPLED_RECIPE];
const GRAPHS = ["films", "drugs", ""];
const QUESTIONS = ["Who directed Kismet?", "Who directed Jennie?", "", "Which films?"];

/** A workbench whose engine answers at once, fails now and then, and draws fewer edges for some questions. */
function workbench(roll: (sides: number) => number) {
  const answer = (input: { question: string; graph: string }) => {
    if (roll(7) === 0) return { ok: false, failure: { kind: "unexpected", reason: "now and then" } };
    const { question, graph } = input;
    return { ok: true, value: runOf(KISMET.slice(0, 1 + roll(3)), { question, graph }) };
  };
  const client = {
    request: (name: string, input: never) =>
      Promise.resolve(name === "ask" ? answer(input) : { ok: true, value: [] }),
    watchStatus: () => () => undefined,
    retry: () => undefined,
  } as unknown as EngineClient;
  const store = createStore<Workbench>(() => ({
    ...startWorkbench({ ...FIRST_SETTINGS, graph: "films" }),
    recipes: { state: "ready", value: RECIPES },
  }));
  return { store, commands: createCommands(client, store, () => true) };
}

type Bench = ReturnType<typeof workbench>;

/** Everything a person can do that takes no file, by chance. */
function act({ store, commands }: Bench, roll: (sides: number) => number): void {
  const pick = <T>(values: readonly T[]): T => values[roll(values.length)]!;
  const change = (turn: (state: Workbench) => Workbench): void =>
    store.setState((state) => remember(state, turn(state), null, performance.now()));
  const element = () =>
    pick([null, { kind: "node", handle: 10 * roll(4) }, { kind: "edge", handle: 10 * roll(4) }] as const);
  const acts: readonly (() => unknown)[] = [
    () => commands.ask(pick(QUESTIONS)),
    () => commands.askOf(pick(GRAPHS), pick(QUESTIONS)),
    () => commands.chooseGraph(pick(GRAPHS)),
    () => commands.chooseRecipe(pick(RECIPES).name),
    () => commands.changeParameter("seed.k", 1 + roll(9)),
    () => commands.changeParameter("score.lambda", roll(5) / 4),
    () => commands.rerollEdge(pick(["00000000000000aa", "00000000000000bb"])),
    () => commands.rerollAll(),
    () => commands.firstDraw(),
    () => commands.resetParameters(),
    () => commands.select(element()),
    () => commands.reveal(element() ?? { kind: "node", handle: 0 }),
    () => commands.undo(),
    () => commands.redo(),
    () => commands.cancel(),
    () => change((state) => toggleLabel(state, pick(["Film", "Person"]))),
    () => change((state) => chooseEncoding(state, pick(["", "prize", "p"]))),
    () => change((state) => ({ ...state, triples: { ...EVERY_TRIPLE, text: pick(["", "kis", "jennie"]) } })),
    () => change((state) => (state.run === null ? state : selectAnswer(state, state.run.answers[0]!))),
    () => change((state) => pinMarks(state, marksOfRows(runOf(), [100]))),
    () => change((state) => pointAt(state, null)),
    () => change((state) => scrub(state, roll(5), 6)),
    () => change((state) => stepBy(state, 1, 6)),
    () => change((state) => togglePlaying(state, 6)),
    () => change((state) => writeQuestion(state, pick(QUESTIONS))),
    () =>
      commands.choose("typing", (state) => ({
        ...state,
        triples: { ...state.triples, text: `${roll(100)}` },
      })),
  ];
  void pick(acts)();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("10,000 commands by chance: undoing all brings back the first choices, redoing all the last", async () => {
  const roll = dice(20_261_121);
  const bench = workbench(roll);
  const { store, commands } = bench;
  const bytes = (): string => JSON.stringify(stepOf(store.getState()));
  const first = bytes();
  for (let count = 0; count < 10_000; count++) {
    act(bench, roll);
    await vi.advanceTimersByTimeAsync(roll(3) * 700);
  }
  const last = bytes();
  const taken = store.getState().history.past.length;
  expect(taken).toBeGreaterThan(2000);
  const seen: string[] = [];
  while (store.getState().history.past.length > 0) {
    commands.undo();
    seen.push(bytes());
    if (roll(2) === 0) await vi.advanceTimersByTimeAsync(400);
  }
  expect(bytes()).toBe(first);
  expect(new Set(seen).size).toBeGreaterThan(500);
  while (store.getState().history.future.length > 0) {
    commands.redo();
    if (roll(2) === 0) await vi.advanceTimersByTimeAsync(400);
  }
  expect(bytes()).toBe(last);
}, 60_000);

test("undo brings a question back with what was selected and hidden beside it", async () => {
  const { store, commands } = workbench(() => 2);
  await commands.ask(QUESTIONS[0]);
  await commands.select({ kind: "edge", handle: 10 });
  commands.choose(null, (state) => toggleLabel(state, "Film"));
  const before = JSON.stringify(stepOf(store.getState()));
  await commands.ask(QUESTIONS[1]);
  expect(stepOf(store.getState())).toMatchObject({ selection: null, hiddenLabels: [] });
  commands.undo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(JSON.stringify(stepOf(store.getState()))).toBe(before);
  expect(store.getState().run?.question).toBe(QUESTIONS[0]);
  commands.redo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().run?.question).toBe(QUESTIONS[1]);
});

test("a recipe left while a question settles asks nothing of the graph chosen next", async () => {
  const { store, commands } = workbench(() => 2);
  await commands.ask(QUESTIONS[0]);
  commands.changeParameter("seed.k", 3);
  commands.chooseGraph("drugs");
  await vi.advanceTimersByTimeAsync(1000);
  expect([store.getState().run, store.getState().asking]).toStrictEqual([null, null]);
});
