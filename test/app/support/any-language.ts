/** What a person does whatever language the page speaks: by its own words, taken from the texts. */
import type { Page } from "playwright-core";
import type { Language } from "../../../src/shared/languages/language";
import { BAR_TEXTS } from "../../../src/renderer/features/question-bar/bar-texts";
import { speak } from "../../../src/renderer/ui/texts/texts";

const PATIENCE = { timeout: 60_000 };

export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ro: "ro-RO" };

/** Waits until the answer is announced in the language of the page. */
export async function askIn(page: Page, language: Language, question: string): Promise<void> {
  speak(language);
  await page.getByRole("combobox", { name: BAR_TEXTS.question, exact: true }).fill(question);
  await page.keyboard.press("Control+Enter");
  await page
    .getByTestId("announcer")
    .filter({ hasText: / (in|în) (< )?\d/ })
    .waitFor({ state: "attached", ...PATIENCE });
}

/** Runs a command by typing its title into the palette, with keys alone. */
export async function command(page: Page, title: string): Promise<void> {
  await page.keyboard.press("F1");
  await page.locator("dialog.palette").getByRole("combobox").waitFor(PATIENCE);
  await page.keyboard.insertText(title);
  await page.getByRole("option", { selected: true }).filter({ hasText: title }).waitFor(PATIENCE);
  await page.keyboard.press("Enter");
  await page.locator("dialog.palette").waitFor({ state: "detached", ...PATIENCE });
}

/** Closes the open dialog and waits until it has gone. */
export async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached", ...PATIENCE });
}
