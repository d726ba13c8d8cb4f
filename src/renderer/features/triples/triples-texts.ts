/** The words of the table of triples. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  caption: "Candidate triples",
  filter: "Filter triples",
  verdict: "Verdict",
  every: "All verdicts",
  number: "Number to filter by",
  anyNumber: "Any number",
  side: "At least or at most",
  atLeast: "≥",
  atMost: "≤",
  value: "Bound",
  shown: (shown: number, all: number) =>
    shown === all
      ? `${formatPlural(all, "triple", "triples")}`
      : `${formatCount(shown)} of ${formatPlural(all, "triple", "triples")}`,
  listAll: (count: number) => `List all ${formatCount(count)}`,
  listed: (listed: number, all: number) =>
    `Listed: ${formatCount(listed)} of ${formatCount(all)} candidate edges`,
  listing: "Listing…",
  listFailed: "The candidates could not be listed.",
  none: "No triple fits the filter.",
  sortBy: (column: string) => `Sort by ${column}`,
};

const ROMANIAN: typeof ENGLISH = {
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

export const TRIPLES_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
