/** The words of the table of triples, in English. */
import { formatCount, formatPlural } from "../format";

export const TRIPLES_ENGLISH = {
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
