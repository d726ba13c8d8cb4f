/** The first record of a table, read on its own to learn what the columns are. */
import { RejectList } from "./reject-list";
import { RecordSplitter } from "./records";
/** Cells of the first record of a table's beginning; throws a plain Error when a quote in it is not closed. */
export function readHeaderRecord(head, delimiter) {
  const rejects = new RejectList();
  const splitter = new RecordSplitter({ name: "", path: "" }, { delimiter, quoted: true }, rejects);
  let first;
  const text = head.replace(/^\uFEFF/, "");
  splitter.split({ text, firstLine: 1, badLines: new Map() }, (cells) => (first ??= cells));
  if (!first) throw new Error("the header cannot be read: a quote in it is not closed");
  return first;
}
