import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  ask,
  bytesOf,
  drop,
  panel,
  pickGraph,
  pickRecipe,
  screenshot,
  screenshots,
  showPanel,
} from "./support/steps";
import { workbenchPerTest } from "./support/fixtures";

const PATIENCE = { timeout: 120_000 };
const QUESTION = "What connects Kismet and Portrait of Jennie?";

const used = workbenchPerTest();

const runs = (page: Page) => panel(page, "Runs").getByRole("list", { name: "Runs, newest first" });
const question = (page: Page) => page.getByRole("combobox", { name: "Question", exact: true });

/** Saves the session with the keyboard and reads the file. */
async function saved(page: Page): Promise<{ path: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download", PATIENCE),
    page.keyboard.press("Control+s"),
  ]);
  expect(download.suggestedFilename()).toBe("what-connects-kismet-and-portrait-of-jennie.dragoman");
  const folder = join(tmpdir(), `dragoman-session-${process.pid.toString()}`);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, download.suggestedFilename());
  const text = (await bytesOf(download)).toString();
  writeFileSync(path, text);
  return { path, text };
}

const withoutTime = (text: string): string => text.replace(/"timestamp": "[^"]*"/, "");

test("ask twice, find both runs, name, star, compare, delete, undo, reopen the same", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await pickGraph(page, "Films");
  await pickRecipe(page, "Biomedical");
  await ask(page, QUESTION);
  await showPanel(page, "Runs");
  await runs(page).getByRole("listitem").first().waitFor(PATIENCE);
  await ask(page, "Who directed Kismet?");
  await page.getByRole("tab", { name: "Answers", exact: true, selected: true }).waitFor(PATIENCE);
  await expect.poll(() => page.getByRole("list", { name: "Answers", exact: true }).count()).toBe(1);
  await showPanel(page, "Runs");
  await expect.poll(() => runs(page).getByRole("listitem").count(), PATIENCE).toBe(2);

  const older = runs(page).getByRole("listitem").nth(1);
  await older.getByRole("button", { name: /^Rename/ }).click();
  await page.getByRole("textbox", { name: "Name of the run" }).fill("The first of them");
  await page.keyboard.press("Enter");
  await older.getByRole("button", { name: /^Star The first of them/ }).click();
  await older.getByRole("button", { name: /^Take the star/ }).waitFor(PATIENCE);
  await screenshots(page, "ledger");

  for (const box of await runs(page).getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Compare the two" }).click();
  await page.getByRole("region", { name: "What differs in how they were asked" }).waitFor(PATIENCE);
  await screenshots(page, "ledger-diff");
  await page.getByRole("button", { name: "Back to the runs" }).click();

  await runs(page)
    .getByRole("listitem")
    .nth(0)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect.poll(() => runs(page).getByRole("listitem").count(), PATIENCE).toBe(1);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => runs(page).getByRole("listitem").count(), PATIENCE).toBe(2);

  await runs(page).getByRole("button", { name: "Reopen The first of them" }).click();
  await page.getByText("Came out the same, to the byte.").waitFor(PATIENCE);
  await expect.poll(() => question(page).inputValue()).toBe(QUESTION);
  await screenshots(page, "ledger-reopened");
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});

test("a session saved, opened in another window and saved again is the same but for its time", async () => {
  const { page, complaints, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await pickGraph(page, "Films");
  await pickRecipe(page, "Biomedical");
  await ask(page, QUESTION);
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
  const first = await saved(page);
  await page.getByText(/^Saved as /).waitFor(PATIENCE);
  expect(JSON.parse(first.text)).toMatchObject({
    meta: { kind: "dragoman-session", version: 1, source: "Dragoman" },
    data: { graph: { name: "films" }, choices: { question: QUESTION, recipe: "biomedical" } },
  });

  await page.reload();
  await pickGraph(page, "Drugs");
  await drop(page, "kismet.dragoman", first.text);
  await page.getByText("kismet.dragoman is open.").waitFor(PATIENCE);
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
  const again = await saved(page);
  expect(withoutTime(again.text)).toBe(withoutTime(first.text));

  await drop(page, "odd.dragoman", first.text.replace('"version": 1', '"version": 9'));
  await page
    .getByText("was saved by a newer Dragoman (session version 9, this one reads 1)")
    .waitFor(PATIENCE);
  await expect.poll(() => question(page).inputValue()).toBe(QUESTION);
  await screenshot(page, "session-refused");
  const gold = JSON.stringify({ question: QUESTION, a_entity: ["Portrait of Jennie"] });
  await drop(page, "gold.jsonl", gold);
  await panel(page, "Questions").getByRole("option", { name: QUESTION }).waitFor(PATIENCE);
  await drop(page, "new.tsv", "a\tknows\tb\n");
  await page.getByRole("dialog").getByText("new.tsv").first().waitFor(PATIENCE);
  expect(complaints).toStrictEqual([]);
  await context.close();
});

test("a page that is killed leaves its session, and the next start offers it", async () => {
  const { page, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  const kept = join(used.served.home, "records", "sessions");
  await pickGraph(page, "Films");
  await pickRecipe(page, "Biomedical");
  await ask(page, QUESTION);
  const read = (): string => {
    try {
      return readdirSync(kept)
        .map((name) => readFileSync(join(kept, name), "utf8"))
        .join("\n");
    } catch {
      return "";
    }
  };
  await expect.poll(() => read().includes("Kismet and Portrait"), PATIENCE).toBe(true);
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash", PATIENCE);
  // A page that is gone answers nothing.
  void devtools.send("Page.crash").catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(new URL("/", used.served.address).href);
  const offer = next.getByText(/^Restore the session of \d\d:\d\d\?$/);
  await offer.waitFor(PATIENCE);
  await screenshot(next, "session-offered");
  await next.getByRole("button", { name: "Restore", exact: true }).click();
  await next.getByText("The session is restored.").waitFor(PATIENCE);
  await expect.poll(() => question(next).inputValue()).toBe(QUESTION);
  await screenshot(next, "session-restored");
  await context.close();
});
