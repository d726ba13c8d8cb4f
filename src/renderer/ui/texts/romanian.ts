/** Every word of the workbench in Romanian: one file for each room. */
import { ENGLISH } from "./english";
import type { Texts } from "./english";
import { GOLD_ROMANIAN } from "./gold-romanian";

export const ROMANIAN: Texts = { ...ENGLISH, gold: GOLD_ROMANIAN };
