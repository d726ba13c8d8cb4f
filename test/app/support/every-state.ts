/** The window led through all it can show, in whatever language it speaks: the library, a graph, an answer, every panel, every page and dialog. */
import type { Page } from "playwright-core";
import { BUILD_TEXTS } from "../../../src/renderer/features/build/build-texts";
import { HYPOTHESIS_TEXTS } from "../../../src/renderer/features/hypothesis/hypothesis-texts";
import { READING_TABS } from "../../../src/renderer/features/reading/reading-view";
import { READING_TEXTS } from "../../../src/renderer/features/reading/reading-texts";
import { PANELS } from "../../../src/renderer/features/rooms";
import { PRESET_NAMES } from "../../../src/renderer/state/layout-view";
import type { Language } from "../../../src/shared/languages/language";
import { askIn, command, dismiss } from "./any-language";
import { ROOM_TEXTS } from "./room-texts";
import { panel } from "./steps";

const PATIENCE = { timeout: 90_000 };
const QUESTION = "How does imatinib work against gastrointestinal stromal tumor?";
const CONCEPTS = ["imatinib", "gastrointestinal stromal tumor"];

/** What is done at each state, which has a name for files and findings. */
export type Look = (state: string) => Promise<void>;

/** Leads a window that stands in its library through everything else; `speak` was told its language. */
export async function everyState(page: Page, language: Language, look: Look): Promise<void> {
  await library(page, look);
  await answered(page, language, look);
  await panels(page, look);
  await comparing(page, look);
  await hypothesis(page, look);
  await texts(page, look);
}

async function library(page: Page, look: Look): Promise<void> {
  const { bar, palette, settings } = ROOM_TEXTS;
  await page
    .getByText(/\(MetaQA\)$/)
    .last()
    .waitFor(PATIENCE);
  await look("library");
  for (const [state, title] of [
    ["settings", settings.title],
    ["keys", palette.keys],
    ["import", bar.importGraph],
  ] as const) {
    await command(page, title);
    await page.getByRole("dialog").waitFor(PATIENCE);
    await look(state);
    await dismiss(page);
  }
  await page.getByRole("button", { name: BUILD_TEXTS.open }).click();
  await page.getByRole("heading", { name: BUILD_TEXTS.title }).waitFor(PATIENCE);
  await look("build");
  await page.getByRole("button", { name: BUILD_TEXTS.close }).click();
}

async function openGraph(page: Page, graph: string): Promise<void> {
  await page.getByRole("combobox", { name: ROOM_TEXTS.bar.graph, exact: true }).selectOption(graph, PATIENCE);
  await page.getByText(ROOM_TEXTS.welcome.empty.labels).waitFor(PATIENCE);
}

async function answered(page: Page, language: Language, look: Look): Promise<void> {
  const { layout, bar } = ROOM_TEXTS;
  await openGraph(page, "drugs");
  await look("graph");
  await askIn(page, language, QUESTION);
  await page.getByText(ROOM_TEXTS.graph.laying).waitFor({ state: "hidden", ...PATIENCE });
  for (const preset of PRESET_NAMES) {
    await command(page, layout.presetHints[preset]);
    await look(preset);
  }
  await page.getByRole("button", { name: layout.menuHint }).click();
  await look("panels-menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: bar.menu, exact: true }).click();
  await look("menu");
  await page.keyboard.press("Escape");
}

async function panels(page: Page, look: Look): Promise<void> {
  const { layout } = ROOM_TEXTS;
  await command(page, layout.presetHints.analyst);
  for (const { id, title } of PANELS.flatMap(({ tabs }) => tabs)) {
    await command(page, layout.actions.show(title()));
    await page.getByRole("tab", { name: title(), exact: true, selected: true }).waitFor(PATIENCE);
    await look(`panel-${id}`);
  }
}

async function comparing(page: Page, look: Look): Promise<void> {
  const { compare } = ROOM_TEXTS;
  await command(page, compare.goHint);
  await look("compare");
  const room = panel(page, compare.title);
  await room.getByRole("combobox", { name: compare.pickRight }).selectOption("recipe path-match");
  await room.getByRole("button", { name: compare.go, exact: true }).click();
  await room
    .getByText(/^Jaccard /)
    .first()
    .waitFor(PATIENCE);
  await look("compared");
  await command(page, compare.end);
}

async function hypothesis(page: Page, look: Look): Promise<void> {
  const words = HYPOTHESIS_TEXTS;
  await command(page, words.openHint);
  const room = page.getByRole("region", { name: words.title, exact: true });
  await room.getByText(words.empty).waitFor(PATIENCE);
  await look("hypothesis");
  for (const [at, field] of [words.source, words.target].entries()) {
    const input = room.getByRole("combobox", { name: field });
    await input.fill(CONCEPTS[at]!);
    await room.getByRole("listbox").getByRole("option").first().waitFor(PATIENCE);
    await input.press("ArrowDown");
    await input.press("Enter");
  }
  await room.getByRole("button", { name: words.go }).click();
  await room.getByText(words.paths, { exact: true }).first().waitFor(PATIENCE);
  await look("hypothesis-paths");
  await room.getByRole("button", { name: words.leave }).click();
}

async function texts(page: Page, look: Look): Promise<void> {
  await command(page, ROOM_TEXTS.layout.presetHints.reader);
  await openGraph(page, "mara");
  await look("novel");
  await command(page, READING_TEXTS.openGraph);
  const text = page.getByRole("region", { name: READING_TEXTS.textOf("Mara") });
  await text.waitFor(PATIENCE);
  await look("reading");
  await text.getByRole("button", { name: "Mara", exact: true }).first().click();
  await look("reading-picked");
  for (const tab of READING_TABS.slice(1)) {
    await page.getByRole("tab", { name: READING_TEXTS.tabs[tab] }).click();
    await look(`reading-${tab}`);
  }
  await page.getByRole("button", { name: READING_TEXTS.close }).click();
}
