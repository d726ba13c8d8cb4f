/** What an import brought in, and every row it turned down with its reason. */
import { CircleCheck } from "lucide-react";
import type { ImportReport } from "../../../shared/contract";
import { openImport } from "../../state/imports";
import { useChange, useCommands } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";

export function ImportReportView({ report }: { report: ImportReport }) {
  const change = useChange();
  const commands = useCommands();
  return (
    <div className="import-done" role="status">
      <h3 className="good">
        <CircleCheck size={16} aria-hidden="true" /> {TEXTS.imports.done}
      </h3>
      <p>
        {TEXTS.imports.report(report.nodes, report.edges, report.ms)}{" "}
        {report.embedded > 0 && TEXTS.imports.embedded(report.embedded)}
      </p>
      {report.rejected === 0 ? (
        <p className="soft">{TEXTS.imports.noRejects}</p>
      ) : (
        <Rejects report={report} />
      )}
      <div className="dialog-foot">
        <button type="button" className="button" onClick={() => change(openImport)}>
          {TEXTS.imports.again}
        </button>
        <button type="button" className="button primary" autoFocus onClick={() => commands.openImported()}>
          {TEXTS.imports.openGraph}
        </button>
      </div>
    </div>
  );
}

function Rejects({ report }: { report: ImportReport }) {
  return (
    <>
      <p className="warn">
        {TEXTS.imports.rejected(report.rejected)}
        {report.rejects.length < report.rejected && `. ${TEXTS.imports.firstRejects(report.rejects.length)}`}
      </p>
      <div className="rejects" tabIndex={0} role="group" aria-label={TEXTS.imports.rejected(report.rejected)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{TEXTS.imports.file}</th>
              <th scope="col">{TEXTS.imports.line}</th>
              <th scope="col">{TEXTS.imports.reason}</th>
            </tr>
          </thead>
          <tbody>
            {report.rejects.map((reject, index) => (
              <tr key={index}>
                <td>
                  <Name text={reject.file} longest={80} />
                </td>
                <td className="number">{formatCount(reject.line)}</td>
                <td>
                  <bdi>{reject.reason}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
