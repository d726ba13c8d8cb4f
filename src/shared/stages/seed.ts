/** Seed: question → scored nodes. */
import { z } from "zod";
import { choice, data, number, positive, stops } from "../parameters/parameter";
import { more } from "../parameters/search";
import { declareStage } from "../parameters/stage";

const FOUND = { method: ["dense", "lexical", "mention", "hybrid", "linked"] };

export const SEED = declareStage({
  en: ["Seed", "Finds the nodes the question speaks of."],
  ro: ["Semințe", "Găsește nodurile despre care vorbește întrebarea."],
  parameters: {
    method: choice(
      {
        dense: { en: "meaning (vectors)", ro: "înțeles (vectori)" },
        lexical: { en: "words (BM25)", ro: "cuvinte (BM25)" },
        mention: { en: "names in the question", ro: "nume din întrebare" },
        hybrid: { en: "all three, fused", ro: "toate trei, îmbinate" },
        linked: { en: "names, else meaning and words", ro: "nume, altfel înțeles și cuvinte" },
        named: { en: "given nodes", ro: "noduri date" },
        pair: { en: "two concepts", ro: "două concepte" },
      },
      {
        shown: "advanced",
        // Nodes by name are given on the command line, never chosen in the form.
        offered: ["linked", "hybrid", "dense", "lexical", "mention"],
        en: ["Seeds by", "How the nodes the question speaks of are found."],
        ro: ["Semințe după", "Cum se găsesc nodurile despre care vorbește întrebarea."],
      },
    ),
    k: number(positive.max(1000), stops([1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100, 200, 500, 1000]), {
      shown: "main",
      unit: "nodes",
      when: FOUND,
      en: ["Seeds k", "Most seeds taken; the search walks outwards from them."],
      ro: ["Semințe k", "Cele mai multe semințe luate; căutarea pornește de la ele."],
    }),
    nodes: data(z.array(z.string()).default([]), "a list of node ids or names", {
      when: { method: ["named"] },
      en: ["Given nodes", "The nodes to start from."],
      ro: ["Noduri date", "Nodurile de la care se pornește."],
    }),
    source: data(z.string().optional(), "a node id or name", {
      when: { method: ["pair"] },
      en: ["Source", "The first of two concepts; empty where the question names both."],
      ro: ["Sursă", "Primul din două concepte; gol unde întrebarea le numește pe ambele."],
    }),
    target: data(z.string().optional(), "a node id or name", {
      when: { method: ["pair"] },
      en: ["Target", "The second of two concepts."],
      ro: ["Țintă", "Al doilea din două concepte."],
    }),
    labels: data(z.array(z.string()).default([]), "a list of labels", {
      en: ["Seed labels", "Only nodes of these labels are seeds; an empty list is all."],
      ro: [
        "Etichete de semințe",
        "Doar nodurile cu aceste etichete sunt semințe; o listă goală înseamnă toate.",
      ],
    }),
  },
  search: { k: more(1000) },
});

export type SeedParams = z.infer<typeof SEED.schema>;
