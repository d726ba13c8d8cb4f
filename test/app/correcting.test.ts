import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lookAt } from "./support/axe";
import { workbenchPerFile } from "./support/fixtures";
import { ask, panel, pickGraph, screenshots, speakIn } from "./support/steps";

const used = workbenchPerFile();
const PATIENCE = { timeout: 120_000 };
const strip = (page: Page) => page.getByRole("region", { name: "Understood as" });
const answer = (page: Page, name: string) =>
  panel(page, "Answers").getByRole("list", { name: "Answers" }).getByRole("button", { name }).first();

test("what was understood is corrected by its chips, asked again, taken back by undo, and gone with the question", async () => {
  const { page, complaints } = await used.visit();
  await pickGraph(page, "Films");
  await ask(page, "Who directed Inception?");
  await answer(page, "Christopher Nolan").waitFor(PATIENCE);

  await strip(page).getByRole("button", { name: "Form: a list; change it" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: "As it was read", checked: true }).waitFor(PATIENCE);
  await lookAt(page, "light", "correcting-form");
  await screenshots(page, "correcting-form");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await strip(page).getByRole("button", { name: "Form: how many; change it" }).waitFor(PATIENCE);
  await panel(page, "Answers").locator(".answer-word", { hasText: /^1$/ }).waitFor(PATIENCE);
  await page.keyboard.press("Control+z");
  await strip(page).getByRole("button", { name: "Form: a list; change it" }).waitFor(PATIENCE);
  await answer(page, "Christopher Nolan").waitFor(PATIENCE);

  await strip(page)
    .getByRole("button", { name: /^Inception/ })
    .click();
  await page.getByRole("menuitem", { name: "“Inception” is not a name" }).click();
  await strip(page).getByRole("button", { name: "“Inception” is not a name" }).click(PATIENCE);
  await lookAt(page, "light", "correcting-name");
  await page.getByRole("menuitem", { name: "As it was read" }).click();
  await answer(page, "Christopher Nolan").waitFor(PATIENCE);

  await strip(page)
    .getByRole("button", { name: /^asks for: .*change the kind/ })
    .click();
  await page.getByRole("menuitemradio", { name: "Year" }).click();
  await strip(page)
    .getByRole("button", { name: /^asks for: Year;/ })
    .waitFor(PATIENCE);
  await ask(page, "Who directed Alien?");
  await answer(page, "Ridley Scott").waitFor(PATIENCE);
  await strip(page)
    .getByRole("button", { name: /^asks for: Who;/ })
    .waitFor(PATIENCE);
  await speakIn(page, "Română");
  await page.getByRole("button", { name: "Formă: o listă; schimb-o" }).waitFor(PATIENCE);
  expect(complaints).toStrictEqual([]);
});

test("names are completed while they are typed, and one that is taken is that very node", async () => {
  const { page, complaints } = await used.visit();
  await pickGraph(page, "Films");
  const field = page.getByRole("combobox", { name: "Question", exact: true });
  const options = page.getByRole("listbox", { name: "Completions" }).getByRole("option");
  await field.focus();
  await page.keyboard.type("Which films star tom ha");
  await page.getByRole("option", { name: "Tom Hanks Person" }).waitFor(PATIENCE);
  // A pointer that lies over the list chooses nothing.
  await page.getByRole("option", { name: "Tom Hanks Person" }).hover();
  await expect.poll(() => options.and(page.locator("[aria-selected=true]")).count()).toBe(0);
  await lookAt(page, "light", "typeahead");
  await screenshots(page, "typeahead");
  await page.keyboard.press("Escape");
  await options.first().waitFor({ state: "detached", ...PATIENCE });
  await page.keyboard.type("n");
  await options.first().waitFor(PATIENCE);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Tom Hanks Person", selected: true }).waitFor(PATIENCE);
  await page.keyboard.press("Tab");
  await expect.poll(() => field.inputValue()).toBe("Which films star Tom Hanks ");
  await page.keyboard.type("?");
  await page.keyboard.press("Enter");
  await answer(page, "Apollo 13").waitFor(PATIENCE);
  await strip(page)
    .getByRole("button", { name: /^Tom Hanks/ })
    .locator("xpath=self::*[contains(@class, 'understood-said')]")
    .waitFor(PATIENCE);
  expect(complaints).toStrictEqual([]);
});

test("a wished answer is told where it was lost; teaching its path, undo, and a refusal with an offered question", async () => {
  const { page, complaints } = await used.visit();
  const answers = panel(page, "Answers");
  await pickGraph(page, "Films");
  await ask(page, "Who directed Inception?");
  await answer(page, "Christopher Nolan").waitFor(PATIENCE);
  await answers.getByRole("button", { name: "Is an answer missing?" }).click();
  const field = answers.getByRole("combobox", { name: "Name of the node that should have been an answer" });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("zzqx");
  await answers.getByText("The graph has no name like “zzqx”.").waitFor(PATIENCE);
  await field.fill("");
  await page.keyboard.type("leonardo di");
  const first = page.getByRole("listbox", { name: "Completions" }).getByRole("option").first();
  // The list of fewer letters may have others before it.
  await expect.poll(() => first.innerText(), PATIENCE).toContain("Leonardo DiCaprio");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Leonardo DiCaprio Person", selected: true }).waitFor(PATIENCE);
  await page.keyboard.press("Enter");
  await answers.getByText("no path that was believed in ends there").waitFor(PATIENCE);
  await answers.getByText(/for directed by →, .* times/).waitFor(PATIENCE);
  await answers.getByText("Trying other values…").waitFor({ state: "hidden", ...PATIENCE });
  await lookAt(page, "light", "wished");
  await screenshots(page, "wished");
  await answers.getByRole("button", { name: "Teach this path" }).click();
  await answer(page, "Leonardo DiCaprio").waitFor(PATIENCE);
  await answers.getByText("taught for questions worded so: starred actors →").waitFor(PATIENCE);
  await answers.getByText("Taught on this graph: 1 path").click();
  await answers.getByRole("button", { name: "Forget starred actors →" }).waitFor(PATIENCE);
  await lookAt(page, "light", "taught");
  await screenshots(page, "taught");
  await page.keyboard.press("Control+z");
  await answer(page, "Christopher Nolan").waitFor(PATIENCE);

  await page.getByRole("combobox", { name: "Question", exact: true }).fill("Who married Inception?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const refusal = answers.getByRole("region", { name: "This cannot be answered here" });
  await refusal.waitFor(PATIENCE);
  await lookAt(page, "light", "refused");
  await screenshots(page, "refused");
  await speakIn(page, "Română");
  await screenshots(page, "refused-romanian");
  await speakIn(page, "English");
  await refusal.getByRole("button", { name: /^Who starred in/ }).click();
  await answer(page, "Leonardo DiCaprio").waitFor(PATIENCE);
  expect(complaints).toStrictEqual([]);
});
