/** Goes round the languages; it shows the code of the one that is spoken. */
import { setSetting } from "../../state/preferences";
import { useChange, useWorkbench } from "../../state/workbench-context";
import type { Workbench } from "../../state/workbench";
import { Hint } from "../../ui/hint";
import { LANGUAGE_CODES, type Language } from "../../../shared/languages/language";
import { LANGUAGE_NAMES } from "../../ui/language";

export function LanguageButton() {
  const change = useChange();
  const language = useWorkbench((state) => state.settings.language);
  const { speak } = LANGUAGE_NAMES[nextLanguage(language)];
  const code = language.toUpperCase();
  return (
    <Hint text={speak} repeats>
      <button
        type="button"
        className="icon-button language"
        lang={nextLanguage(language)}
        aria-label={`${code} – ${speak}`}
        onClick={() => change(speakNext)}
      >
        <span aria-hidden="true">{code}</span>
      </button>
    </Hint>
  );
}

function nextLanguage(language: Language): Language {
  const next = LANGUAGE_CODES[(LANGUAGE_CODES.indexOf(language) + 1) % LANGUAGE_CODES.length];
  return next ?? language;
}

function speakNext(state: Workbench): Workbench {
  return setSetting(state, "language", nextLanguage(state.settings.language));
}
