/** Every word of the workbench in Romanian: one file for each room. */
import { ENGLISH } from "./english";
import type { Texts } from "./english";
import { ACTIONS_ROMANIAN, PALETTE_ROMANIAN } from "./palette-romanian";

export const ROMANIAN: Texts = {
  ...ENGLISH,
  palette: PALETTE_ROMANIAN,
  actions: ACTIONS_ROMANIAN,
};
