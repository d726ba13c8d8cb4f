/** The words of the settings. */
import { spoken } from "../../ui/language";

const ENGLISH = {
  title: "Settings",
  open: "Settings",
  close: "Close",
  theme: "Theme",
  themes: { system: "Like the system", light: "Light", dark: "Dark" },
  language: "Language",
  preset: "Arrangement of the panels",
  autoplay: "Play the timeline of every new question",
  autoplayHint: "Rests when the system asks for less motion.",
  reset: "Reset all arrangements",
  resetDo: "Reset",
  resetHint: "The panels of every arrangement go back to where they came from.",
};

const ROMANIAN: typeof ENGLISH = {
  title: "Setări",
  open: "Setări",
  close: "Închide",
  theme: "Temă",
  themes: { system: "Ca sistemul", light: "Luminoasă", dark: "Întunecată" },
  language: "Limbă",
  preset: "Aranjamentul panourilor",
  autoplay: "Redă etapele fiecărei întrebări noi",
  autoplayHint: "Nu se mișcă atunci când sistemul cere mai puțină mișcare.",
  reset: "Readu toate aranjamentele inițiale",
  resetDo: "Readu",
  resetHint: "Panourile fiecărui aranjament se întorc de unde au plecat.",
};

export const SETTINGS_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
