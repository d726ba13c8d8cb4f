/** A mechanism looked into: why a node was read so, the same without an edge, and the salience of a relation changed. */
import { expect, test } from "vitest";
import { workbenchPerFile } from "./support/fixtures";
import { ask, inspector, panel, pickGraph, pickRecipe, screenshots, showPanel } from "./support/steps";

const PATIENCE = { timeout: 90_000 };
const used = workbenchPerFile();

test("why this node, without an edge, and another salience; each is taken back", async () => {
  const { page, complaints } = await used.visit({ viewport: { width: 1280, height: 900 } });
  await pickGraph(page, "Drugs");
  await pickRecipe(page, "Biomedical");
  await ask(page, "How does imatinib work against gastrointestinal stromal tumor?");
  const way = panel(page, "Answers").getByRole("list", { name: /^\d+ mechanisms?$/ });
  await way.getByRole("button", { name: "imatinib", exact: true }).click(PATIENCE);
  await inspector(page)
    .getByRole("heading", { name: /^imatinib/ })
    .waitFor(PATIENCE);
  const answers = panel(page, "Answers").getByRole("list", { name: "Answers" });
  await answers.getByRole("button", { name: /Mast\/stem cell growth factor receptor Kit/ }).click(PATIENCE);
  await inspector(page).getByRole("button", { name: "Why this node?" }).click(PATIENCE);
  const reader = inspector(page).getByRole("region", { name: "Reader" });
  await reader.getByText(/^p = 0\.\d+, place \d+ of \d+ nodes that may answer\.$/).waitFor(PATIENCE);
  await expect
    .poll(() => reader.getByRole("img", { name: /^attention by layer: / }).count())
    .toBeGreaterThan(1);
  await screenshots(page, "why-this-node");

  await reader.getByRole("button", { name: "Without this edge" }).first().click();
  await showPanel(page, "Pins");
  await panel(page, "Pins").getByText("1 pin", { exact: true }).waitFor(PATIENCE);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await panel(page, "Pins").getByText("0 pins", { exact: true }).waitFor(PATIENCE);

  await showPanel(page, "Salience");
  const salience = panel(page, "Salience");
  const slider = salience.getByRole("slider", { name: "Cost", exact: true }).first();
  await slider.waitFor(PATIENCE);
  await slider.fill("5");
  await salience.getByText("its own number").first().waitFor(PATIENCE);
  await salience
    .getByText(/^\+\d+ −\d+$/)
    .first()
    .waitFor(PATIENCE);
  await screenshots(page, "salience");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await salience.getByText("its own number").waitFor({ state: "hidden", ...PATIENCE });
  expect(complaints).toStrictEqual([]);
});
