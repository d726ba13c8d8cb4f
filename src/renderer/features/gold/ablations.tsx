/** Grids of parameters: which parameters and values, how far the runs are, and what came of each combination. */
import { Download, Grid3x3 } from "lucide-react";
import { useMemo } from "react";
import { explain } from "../../ui/explain";
import { ablationCsv } from "./ablation-csv";
import type { Ablation } from "./ablation-view";
import { goldWith } from "./gold";
import { chosenRecipe, type Workbench } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { saveFile } from "../../ui/save-file";
import { GOLD_TEXTS } from "./gold-texts";
import { AxisEditor } from "./axis-editor";
import { GoldProgress } from "./gold-progress";
import { OpenQuestions } from "./open-questions";
import { GridCharts } from "./grid-charts";

export function Ablations() {
  const { file, ran } = useWorkbench((state) => ({ file: state.gold.file, ran: state.ablation.ran }));
  const recipe = useWorkbench(chosenRecipe);
  const texts = GOLD_TEXTS.ablations;
  if (file === null || recipe === undefined)
    return (
      <EmptyState icon={Grid3x3} title={texts.empty} lead={texts.emptyLead}>
        <OpenQuestions />
      </EmptyState>
    );
  return (
    <div className="panel ablations">
      <div className="panel-body ablations-body">
        <div className="ablations-side">
          {ran?.state === "running" ? (
            <Running ran={ran} />
          ) : (
            <AxisEditor recipe={recipe} questions={file.questions.length} />
          )}
          {ran !== null && ran.state !== "running" && <End ran={ran} />}
        </div>
        {ran !== null && (
          <div>
            <GridCharts ran={ran} />
          </div>
        )}
      </div>
    </div>
  );
}

function Running({ ran }: { ran: Ablation }) {
  const commands = useCommands();
  const texts = GOLD_TEXTS.ablations;
  return (
    <GoldProgress
      label={texts.progress}
      progress={ran.progress}
      startedAt={ran.startedAt}
      stopLabel={texts.stop}
      onStop={() => commands.cancelAblation()}
    />
  );
}

function End({ ran }: { ran: Ablation }) {
  const change = useChange();
  const now = useWorkbench(goldWith);
  const texts = GOLD_TEXTS.ablations;
  const same = useMemo(() => now !== null && sameSet(now, ran.with), [now, ran.with]);
  return (
    <div className="ablations-end">
      {ran.failure !== null && (
        <p className="bad small-print" role="alert">
          {texts.failed} <bdi>{explain(ran.failure)}</bdi>
        </p>
      )}
      {ran.state === "stopped" && ran.progress !== null && (
        <p className="small-print" role="status">
          {texts.stopped(ran.progress.done, ran.progress.total)}
        </p>
      )}
      {!same && <p className="warn small-print">{texts.others}</p>}
      {ran.cells.size > 0 && (
        <button type="button" className="button small" onClick={() => change(announceSaved, saveGrid(ran))}>
          <Download size={14} aria-hidden="true" />
          {texts.csv}
        </button>
      )}
    </div>
  );
}

/** Saves the grid; the file's name. */
export function saveGrid(ran: Ablation): string {
  const name = `dragoman-grid-${ran.with.recipe}.csv`.replace(/[^\w.-]+/g, "-");
  saveFile(new Blob([ablationCsv(ran)], { type: "text/csv" }), name);
  return name;
}

/** Says which file was saved. */
export function announceSaved(state: Workbench, name: string): Workbench {
  return { ...state, announcement: GOLD_TEXTS.ablations.saved(name) };
}

function sameSet(a: Ablation["with"], b: Ablation["with"]): boolean {
  return a.graph === b.graph && a.recipe === b.recipe && a.topicEntities === b.topicEntities;
}
