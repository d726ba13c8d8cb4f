/** A researcher's afternoon with pins: an edge out and in again, why not, undo, and two recipes side by side. */
import type { Core } from "cytoscape";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  ask,
  inspector,
  panel,
  pickGraph,
  pickRecipe,
  screenshots,
  showPanel,
  fromMenu,
} from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 90_000 };

const used = workbenchPerFile();

const comparison = (page: Page): Locator => panel(page, "Compare");
const pins = (page: Page): Locator => panel(page, "Pins");
const pin = (page: Page, way: "In" | "Out" | "Free"): Locator =>
  inspector(page).getByRole("group", { name: "Pin", exact: true }).getByRole("button", { name: way });
const verdict = (page: Page): Locator => inspector(page).getByRole("region", { name: "Verdict" });
const rows = (page: Page, text: string | RegExp): Locator =>
  page.locator("tbody tr:not(.spacer)").filter({ has: page.locator("td", { hasText: text }) });

/** The inspector says of the selected edge what became of it in the newest run. */
async function becomes(page: Page, name: string): Promise<void> {
  await verdict(page).getByText(name, { exact: true }).first().waitFor(PATIENCE);
}

/** Both compared pictures take their room in a window of another size, as they did before: neither stays small in a corner. */
async function fillsAfter(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const filled = (): Promise<boolean> =>
    comparison(page)
      .getByRole("application")
      .evaluateAll((pictures) =>
        pictures.every((picture) => {
          const holder = picture.querySelector(".__________cytoscape_container");
          const { cy } = (holder as unknown as { _cyreg: { cy: Core } })._cyreg;
          const { x1, x2, y1, y2 } = cy.elements().renderedBoundingBox({ includeLabels: false });
          const { clientWidth, clientHeight } = picture;
          const isInside = x1 >= 0 && y1 >= 0 && x2 <= clientWidth && y2 <= clientHeight;
          return isInside && Math.max(x2 - x1, y2 - y1) > 0.4 * Math.min(clientWidth, clientHeight);
        }),
      );
  await expect.poll(filled, PATIENCE).toBe(true);
}

test("pin an edge out and in, ask why not, undo, and compare two recipes", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await pickGraph(page, "Films");
  await pickRecipe(page, "D-RAG");
  await ask(page, "What films did the director of Kismet also direct?");
  await showPanel(page, "Triples");
  const byProbability = page.getByRole("columnheader", { name: "p", exact: true }).getByRole("button");
  await byProbability.click();
  await page.locator('th[aria-sort="descending"]', { hasText: /^p/ }).waitFor(PATIENCE);
  await rows(page, "kept").first().click();
  await becomes(page, "kept");

  await pin(page, "Out").click();
  await becomes(page, "pinned out");
  await showPanel(page, "Pins");
  await pins(page).getByText("1 pin", { exact: true }).waitFor(PATIENCE);
  await pins(page)
    .getByRole("heading", { name: /edges? lost$/ })
    .waitFor(PATIENCE);
  await showPanel(page, "Graph");
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
  await screenshots(page, "pinned-out");

  await inspector(page).getByRole("button", { name: "Why not?" }).click();
  await inspector(page).getByText("Pinned out by you: unpinning it admits it").waitFor(PATIENCE);
  await inspector(page).getByRole("button", { name: "Unpin", exact: true }).click();
  await becomes(page, "kept");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await becomes(page, "pinned out");
  await pins(page).getByRole("button", { name: "Clear all" }).click();
  await becomes(page, "kept");

  await showPanel(page, "Triples");
  const lost = rows(page, /^below the /).first();
  await lost.click();
  const selected = page.locator('tbody tr[aria-selected="true"]');
  await selected.getByRole("button", { name: /^Pin in: / }).click();
  await becomes(page, "kept");
  await verdict(page).getByText("Pinned in by you").waitFor(PATIENCE);
  await expect.poll(() => pin(page, "In").getAttribute("aria-pressed")).toBe("true");
  await showPanel(page, "Graph");
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
  await screenshots(page, "pinned-in");

  await fromMenu(page, "Put two recipes or two runs side by side");
  await comparison(page)
    .getByRole("combobox", { name: "Run on the right" })
    .selectOption("recipe path-match");
  await comparison(page).getByRole("button", { name: "Compare", exact: true }).click();
  await comparison(page)
    .getByText(/^Jaccard /)
    .first()
    .waitFor(PATIENCE);
  await comparison(page).getByRole("application", { name: "Left: graph of D-RAG" }).waitFor(PATIENCE);
  await comparison(page).getByRole("application", { name: "Right: graph of Path match" }).waitFor(PATIENCE);
  await comparison(page)
    .getByRole("button", { name: /^Answers/ })
    .click();
  const answer = comparison(page).locator("tbody tr").first().getByRole("button");
  const name = await answer.innerText();
  await answer.click();
  await expect.poll(() => answer.getAttribute("aria-pressed")).toBe("true");
  await comparison(page)
    .getByRole("button", { name: /^Edges/ })
    .click();
  await page.waitForTimeout(1500);
  await screenshots(page, "compared");
  // Two pictures fill the window, and what was picked there is selected behind them.
  for (const side of ["Left", "Right"]) {
    const picture = comparison(page).getByRole("application", { name: new RegExp(`^${side}: `) });
    expect((await picture.boundingBox())!.height).toBeGreaterThan(0.6 * page.viewportSize()!.height);
  }
  await fillsAfter(page, { width: 1000, height: 640 });
  await fillsAfter(page, { width: 1280, height: 800 });
  await comparison(page).press("Escape");
  await inspector(page).getByRole("heading", { name }).waitFor(PATIENCE);
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
}, 300_000);
