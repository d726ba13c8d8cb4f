import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { PANELS } from "../../src/renderer/features/rooms";
import { PRESET_NAMES } from "../../src/renderer/state/layout-view";
import { ROOM_TEXTS } from "./support/room-texts";
import { speak } from "../../src/renderer/ui/texts/texts";
import type { Language } from "../../src/shared/languages/language";
import { askIn, command, dismiss, LOCALES } from "./support/any-language";
import { deep } from "../size";
import { lookAt } from "./support/axe";
import { panel } from "./support/steps";
import { workbenchPerTest } from "./support/fixtures";

const PATIENCE = { timeout: 60_000 };
const DRUGS = "How does imatinib work against gastrointestinal stromal tumor?";

const used = workbenchPerTest();

test.each(deep<Language[]>(["en", "ro"], ["en"]))(
  "no room shuts anybody out: every panel, dialog, first page and refused (%s)",
  async (language) => {
    const { page, complaints } = await used.visit({
      ...{ locale: LOCALES[language], viewport: { width: 1280, height: 800 } },
    });
    speak(language);
    const texts = ROOM_TEXTS;
    const look = async (name: string, part?: Locator): Promise<void> => {
      expect.soft(await page.getByText(texts.layout.broken.title).count(), name).toBe(0);
      await lookAt(page, "light", `accessible-${name}-${language}`, part);
    };

    await page.getByRole("heading", { name: texts.welcome.title }).waitFor(PATIENCE);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
    await page
      .getByText(/\(MetaQA\)$/)
      .last()
      .waitFor(PATIENCE);
    await look("first-page");
    await page.keyboard.press("F1");
    await look("palette");
    await page.keyboard.insertText("qqqq zzzz");
    await page.getByText(texts.palette.none).first().waitFor();
    await look("palette-none");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
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
    for (const { id, title } of PANELS.flatMap(({ tabs }) => tabs)) {
      await command(page, texts.layout.actions.show(title()));
      await page.getByRole("tab", { name: title(), exact: true, selected: true }).waitFor(PATIENCE);
      await look(`panel-${id}`, panel(page, title()));
    }

    await command(page, texts.layout.actions.show(texts.layout.panels.values));
    await page.getByRole("button", { name: texts.parameters.more, exact: true }).click();
    await page.locator("select:has(option[value=linked])").first().selectOption("mention");
    await command(page, texts.layout.actions.show(texts.layout.panels.answers));
    await askIn(page, language, "Xyzzy?").catch(() => undefined);
    await page.getByRole("region", { name: texts.understood.headline.refused }).waitFor(PATIENCE);
    await look("refused");
    expect(complaints).toStrictEqual([]);
  },
  600_000,
);
