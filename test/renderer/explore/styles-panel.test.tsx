import { afterEach, expect, test } from "vitest";
import { StylesPanel } from "../../../src/renderer/features/explore/styles-panel";
import { FIRST_EXPLORE_VIEW } from "../../../src/renderer/features/explore/explore-view";
import { drawnView } from "../../../src/renderer/picture/drawn-view";
import { labelColour, LABEL_COLOURS } from "../../../src/renderer/picture/palette";
import { speak } from "../../../src/renderer/ui/texts/texts";
import { rendered, textsOf, valuesOf } from "../rendered";
import { runOf } from "../run-fixture";

const NOTHING = { dismissed: [], groups: [], nodes: [], edges: [] };
const COLOURS = Array.from({ length: LABEL_COLOURS }, (_, colour) => colour);

afterEach(() => speak("en"));

test("a kind's colour is chosen by the colours themselves, each called by its name", () => {
  for (const language of ["en", "ro"] as const) {
    speak(language);
    const view = drawnView(runOf(), NOTHING);
    const html = rendered(<StylesPanel view={view} />, {
      exploreView: { ...FIRST_EXPLORE_VIEW, stylesOpen: true },
    });
    const [swatches = ""] = /<div class="style-colours".*?<\/div>/.exec(html) ?? [];
    expect(valuesOf(swatches, "style")).toStrictEqual(
      COLOURS.map((colour) => `background:${labelColour(colour, "light")}`),
    );
    // Nothing is written where a colour is to be seen; who cannot see it hears a name of its own, not a number.
    expect(textsOf(swatches)).toStrictEqual([]);
    const [, ...names] = valuesOf(swatches, "aria-label");
    expect(new Set(names).size).toBe(LABEL_COLOURS);
    expect(names.filter((name) => /\d/.test(name))).toStrictEqual([]);
  }
});
