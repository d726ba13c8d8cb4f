/**
 * Sample: which edges go on, by their probability p. "inference": the `maxFacts` likeliest with p ≥ `threshold`, the likeliest one where
 * none reaches it, no noise. "gumbel": independent binary Gumbel-softmax draws among the `maxFacts` likeliest. "none": all go on.
 */
import { z } from "zod";
import { choice, count, data, even, number, positive, stops } from "../parameters/parameter";
import { less, MORE } from "../parameters/search";
import { declareStage } from "../parameters/stage";

/** Largest number of a draw or of re-rolls. */
export const MOST_DRAW = 1_000_000_000;
const MOST_FACTS = 10_000_000;

/** Probabilities crowd at both ends, and so do their stops. */
const THRESHOLDS = stops(
  [
    0, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8,
    0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 1,
  ],
  0.0001,
);

/** A likely edge may rank far below the cap. */
const FURTHER = [5, 10, 100, 1000];
/** One by one: draws have no order. */
const NEXT_DRAWS = Array.from({ length: 20 }, (_, at) => at + 1);

const MORE_LENIENT = { gumbel: ["inference", "none"], inference: ["none"], none: [] } as const;

const DRAWN = { method: ["gumbel"] };

export const SAMPLE = declareStage({
  en: ["Sample", "Decides which edges go on by their probability."],
  ro: ["Eșantionare", "Hotărăște după probabilitate ce muchii merg mai departe."],
  parameters: {
    method: choice(
      {
        none: { en: "none", ro: "niciuna" },
        inference: { en: "inference rule", ro: "regula de inferență" },
        gumbel: { en: "Gumbel draw", ro: "extragere Gumbel" },
      },
      {
        shown: "main",
        offered: ["inference", "gumbel", "none"],
        en: [
          "Sample by",
          "Inference keeps the likeliest edges without noise; Gumbel draws each edge by its probability; none lets all go on.",
        ],
        ro: [
          "Eșantionare",
          "Inferența păstrează cele mai probabile muchii fără zgomot; Gumbel extrage fiecare muchie după probabilitatea ei; „niciuna” le lasă pe toate să treacă.",
        ],
      },
    ),
    maxFacts: number(
      positive.max(MOST_FACTS).default(100),
      stops([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]),
      {
        shown: "main",
        unit: "edges",
        when: { method: ["inference", "gumbel"] },
        en: ["Fact cap", "Only this many edges, the likeliest, may go on."],
        ro: ["Limita de fapte", "Doar atâtea muchii, cele mai probabile, pot merge mai departe."],
      },
    ),
    threshold: number(z.number().min(0).max(1).default(0.01), THRESHOLDS, {
      shown: "main",
      when: { method: ["inference"] },
      en: ["Threshold", "Only edges at least this likely go on; where none is, the likeliest one does."],
      ro: [
        "Prag",
        "Doar muchiile cel puțin atât de probabile merg mai departe; dacă nu este niciuna, trece cea mai probabilă.",
      ],
    }),
    temperature: number(z.number().positive().default(0.5), even(0.05, 5, 0.05), {
      shown: "main",
      when: DRAWN,
      en: [
        "Temperature τ",
        "Spreads the soft weights of a draw: low is almost 0 or 1, high is lukewarm. It never changes how often an edge is drawn.",
      ],
      ro: [
        "Temperatura τ",
        "Împrăștie ponderile moi ale unei extrageri: mică dă aproape 0 sau 1, mare dă valori călduțe. Nu schimbă niciodată cât de des este extrasă o muchie.",
      ],
    }),
    draw: number(count.max(MOST_DRAW).default(0), even(0, MOST_DRAW, 1), {
      shown: "hidden",
      when: DRAWN,
      en: ["Draw", "Which draw of the seed's endless row of draws; the next one re-rolls every edge."],
      ro: ["Extragere", "A câta extragere din șirul nesfârșit al seminței; următoarea schimbă tot zgomotul."],
    }),
    rerolls: data(
      z.record(z.string().regex(/^[0-9a-f]{16}$/), positive.max(MOST_DRAW)).default({}),
      "whole numbers from 1 by edge key",
      {
        when: DRAWN,
        en: [
          "Re-rolls",
          "How often single edges were rolled anew within this draw; every other keeps its noise.",
        ],
        ro: ["Zgomot nou", "De câte ori a fost schimbat zgomotul unor muchii în această extragere."],
      },
    ),
  },
  // The temperature is not among them: it never decides whether an edge is drawn.
  search: {
    maxFacts: (cap) =>
      [...MORE.map((step) => cap + step), ...FURTHER.map((factor) => cap * factor)]
        .filter((more) => more <= MOST_FACTS)
        .sort((a, b) => a - b),
    draw: (draw) => NEXT_DRAWS.map((next) => draw + next),
    threshold: less,
    method: (method) => MORE_LENIENT[method],
  },
});

export type SampleParams = z.infer<typeof SAMPLE.schema>;
