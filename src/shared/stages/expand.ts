/** Expand: seeds → candidate graph. */
import { z } from "zod";
import { choice, count, data, even, number, positive, stops } from "../parameters/parameter";
import { more } from "../parameters/search";
import { declareStage } from "../parameters/stage";
import { TYPED_PARAMETERS, TYPED_SEARCH } from "./expand/typed";

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
    ...TYPED_PARAMETERS,
    method: data(z.enum(["reach", "paths"]).optional(), "reach (the standard) or paths", {
      en: ["Expand by", "All within reach of the seeds, or the paths between two of them."],
      ro: ["Extindere prin", "Tot ce e în raza semințelor sau drumurile dintre două din ele."],
    }),
    maxHops: data(z.number().int().min(2).max(7).optional(), "a number of edges, 2 to 7 (4)", {
      when: { method: ["paths"] },
      en: ["Path length", "Most edges of a path."],
      ro: ["Lungimea drumului", "Cele mai multe muchii ale unui drum."],
    }),
    cutDate: data(
      z.union([z.string(), z.number().int()]).optional(),
      "2004, 2004-12-31, pmid:N or order:N, inclusive",
      {
        when: { method: ["paths"] },
        en: ["Cut date", "Nothing newer is seen by any stage."],
        ro: ["Data-limită", "Nimic mai nou nu este văzut de vreo etapă."],
      },
    ),
    interior: data(z.array(z.string()).optional(), "a list of labels", {
      when: { method: ["paths"] },
      en: ["Vocabulary", "Paths lead through nodes of these labels only; an empty list is all."],
      ro: ["Vocabular", "Drumurile trec doar prin noduri cu aceste etichete; o listă goală înseamnă toate."],
    }),
    maskTrivialEdge: data(z.boolean().optional(), "true or false", {
      when: { method: ["paths"] },
      en: ["Mask the trivial edge", "Edges between the two concepts themselves are no path."],
      ro: ["Fără muchia directă", "Muchiile dintre cele două concepte însele nu sunt un drum."],
    }),
    pathBudget: data(z.number().int().min(1).max(20_000).optional(), "a number of paths (500)", {
      when: { method: ["paths"] },
      en: ["Path budget", "Most paths looked at."],
      ro: ["Buget de drumuri", "Cele mai multe drumuri privite."],
    }),
  },
  search: {
    degreeCap: (cap) => (cap > 0 ? [2 * cap, 5 * cap, 10 * cap, 0] : []),
    edgeBudget: (budget) => [2, 5, 10].map((factor) => factor * budget).filter((more) => more <= MOST_EDGES),
    hops: (hops, params) => more(Math.min(MOST_HOPS, hops + 2))(hops, params),
    ...TYPED_SEARCH,
  },
});

export type ExpandParams = z.infer<typeof EXPAND.schema>;
