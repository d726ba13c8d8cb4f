import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask, canvas, drawn, panel, pickGraph, screenshot, screenshots, showPanel } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 60_000 };
const QUESTION = "How does imatinib work against gastrointestinal stromal tumor?";

const used = workbenchPerFile();

/** Titles of the panels whose tabs are on the page, those in front marked. */
const tabs = (page: Page): Promise<string[]> =>
  page
    .getByRole("tab")
    .evaluateAll((all) =>
      all.map((tab) => `${tab.ariaLabel ?? tab.textContent}${tab.ariaSelected === "true" ? "*" : ""}`).sort(),
    );

const choosePreset = (page: Page, name: string): Promise<void> =>
  page.getByRole("group", { name: "Arrangement" }).getByText(name, { exact: true }).click();

const leftOf = async (page: Page, title: string): Promise<number> =>
  (await panel(page, title).boundingBox(PATIENCE))!.x;

const isLeftOf = (page: Page, title: string, other: string): Promise<void> =>
  expect.poll(async () => (await leftOf(page, title)) < (await leftOf(page, other)), PATIENCE).toBe(true);

/**
 * Everything that was drawn on the canvas' own layers, as one text, but for cytoscape's nodes: it draws them from pictures that it makes
 * sharper when it has time, half a pixel from where they were. The layers around them have their places.
 */
const picture = (page: Page): Promise<string> =>
  canvas(page).evaluate((element) =>
    [...element.querySelectorAll("canvas")]
      .filter((layer) => layer.dataset["id"]?.startsWith("layer2") !== true)
      .map((layer) => layer.toDataURL())
      .join(),
  );

/**
 * The picture once it has stayed the same over half a second and the frames after it: another theme or place is not drawn at once. On a
 * busy machine half a second can pass without a frame, and what is seen after it is the picture of before.
 */
async function restingPicture(page: Page): Promise<string> {
  let last = "";
  const rests = async (): Promise<boolean> => {
    const before = last;
    for (let times = 0; times < 3; times++) await drawn(page);
    last = await picture(page);
    return last === before;
  };
  await expect.poll(rests, { ...PATIENCE, interval: 500 }).toBe(true);
  return last;
}

async function pickFromMenu(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Move or close ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

test("the presets arrange the panels, the graph keeps its picture, and a moved panel is where it was after a reload", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await pickGraph(page, "Drugs");
  await ask(page, QUESTION);
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
  await screenshots(page, "layout-analyst");

  await choosePreset(page, "Reader");
  await panel(page, "Parameters").waitFor({ state: "hidden", ...PATIENCE });
  await isLeftOf(page, "Answers", "Graph");
  await screenshots(page, "layout-reader");
  // A reader sees the answer alone; what it was chosen from is a click away, and the click can be taken back.
  const told = (text: RegExp): Promise<void> =>
    page.locator(".drawn-note", { hasText: text }).waitFor(PATIENCE);
  await told(/^12 of [\d,]+ edges drawn$/);
  await page.getByText("Show every candidate").click();
  await told(/^[\d,]+ edges drawn$/);
  await canvas(page).press("Control+z");
  await told(/^12 of [\d,]+ edges drawn$/);
  await choosePreset(page, "Debugger");
  await panel(page, "Parameters").waitFor(PATIENCE);
  await screenshots(page, "layout-debugger");
  await panel(page, "Diagnostics").waitFor(PATIENCE);
  await choosePreset(page, "Analyst");
  await panel(page, "Diagnostics").waitFor({ state: "hidden", ...PATIENCE });

  const before = await restingPicture(page);
  await showPanel(page, "Triples");
  await page.getByRole("columnheader", { name: "Source" }).waitFor(PATIENCE);
  await canvas(page).waitFor({ state: "hidden", ...PATIENCE });
  await showPanel(page, "Graph");
  await expect.poll(async () => (await picture(page)) === before, PATIENCE).toBe(true);

  await isLeftOf(page, "Answers", "Inspector");
  await pickFromMenu(page, "Answers", "Move to a column on the right");
  await expect.poll(async () => leftOf(page, "Answers")).toBeGreaterThan(800);
  await page.getByRole("button", { name: "Open and close panels" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Evidence" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Evidence" }).waitFor({ state: "detached", ...PATIENCE });
  await showPanel(page, "Sampler");
  await expect.poll(() => tabs(page), PATIENCE).toContain("Sampler*");
  const arranged = await tabs(page);
  expect(arranged).not.toContain("Evidence");
  await page.waitForTimeout(400);
  await page.reload();
  await panel(page, "Answers").waitFor(PATIENCE);
  await expect.poll(() => tabs(page), PATIENCE).toStrictEqual(arranged);
  await expect.poll(() => leftOf(page, "Answers"), PATIENCE).toBeGreaterThan(800);

  await page.getByRole("button", { name: "Open and close panels" }).click();
  await page.getByRole("menuitem", { name: "Reset this arrangement" }).click();
  await expect.poll(async () => leftOf(page, "Answers")).toBeLessThan(100);
  await page.getByRole("tab", { name: "Values", selected: true }).waitFor(PATIENCE);
  await page.getByRole("tab", { name: "Evidence" }).waitFor(PATIENCE);
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});

