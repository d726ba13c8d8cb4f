/** Every word of the workbench in Romanian: one file for each room. */
import { ENGLISH } from "./english";
import type { Texts } from "./english";

export const ROMANIAN: Texts = { ...ENGLISH };
