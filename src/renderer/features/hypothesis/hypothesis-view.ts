/** What the hypothesis room keeps; the functions are in hypothesis.ts. What is asked stands in the recipe's changed parameters. */
import type { DocumentTimes, Hypothesis } from "../../../shared/hypothesis";
import type { Fetched } from "../../state/fetched";

export interface HypothesisAtHand {
  /** True while the room fills the window. */
  readonly open: boolean;
  /** When the documents of a graph were written. */
  readonly times: { readonly graph: string; readonly found: Fetched<DocumentTimes> } | null;
  /** What a run found; one at hand stays until the next is there. */
  readonly found: { readonly run: string; readonly result: Fetched<Hypothesis> } | null;
  /** Place of the path that is looked at. */
  readonly path: number;
  /** The round that is looked at; null for the one that the explanation is of. */
  readonly round: number | null;
  /** Whether documents after the cut are shown. */
  readonly later: boolean;
  /** The recipe that this room took the place of, which other questions are asked by; null where a person chose the room's own. */
  readonly before: string | null;
  /** Names taken from the completions, by id. */
  readonly names: Readonly<Record<string, string>>;
}

export const FIRST_HYPOTHESIS: HypothesisAtHand = {
  ...{ open: false, times: null, found: null, path: 0, round: null, later: false },
  ...{ before: null, names: {} },
};
