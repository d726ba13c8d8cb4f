/** The way on from an empty panel of diagnostics: to a file of questions, or to the questions that are there and can be run. */
import { openPanel } from "../../state/layout";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { chooseFile } from "../../ui/choose-file";
import { GOLD_TEXTS } from "./gold-texts";
import { QUESTION_FILES } from "./question-files";

export function OpenQuestions() {
  const change = useChange();
  const commands = useCommands();
  const known = useWorkbench(({ gold }) => gold.file !== null);
  const texts = GOLD_TEXTS.questions;
  const open = async (): Promise<void> => {
    const file = known ? null : await chooseFile(QUESTION_FILES);
    if (!known && file === null) return;
    // They are run there, and what is wrong with a file stands there.
    change(openPanel, "questions");
    if (file !== null) await commands.loadGold(file);
  };
  return (
    <button type="button" className="button" onClick={() => void open()}>
      {known ? texts.toQuestions : texts.open}
    </button>
  );
}
