/** The words that several rooms share, in English; a room's own are in its folder. */
import { FAILURES_ENGLISH } from "./failures-english";
import { NUMBERS_ENGLISH } from "./numbers-english";
import { SENTENCES_ENGLISH } from "./sentences-english";
import { parameterNames, stageMeanings, stageNames } from "./stage-texts";
import { DROPS_ENGLISH, VERDICTS_ENGLISH } from "./verdicts-english";

/** The shape that every other language has too. */
export const ENGLISH = {
  ...FAILURES_ENGLISH,
  ...SENTENCES_ENGLISH,
  /** Stages of a run, and what else shows progress like one. */
  stages: { ...stageNames("en"), draws: "Drawing", map: "Giving every node a place" } as Readonly<
    Record<string, string>
  >,
  stageMeaning: stageMeanings("en"),
  numbers: NUMBERS_ENGLISH,
  parameterNames: parameterNames("en"),
  verdicts: VERDICTS_ENGLISH,
  drops: DROPS_ENGLISH,
};

export type Texts = typeof ENGLISH;
