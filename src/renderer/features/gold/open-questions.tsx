/** The way on from an empty panel of diagnostics: to a file of questions, or to the questions that are there and can be run. */
import { use } from "react";
import { openPanel } from "../../state/layout";
import { useChange, useWorkbench, WorkbenchContext } from "../../state/workbench-context";
import { GOLD_TEXTS } from "./gold-texts";
import { openQuestions } from "./question-files";

export function OpenQuestions() {
  const change = useChange();
  const access = use(WorkbenchContext);
  const known = useWorkbench(({ gold }) => gold.file !== null);
  const texts = GOLD_TEXTS.questions;
  const open = (): void => {
    if (known) change(openPanel, "questions");
    else if (access !== null) void openQuestions(access);
  };
  return (
    <button type="button" className="button" onClick={open}>
      {known ? texts.toQuestions : texts.open}
    </button>
  );
}
