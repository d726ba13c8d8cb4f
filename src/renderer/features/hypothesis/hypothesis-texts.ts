/** The words of the hypothesis room. */
import { spoken } from "../../ui/language";
import { HYPOTHESIS_ENGLISH } from "./hypothesis-english";
import { HYPOTHESIS_ROMANIAN } from "./hypothesis-romanian";

export const HYPOTHESIS_TEXTS = spoken({ en: HYPOTHESIS_ENGLISH, ro: HYPOTHESIS_ROMANIAN });
