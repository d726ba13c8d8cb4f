/** An import under way, or one that failed. */
import { explain } from "../../ui/explain";
import { closeImport, openImportAgain } from "./imports";
import type { Importing } from "./imports-view";
import { useChange, useCommands } from "../../state/workbench-context";
import { ProgressBar } from "../status/progress-bar";
import { IMPORTS_TEXTS } from "./imports-texts";

export function ImportProgress({ importing }: { importing: Importing }) {
  const commands = useCommands();
  return (
    <div className="import-running">
      <h3>{IMPORTS_TEXTS.running}</h3>
      <ProgressBar
        progress={importing.progress}
        startedAt={importing.startedAt}
        stageAt={importing.stageAt}
      />
      <div className="dialog-foot">
        <button type="button" className="button" onClick={() => commands.cancelImport()}>
          {IMPORTS_TEXTS.cancel}
        </button>
      </div>
    </div>
  );
}

export function ImportFailed({ importing }: { importing: Importing }) {
  const change = useChange();
  return (
    <div className="import-running" role="alert">
      <h3 className="bad">{IMPORTS_TEXTS.failed}</h3>
      <p>
        <bdi>{importing.failure === null ? "" : explain(importing.failure)}</bdi>
      </p>
      <div className="dialog-foot">
        <button type="button" className="button" onClick={() => change(closeImport)}>
          {IMPORTS_TEXTS.close}
        </button>
        <button type="button" className="button primary" onClick={() => change(openImportAgain)}>
          {IMPORTS_TEXTS.back}
        </button>
      </div>
    </div>
  );
}
