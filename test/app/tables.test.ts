/** Nodes, triples, stages and charts of one run, in step with each other and with the canvas. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { seriousFindings } from "./support/axe";
import { ask, inspector, panel, pickGraph, pickRecipe, screenshots, showPanel } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 60_000 };

const used = workbenchPerFile();

const rowsOf = (part: Locator): Locator => part.locator("tbody tr[aria-rowindex]");

/** The first cells of a column from the top, without what is not in the page. */
async function cells(part: Locator, column: number): Promise<string[]> {
  return rowsOf(part)
    .locator(`td:nth-child(${String(column)})`)
    .allInnerTexts();
}

const number = (text: string): number => Number(text.replace(/,/g, "").replace("−", "-"));

async function copied(page: Page, part: Locator): Promise<string[][]> {
  await part.getByRole("button", { name: /^Copy [\d,]+ rows? for a spreadsheet$/ }).click();
  await part.getByRole("button", { name: "Copied" }).waitFor(PATIENCE);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
}

test("tables sort, filter by expressions, copy, follow the charts and the selection", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await pickGraph(page, "Films");
  await pickRecipe(page, "Path match");
  await ask(page, "What films did the director of Kismet also direct?");

  await showPanel(page, "Nodes");
  const nodes = panel(page, "Nodes");
  await rowsOf(nodes).first().waitFor(PATIENCE);
  await nodes.getByRole("button", { name: "Degree" }).click();
  await expect
    .poll(async () => {
      const degrees = (await cells(nodes, 7)).map(number);
      return degrees.length > 5 && degrees.every((degree, at) => at === 0 || degree <= degrees[at - 1]!);
    }, PATIENCE)
    .toBe(true);
  await screenshots(page, "tables-nodes");

  const filter = nodes.getByRole("searchbox", { name: "Filter nodes" });
  await filter.fill('kept = 1 and name ~ "kis"');
  await expect.poll(() => cells(nodes, 1), PATIENCE).toStrictEqual(["Kismet"]);
  const copy = await copied(page, nodes);
  expect(copy.map((line) => line.slice(0, 3))).toStrictEqual([
    ["name", "label", "id"],
    ["Kismet", "Film", "Kismet"],
  ]);
  await filter.fill("kept = 1 and nmae = 2");
  await nodes.getByText("There is no column “nmae” (character 14).").waitFor(PATIENCE);
  await screenshots(page, "tables-fault");
  await filter.fill("kept = 1");
  await nodes.getByText("There is no column").waitFor({ state: "hidden", ...PATIENCE });
  await rowsOf(nodes).first().click();
  const first = (await cells(nodes, 1))[0]!;
  await inspector(page).getByRole("heading", { name: first }).waitFor(PATIENCE);
  await nodes.getByRole("group", { name: "Nodes of the run" }).press("End");
  const last = nodes.locator("tr[aria-selected=true] td:first-child");
  await expect.poll(() => last.innerText(PATIENCE), PATIENCE).not.toBe(first);
  await inspector(page)
    .getByRole("heading", { name: await last.innerText() })
    .waitFor(PATIENCE);

  await showPanel(page, "Charts");
  const charts = panel(page, "Charts");
  const plot = charts.getByRole("img", { name: /^Degree: histogram/ });
  await plot.waitFor(PATIENCE);
  await screenshots(page, "tables-charts");
  await plot.scrollIntoViewIfNeeded();
  const box = (await plot.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.6, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + 20, { steps: 4 });
  await page.mouse.up();
  const chip = charts.getByText(/^Degree [\d.,]+ to [\d.,]+$/);
  await chip.waitFor(PATIENCE);
  const low = number(/Degree ([\d.,]+)/.exec(await chip.innerText())![1]!);
  await charts.getByRole("slider", { name: "Degree: range from" }).press("ArrowRight");
  await expect
    .poll(async () => number(/Degree ([\d.,]+)/.exec(await chip.innerText())![1]!), PATIENCE)
    .toBeGreaterThan(low);
  await screenshots(page, "tables-brushed");

  await showPanel(page, "Nodes");
  await filter.fill("");
  await expect
    .poll(async () => {
      const degrees = (await cells(nodes, 7)).map(number);
      return degrees.length > 0 && degrees.every((degree) => degree > low);
    }, PATIENCE)
    .toBe(true);
  await screenshots(page, "tables-ranged");
  await nodes.getByRole("button", { name: "Clear the range" }).click();
  await chip.waitFor({ state: "hidden", ...PATIENCE });

  await showPanel(page, "Triples");
  const triples = panel(page, "Triples");
  await triples.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Target" }).click();
  await page.keyboard.press("Escape");
  await triples.getByRole("columnheader", { name: "Target" }).waitFor({ state: "hidden", ...PATIENCE });
  await triples
    .getByRole("searchbox", { name: "Filter triples" })
    .fill('verdict = kept and source ~ "kismet"');
  await expect
    .poll(async () => (await copied(page, triples)).slice(1).map(([source]) => source), PATIENCE)
    .toContain("Kismet");
  const kept = await copied(page, triples);
  expect(kept[0]!.slice(0, 3)).toStrictEqual(["source", "relation", "verdict"]);
  expect(new Set(kept.slice(1).map((line) => line[2]))).toStrictEqual(new Set(["kept"]));
  await screenshots(page, "tables-triples");

  await showPanel(page, "Stages");
  const stages = panel(page, "Stages").getByRole("table", { name: "Stages of the run" });
  await expect.poll(() => stages.getByRole("rowheader").allInnerTexts()).toHaveLength(7);
  await screenshots(page, "tables-stages");
  for (const title of ["Stages", "Charts", "Nodes", "Triples"]) {
    await showPanel(page, title);
    expect(await seriousFindings(page, panel(page, title))).toStrictEqual([]);
  }
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});
