/** Read: subgraph → answers and text. */
import { z } from "zod";
import { data } from "../parameters/parameter";
import { declareMethod, declareMethods } from "../parameters/stage";
import { LISTED } from "./read/answers";
import { GRAPH_READER } from "./read/graph-reader";

const RANKED_NODES = declareMethod("ranked-nodes", {
  summary: "Ranks kept nodes by the scores and prizes of the stages before.",
  parameters: LISTED,
});

const EXPLANATION = declareMethod("explanation", {
  summary: "Ranks as ranked-nodes, and tells kept paths step by step with their documents.",
  parameters: {
    contexts: data(z.number().int().min(0).max(50).optional(), "a number of documents (7)", {
      en: ["Contexts", "How many documents of the best paths an explanation is written from."],
      ro: ["Contexte", "Din câte documente ale celor mai bune drumuri se scrie o explicație."],
    }),
    ...LISTED,
  },
});

export const READ = declareMethods({
  en: ["Read", "Reads ranked answers and a sentence out of what was kept."],
  ro: ["Citire", "Citește din ce s-a păstrat răspunsuri ordonate și o propoziție."],
  methods: [RANKED_NODES, EXPLANATION, GRAPH_READER],
});

export type ReadParams = z.infer<typeof READ.schema>;
export type ExplanationParams = z.infer<typeof EXPLANATION.schema>;
