import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask, bytesOf, pickGraph, screenshot } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 60_000 };

const used = workbenchPerFile();

/** The formats, by the keyboard. */
async function openExport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Export run", exact: true }).press("Enter");
}

/** Picks a format with the keyboard alone and reads the file that is saved. */
async function exported(page: Page, format: string): Promise<[name: string, text: string]> {
  await openExport(page);
  const item = page.getByRole("menuitem", { name: format, exact: true });
  await item.waitFor(PATIENCE);
  for (let tries = 0; tries < 20; tries++) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("ArrowDown");
  }
  const [download] = await Promise.all([
    page.waitForEvent("download", PATIENCE),
    page.keyboard.press("Enter"),
  ]);
  return [download.suggestedFilename(), (await bytesOf(download)).toString()];
}

test("a run is saved as report and trace with the keyboard, and a report opens without scripts or requests", async () => {
  const { page, complaints, strays, context } = await used.visit({
    colorScheme: "light",
  });
  await pickGraph(page, "Drugs");
  await ask(page, "How does imatinib work against gastrointestinal stromal tumor?");
  const [trace, lines] = await exported(page, "Trace, to replay (JSONL)");
  expect(trace).toBe("dragoman-how-does-imatinib-work-against-gastrointestinal-stromal-tumo.trace.jsonl");
  expect(JSON.parse(lines.slice(0, lines.indexOf("\n")))).toMatchObject({ kind: "dragoman-trace", seed: 1 });
  const [name, html] = await exported(page, "Report (HTML)");
  expect(name).toMatch(/\.html$/);
  await page.getByText(`Saved as ${name}.`).waitFor(PATIENCE);
  const [wordName, word] = await exported(page, "Report for Word (HTML)");
  expect(wordName).toMatch(/\.word\.html$/);
  await openExport(page);
  await page.getByRole("menuitemcheckbox").waitFor(PATIENCE);
  await screenshot(page, "export-menu");
  expect([complaints, strays]).toStrictEqual([[], []]);
  const sheet = await context.newPage();
  await sheet.setContent(word);
  const picture = sheet.locator('img[src^="data:image/png;base64,"]');
  const drawnWidth = await picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth),
  );
  expect(drawnWidth).toBe(2 * Number(await picture.getAttribute("width")));
  await sheet.setContent(html);
  expect(await sheet.locator("h1").innerText()).toBe(
    "How does imatinib work against gastrointestinal stromal tumor?",
  );
  expect(await sheet.locator("script").count()).toBe(0);
  await screenshot(sheet, "export-report");
  await context.close();
});
