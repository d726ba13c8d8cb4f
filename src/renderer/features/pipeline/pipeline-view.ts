/** What the workbench knows of a configured run. */
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import type { PipelineLook, PipelineReport, PipelineStepReport } from "../../../shared/pipeline";
import type { Fetched } from "../../state/fetched";

/** A run under way. */
export interface RunningPipeline {
  readonly startedAt: number;
  /** Of the step under way. */
  readonly progress: Progress | null;
  readonly finished: readonly PipelineStepReport[];
}

export interface PipelineAtHand {
  /** The configuration first, then the files chosen for it. */
  readonly files: readonly File[];
  /** What a run of them would do. */
  readonly look: Fetched<PipelineLook>;
  readonly running: RunningPipeline | null;
  readonly report: PipelineReport | null;
  /** Why the newest run came to no end. */
  readonly trouble: Failure | null;
}
