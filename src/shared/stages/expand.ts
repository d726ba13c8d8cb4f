/** Expand: seeds → candidate graph. */
import { z } from "zod";
import { choice, count, data, even, number, positive, stops } from "../parameters/parameter";
import { more } from "../parameters/search";
import { declareStage } from "../parameters/stage";

const MOST_EDGES = 10_000_000;
const MOST_HOPS = 6;

export const EXPAND = declareStage({
  en: ["Expand", "Walks outwards from the seeds; everything met is a candidate."],
  ro: ["Extindere", "Merge dinspre semințe în afară; tot ce întâlnește devine candidat."],
  parameters: {
    hops: number(count.max(MOST_HOPS), even(0, MOST_HOPS, 1), {
      shown: "main",
      unit: "hops",
      en: ["Hops", "How many edges away from a seed the candidates reach."],
      ro: ["Pași", "La câte muchii de o sămânță ajung candidații."],
    }),
    direction: choice(
      {
        out: { en: "along edges", ro: "de-a lungul muchiilor" },
        in: { en: "against edges", ro: "împotriva muchiilor" },
        both: { en: "both ways", ro: "în ambele sensuri" },
      },
      {
        shown: "advanced",
        en: ["Direction", "Along edges, against them, or both."],
        ro: ["Direcție", "De-a lungul muchiilor, împotriva lor sau în ambele sensuri."],
      },
    ),
    labels: data(z.array(z.string()).default([]), "a list of labels", {
      en: ["Labels", "Only nodes of these labels are reached; an empty list is all."],
      ro: ["Etichete", "Doar nodurile cu aceste etichete sunt atinse; o listă goală înseamnă toate."],
    }),
    relations: data(z.array(z.string()).default([]), "a list of relations", {
      en: ["Relations", "Only edges of these relations are followed; an empty list is all."],
      ro: ["Relații", "Doar muchiile acestor relații sunt urmate; o listă goală înseamnă toate."],
    }),
    degreeCap: number(
      count.max(MOST_EDGES),
      stops([0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]),
      {
        shown: "main",
        unit: "edges",
        en: ["Degree cap", "Most edges followed from one node; 0 is no cap."],
        ro: ["Limita de grad", "Cele mai multe muchii urmate de la un nod; 0 este fără limită."],
      },
    ),
    edgeBudget: number(
      positive.max(MOST_EDGES),
      stops([10, 50, 100, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 200_000]),
      {
        shown: "main",
        unit: "edges",
        en: ["Edge budget", "Most edges in the whole candidate graph."],
        ro: ["Buget de muchii", "Cele mai multe muchii în tot graful candidaților."],
      },
    ),
  },
  search: {
    degreeCap: (cap) => (cap > 0 ? [2 * cap, 5 * cap, 10 * cap, 0] : []),
    edgeBudget: (budget) => [2, 5, 10].map((factor) => factor * budget).filter((more) => more <= MOST_EDGES),
    hops: (hops, params) => more(Math.min(MOST_HOPS, hops + 2))(hops, params),
  },
});

export type ExpandParams = z.infer<typeof EXPAND.schema>;
