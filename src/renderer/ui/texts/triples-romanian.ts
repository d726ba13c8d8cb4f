/** The words of the table of triples, in Romanian. */
import { formatCount, formatPluralRo } from "../format";
import type { TRIPLES_ENGLISH } from "./triples-english";

export const TRIPLES_ROMANIAN: typeof TRIPLES_ENGLISH = {
  caption: "Tripletele candidate",
  filter: "Filtrează tripletele",
  verdict: "Verdict",
  every: "Toate verdictele",
  number: "Numărul după care se filtrează",
  anyNumber: "Orice număr",
  side: "Cel puțin sau cel mult",
  atLeast: "≥",
  atMost: "≤",
  value: "Limita",
  shown: (shown, all) =>
    shown === all
      ? formatPluralRo(all, "triplet", "triplete")
      : `${formatCount(shown)} din ${formatPluralRo(all, "triplet", "triplete")}`,
  listAll: (count) => `Listează toate cele ${formatCount(count)}`,
  listed: (listed, all) =>
    `Listate: ${formatCount(listed)} din ${formatPluralRo(all, "muchie candidată", "muchii candidate")}`,
  listing: "Se listează…",
  listFailed: "Candidații nu au putut fi listați.",
  none: "Niciun triplet nu trece de filtru.",
  sortBy: (column) => `Sortează după ${column}`,
};
