/** The words of the parameters, in English. */

export const PARAMETERS_ENGLISH = {
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
