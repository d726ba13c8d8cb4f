/** What the import of a graph counted and remarked on, as a table. */
import { importNotesSchema } from "../../../shared/import/notes";
import type { GraphRows } from "./graph-rows";

/** First the counts by rule, level and file, then the lines that were kept. */
export async function* importNotes({ meta }: GraphRows): AsyncGenerator<string> {
  const { rules, notes } = importNotesSchema.parse(JSON.parse(meta.notes ?? '{"rules":[],"notes":[]}'));
  yield record(["level", "rule", "file", "line", "count", "reason"]);
  for (const { level, rule, file, count } of rules) yield record([level, rule, file, "", count, ""]);
  for (const { level, rule, file, line, reason } of notes)
    yield record([level, rule, file, line, "", reason]);
  await Promise.resolve();
}

function record(values: readonly (string | number)[]): string {
  const cells = values.map((value) => {
    const text = String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(",")}\n`;
}
