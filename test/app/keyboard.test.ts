import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { ANSWER_PATIENCE, inspector, pickGraph, screenshot, speakIn } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 60_000 };
const QUESTION = "How does imatinib work against gastrointestinal stromal tumor?";
const MOST_TABS = 120;

const used = workbenchPerFile();

const holdsFocus = (element: Locator): Promise<boolean> =>
  element
    .first()
    .evaluate((found) => found === document.activeElement || found.contains(document.activeElement));

/** Tabs on until something is focused, and fails where it is never reached or the focus is not to be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor(PATIENCE);
  for (let step = 0; step < MOST_TABS; step++) {
    if (await holdsFocus(wanted)) {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches(":focus-visible")))
        .toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  expect.fail(`not reached within ${String(MOST_TABS)} tabs`);
}

test("question, answer, edge and evidence are reached with the keyboard alone", async () => {
  const { page, context, complaints } = await used.visit({
    ...{ viewport: { width: 1280, height: 800 } },
  });
  await page.getByText("Films (MetaQA)").last().waitFor(PATIENCE);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find a command" }).waitFor(PATIENCE);
  await page.keyboard.type("open drugs");
  await page.getByRole("option", { selected: true }).filter({ hasText: "Drugs" }).waitFor(PATIENCE);
  await page.keyboard.press("Enter");
  await page.getByText("What is in it").waitFor(PATIENCE);

  await page.keyboard.press("/");
  await expect
    .poll(() => holdsFocus(page.getByRole("combobox", { name: "Question", exact: true })))
    .toBe(true);
  await page.keyboard.type(QUESTION);
  await page.keyboard.press("Control+Enter");
  await page
    .getByRole("status")
    .filter({ hasText: / in (< )?\d/ })
    .first()
    .waitFor({ state: "attached", ...ANSWER_PATIENCE });

  const answers = page.getByRole("list", { name: "Answers" }).getByRole("button");
  await tabTo(page, answers);
  await page.keyboard.press("Enter");
  await inspector(page).getByRole("heading", { name: "Drawn edges" }).waitFor(PATIENCE);
  await screenshot(page, "keyboard-answer");

  const edges = inspector(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Drawn edges" }) })
    .getByRole("button");
  await tabTo(page, edges);
  await page.keyboard.press("Enter");
  await inspector(page).getByRole("heading", { name: "Evidence" }).waitFor(PATIENCE);
  const copies = inspector(page).getByRole("button", { name: /^Copy / });
  await tabTo(page, copies);
  await screenshot(page, "keyboard-evidence");

  await page.keyboard.press("Control+z");
  await inspector(page).getByRole("heading", { name: "Drawn edges" }).waitFor(PATIENCE);
  expect(complaints).toStrictEqual([]);
  await context.close();
});

test("keys are given to another action, taken from the one that had them, kept, and reset", async () => {
  const { page, context, complaints } = await used.visit();
  await pickGraph(page, "Films");
  await page.locator("body").press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByRole("button", { name: "Change the keys of: Cancel the question under way" }).click();
  await page.keyboard.press("Tab");
  await sheet.getByRole("button", { name: "Change the keys of: Import a graph" }).click();
  await page.keyboard.press("/");
  await sheet.getByText("/ already belongs to “Write a question”.").waitFor(PATIENCE);
  await screenshot(page, "keys-conflict");
  await sheet.getByRole("button", { name: "Take the keys from it" }).click();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByText("What is in it").waitFor(PATIENCE);
  await page.locator("body").press("/");
  await page.getByRole("dialog", { name: "Import a graph" }).waitFor(PATIENCE);
  await page.keyboard.press("Escape");
  await page.locator("body").press("?");
  await sheet.getByRole("button", { name: "Reset all keys" }).click();
  await page.keyboard.press("Escape");
  await page.locator("body").press("/");
  await expect
    .poll(() => holdsFocus(page.getByRole("combobox", { name: "Question", exact: true })))
    .toBe(true);
  expect(complaints).toStrictEqual([]);
  await context.close();
});

test("the page speaks the language that is chosen at once, and goes on where it was", async () => {
  const { page, context, complaints } = await used.visit({ locale: "fr-FR" });
  await pickGraph(page, "Drugs");
  await page.getByText("What is in it").waitFor(PATIENCE);
  await speakIn(page, "Română");
  await page.getByText("Ce conține").waitFor(PATIENCE);
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ro");
  // The panels are where they were: none fills the window.
  for (const title of ["Răspunsuri", "Inspector"])
    await page.getByRole("tab", { name: title, selected: true }).waitFor(PATIENCE);
  await expect.poll(() => page.locator("body").innerText()).toContain("4.694 de noduri · 9.521 de muchii");
  await page.reload();
  await page.getByText("Ce conține").waitFor(PATIENCE);
  await speakIn(page, "English");
  await page.getByText("What is in it").waitFor(PATIENCE);
  expect(complaints).toStrictEqual([]);
  await context.close();
});
