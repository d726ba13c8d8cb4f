import { expect, test } from "vitest";
import { timelineSteps } from "../../../src/renderer/picture/timeline";
import { StepBar } from "../../../src/renderer/features/timeline/step-bar";
import { timelineBars } from "../../../src/renderer/features/timeline/timeline";
import { rendered } from "../rendered";
import { runOf } from "../run-fixture";

test("a stage that was used again says so and how long it took when it ran", () => {
  const run = runOf();
  const bars = timelineBars(run, timelineSteps(run));
  const timeOf = (stage: string): string => {
    const bar = bars.find(({ step }) => step.stage === stage)!;
    const html = rendered(<StepBar bar={bar} total={3} reached={1} onClick={() => undefined} />);
    return /<span class="step-time[^]*?<\/span>(?=<\/span>)/.exec(html)?.[0].replace(/<[^>]*>/g, "") ?? "";
  };
  // The stage "seed" of this run is reused, "score" is not.
  expect([timeOf("seed"), timeOf("score")]).toStrictEqual(["reused 1 ms", "3 ms"]);
});
