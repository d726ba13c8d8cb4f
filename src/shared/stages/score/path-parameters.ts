/** What score methods share: the cost of an edge, and how far relation paths are looked for. */
import type { z } from "zod";
import { even, number, positive, stops, type NumberParameter } from "../../parameters/parameter";

/** Most steps of a relation path. */
export const MOST_PATH_HOPS = 4;

/** `order` as in every parameter. */
export function edgeCost<S extends z.ZodType<number>>(schema: S, order = 0): NumberParameter<S> {
  return number(schema, even(0, 5, 0.05), {
    shown: "main",
    order,
    en: ["Edge cost", "What every kept edge costs: higher keeps fewer edges."],
    ro: ["Cost de muchie", "Cât costă fiecare muchie păstrată: mai mare păstrează mai puține."],
  });
}

export const MAX_HOPS = number(positive.max(MOST_PATH_HOPS), even(1, MOST_PATH_HOPS, 1), {
  shown: "main",
  unit: "hops",
  en: ["Path hops", "Longest relation path from a topic entity to an answer."],
  ro: ["Pași de drum", "Cel mai lung drum de relații de la o entitate de pornire la un răspuns."],
});

export const BEAM = number(positive.max(5000), stops([1, 8, 16, 32, 64, 128, 256, 512, 1000, 2000, 5000]), {
  shown: "advanced",
  unit: "paths",
  en: ["Beam", "Most relation paths whose words are embedded."],
  ro: ["Fascicul", "Cele mai multe drumuri de relații ale căror cuvinte primesc vectori."],
});
