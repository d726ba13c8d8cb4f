/** The languages that questions are read in, the first where none is told. */
import type { LanguagePack } from "./pack";
import { ENGLISH } from "./pack-english";
import { ROMANIAN } from "./pack-romanian";

export const PACKS: readonly LanguagePack[] = [ENGLISH, ROMANIAN];
