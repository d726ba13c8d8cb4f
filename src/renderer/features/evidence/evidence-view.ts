/** The passages about one node, as the workbench holds them; the functions are in evidence.ts. */
import type { Concordance } from "../../../shared/evidence";
import type { Fetched } from "../../state/fetched";

/** The passages about one node. */
export interface ConcordanceAtHand {
  readonly graph: string;
  readonly node: number;
  readonly name: string;
  readonly found: Fetched<Concordance>;
}
