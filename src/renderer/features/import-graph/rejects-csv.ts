/** Rejected rows as a file for spreadsheets. */
import type { Reject } from "../../../shared/import/requests";
import { defuseFormula } from "../../../shared/safe-cell";
import { inEnglish } from "../../../shared/sentences/sentences";

/** CSV with the columns file, line and reason; no text in it is worked out as a formula. */
export function rejectsCsv(rejects: readonly Reject[]): string {
  const rows = rejects.map(({ file, line, reason }) =>
    [file, line.toString(), inEnglish(reason)].map(quoted).join(","),
  );
  return ["file,line,reason", ...rows, ""].join("\r\n");
}

function quoted(text: string): string {
  return `"${defuseFormula(text).replaceAll('"', '""')}"`;
}
