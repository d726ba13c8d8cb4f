import type { Page } from "playwright-core";
import { expect, test } from "vitest";
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
