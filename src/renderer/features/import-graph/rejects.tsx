/** Rows that an import turned down, each with its reason. */
import { Download } from "lucide-react";
import type { Reject } from "../../../shared/import/requests";
import { rejectsCsv } from "./rejects-csv";
import { formatCount } from "../../ui/format";
import { Name } from "../../ui/name";
import { saveFile } from "../../ui/save-file";
import { TEXTS } from "../../ui/texts/texts";
import { IMPORTS_TEXTS } from "./imports-texts";

/** The first rejected rows of how many, and a way to keep them. */
export function Rejects({ rejects, rejected }: { rejects: readonly Reject[]; rejected: number }) {
  return (
    <>
      <p className="warn">
        {IMPORTS_TEXTS.rejected(rejected)}
        {rejects.length < rejected && `. ${IMPORTS_TEXTS.firstRejects(rejects.length)}`}
      </p>
      <div className="rejects" tabIndex={0} role="group" aria-label={IMPORTS_TEXTS.rejected(rejected)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{IMPORTS_TEXTS.file}</th>
              <th scope="col">{IMPORTS_TEXTS.line}</th>
              <th scope="col">{IMPORTS_TEXTS.reason}</th>
            </tr>
          </thead>
          <tbody>
            {rejects.map((reject, index) => (
              <tr key={index}>
                <td>
                  <Name text={reject.file} longest={80} />
                </td>
                <td className="number">{formatCount(reject.line)}</td>
                <td>
                  <bdi>{TEXTS.said(reject.reason)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        className="button small"
        onClick={() =>
          saveFile(new Blob([rejectsCsv(rejects)], { type: "text/csv" }), "dragoman-rejects.csv")
        }
      >
        <Download size={14} aria-hidden="true" />
        {IMPORTS_TEXTS.saveRejects}
      </button>
    </>
  );
}
