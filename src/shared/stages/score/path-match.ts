/**
 * Relation paths from the topic entities, no training: a path's score is the cosine of question and path words + mention × how clearly
 * its relations are mentioned − coverage × what it leaves unexplained + typeHint × fit of its ends + lengthPrior × hops.
 */
import { z } from "zod";
import {
  even,
  number,
  positive,
  stops,
  type NumberParameter,
  type NameAndMeaning,
} from "../../parameters/parameter";
import { more } from "../../parameters/search";
import { declareMethod } from "../../parameters/stage";
import { BEAM, edgeCost, MAX_HOPS, MOST_PATH_HOPS } from "./path-parameters";

export const PATH_MATCH = declareMethod("path-match", {
  summary: "Matches relation paths with the question's words; no training.",
  parameters: {
    maxHops: MAX_HOPS,
    beam: BEAM,
    mention: weight(
      ["Mention", "Weight of how clearly the question mentions the relations of a path."],
      ["Pomenire", "Ponderea a cât de limpede pomenește întrebarea relațiile unui drum."],
    ),
    coverage: weight(
      ["Coverage", "Taken off a path for what it leaves unexplained of the question's words."],
      ["Acoperire", "Scăzut dintr-un drum pentru cuvintele întrebării pe care le lasă neexplicate."],
    ),
    typeHint: weight(
      [
        "Type hint",
        "Weight of the answer's kind: what the question asks for against label and last relation of a path's ends.",
      ],
      [
        "Felul răspunsului",
        "Ponderea felului de răspuns: ce cere întrebarea față de eticheta și ultima relație de la capătul drumului.",
      ],
    ),
    lengthPrior: number(z.number(), even(-0.5, 0.5, 0.01), {
      shown: "advanced",
      en: ["Length prior", "Added to a path's score for each hop; below 0 favours short paths."],
      ro: [
        "Lungime",
        "Adăugat la scorul unui drum pentru fiecare pas; sub 0 sunt favorizate drumurile scurte.",
      ],
    }),
    turnBack: number(z.number(), even(-0.5, 0.5, 0.01), {
      shown: "advanced",
      en: [
        "Turn back",
        "Added for a step straight back over the same relation where the question asks for others (“the same director”), otherwise taken off.",
      ],
      ro: [
        "Întoarcere",
        "Adăugat pentru un pas înapoi pe aceeași relație când întrebarea cere alte entități („același regizor”), altfel scăzut.",
      ],
    }),
    topPaths: number(positive, stops([1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100]), {
      shown: "advanced",
      unit: "paths",
      en: [
        "Top paths",
        "Edges of this many of the best paths earn prizes: the best path's ends answer, the others' follow.",
      ],
      ro: [
        "Drumuri alese",
        "Muchiile atâtor drumuri dintre cele mai bune primesc premii: capătul celui mai bun răspunde, ale celorlalte urmează.",
      ],
    }),
    cost: edgeCost(z.number().positive(), -1),
  },
  search: { topPaths: more(), maxHops: more(MOST_PATH_HOPS) },
});

export type PathMatchParams = z.infer<typeof PATH_MATCH.schema>;

function weight(en: NameAndMeaning, ro: NameAndMeaning): NumberParameter<z.ZodNumber> {
  return number(z.number().min(0), even(0, 1, 0.01), { shown: "advanced", en, ro });
}
