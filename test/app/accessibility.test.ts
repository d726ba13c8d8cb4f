import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PANELS } from "../../src/renderer/features/rooms";
import { PRESET_NAMES } from "../../src/renderer/state/layout-view";
import { ROOM_TEXTS, type RoomTexts } from "./room-texts";
import { speak } from "../../src/renderer/ui/texts/texts";
import type { Language } from "../../src/shared/languages/language";
import { askIn, command, dismiss, LOCALES } from "./any-language";
import { deep } from "../size";
import { lookInBothThemes } from "./axe";
import { fileChooser, panel } from "./steps";
import { workbenchPerTest } from "./fixtures";

const PATIENCE = { timeout: 60_000 };
const DRUGS = "How does imatinib work against gastrointestinal stromal tumor?";

const used = workbenchPerTest();

type Look = (name: string) => Promise<void>;

/** The form, what a test that failed says, the list, the password, what goes over a connection, and a server's start. */
async function lookAtConnections(
  page: Page,
  { connections: texts, carry }: RoomTexts,
  look: Look,
): Promise<void> {
  const room = panel(page, texts.title);
  const press = (name: string): Promise<void> =>
    room.getByRole("button", { name, exact: true }).click(PATIENCE);
  await command(page, texts.add);
  await room.getByRole("textbox", { name: texts.address, exact: true }).fill("bolt://127.0.0.1:1");
  await look("connection-form-faults");
  await room.getByRole("textbox", { name: texts.name, exact: true }).fill("lab");
  await room.getByLabel(texts.password).fill("sesame");
  await press(texts.test);
  await room.getByRole("alert").waitFor(PATIENCE);
  await look("connection-form-refused");
  await room.getByRole("checkbox", { name: texts.mayWrite }).check();
  await press(texts.save);
  await press(texts.openIt("lab"));
  await room.getByRole("alert").waitFor(PATIENCE);
  await look("connection-failed");
  for (const way of ["push", "pull"] as const) {
    await press(carry[way].start("lab"));
    await room.getByRole("region", { name: carry[way].title }).waitFor(PATIENCE);
    await look(`connection-${way}`);
  }
  await press(carry.pull.go);
  await room.getByRole("region", { name: carry.pull.title }).getByRole("alert").waitFor(PATIENCE);
  await look("connection-pull-failed");
  await press(texts.otherPassword);
  await look("connection-password");
  await press(texts.remove("lab"));
  await room.getByText(texts.none, { exact: true }).waitFor(PATIENCE);
  await look("connection-removed");
}

/** What is said above the panels when a session was saved, and when a file is none. */
async function lookAtSessions(page: Page, texts: RoomTexts["session"], look: Look): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent("download", PATIENCE),
    page.keyboard.press("Control+s"),
  ]);
  const note = page.locator(".session-note");
  await note.filter({ hasText: texts.saved(download.suggestedFilename()) }).waitFor(PATIENCE);
  await look("session-saved");
  const chooser = await fileChooser(page, () => page.keyboard.press("Control+o"));
  const broken = { name: "broken.dragoman", mimeType: "application/json", buffer: Buffer.from("{") };
  await chooser.setFiles(broken);
  await note.and(page.getByRole("alert")).waitFor(PATIENCE);
  await look("session-refused");
  await page.getByRole("button", { name: texts.dismiss, exact: true }).click();
}

test.each(deep<Language[]>(["en", "ro"], ["en"]))(
  "no room shuts anybody out: every panel, dialog, first page, failed and offline (%s)",
  async (language) => {
    const { page, context, complaints } = await used.visit({
      ...{ locale: LOCALES[language], viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" },
    });
    speak(language);
    const texts = ROOM_TEXTS;
    const look = async (name: string, part?: Locator): Promise<void> => {
      expect.soft(await page.getByText(texts.layout.broken.title).count(), name).toBe(0);
      await lookInBothThemes(page, `accessible-${name}-${language}`, part);
    };

    await page.getByRole("heading", { name: texts.welcome.title }).waitFor(PATIENCE);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    await page
      .getByText(/\(MetaQA\)$/)
      .last()
      .waitFor(PATIENCE);
    await look("first-page");
    await page.keyboard.press("F1");
    await look("palette");
    await dismiss(page);
    await command(page, texts.palette.keys);
    await look("keys");
    await dismiss(page);
    await command(page, texts.settings.title);
    await look("settings");
    await dismiss(page);
    await command(page, texts.bar.importGraph);
    await look("import");
    await dismiss(page);

    await page.getByRole("combobox", { name: texts.bar.graph, exact: true }).selectOption("drugs");
    await page.getByText(texts.welcome.empty.labels).waitFor(PATIENCE);
    await look("graph-page");
    await askIn(page, language, DRUGS);
    await page.getByText(texts.graph.laying).waitFor({ state: "hidden", ...PATIENCE });
    for (const preset of PRESET_NAMES) {
      await command(page, texts.layout.presetHints[preset]);
      await page.waitForTimeout(400);
      await look(`preset-${preset}`);
    }
    await command(page, texts.layout.presetHints.analyst);
    for (const { id, title } of PANELS) {
      await command(page, texts.layout.actions.show(title()));
      await page.getByRole("tab", { name: title(), exact: true, selected: true }).waitFor(PATIENCE);
      await look(`panel-${id}`, panel(page, title()));
    }
    await lookAtConnections(page, texts, look);
    await lookAtSessions(page, texts.session, look);
    await command(page, texts.layout.actions.show(texts.layout.panels.triples));
    await panel(page, texts.layout.panels.triples).getByRole("row").nth(1).click();
    await command(page, texts.layout.actions.show(texts.layout.panels.inspector));
    await page.getByText(texts.inspector.loading).waitFor({ state: "hidden", ...PATIENCE });
    await look("edge");

    await command(page, texts.layout.actions.show(texts.layout.panels.parameters));
    await page.getByRole("button", { name: texts.parameters.more, exact: true }).click();
    await page.locator("select:has(option[value=linked])").first().selectOption("mention");
    await command(page, texts.layout.actions.show(texts.layout.panels.graph));
    await askIn(page, language, "Xyzzy?").catch(() => undefined);
    await page.getByText(texts.status.failed.title).first().waitFor(PATIENCE);
    await look("failed");

    used.served.process.kill("SIGINT");
    await page.getByText(texts.status.offline.title).waitFor(PATIENCE);
    await look("offline");
    await context.close();
    // The engine's end is told by the browser itself.
    expect(complaints.filter((text) => !/WebSocket|ERR_CONNECTION/.test(text))).toStrictEqual([]);
  },
  600_000,
);
