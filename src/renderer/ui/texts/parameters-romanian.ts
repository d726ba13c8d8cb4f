/** The words of the parameters, in Romanian. */
import type { PARAMETERS_ENGLISH } from "./parameters-english";

export const PARAMETERS_ROMANIAN: typeof PARAMETERS_ENGLISH = {
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
