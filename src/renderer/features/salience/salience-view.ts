/** What the salience room keeps: the table of one graph by one recipe as it stands. */
import type { SalienceTable } from "../../../shared/salience";
import type { Fetched } from "../../state/fetched";

export interface SalienceAtHand {
  /** What it was fetched for (`salienceKey`). */
  readonly key: string;
  /** Null where the recipe weighs no relations. */
  readonly table: Fetched<SalienceTable | null>;
}
