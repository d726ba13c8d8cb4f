import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask, inspector, panel, pickGraph, pickRecipe, screenshots, showPanel } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 60_000 };

const used = workbenchPerFile();

const sampler = (page: Page): Locator => panel(page, "Sampler");

/** "0.8", "−1.5", "4.2e−9" as the page writes them. */
const read = (text: string): number => Number(text.replaceAll("−", "-"));

/** The bold number of one line of the edge's draw. */
async function numberOf(page: Page, line: string): Promise<number> {
  const term = inspector(page).getByRole("button", { name: line, exact: true });
  return read(await term.locator("xpath=ancestor::dt/following-sibling::dd//strong").innerText(PATIENCE));
}

/** The triples in sight with their soft weights: "Kismet directed by William Dieterle" → "0.9931". */
async function softWeights(page: Page): Promise<Map<string, string>> {
  const heads = await page.getByRole("columnheader").allInnerTexts();
  const column = heads.findIndex((head) => head.trim() === "z soft");
  const rows = await page
    .locator("tbody tr:not(.spacer)")
    .evaluateAll((trs) => trs.map((tr) => [...tr.querySelectorAll("td")].map((td) => td.textContent)));
  return new Map(rows.map((cells) => [cells.slice(0, 3).join(" "), cells[column] ?? ""]));
}

test("ask by D-RAG, draw, work one edge's soft weight out by hand, re-roll it and see it alone change", async () => {
  const { page, complaints, strays, context } = await used.visit({});
  await pickGraph(page, "Films");
  await pickRecipe(page, "D-RAG");
  await ask(page, "What films did the director of Kismet also direct?");
  await showPanel(page, "Sampler");
  await sampler(page)
    .getByRole("img", { name: /^Histogram of p/ })
    .waitFor(PATIENCE);
  await screenshots(page, "inference");

  const threshold = sampler(page).getByRole("slider", { name: "Threshold on p" });
  const before = await threshold.getAttribute("aria-valuetext");
  await threshold.press("ArrowRight");
  await expect.poll(() => threshold.getAttribute("aria-valuetext"), PATIENCE).not.toBe(before);

  await sampler(page).getByText("Gumbel", { exact: true }).click();
  await showPanel(page, "Triples");
  await page.getByRole("columnheader", { name: "z soft" }).waitFor(PATIENCE);
  await page.getByRole("columnheader", { name: "p", exact: true }).getByRole("button").click();
  await page.locator('th[aria-sort="descending"]', { hasText: /^p/ }).waitFor(PATIENCE);
  await page.locator("tbody tr:not(.spacer)", { hasText: "kept" }).nth(1).click();
  const own = await page.locator('tbody tr[aria-selected="true"]').evaluate((row) =>
    [...row.querySelectorAll("td")]
      .slice(0, 3)
      .map((cell) => cell.textContent)
      .join(" "),
  );

  const [logit, g1, g0, zSoft] = [
    await numberOf(page, "logit p"),
    await numberOf(page, "g₁"),
    await numberOf(page, "g₀"),
    await numberOf(page, "z soft"),
  ];
  const tau = read(
    await sampler(page)
      .getByRole("textbox", { name: /^Temperature/ })
      .inputValue(),
  );
  expect(tau).toBe(0.5);
  expect(1 / (1 + Math.exp(-(logit + g1 - g0) / tau))).toBeCloseTo(zSoft, 6);
  await expect.poll(() => numberOf(page, "z hard")).toBe(logit + g1 - g0 > 0 ? 1 : 0);
  const p = await numberOf(page, "p");
  const clipped = Math.min(Math.max(p, 1e-8), 1 - 1e-8);
  expect(Math.log(clipped / (1 - clipped))).toBeCloseTo(logit, 3);
  await screenshots(page, "draw");

  const then = await softWeights(page);
  await inspector(page).getByRole("button", { name: "Re-roll this edge" }).click();
  await page.getByRole("button", { name: "1 edge drawn anew" }).waitFor(PATIENCE);
  await expect.poll(() => numberOf(page, "g₁")).not.toBe(g1);
  await expect.poll(() => numberOf(page, "logit p")).toBe(logit);
  const now = await softWeights(page);
  const changed = [...now].filter(([triple, weight]) => then.has(triple) && then.get(triple) !== weight);
  expect(changed.filter(([triple]) => triple !== own)).toStrictEqual([]);
  await expect.poll(() => numberOf(page, "z soft")).not.toBe(zSoft);
  expect([...now.keys()].filter((triple) => then.has(triple)).length).toBeGreaterThan(5);
  await screenshots(page, "rerolled");

  const [g1Now, g0Now] = [await numberOf(page, "g₁"), await numberOf(page, "g₀")];
  const slider = sampler(page).getByRole("slider", { name: /^Temperature/ });
  await slider.press("End");
  await expect
    .poll(async () => numberOf(page, "z soft"), PATIENCE)
    .toBeCloseTo(1 / (1 + Math.exp(-(logit + g1Now - g0Now) / 5)), 6);
  await expect.poll(() => numberOf(page, "z hard")).toBe(logit + g1Now - g0Now > 0 ? 1 : 0);

  await sampler(page).getByRole("combobox", { name: "How many draws" }).selectOption("100");
  await sampler(page).getByRole("button", { name: "Draw", exact: true }).click();
  await sampler(page)
    .getByText(/^100 draws in/)
    .waitFor(PATIENCE);
  await inspector(page).getByRole("button", { name: "Frequency", exact: true }).waitFor(PATIENCE);
  await page.getByRole("columnheader", { name: "Frequency" }).waitFor(PATIENCE);
  await screenshots(page, "many-draws");

  await inspector(page).getByRole("button", { name: "Where p came from" }).click();
  const origin = inspector(page).getByRole("region", { name: "Where p came from" });
  await origin.getByText(/^p = /).waitFor(PATIENCE);
  await expect.poll(() => origin.getByRole("listitem").count()).toBeGreaterThan(0);
  await showPanel(page, "Graph");
  await screenshots(page, "origin");

  await pickRecipe(page, "Path match");
  await page.getByText("gives edges no probability").waitFor(PATIENCE);
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});
