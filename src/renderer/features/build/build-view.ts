/** What the workbench keeps of a graph being built from texts; the functions are in build.ts. */
import type { BuildReport } from "../../../shared/texts/build";
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import type { Recognised } from "../../../shared/texts/reading";
import type { Overrides } from "../../../shared/recipe";
import type { Fetched } from "../../state/fetched";

export interface BuildAtHand {
  readonly files: readonly File[];
  readonly name: string;
  readonly overrides: Overrides;
  /** What the files would be read as; null before any was looked at. */
  readonly recognised: Fetched<Recognised> | null;
  /** Null while nothing is built. */
  readonly running: {
    readonly startedAt: number;
    readonly stageAt: number;
    readonly progress: Progress | null;
  } | null;
  readonly report: BuildReport | null;
  readonly failure: Failure | null;
}
