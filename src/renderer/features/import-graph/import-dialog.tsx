/** The import dialog: choose or drop files, watch the progress, read the report. */
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { closeImport } from "./imports";
import type { Importing } from "./imports-view";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { IMPORTS_TEXTS } from "./imports-texts";
import { ChooseFiles } from "./choose-files";
import { ImportFailed, ImportProgress } from "./import-progress";
import { ImportReportView } from "./import-report";

export function ImportDialog() {
  const importing = useWorkbench((state) => state.importing);
  return importing === null ? null : <OpenDialog importing={importing} />;
}

function OpenDialog({ importing }: { importing: Importing }) {
  const change = useChange();
  const commands = useCommands();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => {
    if (importing.step === "running") commands.cancelImport();
    else change(closeImport);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="import-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="panel-head">
        <h2 id="import-title">{IMPORTS_TEXTS.title}</h2>
        <IconButton icon={X} label={IMPORTS_TEXTS.close} onClick={close} />
      </div>
      <div className="dialog-body">
        {importing.step === "choosing" && <ChooseFiles importing={importing} />}
        {importing.step === "running" && <ImportProgress importing={importing} />}
        {importing.step === "failed" && <ImportFailed importing={importing} />}
        {importing.step === "done" && importing.report !== null && (
          <ImportReportView report={importing.report} />
        )}
      </div>
    </dialog>
  );
}
