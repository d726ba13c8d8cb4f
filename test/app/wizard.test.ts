import { readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deep } from "../size";
import { seriousFindings } from "./support/axe";
import { ask, bytesOf, fromMenu, pickRecipe, screenshot } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const used = workbenchPerFile();
const PATIENCE = { timeout: 120_000 };

const TRIALS = [
  "medicine;phase;what it does;disease;sentence",
  "imatinib;4;treats;leukemia;Imatinib treats leukemia.",
  "aspirin;4;treats;pain;",
  "=HYPERLINK(1);3;treats;;",
].join("\n");

async function choose(page: Page, name: string, text: string): Promise<void> {
  await fromMenu(page, "Import a graph");
  const buffer = Buffer.from(text);
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer });
}

test("an own table: guessed, mapped by hand, its rejects kept, imported and asked", async () => {
  const { page, complaints, strays } = await used.visit();
  await choose(page, "trials.csv", TRIALS);
  const preview = page.getByRole("region", { name: "What the files would become" });
  await preview.getByText("Becomes").waitFor(PATIENCE);
  const role = (column: string) => page.getByRole("combobox", { name: `What the column ${column} becomes` });
  await expect.poll(() => role("disease").inputValue()).toBe("target");
  await role("medicine").selectOption("Target");
  await expect.poll(() => role("disease").inputValue()).toBe("source");
  await preview.getByText("Becomes").waitFor(PATIENCE);
  await screenshot(page, "wizard-swapped");
  await role("disease").selectOption("Target");
  await preview.getByText("Becomes 4 nodes and 2 edges, with 1 passage of evidence.").waitFor(PATIENCE);
  await expect.poll(() => role("phase").inputValue()).toBe("number");
  await screenshot(page, "wizard-mapped");
  expect(await seriousFindings(page)).toStrictEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save these as CSV" }).click(),
  ]);
  expect((await bytesOf(download)).toString()).toBe(
    'file,line,reason\r\n"trials.csv","4","the target is empty"\r\n',
  );
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("1 of 3 rows and elements cannot be used").waitFor(PATIENCE);
  await screenshot(page, "wizard-rejects");
  expect(await seriousFindings(page)).toStrictEqual([]);
  await page.getByRole("button", { name: "Import the others" }).click();
  await page.getByRole("button", { name: "Open the graph" }).click(PATIENCE);
  await pickRecipe(page, "Biomedical");
  expect(await ask(page, "What does imatinib treat?")).toContain("leukemia");
  await page.getByRole("button", { name: "Dragoman" }).click();
  await page.getByRole("button", { name: "What can be done with trials" }).click();
  await page.getByRole("menuitem", { name: "Give it a title…" }).click();
  await page.getByRole("textbox", { name: "Title of the graph" }).fill("Studii [2026], întâi");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Studii \[2026\], întâi/ }).waitFor(PATIENCE);
  await page.getByRole("button", { name: "What does imatinib treat?" }).waitFor(PATIENCE);
  expect(await seriousFindings(page)).toStrictEqual([]);
  await screenshot(page, "library");
  await page.getByRole("button", { name: /What can be done with Studii/ }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page
    .getByRole("heading", { name: "Your graphs", exact: true })
    .waitFor({ state: "hidden", ...PATIENCE });
  expect([complaints, strays]).toStrictEqual([[], []]);
  await page.context().close();
});

test("a file that cannot be imported is told in one sentence before anything starts", async () => {
  const { page } = await used.visit({ colorScheme: "dark" });
  await choose(page, "pairs.owl", '<Ontology xmlns="http://www.w3.org/2002/07/owl#"></Ontology>');
  await page
    .getByText(/write it as Turtle/)
    .first()
    .waitFor(PATIENCE);
  const start = page.getByRole("button", { name: "Import", exact: true });
  await expect.poll(() => start.isDisabled()).toBe(true);
  await screenshot(page, "wizard-refused-dark");
  await page.context().close();
});

const TREATMENTS =
  "medicament;boală;ce face\naspirină;durere;tratează\nibuprofen;febră;tratează\nibuprofen;durere;tratează\n";

test("what is not clear is asked about in the reader's language, and nothing is imported before", async () => {
  const { page, complaints } = await used.visit({ locale: "ro-RO" });
  await page.getByRole("button", { name: "Meniu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Importă un graf", exact: true }).click();
  const buffer = Buffer.from(TREATMENTS);
  await page.locator("input[type=file]").setInputFiles({ name: "leac.csv", mimeType: "text/csv", buffer });
  await page.getByText("Nu este limpede ce sunt coloanele din leac.csv").waitFor(PATIENCE);
  const start = page.getByRole("button", { name: "Importă", exact: true });
  await expect.poll(() => start.isDisabled()).toBe(true);
  await screenshot(page, "wizard-doubt-ro");
  expect(await seriousFindings(page)).toStrictEqual([]);
  const role = (column: string) => page.getByRole("combobox", { name: `Ce devine coloana ${column}` });
  await role("boală").selectOption("Țintă");
  await role("ce face").selectOption("Relație");
  await page.getByText("Ar rezulta 4 noduri și 3 muchii").waitFor(PATIENCE);
  await start.click(PATIENCE);
  await page.getByText("4 noduri și 3 muchii în").waitFor(PATIENCE);
  expect(complaints).toStrictEqual([]);
  await page.context().close();
});

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

test(`${String(ROWS)} rows: each step tells how far it is; given up, nothing of it is left`, async () => {
  const { page, complaints } = await used.visit();
  const before = filesLeft();
  await choose(page, "persons.csv", largeTable());
  const preview = page.getByRole("region", { name: "What the files would become" });
  await preview.getByText("Becomes").waitFor(PATIENCE);
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
