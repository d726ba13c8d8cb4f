/** A configured run: its configuration is chosen, its steps shown, run, stopped and run again. */
import { Workflow } from "lucide-react";
import type { Failure } from "../../../shared/failure";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { chooseFile } from "../../ui/choose-file";
import { EmptyState } from "../../ui/empty-state";
import { explain } from "../../ui/explain";
import { DropZone } from "../../ui/file-picking";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { IMPORTS_TEXTS } from "../import-graph/imports-texts";
import { ProgressBar } from "../status/progress-bar";
import { canStart } from "./pipeline";
import { CONFIGURATION_FILES } from "./pipeline-actions";
import { PipelinePlan } from "./pipeline-plan";
import { PipelineResults, PipelineSteps } from "./pipeline-steps";
import { PIPELINE_TEXTS } from "./pipeline-texts";
import type { PipelineAtHand, RunningPipeline } from "./pipeline-view";

export function PipelinePanel() {
  const pipeline = useWorkbench((state) => state.pipeline);
  if (pipeline !== null) return <Chosen pipeline={pipeline} />;
  return (
    <EmptyState icon={Workflow} title={PIPELINE_TEXTS.empty} lead={PIPELINE_TEXTS.emptyLead}>
      <ChooseButton label={PIPELINE_TEXTS.choose} />
    </EmptyState>
  );
}

function ChooseButton({ label }: { label: string }) {
  const commands = useCommands();
  const choose = async (): Promise<void> => {
    const file = await chooseFile(CONFIGURATION_FILES);
    if (file !== null) await commands.choosePipeline(file);
  };
  return (
    <button type="button" className="button" onClick={() => void choose()}>
      {label}
    </button>
  );
}

function Chosen({ pipeline }: { pipeline: PipelineAtHand }) {
  const { look, running, trouble, report, files } = pipeline;
  return (
    <div className="pipeline-panel" tabIndex={0} role="group" aria-label={PIPELINE_TEXTS.title}>
      <div className="pipeline-head">
        <h3>
          <Name text={files[0]?.name ?? ""} longest={120} />
        </h3>
        <RunButtons pipeline={pipeline} />
      </div>
      {look.state === "loading" && <p role="status">{PIPELINE_TEXTS.looking}</p>}
      {look.state === "failed" && <Trouble failure={look.failure} />}
      <div className="pipeline-chosen">
        {look.state === "ready" && <PipelinePlan plan={look.value} />}
        {running === null && <MoreFiles />}
      </div>
      {running !== null && <Progressing running={running} />}
      {trouble !== null && <Trouble failure={trouble} />}
      {look.state === "ready" && <PipelineSteps pipeline={pipeline} />}
      {report !== null && <PipelineResults report={report} />}
    </div>
  );
}

function RunButtons({ pipeline }: { pipeline: PipelineAtHand }) {
  const commands = useCommands();
  if (pipeline.running !== null)
    return (
      <button type="button" className="button" onClick={() => commands.stopPipeline()}>
        {PIPELINE_TEXTS.stop}
      </button>
    );
  return (
    <>
      <button
        type="button"
        className="button primary"
        disabled={!canStart(pipeline)}
        onClick={() => void commands.runPipeline()}
      >
        {pipeline.report === null ? PIPELINE_TEXTS.start : PIPELINE_TEXTS.again}
      </button>
      <ChooseButton label={PIPELINE_TEXTS.another} />
    </>
  );
}

function MoreFiles() {
  const commands = useCommands();
  const { drop, chooseFiles, confined } = PIPELINE_TEXTS;
  return (
    <DropZone
      words={{ drop, choose: chooseFiles, formats: confined }}
      onFiles={(files) => void commands.choosePipelineFiles(files)}
    />
  );
}

function Progressing({ running: { progress, startedAt } }: { running: RunningPipeline }) {
  const { stages } = IMPORTS_TEXTS;
  const told = progress && {
    ...progress,
    stage: stages[progress.stage] ?? TEXTS.stages[progress.stage] ?? progress.stage,
  };
  return <ProgressBar progress={told} startedAt={startedAt} />;
}

function Trouble({ failure }: { failure: Failure }) {
  if (failure.kind === "cancelled") return <p role="status">{PIPELINE_TEXTS.stopped}</p>;
  return (
    <p className="pipeline-trouble bad" role="alert">
      {PIPELINE_TEXTS.failed} <bdi>{explain(failure)}</bdi>
    </p>
  );
}
