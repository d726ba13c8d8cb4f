/** The first record of a table, read on its own to learn what the columns are. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { RejectList } from "../source/reject-list";
import { RecordSplitter } from "./records";

/** Cells of the first record of a table's beginning; throws a plain Error when a quote in it is not closed. */
export function readHeaderRecord(head: string, delimiter: string): string[] {
  const rejects = new RejectList();
  const splitter = new RecordSplitter({ name: "", path: "" }, { delimiter, quoted: true }, rejects);
  let first: string[] | undefined;
  const text = head.replace(/^\uFEFF/, "");
  splitter.split({ text, firstLine: 1, badLines: new Map() }, (cells) => (first ??= cells));
  if (!first) throw new ReasonError(message("header-quote"));
  return first;
}
