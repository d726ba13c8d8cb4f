/** Whether quotes inside quoted cells stand behind backslashes ("a \\"b\\" c"), as MySQL and many programs write them. */
import { RejectList } from "../source/reject-list";
import { RecordSplitter } from "./records";

/** Characters of a table that are looked at. */
const LOOKED_AT = 64 * 1024;

/** They do where some stand so and fewer rows are broken if they are read so. */
export function isEscaped(head: string, delimiter: string): boolean {
  if (!head.includes('\\"')) return false;
  const text = head.slice(0, LOOKED_AT);
  return brokenRows(text, delimiter, true) < brokenRows(text, delimiter, false);
}

/** Rows that are none, or of another width than the first. */
function brokenRows(text: string, delimiter: string, escaped: boolean): number {
  const rejects = new RejectList();
  const splitter = new RecordSplitter({ name: "", path: "" }, { delimiter, quoted: true, escaped }, rejects);
  const widths: number[] = [];
  splitter.split({ text, firstLine: 1, badLines: new Map() }, ({ length }) => void widths.push(length));
  const odd = widths.filter((width) => width !== widths[0]).length;
  return rejects.count + odd + (splitter.isOpen ? 1 : 0);
}
