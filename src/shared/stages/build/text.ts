/** Normalise and chunk: works → one spelling, and pieces of a size. */
import type { z } from "zod";
import { count, even, number, onOff, positive, stops } from "../../parameters/parameter";
import { declareStage } from "../../parameters/stage";

export const NORMALISE = declareStage({
  en: ["Normalise", "One form for each letter; every position leads back to the original."],
  ro: ["Normalizare", "O singură formă pentru fiecare literă; fiecare poziție duce înapoi la original."],
  parameters: {
    hyphens: onOff({
      shown: "advanced",
      en: [
        "Rejoin hyphens",
        "Words broken at a line's end are joined where the whole word stands elsewhere in the work.",
      ],
      ro: [
        "Unește silabele",
        "Cuvintele rupte la capăt de rând se unesc dacă apar întregi în altă parte a operei.",
      ],
    }),
  },
});
export type NormaliseParams = z.infer<typeof NORMALISE.schema>;

export const CHUNK = declareStage({
  en: ["Chunk", "Cuts chapters into pieces at the ends of sentences."],
  ro: ["Bucăți", "Taie capitolele în bucăți la sfârșit de propoziție."],
  parameters: {
    size: number(positive.min(20).max(5000), stops([50, 100, 250, 500, 800, 1000, 1200]), {
      shown: "main",
      unit: "tokens",
      en: ["Size", "Most tokens of a chunk; one longer sentence is a chunk of its own."],
      ro: ["Mărime", "Cele mai multe cuvinte ale unei bucăți; o frază mai lungă este o bucată."],
    }),
    overlap: number(count.max(1000), even(0, 200, 10), {
      shown: "main",
      unit: "tokens",
      en: ["Overlap", "Tokens of the chunk before that are shown again; nothing in them counts twice."],
      ro: [
        "Suprapunere",
        "Cuvinte ale bucății dinainte arătate din nou; nimic din ele nu se numără de două ori.",
      ],
    }),
  },
});
export type ChunkParams = z.infer<typeof CHUNK.schema>;
