/** Nothing is cut off in the narrowest window, and nobody is shut out of it, in the language of the longer words and in the dark. */
import { expect, test } from "vitest";
import { speak } from "../../src/renderer/ui/texts/texts";
import type { Language } from "../../src/shared/languages/language";
import { deep } from "../size";
import { LOCALES } from "./support/any-language";
import { lookAt } from "./support/axe";
import { cutLabels } from "./support/cut-labels";
import { everyState } from "./support/every-state";
import { workbenchPerFile } from "./support/fixtures";

const used = workbenchPerFile();

/** The pages that no other file looks at in the dark or in Romanian. */
const LOOKED_AT = deep(/./, /^(build|hypothesis|reading)/);

test.each(deep<Language[]>(["en", "ro"], ["ro"]))(
  "at 1024 every word of every state is whole, and axe-core finds nothing (%s)",
  async (language) => {
    const { page, complaints } = await used.visit({
      ...{ locale: LOCALES[language], viewport: { width: 1024, height: 768 }, colorScheme: "dark" },
    });
    speak(language);
    const cut: Record<string, string[]> = {};
    await everyState(page, language, async (state) => {
      const found = await cutLabels(page);
      if (found.length > 0) cut[state] = found;
      if (LOOKED_AT.test(state)) await lookAt(page, "dark", `every-${state}-${language}`);
    });
    expect(cut).toStrictEqual({});
    expect(complaints).toStrictEqual([]);
  },
  900_000,
);
