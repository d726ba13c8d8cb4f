/** A large table in the wizard: progress at every step, and an import that is given up leaves nothing behind. */
import { readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deep } from "../size";
import { workbenchPerFile } from "./support/fixtures";
import { fromMenu, screenshot } from "./support/steps";

const used = workbenchPerFile();
const PATIENCE = { timeout: 120_000 };
const ROWS = deep(300_000, 60_000);

/** Persons who know each other, each with a note: read in a moment, embedded for long. */
function largeTable(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, at) =>
      `person ${String(at % 20_000)},knows,person ${String((at * 7 + 1) % 20_000)},note ${String(at)}`,
  );
  return `source,relation,target,comment\n${rows.join("\n")}\n`;
}

/** Keeps in the page what the progress shows from now on: a look now and then from outside would miss quick stages. */
async function watchProgress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = [];
    new MutationObserver(() => {
      const head = document.querySelector<HTMLElement>(".import-running .progress-head");
      if (head) told.push(head.innerText);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(globalThis, { told });
  });
}

/** What the progress told last of each stage. */
async function progressTold(page: Page): Promise<Map<string, string>> {
  const texts = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  return new Map(texts.map((text) => text.split("\n") as [string, string]));
}

/** What other programs had taken over before. */
const others = new Set(readdirSync(tmpdir()));

/** All files of graphs, and what was taken over for them. */
function filesLeft(): string[] {
  const { home } = used.served;
  const found = readdirSync(home, { recursive: true, encoding: "utf8" });
  const uploads = readdirSync(tmpdir()).filter(
    (name) => name.startsWith("dragoman-upload-") && !others.has(name),
  );
  const isGraph = (name: string): boolean => /graphs/.test(name) && statSync(join(home, name)).isFile();
  return [...found.filter(isGraph), ...uploads].sort();
}

async function choose(page: Page, text: string): Promise<void> {
  await fromMenu(page, "Import a graph");
  const buffer = Buffer.from(text);
  const file = { name: "persons.csv", mimeType: "text/csv", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
  await page
    .getByRole("region", { name: "What the files would become" })
    .getByText("Becomes")
    .waitFor(PATIENCE);
}

test(`${String(ROWS)} rows: each step tells how far it is; given up, nothing of it is left`, async () => {
  const { page, complaints } = await used.visit();
  const before = filesLeft();
  await choose(page, largeTable());
  await screenshot(page, "wizard-large");
  await watchProgress(page);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.locator(".import-running").getByText("Embedding").waitFor(PATIENCE);
  await expect.poll(async () => (await progressTold(page)).get("Embedding"), PATIENCE).toMatch(/of 20,000$/);
  const told = await progressTold(page);
  expect(told.get("Reading")).toMatch(/^[\d.]+ [KM]iB of [\d.]+ MiB$/);
  await screenshot(page, "wizard-embedding");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect.poll(() => page.locator(".import-running .progress").count(), PATIENCE).toBe(0);
  await screenshot(page, "wizard-cancelled");
  await expect.poll(filesLeft, PATIENCE).toStrictEqual(before);
  expect(complaints).toStrictEqual([]);

  await page.context().close();
});
