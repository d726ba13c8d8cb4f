/** Files of questions whose answers are known, and the way from one to the panel where they are run. */
import { openPanel } from "../../state/layout";
import type { WorkbenchAccess } from "../../state/workbench-context";
import { chooseFile } from "../../ui/choose-file";

/** What the dialog for question files offers; any file may be dropped. */
export const QUESTION_FILES = ".jsonl,.ndjson,.json,.txt";

/** Lets a person choose a file and loads it. The panel opens too: questions are run there, and what is wrong with a file stands there. */
export async function openQuestions({ store, commands }: WorkbenchAccess): Promise<void> {
  const file = await chooseFile(QUESTION_FILES);
  if (file === null) return;
  store.setState((state) => openPanel(state, "questions"));
  await commands.loadGold(file);
}
