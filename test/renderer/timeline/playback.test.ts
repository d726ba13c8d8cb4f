import { expect, test } from "vitest";
import { timelineSteps } from "../../../src/renderer/picture/timeline";
import {
  advance,
  scrub,
  STEP_TIME,
  stepBy,
  togglePlaying,
} from "../../../src/renderer/features/timeline/playback";
import { timelineBars } from "../../../src/renderer/features/timeline/timeline";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { runOf } from "../run-fixture";

const END = Number.POSITIVE_INFINITY;
const at = (position: number, playing = false): Workbench => ({
  ...startWorkbench(FIRST_SETTINGS),
  run: runOf(),
  position,
  playing,
});

test("steps go to whole positions, and the end is Infinity whatever the number of steps", () => {
  expect([stepBy(at(END), -1, 6).position, stepBy(at(2.5), 1, 6).position]).toStrictEqual([5, 3]);
  expect([stepBy(at(2.5), -1, 6).position, stepBy(at(5.2), 1, 6).position]).toStrictEqual([2, END]);
  expect([stepBy(at(0), -1, 6).position, scrub(at(1), 9, 6).position]).toStrictEqual([0, END]);
});

test("playing goes on from where it stands, from the start when it stands at the end, and stops there", () => {
  expect(togglePlaying(at(END), 6)).toMatchObject({ playing: true, position: 0 });
  expect(togglePlaying(at(2), 6)).toMatchObject({ playing: true, position: 2 });
  expect(togglePlaying(at(2, true), 6)).toMatchObject({ playing: false, position: 2 });
  expect(advance(at(2, true), STEP_TIME / 2, 6)).toMatchObject({ playing: true, position: 2.5 });
  expect(advance(at(5.9, true), STEP_TIME, 6)).toMatchObject({ playing: false, position: END });
  expect(scrub(at(2, true), 3, 6)).toMatchObject({ playing: false, position: 3 });
});

test("bars count all candidates, and say where edges were lost and why", () => {
  const run = runOf();
  const bars = timelineBars(run, timelineSteps(run));
  expect(bars.map(({ step, edges, report }) => [step.key, edges, report?.ms ?? null])).toStrictEqual([
    ["seed", 0, 1],
    ["expand-1", 2, null],
    ["expand-2", 3, 2],
    ["score", 3, 3],
    ["prune", 2, 4],
    ["read", 2, 5],
  ]);
  expect(bars.flatMap(({ step, lost }) => lost.map((part) => [step.key, part]))).toStrictEqual([
    ["prune", { verdict: "never-reached", count: 1 }],
  ]);
  expect(bars.map(({ lostBefore }) => lostBefore)).toStrictEqual([0, 0, 0, 0, 0, 1]);
});
