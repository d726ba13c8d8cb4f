/** What undo leads back to: everything chosen at one time. How each choice is read and put back is in step-parts.ts. */
import type { Overrides } from "../../shared/recipe";
import type { ElementRef } from "../canvas/canvas-props";
import type { Explore } from "./explore-view";
import type { EditedRuns } from "./ledger-view";
import type { Pin } from "./pins-view";
import type { Tables } from "./tables-view";
import type { TripleQuery } from "./triples";

export interface Step extends Explore {
  readonly graph: string;
  readonly recipe: string;
  readonly overrides: Overrides;
  readonly seed: number;
  readonly pins: readonly Pin[];
  /** The question that is asked or answered, "" before any; half-typed words are the question bar's own. */
  readonly question: string;
  readonly selection: ElementRef | null;
  /** Of this window's ledger, not of the session. */
  readonly deletedRuns: readonly string[];
  readonly editedRuns: EditedRuns;
  readonly hiddenLabels: readonly string[];
  readonly encoding: string | null;
  readonly triples: TripleQuery;
  readonly tables: Tables;
}
