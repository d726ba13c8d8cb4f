/** The rows an import left out: all counted, the first thousand kept with file, line and reason. */
import { inEnglish, type Reason } from "../../../../shared/sentences/sentences";
import type { Reject } from "../../../../shared/contract";

const KEPT = 1000;
const REASON_LENGTH = 300;

/** Collects rejects; reasons are cut at 300 characters because they quote the file. */
export class RejectList {
  readonly kept: Reject[] = [];
  count = 0;

  add(file: string, line: number, reason: Reason): void {
    this.count++;
    if (this.kept.length < KEPT) this.kept.push({ file, line, reason: cut(reason) });
  }

  /** The kept ones file by file, by line. */
  inOrder(): Reject[] {
    const files = [...new Set(this.kept.map(({ file }) => file))];
    return files.flatMap((file) =>
      this.kept.filter((reject) => reject.file === file).sort((a, b) => a.line - b.line),
    );
  }
}

/** A value as reasons quote it: at most 60 characters, in typographic quotes. */
export function quote(value: string): string {
  return `“${named(value)}”`;
}

/** A value as it fills a sentence that has the quotes: at most 60 characters. */
export function named(value: string): string {
  return shorten(value, 60);
}

/** A sentence that would be longer than the limit ends as its English does. */
function cut(reason: Reason): Reason {
  const text = inEnglish(reason);
  return text.length <= REASON_LENGTH ? reason : shorten(text, REASON_LENGTH);
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
