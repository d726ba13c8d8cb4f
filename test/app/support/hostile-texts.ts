/** Reads what a page shows, to the letter. */
import type { Locator } from "playwright-core";

/** Texts of a part of the page, as they stand in it. */
export const textsIn = (part: Locator, selector: string): Promise<string[]> =>
  part.locator(selector).evaluateAll((all) => all.map((one) => one.textContent));

/** Tells which of the strings are not among texts, each as a place shows it. */
export function missingOf(strings: readonly string[]) {
  return (texts: readonly string[], shown: (text: string) => string = (text) => text): string[] => {
    const all = new Set(texts);
    return strings.map(shown).filter((text) => !all.has(text));
  };
}

/** Scrolls a long table from top to bottom and collects the texts in its cells. */
export function readThrough(box: Locator, selector: string): Promise<string[]> {
  return box.evaluate(async (element, cells) => {
    const seen = new Set<string>();
    const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
    for (let top = 0; top < element.scrollHeight; top += element.clientHeight - 60) {
      element.scrollTop = top;
      for (let frame = 0; frame < 3; frame++) await drawn();
      for (const cell of element.querySelectorAll(cells)) seen.add(cell.textContent);
    }
    return [...seen];
  }, selector);
}
