/** Read: subgraph → answers and text. */
import { z } from "zod";
import { data, number, onOff, positive, stops } from "../parameters/parameter";
import { declareStage } from "../parameters/stage";

export const READ = declareStage({
  en: ["Read", "Reads ranked answers and a sentence out of what was kept."],
  ro: ["Citire", "Citește din ce s-a păstrat răspunsuri ordonate și o propoziție."],
  parameters: {
    method: data(z.enum(["ranked-nodes", "explanation"]), "ranked-nodes or explanation", {
      en: ["Read by", "How answers are read from the subgraph."],
      ro: ["Citire prin", "Cum se citesc răspunsurile din subgraf."],
    }),
    contexts: data(z.number().int().min(0).max(50).optional(), "a number of documents (7)", {
      when: { method: ["explanation"] },
      en: ["Contexts", "How many documents of the best paths an explanation is written from."],
      ro: ["Contexte", "Din câte documente ale celor mai bune drumuri se scrie o explicație."],
    }),
    top: number(positive.max(100_000), stops([1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000]), {
      shown: "advanced",
      unit: "answers",
      en: ["Answers", "Most answers listed."],
      ro: ["Răspunsuri", "Cele mai multe răspunsuri listate."],
    }),
    keepMentioned: onOff({
      shown: "advanced",
      en: ["Keep named", "Also list entities that the question itself names."],
      ro: ["Și cele numite", "Listează și entitățile pe care întrebarea însăși le numește."],
    }),
  },
});

export type ReadParams = z.infer<typeof READ.schema>;
