/** A window with an answer in it, walked through with axe-core: what stands only after something was done (accessible-*.test.ts). */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { speak } from "../../../src/renderer/ui/texts/texts";
import type { Language } from "../../../src/shared/languages/language";
import { deep } from "../../size";
import { askIn, command, LOCALES } from "./any-language";
import type { Theme } from "../../../src/renderer/picture/palette";
import { lookAt } from "./axe";
import { workbenchPerTest } from "./fixtures";
import { ROOM_TEXTS, type RoomTexts } from "./room-texts";
import { panel } from "./steps";

export const PATIENCE = { timeout: 90_000 };
export const QUESTION = "How does imatinib work against gastrointestinal stromal tumor?";
export const NODE = "imatinib";

export interface Scene {
  readonly page: Page;
  readonly texts: RoomTexts;
  readonly language: Language;
  /** Looks for findings in the theme of the walk, and in a deep run in both. */
  readonly look: (name: string, part?: Locator) => Promise<void>;
}

export const press = (page: Page, room: string, name: string): Promise<void> =>
  panel(page, room).getByRole("button", { name, exact: true }).click(PATIENCE);

export const show = ({ page, texts }: Scene, title: string): Promise<void> =>
  command(page, texts.layout.actions.show(title));

/** Declares a walk through these parts over the answered question: in one language and theme, and in a deep run in all. */
export function walk(
  name: string,
  usual: { readonly language: Language; readonly theme: Theme },
  parts: readonly ((scene: Scene) => Promise<void>)[],
): void {
  const used = workbenchPerTest();
  test.each(deep<Language[]>(["en", "ro"], [usual.language]))(
    `${name}: nobody is shut out (%s)`,
    async (language) => {
      const { page, complaints } = await used.visit({
        ...{ locale: LOCALES[language], colorScheme: usual.theme },
        viewport: { width: 1280, height: 800 },
      });
      speak(language);
      const texts = ROOM_TEXTS;
      const look = (state: string, part?: Locator): Promise<void> =>
        lookAt(page, usual.theme, `state-${state}-${language}`, part);
      const graph = page.getByRole("combobox", { name: texts.bar.graph, exact: true });
      await graph.selectOption("drugs", PATIENCE);
      await askIn(page, language, QUESTION);
      await page.getByText(texts.graph.laying).waitFor({ state: "hidden", ...PATIENCE });
      for (const part of parts) await part({ page, texts, language, look });
      expect(complaints).toStrictEqual([]);
    },
    600_000,
  );
}
