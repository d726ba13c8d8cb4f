import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { seriousFindings } from "./support/axe";
import { screenshots, speakIn } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const used = workbenchPerFile();
const PATIENCE = { timeout: 120_000 };

/** Three chapters; the second has words that must stay words. */
const MARA = readFileSync("test/data/rolit/mara-1.txt", "utf8");
const NOVEL = [
  `CAPITOLUL I\n\n${MARA}`,
  "CAPITOLUL II\n\n<img src=x onerror=\"document.title='broken'\"> stă aici.\n\nMara o iubea pe Persida.",
  "CAPITOLUL III\n\nPersida plecă la Lipova. Trică râse de Persida.",
].join("\n\n");

const OTHER =
  "CAPITOLUL I\n\nIleana plecă la Arad. Vlad o iubea pe Ileana. Ileana vorbi cu Vlad.\n\nCAPITOLUL II\n\nVlad se întoarse la Ileana, și Ileana râse.";

beforeAll(() => {
  const file = join(mkdtempSync(join(tmpdir(), "dragoman-novel-")), "mara.txt");
  writeFileSync(file, NOVEL);
  const other = join(mkdtempSync(join(tmpdir(), "dragoman-novel-")), "alta.txt");
  writeFileSync(other, OTHER);
  for (const [name, ...files] of [
    ["novel", file],
    ["shelf", file, other],
  ] as const)
    execFileSync(process.execPath, [resolve("out/main/cli.js"), "build", "rolit", ...files, "--into", name], {
      env: { ...process.env, DRAGOMAN_HOME: used.served.home },
      stdio: "ignore",
    });
});

async function openTexts(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Read the texts: novel" }).click(PATIENCE);
  await page.getByRole("region", { name: "The text of mara" }).waitFor(PATIENCE);
}

const side = (page: Page) => page.getByRole("complementary", { name: "Why it is this" });

test("the text as it stands, a name with its reasons, merged, built anew and taken back", async () => {
  const { page, complaints, strays } = await used.visit();
  await openTexts(page);
  const text = page.getByRole("region", { name: "The text of mara" });
  await text.getByRole("button", { name: "Mara", exact: true }).first().click();
  await side(page).getByRole("heading", { name: "Mara", exact: true }).waitFor(PATIENCE);
  await side(page)
    .getByText(/“Mara” was read sentence by sentence as person \d+×/)
    .waitFor(PATIENCE);
  await side(page)
    .getByText(/Marei → Mara: genitive -ei/)
    .waitFor(PATIENCE);
  await screenshots(page, "reading-name");
  expect(await seriousFindings(page)).toStrictEqual([]);
  await side(page).getByLabel("Is the same as").selectOption({ label: "Persida" });
  await side(page).getByRole("button", { name: "Join" }).click();
  await page.getByText("1 correction waits for the next build").waitFor(PATIENCE);
  await page.getByRole("button", { name: "Build again" }).click();
  await side(page).getByText("Nothing is picked").waitFor(PATIENCE);
  // The button that had the focus is gone.
  await page.keyboard.press("Control+z");
  await page.getByText("1 correction was taken back since the last build").waitFor(PATIENCE);
  await text.getByRole("button", { name: "Mara", exact: true }).first().click(PATIENCE);
  await side(page).getByRole("heading", { name: "Persida" }).waitFor(PATIENCE);
  await page.getByRole("button", { name: "Build again" }).click();
  await side(page).getByText("Nothing is picked").waitFor(PATIENCE);
  await text.getByRole("button", { name: "Mara", exact: true }).first().click(PATIENCE);
  await side(page).getByRole("heading", { name: "Mara", exact: true }).waitFor(PATIENCE);
  expect({ complaints, strays }).toStrictEqual({ complaints: [], strays: [] });
});

