/** The whole graph as a map: it opens, shows where the answer lies, and what is found on it gets into the picture. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { ask, inspector, panel, pickGraph, screenshot, showPanel } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 150_000 };
/** The browser of the tests draws WebGL on the processor. */
const SLOW = 480_000;
const used = workbenchPerFile();

const map = (page: Page) => page.getByRole("img", { name: /^Map of the whole graph/ });
const picked = (page: Page) => page.getByRole("region", { name: "Picked on the map" });

/** Finds a node by name and stays with it. */
async function findOnMap(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Find on the map" }).fill(name);
  const matches = page.getByRole("list", { name: "Nodes found on the map" });
  await matches
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .first()
    .click(PATIENCE);
  await picked(page).getByText(name).waitFor(PATIENCE);
}

test(
  "the films lie on a map, the answer in it; a film found there is added to the picture",
  async () => {
    const { page, complaints, strays, context } = await used.visit({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "no-preference",
    });
    await pickGraph(page, "Films");
    await ask(page, "the films directed by Christopher Nolan");
    const asked = Date.now();
    await showPanel(page, "Map");
    await map(page).waitFor(PATIENCE);
    console.log(`The map of the films was there after ${String(Date.now() - asked)} ms`);
    await expect.poll(() => map(page).getAttribute("aria-label")).toMatch(/edges$/);
    await panel(page, "Map")
      .getByText(/nodes of the answer/)
      .waitFor(PATIENCE);
    // Until its nodes have come to rest one that was found may move on from under the pointer.
    await page.locator('.map-panel[aria-busy="false"]').waitFor(PATIENCE);
    await page.waitForTimeout(1500);
    await screenshot(page, "map");

    await findOnMap(page, "Casablanca");
    await page.waitForTimeout(800);
    await screenshot(page, "map-found");
    await picked(page).getByRole("button", { name: "Add to the picture" }).click();
    await picked(page).getByText("In the picture").waitFor(PATIENCE);
    await inspector(page).getByRole("heading", { name: "Casablanca" }).waitFor(PATIENCE);

    // The camera stays upon what was found: its node lies in the middle.
    await picked(page).getByRole("button", { name: "Let it go" }).click();
    const box = (await map(page).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await picked(page).getByText("Casablanca").waitFor(PATIENCE);

    await page.getByRole("button", { name: "Show the whole map" }).click();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.waitForTimeout(2500);
    await screenshot(page, "map-dark");
    expect([complaints, strays]).toStrictEqual([[], []]);
    await context.close();
  },
  SLOW,
);

test(
  "without WebGL the same map is drawn on a plain canvas, and says so",
  async () => {
    const { page, complaints, context } = await used.visit();
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        kind: string,
        ...rest: unknown[]
      ) {
        return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      } as typeof getContext;
    });
    await page.reload();
    await pickGraph(page, "Drugs");
    await page.getByRole("combobox", { name: "Graph", exact: true }).press("Escape");
    await showPanel(page, "Map");
    await map(page).waitFor(PATIENCE);
    await panel(page, "Map").getByText("This window has no WebGL").waitFor(PATIENCE);
    await page.waitForTimeout(1000);
    await screenshot(page, "map-plain");
    expect(complaints).toStrictEqual([]);
    await context.close();
  },
  SLOW,
);
