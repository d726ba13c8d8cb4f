/** Where a command writes: its result on stdout, everything else on stderr. */
import type { Progress } from "../../shared/contract";
import type { Reject } from "../../shared/import/requests";
import { inEnglish } from "../../shared/sentences/sentences";

const REPORT_EVERY_MS = 5000;

/** One line of the result. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Text from a graph or a file without the control characters that would drive the terminal. */
export function plain(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, "\ufffd");
}

/** The whole result as one JSON document. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** Rejected rows as the command line tells of them. */
export function rejectsInEnglish(
  rejects: readonly Reject[],
): { file: string; line: number; reason: string }[] {
  return rejects.map((reject) => ({ ...reject, reason: inEnglish(reject.reason) }));
}

/** A line beside the result: a warning, a remark. */
export function remark(line: string): void {
  clearProgress();
  process.stderr.write(`${line}\n`);
}

let isShown = false;
let firstTime: number | undefined;
let lastStage = "";
let lastTime = -Infinity;

/**
 * A bar that moves on a terminal. Elsewhere, once five seconds have passed, a line for each stage and every five seconds: logs stay short,
 * and what is refused at once is told alone.
 */
export function showProgress({ stage, done, total }: Progress): void {
  const share = total > 0 ? ` ${((100 * done) / total).toFixed(0)} %` : done > 0 ? ` ${done.toString()}` : "";
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\x1b[K${stage}${share}`);
    isShown = true;
    return;
  }
  const now = performance.now();
  firstTime ??= now;
  const isDue = stage !== lastStage || now - lastTime > REPORT_EVERY_MS;
  if (!isDue || now - firstTime < REPORT_EVERY_MS) return;
  process.stderr.write(`${stage}${share}\n`);
  lastStage = stage;
  lastTime = now;
}

/** Takes the bar away before something else is written. */
export function clearProgress(): void {
  if (isShown) process.stderr.write("\r\x1b[K");
  isShown = false;
}
