/** The words of the parameters. */
import { spoken } from "../../ui/language";

const ENGLISH = {
  title: "Parameters",
  open: "Show parameters",
  close: "Hide parameters",
  reset: "Reset to the recipe",
  more: "More",
  fewer: "Fewer",
  changed: (standard: string) => `Changed; the recipe says ${standard}`,
  resetOne: (name: string) => `Reset ${name}`,
  noCap: "no cap",
  on: "on",
  off: "off",
  exact: (name: string) => `${name}, exact value`,
  none: "The recipe has no parameters to move.",
};

const ROMANIAN: typeof ENGLISH = {
  title: "Parametri",
  open: "Arată parametrii",
  close: "Ascunde parametrii",
  reset: "Totul ca în rețetă",
  more: "Mai mulți",
  fewer: "Mai puțini",
  changed: (standard) => `Schimbat; rețeta spune ${standard}`,
  resetOne: (name) => `Resetează ${name}`,
  noCap: "fără limită",
  on: "da",
  off: "nu",
  exact: (name) => `${name}, valoarea exactă`,
  none: "Rețeta nu are parametri de schimbat.",
};

export const PARAMETERS_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
