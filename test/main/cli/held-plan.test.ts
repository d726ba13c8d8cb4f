import { expect, test } from "vitest";
import { HeldPlan } from "../../../src/main/cli/held-plan";

test("what tables are taken for is told once: where reading takes long, or is done", () => {
  const told: unknown[] = [];
  let time = 0;
  const plan = new HeldPlan(
    (...said) => told.push(said),
    () => time,
  );
  plan.tellIfLong();
  plan.hold("a=source", ["its relations are numbers"]);
  time = 900;
  plan.tellIfLong();
  // A refusal now stands alone.
  expect(told).toStrictEqual([]);
  time = 1100;
  plan.tellIfLong();
  plan.tell();
  expect(told).toStrictEqual([["a=source", ["its relations are numbers"]]]);
});
