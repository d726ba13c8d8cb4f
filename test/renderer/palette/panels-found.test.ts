/** Every panel within reach: in the Panels menu or by one word of the palette, in either language. */
import { afterAll, expect, test } from "vitest";
import { ALL_ACTIONS, PANELS } from "../../../src/renderer/features/rooms";
import { rankActions } from "../../../src/renderer/features/palette/rank-actions";
import { SHELL_TEXTS } from "../../../src/renderer/features/shell/shell-texts";
import { speak } from "../../../src/renderer/ui/texts/texts";

afterAll(() => speak("en"));

/** What can be shown: every panel, and every tab of those that have several. */
const SHOWN = PANELS.flatMap((panel) => (panel.tabs.length > 1 ? [panel, ...panel.tabs] : [panel]));

test("there are at most twelve panels, none is lost, and each tab stands in one", () => {
  expect(PANELS.length).toBeLessThanOrEqual(12);
  const ids = SHOWN.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining(
      "answers evidence kwic inspector graph map timeline parameters sampler pins triples nodes stages waterfall ablations charts questions connections cypher ledger".split(
        " ",
      ),
    ),
  );
});

test.each(["en", "ro"] as const)("a word of its title shows a panel or a tab first (%s)", (language) => {
  speak(language);
  for (const { id, title } of SHOWN) {
    const [first] = rankActions(title(), ALL_ACTIONS, []);
    expect([first?.id, first?.title()]).toStrictEqual([`panel.${id}`, SHELL_TEXTS.actions.show(title())]);
  }
});

test.each([
  ["en", "concordance"],
  ["ro", "concordanta"],
] as const)("lines in context are found by the scholar's word as well (%s: %s)", (language, typed) => {
  speak(language);
  expect(rankActions(typed, ALL_ACTIONS, [])[0]?.id).toBe("panel.kwic");
});

test.each([
  ["en", "romanian", "language.ro"],
  ["en", "note", "explore.note"],
  ["en", "dark", "theme.dark"],
  ["en", "word", "export.word.html"],
  ["ro", "english", "language.en"],
  ["ro", "engleza", "language.en"],
  ["ro", "nota", "explore.note"],
  ["ro", "intunecat", "theme.dark"],
  ["ro", "raport", "export.md"],
] as const)("one word finds what a person wants (%s: %s)", (language, typed, id) => {
  speak(language);
  expect(rankActions(typed, ALL_ACTIONS, [])[0]?.id).toBe(id);
});
