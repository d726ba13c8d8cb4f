/** Romanian through and through: what the engine says of runs, files and faults stands in the reader's language, too. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { SENTENCE_KINDS, SENTENCES, templateOf } from "../../src/shared/sentences/sentences";
import { screenshot } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const used = workbenchPerFile();
const PATIENCE = { timeout: 60_000 };
const ROMANIAN = { locale: "ro-RO", viewport: { width: 1440, height: 900 } };

/** Stretches of the engine's English that are long enough to be nothing else. */
const ENGLISH = [
  ...new Set(SENTENCE_KINDS.flatMap((kind) => templateOf(kind).texts.map((text) => text.trim()))),
].filter((text) => /\w \w+ \w/.test(text));

/** The engine's English sentences, or stretches of them, that the page shows. */
async function englishOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return ENGLISH.filter((stretch) => text.includes(stretch));
}

const field = (page: Page) => page.getByRole("combobox", { name: "Întrebare" });
const inspector = (page: Page) => page.getByRole("region", { name: "Inspector", exact: true });

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await page.getByRole("button", { name: "Întreabă", exact: true }).click();
}

async function pick(page: Page, picker: string, value: string): Promise<void> {
  const box = page.getByRole("combobox", { name: picker, exact: true });
  await box.locator(`option[value="${value}"]`).waitFor({ state: "attached", ...PATIENCE });
  await box.selectOption(value);
}

test("the watch over English notices", () => {
  expect(ENGLISH.length).toBeGreaterThan(100);
  expect(ENGLISH).toContain(SENTENCES["no-path"]);
});

test("a run's notes, the graph and the recipes speak Romanian", async () => {
  const { page, complaints } = await used.visit(ROMANIAN);
  await page
    .getByRole("button", { name: /Medicamente: cum acționează/ })
    .first()
    .waitFor(PATIENCE);
  await pick(page, "Graf", "drugs");
  await page.getByText("Mecanisme de acțiune verificate").waitFor(PATIENCE);
  await screenshot(page, "romanian-graph");
  expect(await englishOn(page)).toStrictEqual([]);
  for (const [recipe, note] of [
    ["path-match", "Calea de relații care se potrivește cel mai bine:"],
    ["d-rag", "Cea mai probabilă cale de relații:"],
  ] as const) {
    await pick(page, "Rețetă", recipe);
    await ask(page, "How does imatinib work against gastrointestinal stromal tumor?");
    await inspector(page).getByText(note).waitFor(PATIENCE);
    expect(await inspector(page).getByText(note).innerText()).toMatch(/ 0,\d{3}\)\.$/);
    await screenshot(page, `romanian-notes-${recipe}`);
    expect(await englishOn(page)).toStrictEqual([]);
  }
  await pick(page, "Rețetă", "path-match");
  await ask(page, "qqq zzz");
  await page.locator(".answer-refused").waitFor(PATIENCE);
  await screenshot(page, "romanian-names-nothing");
  expect(await englishOn(page)).toStrictEqual([]);
  expect(complaints).toStrictEqual([]);
  await page.context().close();
});

test("rows that an import turns down, and files that are none, are told in Romanian", async () => {
  const { page, complaints } = await used.visit(ROMANIAN);
  const choose = async (name: string, text: string): Promise<void> => {
    await page.getByRole("button", { name: "Meniu", exact: true }).click();
    await page.getByRole("menuitem", { name: "Importă un graf", exact: true }).click();
    const buffer = Buffer.from(text);
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer });
  };
  await choose("nuvela.jsonl", ['["Ana","iubește","Ștefan"]', '["Ana","iubește"]', "[1", "7"].join("\n"));
  const rows = page.getByRole("dialog").locator("tbody tr");
  await page.getByText("s-au așteptat 3 elemente, s-au găsit 2").waitFor(PATIENCE);
  await page.getByText("linia nu este JSON valid").waitFor(PATIENCE);
  await expect.poll(() => rows.filter({ hasText: "linia nu este nici obiect, nici listă" }).count()).toBe(1);
  await screenshot(page, "romanian-rejects");
  expect(await englishOn(page)).toStrictEqual([]);
  await page.keyboard.press("Escape");
  await choose("pairs.csv", ":START_ID,:TYPE\na,b");
  await page.getByText("antetul nu are coloana :END_ID").waitFor(PATIENCE);
  await screenshot(page, "romanian-refused");
  expect(await englishOn(page)).toStrictEqual([]);
  expect(complaints).toStrictEqual([]);
  await page.context().close();
});
