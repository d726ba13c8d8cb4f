/** Save and open, as buttons of the bar on top. */
import { FolderOpen, Save } from "lucide-react";
import { use } from "react";
import { useWorkbench, WorkbenchContext } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { SESSION_TEXTS } from "./session-texts";
import { openSessionFile, saveSessionFile } from "./session-files";

export function SessionButtons() {
  const access = use(WorkbenchContext);
  const empty = useWorkbench((state) => state.settings.graph === "");
  if (access === null) return null;
  return (
    <>
      <IconButton
        icon={FolderOpen}
        label={SESSION_TEXTS.open}
        onClick={() => void openSessionFile(access.commands)}
      />
      <IconButton
        icon={Save}
        label={SESSION_TEXTS.save}
        disabled={empty}
        onClick={() => void saveSessionFile(access)}
      />
    </>
  );
}
