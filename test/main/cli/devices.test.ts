import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { devicesReportSchema } from "../../../src/shared/devices";
import { dragoman, makeHome } from "./program";

test("models --devices tries every accelerator for real, says what is used, and keeps it", async () => {
  const home = makeHome();
  const { code, stdout } = await dragoman(home, "models", "--devices", "--json");
  expect(code).toBe(0);
  const report = devicesReportSchema.parse(JSON.parse(stdout));
  expect(report.trials!.map(({ device }) => device)).toStrictEqual(["webgpu", "cuda"]);
  // What a machine without an accelerator, or with a software one, must come to; with a real one either may be right.
  for (const task of ["asking", "importing"] as const) {
    const trial = report.trials!.find(({ device }) => device === report[task]);
    expect(report[task] === "cpu" || (trial?.outcome === "works" && trial.speed !== null)).toBe(true);
  }
  const kept = JSON.parse(readFileSync(join(home, "records", "devices.json"), "utf8")) as object;
  expect(kept).toMatchObject({ choice: "auto", trials: report.trials });
});
