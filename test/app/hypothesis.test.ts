/** A suspicion checked: import, two concepts, the cut, the paths and their documents, the rounds, what a person says to them, and all of it kept. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { lookAt } from "./support/axe";
import { workbenchPerFile } from "./support/fixtures";
import { SMALL_LIBRARY } from "./support/small-library";
import { drop, exportRun, fromMenu, savedBy, screenshots, speakIn } from "./support/steps";

const used = workbenchPerFile();
const PATIENCE = { timeout: 60_000 };

const room = (page: Page) => page.getByRole("region", { name: "Hypothesis", exact: true });

async function importLibrary(page: Page): Promise<void> {
  await drop(page, "library.PubTator", SMALL_LIBRARY);
  await page.getByRole("button", { name: "Import", exact: true }).click(PATIENCE);
  await page.getByRole("button", { name: "Open the graph" }).click(PATIENCE);
}

async function giveConcept(page: Page, field: string, letters: string): Promise<void> {
  const input = room(page).getByRole("combobox", { name: field });
  await input.fill(letters);
  await room(page).getByRole("option").first().waitFor(PATIENCE);
  await input.press("ArrowDown");
  await input.press("Enter");
}

test("a pair is asked before it was known, its explanation checked, and taken further by hand", async () => {
  const { page, complaints } = await used.visit();
  await importLibrary(page);
  await fromMenu(page, "Look for what links two concepts");
  await room(page).getByText("What links the two?").waitFor(PATIENCE);
  await lookAt(page, "light", "hypothesis-empty");

  await giveConcept(page, "First concept", "orval");
  await giveConcept(page, "Second concept", "mirral");
  const cut = room(page).getByRole("textbox", { name: "Exact cut" });
  await cut.fill("pmid:1008");
  await room(page).getByRole("button", { name: "Find the paths" }).hover();
  // A field that settled when the pointer goes down would move the button from under it.
  await page.mouse.down();
  expect(await cut.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.mouse.up();
  const path = (name: RegExp) => room(page).getByRole("button", { name }).first();
  await path(/^orvalin.*gelosis.*mirralgia/).click(PATIENCE);
  await room(page).getByText("Up to the cut no document names both.").waitFor(PATIENCE);
  await room(page).getByLabel("Show what came after").check();
  await room(page).getByText("First document that names both: PMID 1010").waitFor(PATIENCE);

  await room(page).getByRole("button", { name: "Round 1", exact: true }).click(PATIENCE);
  await room(page)
    .getByText(/^1001 \(cosine .*\) gave way to/)
    .waitFor(PATIENCE);
  await lookAt(page, "light", "hypothesis");
  await screenshots(page, "hypothesis");

  await room(page).getByRole("button", { name: "orvalin treats gelosis refuted" }).click();
  await room(page).getByText("An edge of the graph says the opposite.").waitFor(PATIENCE);
  await room(page).getByRole("button", { name: "Confirm it all the same" }).click();
  await room(page).getByRole("button", { name: "orvalin treats gelosis confirmed by you" }).waitFor(PATIENCE);
  await page.keyboard.press("Control+z");
  await room(page).getByRole("button", { name: "Round 2 · shown" }).waitFor(PATIENCE);
  await room(page).getByRole("button", { name: "Leave 1003 out" }).click();
  await room(page).getByText("Left out:").waitFor(PATIENCE);

  const session = await savedBy(page, () => fromMenu(page, "Save the session"));
  const report = (await exportRun(page, "Report (Markdown)")).bytes.toString("utf8");
  for (const told of ["orvalin – gelosis – mirralgia", "Round 1", "gave way to", "pmid:1008"])
    expect(report).toContain(told);
  await speakIn(page, "Română");
  await page.getByRole("heading", { name: "Explicație" }).waitFor(PATIENCE);
  await lookAt(page, "dark", "hypothesis-romanian");
  await speakIn(page, "English");
  await page.reload();
  await drop(page, "kept.dragoman", session.bytes.toString("utf8"));
  await page.getByText("kept.dragoman is open.").waitFor(PATIENCE);
  await fromMenu(page, "Look for what links two concepts");
  await room(page).getByText("Left out:").waitFor(PATIENCE);
  expect(complaints).toStrictEqual([]);
});
