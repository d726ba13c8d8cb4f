/** A configured run as the window keeps it: plain functions from one workbench to the next. */
import type { Progress } from "../../../shared/contract";
import { pipelineStepsSchema, type PipelineStepReport } from "../../../shared/pipeline";
import type { Workbench } from "../../state/workbench";
import type { PipelineAtHand } from "./pipeline-view";

/** Another configuration, or more of the files it names: one of the same name takes the other's place. */
export function withFiles(at: PipelineAtHand | null, chosen: readonly File[]): readonly File[] {
  const names = new Set(chosen.map(({ name }) => name));
  const before = at?.files ?? [];
  const [configuration] = before;
  const again = chosen.find(({ name }) => name === configuration?.name);
  const first = again ?? configuration;
  const rest = [
    ...before.slice(1).filter(({ name }) => !names.has(name)),
    ...chosen.filter((it) => it !== again),
  ];
  return first === undefined ? rest : [first, ...rest];
}

/** Turns the configured run at hand; nothing where there is none. */
export function changePipeline(state: Workbench, change: Partial<PipelineAtHand>): Workbench {
  return state.pipeline === null ? state : { ...state, pipeline: { ...state.pipeline, ...change } };
}

/** What a run under way says: which steps are finished, or how far the one under way is. */
export function notePipeline(state: Workbench, progress: Progress): Workbench {
  const running = state.pipeline?.running;
  if (!running) return state;
  if (progress.stage !== "steps") return changePipeline(state, { running: { ...running, progress } });
  const finished = pipelineStepsSchema.parse(progress.partial);
  return changePipeline(state, { running: { ...running, finished, progress: null } });
}

export type StepState = PipelineStepReport["state"] | "running";

/** The steps as they stand: those of a run under way, of the run that ended, or of what would be done. */
export function stepsOf(
  at: PipelineAtHand,
): readonly (Omit<PipelineStepReport, "state"> & { readonly state: StepState })[] {
  if (at.report !== null) return at.report.steps;
  const planned = at.look.state === "ready" ? at.look.value.steps : [];
  if (at.running === null) return planned;
  const { finished } = at.running;
  return planned.map((step, row) => {
    const state: StepState = row === finished.length ? "running" : "due";
    return finished[row] ?? { ...step, state, outputs: {}, ms: 0 };
  });
}

/** True where everything is chosen and nothing runs. */
export function canStart({ look, running }: PipelineAtHand): boolean {
  return running === null && look.state === "ready" && look.value.missing.length === 0;
}
