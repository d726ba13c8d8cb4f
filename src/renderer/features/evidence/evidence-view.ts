/** The passages about one node, as the workbench holds them; the functions are in evidence.ts. */
import type { Concordance } from "../../../shared/documents/evidence";
import type { Fetched } from "../../state/fetched";

/** Passages about one node. */
export interface PassagesAtHand {
  readonly graph: string;
  readonly node: number;
  readonly found: Fetched<Concordance>;
}

/** All of them, as a concordance of its name. */
export interface ConcordanceAtHand extends PassagesAtHand {
  readonly name: string;
}
