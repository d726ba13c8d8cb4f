/** What the inspector shows while nothing is clicked: in a window without a panel for the evidence, what the answer rests on. */
import { expect, test } from "vitest";
import { Inspector } from "../../../src/renderer/features/inspector/inspector";
import { startWorkbench } from "../../../src/renderer/state/workbench";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { runOf } from "../run-fixture";
import { rendered, textsOf } from "../rendered";

const shownWith = (open: readonly string[]) => {
  const { layout } = startWorkbench(FIRST_SETTINGS);
  return textsOf(rendered(<Inspector />, { run: runOf(), layout: { ...layout, open } }));
};

test("what the answer rests on is read where nothing else shows it, and only there", () => {
  const [pane, beside] = [shownWith(["answers", "inspector"]), shownWith(["inspector", "evidence"])];
  expect(pane[0]).toBe("What the answer rests on");
  expect(pane).toContain("Every statement rests on kept edges.");
  expect(beside[0]).toBe("This run");
  expect(beside).not.toContain("Every statement rests on kept edges.");
});
