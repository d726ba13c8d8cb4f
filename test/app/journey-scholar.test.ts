/** A scholar's reading: own triples with passages, the sentences behind an answer, a name in context, in Romanian. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  ask,
  panel,
  pickGraph,
  pickRecipe,
  screenshot,
  screenshots,
  showPanel,
  speakIn,
} from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";
import { type Served } from "./support/workbench";

const PATIENCE = { timeout: 90_000 };
const TRIPLES = [
  ["Ștefan", "iubește", "Ana", "În seara aceea Ștefan îi mărturisi Anei că o iubește pe Ana.", 15, 59],
  ["Ana", "locuiește în", "Iași", "Ana locuia de un an la Iaşi, lângă gară.", 0, 27],
  ["Dumitru", "îl cunoaște pe", "Ștefan", "Pe Ştefan nu-l mai văzuse Dumitru de la război.", 3, 33],
  ["Dumitru", "lucrează în", "Galați", "", 0, 0],
] as const;

const used = workbenchPerFile();

/** With the command line, as a scholar with a script would. */
function importNovel({ home }: Served): void {
  const lines = TRIPLES.map(([source, relation, target, text, start, end]) => {
    const evidence =
      text === "" ? [] : [{ text, source: "Nuvela, cap. 2", start, end, references: ["p. 14"] }];
    return JSON.stringify({ source, relation, target, evidence });
  });
  const file = join(home, "nuvela.jsonl");
  writeFileSync(file, lines.join("\n"));
  const environment = { ...process.env, DRAGOMAN_HOME: home };
  execFileSync(process.execPath, [resolve("out/main/cli.js"), "import", file, "--into", "nuvela"], {
    env: environment,
    stdio: "pipe",
  });
}

const statements = (page: Page) => panel(page, "Evidence").locator(".statement");

test("the passage behind an answer is read, and a name in context; the workbench speaks Romanian", async () => {
  importNovel(used.served);
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1440, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await pickGraph(page, "nuvela");
  // Before any question: whom the novel knows, and what is written of them.
  await page.getByRole("application", { name: "Network of the graph" }).waitFor(PATIENCE);
  const side = page.getByRole("region", { name: "About this graph" });
  await side.getByRole("button", { name: "Pe cine iubește Ștefan?" }).waitFor(PATIENCE);
  await side
    .getByRole("button", { name: /^Ștefan/ })
    .last()
    .click();
  const read = panel(page, "Inspector").locator("blockquote", { hasText: "mărturisi" });
  expect(await read.locator("mark").innerText()).toBe(TRIPLES[0][3].slice(15, 59));
  await panel(page, "Inspector")
    .getByRole("button", { name: /iubește/ })
    .first()
    .click();
  await panel(page, "Inspector").getByRole("heading", { name: "Evidence" }).waitFor(PATIENCE);
  await screenshots(page, "network");
  // The trained retriever reads English.
  await pickRecipe(page, "Path match");
  await ask(page, "Pe cine iubește Ștefan?");
  await showPanel(page, "Evidence");
  await panel(page, "Evidence").getByText("Every statement rests on kept edges.").waitFor(PATIENCE);
  const passage = statements(page).locator("blockquote", { hasText: "mărturisi" }).first();
  await passage.waitFor(PATIENCE);
  expect(await passage.locator("mark").innerText()).toBe(TRIPLES[0][3].slice(15, 59));
  await screenshot(page, "evidence");

  const triple = statements(page).locator(".statement-triple", { hasText: "mărturisi" }).first();
  await triple.getByRole("button", { name: "Copy citation" }).click();
  await page.getByRole("button", { name: "Citation copied" }).first().waitFor(PATIENCE);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`Ștefan — iubește → Ana. “${TRIPLES[0][3]}”, Nuvela, cap. 2, p. 14. (nuvela)`);

  await panel(page, "Answers").getByRole("button", { name: /Ana/ }).first().click();
  await showPanel(page, "In context");
  const lines = panel(page, "In context").getByRole("listitem");
  await lines.first().waitFor(PATIENCE);
  const keywords = await lines.locator("mark").allInnerTexts();
  expect(keywords).toStrictEqual(["Anei", "Ana", "Ana"]);
  await panel(page, "In context").getByRole("searchbox").fill("iasi");
  await expect.poll(() => lines.count(), PATIENCE).toBe(1);
  await lines.first().getByRole("button").click();
  await showPanel(page, "Inspector");
  await panel(page, "Inspector").getByText("locuiește în").first().waitFor(PATIENCE);
  // The sentence behind that very edge, with the cedilla of the print that it was taken from.
  await panel(page, "Inspector").getByText("Ana locuia de un an la Iaşi").first().waitFor(PATIENCE);
  await screenshot(page, "in-context");

  await speakIn(page, "Română");
  await page.getByRole("tab", { name: "Dovezi", exact: true }).waitFor(PATIENCE);
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ro");
  await screenshot(page, "evidence-romanian");
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});
