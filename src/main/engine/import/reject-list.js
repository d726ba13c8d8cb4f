const KEPT = 1000;
const REASON_LENGTH = 300;
/** Collects rejects; reasons are cut at 300 characters because they quote the file. */
export class RejectList {
  kept = [];
  count = 0;
  add(file, line, reason) {
    this.count++;
    if (this.kept.length < KEPT) this.kept.push({ file, line, reason: shorten(reason, REASON_LENGTH) });
  }
}
/** A value as reasons quote it: at most 60 characters, in typographic quotes. */
export function quote(value) {
  return `“${shorten(value, 60)}”`;
}
function shorten(text, length) {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
