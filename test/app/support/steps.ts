/** What a person does in the workbench, in words of the page: roles and names, never selectors. */
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import type { Download, FileChooser, Locator, Page } from "playwright-core";
import type { Neo4jAddress } from "../../../src/main/engine/store/neo4j/connection";
import { TAKES_PICTURES } from "../../size";
import { command } from "./any-language";
import { SCREENSHOTS } from "./workbench";

const PATIENCE = { timeout: 60_000 };
/** The first answer of a workbench loads the graph and the models; where eight other programs are at work that took more than a minute. */
export const ANSWER_PATIENCE = { timeout: 120_000 };
/** A trace of a large run tells every candidate, and the fingerprint of its graph. */
const LONG_PATIENCE = { timeout: 240_000 };

/** The file chooser that an action opens. The browser has agreed to hand choosers over before the action: a quick key was sooner at times. */
export async function fileChooser(page: Page, act: () => Promise<unknown>): Promise<FileChooser> {
  const shown = page.waitForEvent("filechooser", PATIENCE);
  await page.evaluate(() => undefined);
  const [chooser] = await Promise.all([shown, act()]);
  return chooser;
}

export async function pickGraph(page: Page, title: string): Promise<void> {
  const picker = page.getByRole("combobox", { name: "Graph", exact: true });
  const option = picker.locator("option").filter({ hasText: title });
  await option.waitFor({ state: "attached", ...PATIENCE });
  await picker.selectOption((await option.getAttribute("value"))!);
}

/** Does what stands in the menu of the bar under this name. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Another language, chosen in the settings as they are called now; they close again. */
export async function speakIn(page: Page, language: "English" | "Română"): Promise<void> {
  await page.keyboard.press("Control+,");
  const dialog = page.getByRole("dialog").filter({ has: page.getByRole("radio", { name: language }) });
  await dialog.getByText(language, { exact: true }).click();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden", ...PATIENCE });
}

export async function pickRecipe(page: Page, title: string): Promise<void> {
  await page.getByRole("combobox", { name: "Recipe", exact: true }).selectOption({ label: title });
}

/** Asks and waits until the answer is announced; resolves to the announcement. */
export async function ask(page: Page, question: string): Promise<string> {
  await page.getByRole("combobox", { name: "Question", exact: true }).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  // Others tell times as well: an import its own.
  const announced = page.getByTestId("announcer").filter({ hasText: / in (< )?\d/ });
  await announced.waitFor({ state: "attached", ...ANSWER_PATIENCE });
  return announced.innerText();
}

/** A group of panels by the panel in front of it, or a tab's part of a panel that has several. */
export const panel = (page: Page, title: string): Locator =>
  page
    .getByRole("region", { name: title, exact: true })
    .or(page.locator(".panel-tab-body").and(page.getByRole("tabpanel", { name: title, exact: true })));
export const inspector = (page: Page): Locator => panel(page, "Inspector");
export const canvas = (page: Page): Locator => page.getByRole("application", { name: "Graph of the answer" });
export const timeline = (page: Page): Locator =>
  page.getByRole("slider", { name: "Position on the timeline" });

/** "12 nodes · 15 edges" of the kept subgraph, out of the run's summary. */
export async function keptSize(page: Page): Promise<string> {
  const terms = inspector(page).locator("dt", { hasText: /^Kept$/ });
  return terms.locator("xpath=following-sibling::dd[1]").innerText(PATIENCE);
}

/** So dense that some fall between the nodes of a large answer. */
const CLICKS = 240;

/** Clicks into the canvas, from its middle outwards, until the inspector shows what is wanted. */
export async function clickUntil(page: Page, wanted: Locator): Promise<void> {
  const box = (await canvas(page).boundingBox())!;
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
  for (const [x, y] of outwards(CLICKS)) {
    await page.mouse.click(box.x + box.width * (0.5 + x), box.y + box.height * (0.45 + y));
    // Cytoscape waits 250 ms whether a second click makes it a double one. A timer of the page, begun later, also ends later, however busy it is:
    // by our clock the next click came before this one was told, and what was wanted was gone when it was looked for.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await drawn(page);
    if (await wanted.isVisible()) return;
  }
  expect.fail(`nothing of the kind was under any of ${String(CLICKS)} clicks`);
}

/** Points on a sunflower's spiral: even over the area and never in line with a grid. */
function outwards(count: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const radius = 0.38 * Math.sqrt((index + 0.5) / count);
    const angle = index * Math.PI * (3 - Math.sqrt(5));
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Brings a panel, or a tab of one, to the front; opens it by its command where it is closed or behind another. */
export async function showPanel(page: Page, title: string): Promise<void> {
  const tab = page.getByRole("tab", { name: title, exact: true });
  if ((await tab.count()) > 0) return tab.click();
  await command(page, `Show panel: ${title}`);
  await tab.and(page.locator("[aria-selected=true]")).waitFor(PATIENCE);
}

/** Writes a connection to a real database down in its room, which is open, and waits until it stands in the list. */
export async function addConnection(page: Page, name: string, address: Neo4jAddress): Promise<void> {
  const room = panel(page, "Connections");
  const fill = (field: string, text: string): Promise<void> =>
    room.getByRole("textbox", { name: field, exact: true }).fill(text);
  await room.getByRole("button", { name: "Add", exact: true }).click(PATIENCE);
  await fill("Name", name);
  await fill("Address", address.url);
  await fill("User", address.user);
  await room.getByLabel("Password").fill(address.password);
  await room.getByRole("button", { name: "Save", exact: true }).click();
  await room.getByText("read-only").first().waitFor(PATIENCE);
}

/** Drops a file onto the middle of the window, as an explorer does. */
export function drop(page: Page, name: string, text: string): Promise<void> {
  return dropFiles(page, { [name]: text });
}

/** Drops several at once: contents by name. */
export async function dropFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (dropped) => {
      const dataTransfer = new DataTransfer();
      for (const [name, content] of Object.entries(dropped))
        dataTransfer.items.add(new File([content], name));
      for (const kind of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    },
    { ...files },
  );
}

/** Does what saves a file, and reads the file. */
export async function savedBy(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download", LONG_PATIENCE), act()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

/** Saves the run at hand in a format of the export menu. */
export async function exportRun(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await fromMenu(page, "Export run");
  const item = page.getByRole("menuitem", { name: format, exact: true });
  return savedBy(page, () => item.click(PATIENCE));
}

/** Waits until the picture rests. */
export async function laidOut(page: Page): Promise<void> {
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
}

/** A picture into test-results, where pictures are wanted. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: "disabled" });
}

/** Pictures of a light page in both themes, which are switched in place; it is light again afterwards. */
export async function screenshots(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  for (const theme of ["dark", "light"] as const) {
    await inTheme(page, theme);
    await screenshot(page, `${name}-${theme}`);
  }
}

/** Switches the theme in place, and waits until the page is drawn in it; colours may still be passing over. */
export async function inTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor({ state: "attached", ...PATIENCE });
  await drawn(page);
}

/** Waits until the page has been drawn twice: what was begun by an event is on its way then. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** What a download holds: where the browser of all files keeps it is not for a test to know. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
