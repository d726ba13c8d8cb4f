/** The rows an import left out, and what it remarked on: all counted by rule, the first thousand of each kept with file, line and reason. */
import { inEnglish, type Reason } from "../../../../shared/sentences/sentences";
import type { Reject, RuleCount, Remark } from "../../../../shared/import/requests";

const KEPT = 1000;
/** Of remarks, so many of each rule and file are kept whatever came before. */
const KEPT_OF_EACH = 3;
const REASON_LENGTH = 300;

/** What was done about a row or a value: nothing, put right, or left out because somebody asked for it. */
type Mildness = Remark["level"];

/** Collects rejects and remarks; reasons are cut at 300 characters because they quote the file. */
export class RejectList {
  readonly kept: Reject[] = [];
  count = 0;
  private readonly broken = new Map<Reject, string>();
  private readonly remarks: Remark[] = [];
  private readonly counts = new Map<string, { -readonly [K in keyof RuleCount]: RuleCount[K] }>();

  add(file: string, line: number, reason: Reason, rule = ruleOf(reason)): void {
    this.count++;
    this.tally(file, rule, "reject");
    if (this.kept.length >= KEPT) return;
    const reject = { file, line, reason: cut(reason) };
    this.kept.push(reject);
    this.broken.set(reject, rule);
  }

  /** The rule by which a kept row was turned down. */
  ruleOf(reject: Reject): string {
    return this.broken.get(reject) ?? "";
  }

  /** Something that leaves no row rejected. */
  remark(file: string, line: number, level: Mildness, reason: Reason, rule = ruleOf(reason)): void {
    const same = this.tally(file, rule, level);
    if (this.remarks.length < KEPT || same <= KEPT_OF_EACH)
      this.remarks.push({ file, line, level, rule, reason: cut(reason) });
  }

  /** The kept rejects file by file, by line. */
  inOrder(): Reject[] {
    return byFileAndLine(this.kept);
  }

  /** The kept remarks file by file, by line. */
  remarksInOrder(): Remark[] {
    return byFileAndLine(this.remarks);
  }

  /** All of them, counted by rule, level and file. */
  get rules(): RuleCount[] {
    return [...this.counts.values()].map((count) => ({ ...count }));
  }

  /** How many there are by now of that rule, level and file. */
  private tally(file: string, rule: string, level: RuleCount["level"]): number {
    const key = `${level} ${rule} ${file}`;
    const known = this.counts.get(key) ?? { rule, level, file, count: 0 };
    this.counts.set(key, known);
    return ++known.count;
  }
}

/** A reason's kind; a sentence of another program has none. */
function ruleOf(reason: Reason): string {
  return typeof reason === "string" ? "other" : reason.kind;
}

function byFileAndLine<T extends { readonly file: string; readonly line: number }>(all: readonly T[]): T[] {
  const files = [...new Set(all.map(({ file }) => file))];
  return files.flatMap((file) => all.filter((one) => one.file === file).sort((a, b) => a.line - b.line));
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
