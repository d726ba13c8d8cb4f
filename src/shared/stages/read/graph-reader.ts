/** A trained graph attention network scores every node by how well it answers; asked where two entities are named, which is what it learnt. */
import { z } from "zod";
import { choice, count, data, even, number, stops } from "../../parameters/parameter";
import { declareMethod } from "../../parameters/stage";
import { LISTED } from "./answers";

export const GRAPH_READER = declareMethod("graph-reader", {
  summary: "Asks a trained network which nodes lie between what the question names.",
  parameters: {
    model: data(z.string().min(1), "the name of a model (`dragoman models`)", {
      en: ["Model", "The trained reader."],
      ro: ["Model", "Cititorul antrenat."],
    }),
    over: choice(
      {
        kept: { en: "kept nodes", ro: "nodurile păstrate" },
        candidates: { en: "all candidates", ro: "toți candidații" },
      },
      {
        standard: "kept",
        shown: "main",
        en: ["Read over", "Whether pruned nodes may answer as well."],
        ro: ["Citește din", "Dacă pot răspunde și nodurile tăiate."],
      },
    ),
    named: number(z.number().int().min(1).max(2).default(2), stops([1, 2]), {
      shown: "advanced",
      en: [
        "From so many named",
        "Where the question names fewer entities the network is not asked, and prizes rank: it learnt what lies between two.",
      ],
      ro: [
        "De la câte numite",
        "Dacă întrebarea numește mai puține entități, rețeaua nu este întrebată și ordonează premiile: ea a învățat ce se află între două.",
      ],
    }),
    least: number(z.number().min(0).max(1).default(0), even(0, 1, 0.05), {
      shown: "main",
      en: ["Least p", "Nodes less probable than this are no answers of the reader."],
      ro: ["p minim", "Nodurile mai puțin probabile nu sunt răspunsuri ale cititorului."],
    }),
    ensemble: number(count.max(1000).default(0), stops([0, 5, 10, 20, 50, 100, 200, 500, 1000]), {
      shown: "main",
      unit: "answers",
      en: [
        "Ensemble",
        "Where the reader lists fewer answers than this, kept nodes of highest prize follow, marked as such.",
      ],
      ro: [
        "Ansamblu",
        "Dacă cititorul dă mai puține răspunsuri decât atât, urmează nodurile păstrate cu cel mai mare premiu, marcate ca atare.",
      ],
    }),
    ...LISTED,
  },
});

export type GraphReaderParams = z.infer<typeof GRAPH_READER.schema>;
