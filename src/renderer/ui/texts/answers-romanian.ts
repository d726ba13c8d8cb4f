/** The words of the answers and of what changed since the last run, in Romanian. */
import { formatCount, formatPluralRo } from "../format";
import type { ANSWERS_ENGLISH } from "./answers-english";

const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");

export const ANSWERS_ROMANIAN: typeof ANSWERS_ENGLISH = {
  answers: {
    title: "Răspunsuri",
    none: "Niciun nod din subgraful păstrat nu răspunde la întrebare.",
    noneHint: "Încearcă mai mulți pași, mai multe semințe sau un cost mai mic.",
    guessed:
      "În întrebare nu s-a găsit niciun nume din graf. Aceste răspunsuri pornesc de la noduri care doar seamănă: scorurile nu spun nimic despre asta.",
    because: "Pentru că",
    all: (count) => `Arată toate cele ${formatCount(count)}`,
    fewer: "Arată mai puține",
    score: "Scor",
    scoreMeaning:
      "Cât de bine răspunde nodul, după scorul rețetei; se poate compara doar în cadrul acestei rulări.",
    count: (count) => formatPluralRo(count, "răspuns", "răspunsuri"),
    waiting: "Răspunsurile apar aici, cel mai bun primul.",
    seed: "Semințe",
  },
  difference: {
    title: "Față de rularea dinainte",
    gained: (count) => `${edges(count)} în plus`,
    lost: (count) => `${edges(count)} în minus`,
    redrawn: (count) => `${edges(count)} cu altă extragere`,
    newAnswers: (names) => `nou: ${names.join(", ")}`,
    goneAnswers: (names) => `dispărut: ${names.join(", ")}`,
    newBest: (name) => `cel mai bun răspuns este acum ${name}`,
    same: "Nu s-a schimbat nimic",
    reused: (stages) => `refolosit: ${stages.join(", ")}`,
    again: (stages) => `rulat din nou: ${stages.join(", ")}`,
  },
};
