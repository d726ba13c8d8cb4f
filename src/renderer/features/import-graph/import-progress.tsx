/** An import under way, or one that failed. */
import { explain } from "../../ui/explain";
import { closeImport, openImportAgain } from "./imports";
import type { Importing } from "./imports-view";
import { useChange, useCommands } from "../../state/workbench-context";
import { ProgressBar } from "../status/progress-bar";
import { IMPORTS_TEXTS } from "./imports-texts";
import { Rejects } from "./rejects";

/** Stages whose amounts are bytes of the files. */
const BYTES: ReadonlySet<string> = new Set(["upload", "read"]);

export function ImportProgress({ importing }: { importing: Importing }) {
  const commands = useCommands();
  const { progress } = importing;
  const told = progress && { ...progress, stage: IMPORTS_TEXTS.stages[progress.stage] ?? progress.stage };
  return (
    <div className="import-running">
      <h3>{IMPORTS_TEXTS.running}</h3>
      <ProgressBar
        progress={told}
        startedAt={importing.startedAt}
        stageAt={importing.stageAt}
        {...(BYTES.has(progress?.stage ?? "") && { unit: "bytes" as const })}
      />
      <div className="dialog-foot">
        <button type="button" className="button" onClick={() => commands.cancelImport()}>
          {IMPORTS_TEXTS.cancel}
        </button>
      </div>
    </div>
  );
}

export function ImportFailed({ importing: { failure } }: { importing: Importing }) {
  const change = useChange();
  const commands = useCommands();
  const asks = failure?.kind === "rejects-many";
  return (
    <div className="import-running" role="alert">
      <h3 className={asks ? "warn" : "bad"}>{asks ? IMPORTS_TEXTS.notYet : IMPORTS_TEXTS.failed}</h3>
      <p>
        <bdi>{failure === null ? "" : explain(failure)}</bdi>
      </p>
      {asks && <Rejects rejects={failure.rejects} rejected={failure.rejected} />}
      <div className="dialog-foot">
        <button type="button" className="button" onClick={() => change(closeImport)}>
          {IMPORTS_TEXTS.close}
        </button>
        {asks && (
          <button type="button" className="button" onClick={() => void commands.startImport(true)}>
            {IMPORTS_TEXTS.withoutRejects}
          </button>
        )}
        <button type="button" className="button primary" onClick={() => change(openImportAgain)}>
          {IMPORTS_TEXTS.back}
        </button>
      </div>
    </div>
  );
}
