/** The formats a run can be exported in, and whether all candidates go along. */
import { Square, SquareCheck } from "lucide-react";
import { use, useState } from "react";
import type { RunFormat } from "../../../shared/contract";
import { WorkbenchContext } from "../../state/workbench-context";
import { EXPORTS_TEXTS } from "./exports-texts";
import { saveRun } from "./save-run";

const GROUPS: readonly (readonly RunFormat[])[] = [
  ["html", "word.html", "md", "report.csv"],
  ["csv", "jsonl"],
  ["graphml", "gexf", "cyjs", "cypher"],
  ["trace.jsonl"],
];

/** Items of a menu, which `close` closes. */
export function ExportItems({ close }: { close: () => void }) {
  const access = use(WorkbenchContext);
  const [candidates, setCandidates] = useState(false);
  const save = (format: RunFormat): void => {
    close();
    if (access !== null) void saveRun(access, { format, scope: candidates ? "candidates" : "kept" });
  };
  return (
    <div className="export-items">
      {GROUPS.map((formats) => (
        <div key={formats.join()} className="menu-group" role="group">
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              role="menuitem"
              className="menu-item"
              onClick={() => save(format)}
            >
              {EXPORTS_TEXTS.formats[format]}
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={candidates}
        className="menu-item menu-choice"
        onClick={() => setCandidates(!candidates)}
      >
        {candidates ? <SquareCheck size={14} aria-hidden="true" /> : <Square size={14} aria-hidden="true" />}
        {EXPORTS_TEXTS.candidates}
      </button>
    </div>
  );
}
