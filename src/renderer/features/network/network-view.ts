/** What the workbench holds of a graph before any question is asked of it; the functions are in network.ts. */
import type { RunView } from "../../../shared/trace";
import type { Fetched } from "../../state/fetched";

export interface NetworkAtHand {
  readonly graph: string;
  readonly found: Fetched<{
    /** The network in the form of a run without a name, so that it is drawn, explored and inspected as one. */
    readonly view: RunView;
    /** True where the view is the whole graph. */
    readonly whole: boolean;
    /** What it can be asked, where it brings no questions along; absent while they are looked for. */
    readonly questions?: readonly string[];
  }>;
}
