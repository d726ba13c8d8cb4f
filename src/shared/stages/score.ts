/** Score: a prize for every node and edge. Each method has parameters of its own: declared here while they are few, else in score/. */
import { z } from "zod";
import { count, data, number, stops } from "../parameters/parameter";
import { less, more } from "../parameters/search";
import { declareMethod, declareMethods } from "../parameters/stage";
import { edgeCost } from "./score/path-parameters";
import { PATH_MATCH } from "./score/path-match";
import { RETRIEVER } from "./score/retriever";
import { WEIGHTED_PRIZES } from "./score/weighted-prizes";

const RANKS = stops([0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100, 200]);

/** G-Retriever's rank prizes with ties sharing (arXiv 2402.07630). */
const RANK_PRIZES = declareMethod("rank-prizes", {
  summary: "Gives prizes by rank of cosine.",
  parameters: {
    topNodes: number(count, RANKS, {
      shown: "main",
      unit: "nodes",
      en: ["Prized nodes", "The best n nodes earn prizes n, n − 1, … 1."],
      ro: ["Noduri premiate", "Cele mai bune n noduri primesc premiile n, n − 1, … 1."],
    }),
    topEdges: number(count, RANKS, {
      shown: "main",
      en: ["Prized edges", "The best n cosines of relations earn prizes; equal ones share."],
      ro: [
        "Muchii premiate",
        "Cele mai bune n cosinusuri ale relațiilor primesc premii; cele egale le împart.",
      ],
    }),
    cost: edgeCost(z.number().min(0)),
  },
  search: { cost: less, topEdges: more(), topNodes: more() },
  numbers: {
    node: {
      prize: {
        en: "The n best nodes by cosine earn n, n − 1, … 1; all others nothing.",
        ro: "Cele mai bune n noduri după cosinus primesc n, n − 1, … 1; celelalte nimic.",
      },
    },
    edge: {
      prize: {
        en: "The n best distinct cosines earn at most n, n − 1, … 1; edges with the same cosine share it evenly, and a lower rank always gets less.",
        ro: "Cele mai bune n cosinusuri diferite primesc cel mult n, n − 1, … 1; muchiile cu același cosinus îl împart egal, iar un rang mai mic primește mereu mai puțin.",
      },
      cost: {
        en: "The recipe's edge cost, lowered where it exceeds every prize, so that one edge is always worth taking.",
        ro: "Costul de muchie al rețetei, coborât dacă trece de orice premiu, ca o muchie să merite mereu luată.",
      },
    },
  },
});

/** A linear model over numbers of whole paths (docs/methods.md, "Hypotheses"). */
const PATH_FEATURES = declareMethod("path-features", {
  summary: "Ranks the paths between two concepts by how they are attested.",
  parameters: {},
});

/** HGCR's attention over the documents behind a path (arXiv 2511.05498). */
const PATH_RANKER = declareMethod("path-ranker", {
  summary: "Asks a trained network which paths between two concepts their documents speak for.",
  parameters: {
    model: data(z.string().min(1).default("path-ranker"), "the name of a model (`dragoman models`)", {
      en: ["Model", "The trained ranker of paths."],
      ro: ["Model", "Rețeaua antrenată care ordonează drumuri."],
    }),
  },
});

/** Whether whole paths are ranked, by documents that are drawn. */
export function ranksPaths({ method }: Pick<ScoreParams, "method">): boolean {
  return method === "path-features" || method === "path-ranker";
}

export const SCORE = declareMethods({
  en: ["Score", "Gives every candidate node and edge its numbers."],
  ro: ["Scoruri", "Dă fiecărui nod și fiecărei muchii candidate numerele lor."],
  methods: [RANK_PRIZES, WEIGHTED_PRIZES, PATH_MATCH, RETRIEVER, PATH_FEATURES, PATH_RANKER],
});

export type RankPrizesParams = z.infer<typeof RANK_PRIZES.schema>;
export type ScoreParams = z.infer<typeof SCORE.schema>;
