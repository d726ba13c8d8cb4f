import { afterEach, expect, test } from "vitest";
import { ExportItems } from "../../../src/renderer/features/export-run/export-menu";
import { speak } from "../../../src/renderer/ui/texts/texts";
import { rendered } from "../rendered";

afterEach(() => speak("en"));

test("whether all candidates go along is a choice with a box to tick, in both languages", () => {
  for (const [language, words] of [
    ["en", "All candidates, not only the kept"],
    ["ro", "Toți candidații, nu doar ce s-a păstrat"],
  ] as const) {
    speak(language);
    const html = rendered(<ExportItems close={() => undefined} />);
    const choice = html.slice(html.indexOf('role="menuitemcheckbox"'));
    expect(choice).toContain('aria-checked="false"');
    // The empty box stands before the words.
    expect(choice).toMatch(/<svg [^>]*lucide-square[ "].*<\/svg>/);
    expect(choice.replace(/<[^>]*>/g, "")).toContain(words);
    expect(choice.indexOf("<svg")).toBeLessThan(choice.indexOf(words));
  }
});
