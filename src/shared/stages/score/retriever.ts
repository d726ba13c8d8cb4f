/** A trained retriever's belief in relation paths: p of an edge is the sum over the paths it lies on, p of a node over those that end there. */
import { z } from "zod";
import { data, even, number } from "../../parameters/parameter";
import { less, more } from "../../parameters/search";
import { declareMethod } from "../../parameters/stage";
import { BEAM, edgeCost, MAX_HOPS, MOST_PATH_HOPS } from "./path-parameters";

export const RETRIEVER = declareMethod("retriever", {
  summary: "Asks a trained network for the probability of every edge.",
  parameters: {
    model: data(z.string().min(1), "the name of a model (`dragoman models`)", {
      en: ["Model", "The trained retriever."],
      ro: ["Model", "Rețeaua antrenată."],
    }),
    maxHops: MAX_HOPS,
    beam: BEAM,
    // What the words alone say holds the network on graphs unlike those it was trained on.
    prior: number(z.number().min(0).default(0), even(0, 20, 0.5), {
      shown: "main",
      en: [
        "Prior",
        "Weight of what the words alone say (path match) beside the trained network; 0 trusts the network alone.",
      ],
      ro: [
        "A priori",
        "Ponderea a ceea ce spun cuvintele singure (potrivirea drumurilor) pe lângă rețeaua antrenată; 0 se bazează doar pe rețea.",
      ],
    }),
    // Against p as prize: an edge below it stays only where it connects.
    cost: edgeCost(z.number().positive(), -1),
  },
  search: { cost: less, maxHops: more(MOST_PATH_HOPS) },
});

export type RetrieverParams = z.infer<typeof RETRIEVER.schema>;
