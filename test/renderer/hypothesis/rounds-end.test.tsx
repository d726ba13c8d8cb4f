/** How the rounds ended is said of the round that it is true of. */
import { expect, test } from "vitest";
import { LoopReplay } from "../../../src/renderer/features/hypothesis/loop-replay";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench } from "../../../src/renderer/state/workbench";
import type { Hypothesis, WrittenRound } from "../../../src/shared/hypothesis";
import { rendered } from "../rendered";

const ROUND: WrittenRound = {
  ...{ contexts: [], sentences: [], errorRate: 0, unrecognised: 0, drift: 0, replaced: [] },
};
const FOUND: Hypothesis = {
  ...{ cut: "", kind: "pmid", until: 0, concepts: [], edges: [], documents: [], paths: [], best: 1 },
  ...{ rounds: [{ ...ROUND, errorRate: 0.25 }, ROUND], state: "converged" },
} as unknown as Hypothesis;

const shown = (round: number, found: Hypothesis = FOUND) => {
  const { hypothesis } = startWorkbench(FIRST_SETTINGS);
  return rendered(<LoopReplay found={found} />, { hypothesis: { ...hypothesis, round } });
};

test("that every predicate holds is not said beside a round in which one of four fails", () => {
  const HOLDS = "Every recognised predicate holds";
  expect(shown(0)).toContain("Error rate 25");
  expect([shown(0).includes(HOLDS), shown(1).includes(HOLDS)]).toStrictEqual([false, true]);
  const exhausted = { ...FOUND, state: "exhausted" } as const;
  expect(shown(0, exhausted)).toContain("no document is left to exchange");
});
