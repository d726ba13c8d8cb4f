/** What an import brought in, and every row it turned down with its reason. */
import { CircleCheck } from "lucide-react";
import type { ImportReport } from "../../../shared/import/requests";
import { leftOut } from "../../../shared/import/rule-groups";
import { openImport } from "./imports";
import { openPanel } from "../../state/layout";
import { useChange, useCommands } from "../../state/workbench-context";
import { IMPORTS_TEXTS } from "./imports-texts";
import { Rejects } from "./rejects";
import { SameThings } from "./same-things";
import { RuleGroups } from "./rule-groups";

/** Its id in panels.tsx. */
const GRAPH_PANEL = "graph";

/** What files have themselves, where the graph's own counts do not say it: a table of edges has no nodes, and one file with all edges adds nothing. */
function ownCounts({ elements, nodes, edges }: ImportReport): ImportReport["elements"] {
  const [only, ...others] = elements;
  const isTold = others.length === 0 && only?.edges === edges && (only.nodes === 0 || only.nodes === nodes);
  return isTold ? [] : elements;
}

export function ImportReportView({ report }: { report: ImportReport }) {
  const change = useChange();
  const commands = useCommands();
  const open = (): void => {
    commands.openImported();
    // What is in front may speak of another graph.
    change(openPanel, GRAPH_PANEL);
  };
  return (
    <div className="import-done" role="status">
      <h3 className="good">
        <CircleCheck size={16} aria-hidden="true" /> {IMPORTS_TEXTS.done}
      </h3>
      <p>
        {IMPORTS_TEXTS.report(report.nodes, report.edges, report.ms)}{" "}
        {report.embedded > 0 && IMPORTS_TEXTS.embedded(report.embedded)}
      </p>
      {ownCounts(report).map(({ file, nodes, edges }) => (
        <p key={file} className="soft">
          <bdi>{IMPORTS_TEXTS.inFile(file, nodes, edges)}</bdi>
        </p>
      ))}
      {report.textValues > 0 && <p className="warn">{IMPORTS_TEXTS.textValues(report.textValues)}</p>}
      {report.unlisted > 0 && <p className="warn">{IMPORTS_TEXTS.unlisted(report.unlisted)}</p>}
      {report.xrefs && <SameThings xrefs={report.xrefs} />}
      <RuleGroups told={report} />
      {report.rejected > 0 && <Rejects rejects={report.rejects} rejected={report.rejected} />}
      {report.rejected === 0 && leftOut(report) === 0 && <p className="soft">{IMPORTS_TEXTS.noRejects}</p>}
      <div className="dialog-foot">
        <button type="button" className="button" onClick={() => change(openImport)}>
          {IMPORTS_TEXTS.again}
        </button>
        <button type="button" className="button primary" autoFocus onClick={open}>
          {IMPORTS_TEXTS.openGraph}
        </button>
      </div>
    </div>
  );
}
