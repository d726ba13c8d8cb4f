/** The language packs there are. */
import { ENGLISH } from "./english";
import type { LanguagePack } from "./pack";
import { ROMANIAN } from "./romanian";

export const PACKS: Readonly<Record<"ro" | "en", LanguagePack>> = { ro: ROMANIAN, en: ENGLISH };
