/** The words that several rooms share, in Romanian. */
import type { Texts } from "./english";
import { FAILURES_ROMANIAN } from "./failures-romanian";
import { NUMBERS_ROMANIAN } from "./numbers-romanian";
import { SENTENCES_ROMANIAN } from "./sentences-romanian";
import { parameterNames, stageMeanings, stageNames } from "./stage-texts";
import { DROPS_ROMANIAN, VERDICTS_ROMANIAN } from "./verdicts-romanian";

export const ROMANIAN: Texts = {
  ...FAILURES_ROMANIAN,
  ...SENTENCES_ROMANIAN,
  stages: { ...stageNames("ro"), draws: "Extrageri", map: "Fiecare nod primește un loc" },
  stageMeaning: stageMeanings("ro"),
  numbers: NUMBERS_ROMANIAN,
  parameterNames: parameterNames("ro"),
  verdicts: VERDICTS_ROMANIAN,
  drops: DROPS_ROMANIAN,
};
