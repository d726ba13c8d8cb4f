/** What undo leads back to: everything chosen at one time. How each choice is read and put back is in step-parts.ts. */
import type { Overrides } from "../../shared/recipe";
import type { Slices } from "../features/slices";
import type { ElementRef } from "../picture/elements";
import type { Moved } from "./layout-view";
import type { Pin } from "./pins-view";
import type { Settings } from "./settings-view";

type ExploreChoices = Slices["explore"];

export interface Step extends ExploreChoices {
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
  readonly editedRuns: Slices["editedRuns"];
  readonly judged: Slices["judged"];
  readonly taughtHere: Slices["taughtHere"];
  readonly hiddenLabels: readonly string[];
  readonly encoding: string | null;
  readonly candidates: boolean | null;
  readonly leftToRight: boolean | null;
  /** How the window looks; of this machine, not of the session. */
  readonly theme: Settings["theme"];
  readonly language: Settings["language"];
  readonly preset: Settings["preset"];
  readonly moved: Moved | null;
  readonly triples: Slices["triples"];
  readonly tables: Slices["tables"];
}
