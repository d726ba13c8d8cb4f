/** Questions with known answers: opened, run, filtered, and stepped through one by one. */
import { ListTodo } from "lucide-react";
import type { ReactNode } from "react";
import { explain } from "../../ui/explain";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { useFileDrop } from "../../ui/use-file-drop";
import { GOLD_TEXTS } from "./gold-texts";
import { GoldFileHead } from "./gold-file-head";
import { GoldRun } from "./gold-run";
import { OpenQuestions } from "./open-questions";
import { QuestionFilter } from "./question-filter";
import { QuestionList } from "./question-list";

export function Questions() {
  const { file, loading } = useWorkbench(({ gold }) => ({ file: gold.file, loading: gold.loading }));
  if (loading && file === null) return <LoadingState text={GOLD_TEXTS.questions.loading} />;
  return (
    <DropPlace>
      <Trouble />
      {file === null ? (
        <NoFile />
      ) : (
        <div className="gold-room">
          <div className="gold-head">
            <GoldFileHead file={file} />
            <GoldRun total={file.questions.length} />
            <QuestionFilter />
          </div>
          <QuestionList />
        </div>
      )}
    </DropPlace>
  );
}

function NoFile() {
  const texts = GOLD_TEXTS.questions;
  return (
    <EmptyState icon={ListTodo} title={texts.empty} lead={texts.emptyLead}>
      <OpenQuestions />
    </EmptyState>
  );
}

function Trouble() {
  const trouble = useWorkbench(({ gold }) => gold.trouble);
  if (trouble === null) return null;
  return (
    <p className="gold-trouble bad" role="alert">
      {GOLD_TEXTS.questions.failed} <bdi>{explain(trouble)}</bdi>
    </p>
  );
}

/** A file of questions may be dropped anywhere on the panel. */
function DropPlace({ children }: { children: ReactNode }) {
  const commands = useCommands();
  const { over, listeners } = useFileDrop(([file]) => {
    if (file !== undefined) void commands.loadGold(file);
  });
  return (
    <div className="gold-panel" data-over={over} {...listeners}>
      {children}
      {over && (
        <div className="gold-drop" aria-hidden="true">
          {GOLD_TEXTS.questions.drop}
        </div>
      )}
    </div>
  );
}
