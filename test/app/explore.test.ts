import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { command } from "./support/any-language";
import { ask, canvas, inspector, pickGraph, pickRecipe, screenshots } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 60_000 };

const used = workbenchPerFile();

const search = (page: Page): Locator => page.getByRole("region", { name: "Find nodes" });
const said = (page: Page): Locator => page.locator(".said-note");

/** Brings a node of the picture into sight by its name and selects it. */
async function find(page: Page, name: string): Promise<void> {
  await canvas(page).press("Control+f");
  await search(page).getByRole("searchbox").fill(name);
  await search(page).getByRole("searchbox").press("Enter");
  await inspector(page).getByRole("heading", { name }).waitFor(PATIENCE);
  await search(page).getByRole("searchbox").press("Escape");
}

test("find, expand, connect, merge, put aside, note and style, and take it all back", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await pickGraph(page, "Films");
  await pickRecipe(page, "Path match");
  await ask(page, "What films did the director of Kismet also direct?");
  // What is in the picture is only told once the new question's timeline, which begins with the answer, has played to its end.
  await page.getByRole("button", { name: /^Play \(/ }).waitFor(PATIENCE);

  await find(page, "Drama");
  await canvas(page).press("e");
  const chooser = page.getByRole("region", { name: "Expand Drama" });
  const most = chooser.getByRole("spinbutton", { name: /^Add at most/ });
  await most.first().waitFor(PATIENCE);
  await chooser.getByRole("spinbutton", { name: "For every kind" }).fill("6");
  await screenshots(page, "expand");
  await chooser.getByRole("button", { name: "Add to the picture" }).click();
  await said(page)
    .getByText(/^Added 6 nodes and 6 edges\. The limits left out [\d,]+ more\.$/)
    .waitFor(PATIENCE);
  await page.getByText("added by you", { exact: true }).waitFor(PATIENCE);
  await screenshots(page, "expanded");

  // Anywhere in the graph, whatever the case and the accents.
  await canvas(page).press("Control+Shift+f");
  await search(page).getByRole("searchbox").fill("THE HUNCHBACK of notre dame");
  await search(page).getByRole("list", { name: "Matches" }).waitFor(PATIENCE);
  await screenshots(page, "find-in-graph");
  await search(page).getByRole("listitem").first().getByRole("button").click();
  await inspector(page)
    .getByRole("heading", { name: /Hunchback/ })
    .waitFor(PATIENCE);
  await search(page).getByRole("searchbox").press("Escape");

  const body = inspector(page).locator(".panel-body");
  const scrollTo = (top: number): Promise<number> =>
    body.evaluate((element, to) => {
      element.style.maxBlockSize = "60px";
      element.scrollTop = to;
      return element.scrollTop;
    }, top);
  expect(await scrollTo(20)).toBe(20);
  await find(page, "Kismet");
  // What is selected next is read from its beginning.
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBe(0);
  await body.evaluate((element) => (element.style.maxBlockSize = ""));
  await canvas(page).focus();
  await page.getByRole("application").press("Shift+F10");
  const menu = page.getByRole("menu", { name: "What can be done here" });
  await menu.getByRole("menuitem", { name: "Pin what is selected out" }).waitFor(PATIENCE);
  await screenshots(page, "menu");
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden", ...PATIENCE });

  const note = inspector(page).getByRole("textbox", { name: "Your note" });
  await command(page, "Write a note");
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.insertText("Seen twice; ask about the 1955 one.");
  await canvas(page).press("Control+z");
  await expect.poll(() => note.inputValue(), PATIENCE).toBe("");
  await canvas(page).press("Control+Shift+z");
  await expect.poll(() => note.inputValue(), PATIENCE).toBe("Seen twice; ask about the 1955 one.");

  const box = (await canvas(page).boundingBox())!;
  await page.keyboard.down("Shift");
  await page.mouse.move(box.x + 4, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await inspector(page)
    .getByText(/^[\d,]+ nodes selected$/)
    .waitFor(PATIENCE);
  await screenshots(page, "together");
  await canvas(page).press("m");
  await inspector(page)
    .getByText(/^Shown as one: [\d,]+ nodes$/i)
    .waitFor(PATIENCE);
  await canvas(page).press("Control+z");
  await inspector(page)
    .getByText(/^[\d,]+ nodes selected$/)
    .waitFor(PATIENCE);
  await canvas(page).press("h");
  await said(page)
    .getByText(/put aside\.$/)
    .waitFor(PATIENCE);
  await said(page).getByRole("button", { name: "Undo" }).click();

  await page.getByRole("button", { name: "Styles…" }).click();
  const styles = page.getByRole("region", { name: "Styles" });
  await styles
    .getByRole("combobox", { name: /^Shape of/ })
    .first()
    .selectOption("triangle");
  await screenshots(page, "styles");
  await styles.getByRole("button", { name: "Keep", exact: true }).click();

  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});
