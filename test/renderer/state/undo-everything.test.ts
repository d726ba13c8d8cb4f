import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Commands } from "../../../src/renderer/features/commands";
import { toggleLabel } from "../../../src/renderer/state/selection";
import { STEP_PARTS } from "../../../src/renderer/state/step-parts";
import type { Step } from "../../../src/renderer/state/step";
import { stepOf } from "../../../src/renderer/state/steps";
import { deep } from "../../size";
import { EVERY_COMMAND, QUESTIONS, workbench, type Bench, type Roll } from "../every-command";

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

/** The commands that are done by chance, in the order of their names: the same dice give the same acts on every machine. */
const DONE = Object.entries(EVERY_COMMAND)
  .flatMap(([name, act]) => (typeof act === "string" ? [] : [{ name, act }]))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Plain choices are as many as all commands together, and undo leads back often enough. */
function actByChance(bench: Bench, roll: Roll): void {
  const act = roll(3) === 0 ? EVERY_COMMAND.choose : DONE[roll(DONE.length)]!.act;
  if (typeof act !== "string") void act(bench, roll);
}

function changedParts(before: Step, after: Step): string[] {
  return (Object.keys(before) as (keyof Step)[]).filter(
    (name) => before[name] !== after[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** So many acts by chance. */
const ACTS = deep(10_000, 2000);

test("thousands of commands by chance: undoing all brings back the first choices, redoing all the last", async () => {
  const roll = dice(20_261_121);
  const bench = workbench(roll);
  const { store, commands } = bench;
  const bytes = (): string => JSON.stringify(stepOf(store.getState()));
  const first = bytes();
  const changed = new Set<string>();
  for (let count = 0; count < ACTS; count++) {
    const before = stepOf(store.getState());
    actByChance(bench, roll);
    await vi.advanceTimersByTimeAsync(roll(3) * 700);
    for (const name of changedParts(before, stepOf(store.getState()))) changed.add(name);
  }
  // A choice that nothing here ever changes would be undone in no test.
  expect([...changed].sort()).toStrictEqual(Object.keys(STEP_PARTS).sort());
  const last = bytes();
  const taken = store.getState().history.past.length;
  expect(taken).toBeGreaterThan(ACTS / 5);
  const seen: string[] = [];
  while (store.getState().history.past.length > 0) {
    commands.undo();
    seen.push(bytes());
    if (roll(2) === 0) await vi.advanceTimersByTimeAsync(400);
  }
  expect(bytes()).toBe(first);
  expect(new Set(seen).size).toBeGreaterThan(ACTS / 20);
  while (store.getState().history.future.length > 0) {
    commands.redo();
    if (roll(2) === 0) await vi.advanceTimersByTimeAsync(400);
  }
  expect(bytes()).toBe(last);
}, 60_000);

test("every command of the workbench is done by chance, or left out for a reason", () => {
  const { commands } = workbench(() => 2);
  expect(Object.keys(EVERY_COMMAND).sort()).toStrictEqual(Object.keys(commands satisfies Commands).sort());
  const reasons = Object.values(EVERY_COMMAND).filter((act) => typeof act === "string");
  expect(reasons.filter((reason) => reason.length < 10)).toStrictEqual([]);
});

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