test("a relation at the margin marks its passage, and its verdict is listed; hostile words stay words", async () => {
  const { page, complaints, strays } = await used.visit();
  await openTexts(page);
  await page.getByRole("combobox", { name: "Chapter" }).selectOption({ label: "CAPITOLUL II" });
  await page.getByText("<img src=x").waitFor(PATIENCE);
  expect(await page.title()).not.toBe("broken");
  await page.getByRole("button", { name: "Mara loves Persida" }).click(PATIENCE);
  await page.locator("mark", { hasText: "o iubea pe" }).waitFor(PATIENCE);
  await screenshots(page, "reading-relation");
  await side(page).getByRole("button", { name: "It is not so" }).click();
  await page.getByRole("tab", { name: "Corrections" }).click();
  await page.getByText("It is not so: Mara loves Persida").waitFor(PATIENCE);
  expect(await seriousFindings(page)).toStrictEqual([]);
  await page.getByRole("button", { name: "Take back: It is not so: Mara loves Persida" }).click();
  await page.getByText("Nothing is corrected yet").waitFor(PATIENCE);
  await page.getByRole("tab", { name: "Characters" }).click();
  await page.getByRole("img", { name: /^Persida: named \d+ times, in 3 chapters/ }).waitFor(PATIENCE);
  await page.getByRole("slider", { name: "Up to chapter" }).fill("0");
  await page.locator("output", { hasText: "CAPITOLUL I" }).waitFor(PATIENCE);
  await screenshots(page, "reading-characters");
  expect(await seriousFindings(page)).toStrictEqual([]);
  await page.getByRole("button", { name: "Back to the graph" }).click();
  await speakIn(page, "Română");
  await page.getByRole("button", { name: "Citește textele: novel" }).click(PATIENCE);
  await page.getByRole("tab", { name: "Personaje" }).waitFor(PATIENCE);
  expect({ complaints, strays }).toStrictEqual({ complaints: [], strays: [] });
});

test("the characters of two works stand side by side, and a name of either opens its text", async () => {
  const { page, complaints, strays } = await used.visit();
  await page.getByRole("button", { name: "Read the texts: shelf" }).click(PATIENCE);
  await page.getByRole("tab", { name: "Characters" }).click(PATIENCE);
  await page.getByRole("combobox", { name: "Beside it" }).selectOption({ label: "alta" });
  const beside = page.getByRole("region", { name: "Characters of alta" });
  await beside.getByRole("button", { name: "Ileana" }).waitFor(PATIENCE);
  await page
    .getByRole("region", { name: "Characters of mara" })
    .getByRole("button", { name: "Persida" })
    .waitFor(PATIENCE);
  await screenshots(page, "reading-side-by-side");
  expect(await seriousFindings(page)).toStrictEqual([]);
  await beside.getByRole("button", { name: "Ileana" }).click();
  await page.getByRole("region", { name: "The text of alta" }).waitFor(PATIENCE);
  await page.locator('[data-marked="true"]', { hasText: "Ileana" }).waitFor(PATIENCE);
  // All of this short text is in sight, and it begins with its first chapter.
  expect(await page.getByRole("combobox", { name: "Chapter" }).inputValue()).toBe("0");
  await page.getByRole("button", { name: "Back to the graph" }).click();
  await speakIn(page, "Română");
  await page.getByRole("button", { name: "Citește textele: shelf" }).click(PATIENCE);
  await page.getByRole("tab", { name: "Personaje" }).click(PATIENCE);
  await page.getByRole("combobox", { name: "Alături" }).selectOption({ label: "alta" });
  await page.getByRole("region", { name: "Personajele din alta" }).waitFor(PATIENCE);
  await screenshots(page, "reading-alaturi");
  expect({ complaints, strays }).toStrictEqual({ complaints: [], strays: [] });
});

test("texts are recognised, built and opened; a broken one is refused and what was there stays", async () => {
  const { page, complaints, strays } = await used.visit();
  await page.getByRole("button", { name: "Build from texts…" }).click(PATIENCE);
  const choose = async (name: string, text: string) => {
    const buffer = Buffer.from(text);
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer });
  };
  await choose("broken.xml", "<TEI><text><body><p>Mara");
  await page.getByRole("alert").filter({ hasText: "broken.xml" }).waitFor(PATIENCE);
  await expect.poll(() => page.getByRole("button", { name: "Build", exact: true }).isDisabled()).toBe(true);
  await screenshots(page, "build-broken");
  await page.getByRole("button", { name: "Leave out broken.xml" }).click();
  await choose("scurt.txt", NOVEL);
  const recognised = page.getByRole("region", { name: "What was recognised" });
  await recognised.getByText(/Romanian, utf-8 · 3 chapters/).waitFor(PATIENCE);
  await page.getByRole("textbox", { name: "Name of the graph" }).fill("scurt");
  await screenshots(page, "build-recognised");
  expect(await seriousFindings(page)).toStrictEqual([]);
  await page.getByRole("button", { name: "Build", exact: true }).click();
  await page.getByRole("heading", { name: "scurt is built" }).waitFor(PATIENCE);
  await screenshots(page, "build-report");
  expect(await seriousFindings(page)).toStrictEqual([]);
  await page.getByRole("button", { name: "Read the texts" }).click();
  await page.getByRole("region", { name: "The text of scurt" }).waitFor(PATIENCE);
  expect({ complaints, strays }).toStrictEqual({ complaints: [], strays: [] });
});