test("tabs are walked, opened and closed by keys; a panel fills the window, floats, and comes back", async () => {
  const { page, complaints, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await pickGraph(page, "Drugs");
  await page.getByRole("tab", { name: "Graph", exact: true }).press("ArrowRight");
  await page.getByRole("tab", { name: "Map", exact: true }).press("ArrowRight");
  const tables = page.getByRole("tab", { name: "Tables", exact: true });
  await expect.poll(() => tables.evaluate((tab) => tab === document.activeElement)).toBe(true);
  await tables.press("Enter");
  await panel(page, "Triples").getByText("every candidate edge is listed here").waitFor(PATIENCE);
  // The tabs of a panel that has several are walked by keys of their own; round and round.
  const strip = page.getByRole("tablist", { name: "Tables", exact: true });
  await strip.getByRole("tab", { name: "Triples", selected: true }).press("ArrowLeft");
  const nodes = strip.getByRole("tab", { name: "Nodes", selected: true });
  await expect.poll(() => nodes.evaluate((tab) => tab === document.activeElement)).toBe(true);
  await panel(page, "Nodes").waitFor(PATIENCE);
  await tables.press("Delete");
  await tables.waitFor({ state: "detached", ...PATIENCE });

  await page.getByRole("tab", { name: "Graph", exact: true }).click();
  await page.getByRole("button", { name: "Fill the window: Graph" }).press("Enter");
  await expect.poll(async () => (await panel(page, "Graph").boundingBox())!.width).toBeGreaterThan(1200);
  await screenshot(page, "layout-maximised");
  await page.getByRole("button", { name: "Back to its place: Graph" }).press("Enter");
  await expect.poll(async () => (await panel(page, "Graph").boundingBox())!.width).toBeLessThan(800);

  await pickFromMenu(page, "Inspector", "Float above the others");
  await page.getByRole("dialog", { name: "Inspector" }).waitFor(PATIENCE);
  await screenshot(page, "layout-floating");
  await pickFromMenu(page, "Inspector", "Back among the others");
  await page.getByRole("dialog", { name: "Inspector" }).waitFor({ state: "hidden", ...PATIENCE });
  expect(complaints).toStrictEqual([]);
  await context.close();
});

test("a saved layout that is broken, older or full of strangers gives way to the preset", async () => {
  const { page, complaints, context } = await used.visit();
  await pickGraph(page, "Drugs");
  await panel(page, "Answers").waitFor(PATIENCE);
  const fresh = await tabs(page);
  const broken: unknown[] = [
    { analyst: "row" },
    { analyst: { grid: { root: { type: "branch", data: [] } }, panels: {} } },
    { analyst: { area: { kind: "tabs", panels: ["a panel of long ago"] }, floating: [] } },
    {
      analyst: {
        area: { kind: "row", areas: [{ kind: "tabs", panels: ["graph"], size: -4 }] },
        floating: [],
      },
    },
    [null],
  ];
  for (const layouts of broken) {
    await page.evaluate((saved) => {
      const settings = JSON.parse(localStorage.getItem("dragoman.settings")!) as object;
      localStorage.setItem("dragoman.settings", JSON.stringify({ ...settings, layouts: saved }));
    }, layouts);
    await page.reload();
    await panel(page, "Answers").waitFor(PATIENCE);
    await expect.poll(() => tabs(page), PATIENCE).toStrictEqual(fresh);
  }
  expect(complaints).toStrictEqual([]);
  await context.close();
});
