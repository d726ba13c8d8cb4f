/** The README's pictures, taken of the real workbench: run by vitest.pictures.config.ts, no part of the tests. */
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { ask, canvas, fromMenu, laidOut, panel, pickGraph, pickRecipe, showPanel } from "./support/steps";
import { startFilm } from "./support/film";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 240_000 };
const IMATINIB = "How does imatinib work against gastrointestinal stromal tumor?";
const FOLDER = resolve("docs", "images");
/** What settles after the last word of the page: a tooltip's delay, the last frames of a picture (ms). */
const REST = 2000;

/** The film: its window, how many steps the timeline takes, how long (ms) each and the last is shown. */
const FILM_WINDOW = { width: 1024, height: 640 };
const [FRAMES, SHOWN, HELD] = [48, 160, 1800];

const used = workbenchPerFile();

/** A window as the pictures show it; nothing moves, so that each is of an end. */
async function open(
  colorScheme: "light" | "dark",
  width: number,
  height: number,
): Promise<{ page: Page; keep: (name: string) => Promise<void> }> {
  const { page, context } = await used.visit({
    colorScheme,
    viewport: { width, height },
  });
  await page.getByText("Who directed Inception?").waitFor(PATIENCE);
  const keep = async (name: string): Promise<void> => {
    await page.mouse.move(width / 2, height - 4);
    await page.waitForTimeout(REST);
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    await context.close();
  };
  return { page, keep };
}

/** Asks another question first: what a first one loads is no part of the times that the pictures tell. */
async function askWarm(page: Page, before: string, question: string): Promise<void> {
  await ask(page, before);
  await page.getByTestId("announcer").evaluate((announcer) => (announcer.textContent = ""));
  await ask(page, question);
}

async function askFilms(page: Page, recipe: string, question: string): Promise<void> {
  await pickGraph(page, "Films");
  await pickRecipe(page, recipe);
  await askWarm(page, "Who directed Inception?", question);
  await canvas(page).waitFor(PATIENCE);
  await laidOut(page);
}

/** Selects the first triple that a filter lists, and comes back to the graph. */
async function selectTriple(page: Page, filter: string): Promise<void> {
  await showPanel(page, "Triples");
  await page.getByLabel("Filter triples").fill(filter);
  await page.waitForTimeout(REST);
  await panel(page, "Triples").locator("tbody tr[aria-rowindex]").first().click(PATIENCE);
  await showPanel(page, "Graph");
  await laidOut(page);
}

test("answered-light", async () => {
  const { page, keep } = await open("light", 1280, 800);
  await page.getByText("Reader", { exact: true }).click();
  // What a newcomer understands at a glance: two names that everybody knows, and what joins them.
  await askFilms(page, "D-RAG", "Which films star both Robert De Niro and Al Pacino?");
  await laidOut(page);
  await keep("answered-light");
});

test("why-not-dark", async () => {
  const { page, keep } = await open("dark", 1440, 900);
  await askFilms(page, "G-Retriever", "What films did the director of Kismet also direct?");
  await selectTriple(page, 'source = "Kismet" and relation = "has_tags"');
  await page.getByRole("button", { name: "Why not?" }).click(PATIENCE);
  await page
    .getByRole("button", { name: /^Apply/ })
    .first()
    .waitFor(PATIENCE);
  await keep("why-not-dark");
});

test("map-dark", async () => {
  const { page, keep } = await open("dark", 1280, 800);
  await pickGraph(page, "Drugs");
  await askWarm(page, "How does erlotinib work?", IMATINIB);
  await showPanel(page, "Map");
  await page
    .getByRole("button", { name: "Leave the map's nodes where they are" })
    .waitFor({ state: "hidden", ...PATIENCE });
  await page.waitForTimeout(2 * REST);
  await keep("map-dark");
});

test("compared-dark", async () => {
  const { page, keep } = await open("dark", 1280, 800);
  await askFilms(page, "D-RAG", "What films did the director of Kismet also direct?");
  await selectTriple(page, 'source = "Robinson Crusoe" and relation = "in_language"');
  await page.getByRole("button", { name: "In", exact: true }).click(PATIENCE);
  await page.getByText("edges gained").first().waitFor(PATIENCE);
  await showPanel(page, "Pins");
  await fromMenu(page, "Put two recipes or two runs side by side");
  await page.getByRole("combobox", { name: "Run on the right" }).selectOption({ label: "Path match" });
  await panel(page, "Compare").getByRole("button", { name: "Compare", exact: true }).click();
  await page.getByText("Edges kept").waitFor(PATIENCE);
  await keep("compared-dark");
});

test("pruning, as a film", async () => {
  const { page, context } = await used.visit({ viewport: FILM_WINDOW });
  await page.getByText("Who directed Inception?").waitFor(PATIENCE);
  await page.getByText("Reader", { exact: true }).click();
  await askFilms(page, "D-RAG", "What films did the director of Kismet also direct?");
  await page.getByText("Show every candidate").click();
  await laidOut(page);
  await page.waitForTimeout(REST);
  const film = await startFilm(context);
  const slider = page.getByRole("slider", { name: "Position on the timeline" });
  const last = Number(await slider.getAttribute("max"));
  for (let frame = 0; frame <= FRAMES; frame++) {
    await slider.fill(String(Math.round((last * frame) / FRAMES)));
    await page.mouse.move(FILM_WINDOW.width / 2, FILM_WINDOW.height - 4);
    await film.take(page, frame === FRAMES ? HELD : SHOWN);
  }
  await canvas(page).press("a");
  await laidOut(page);
  await page.waitForTimeout(REST);
  await film.take(page, 2 * HELD);
  await writeFile(join(FOLDER, "pruning.gif"), await film.end());
  await context.close();
});
