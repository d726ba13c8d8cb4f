/** What every command shares: a signal that Ctrl-C aborts, and failures as one sentence on stderr with exit code 1. */
import { explain, toFailure } from "../../shared/failure";
import { clearProgress, remark } from "./terminal";

/** Runs a command's work; sets the process's exit code and never throws. */
export async function act(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  // Once: a second Ctrl-C ends the process the hard way.
  process.once("SIGINT", () => {
    controller.abort();
  });
  process.once("SIGTERM", () => {
    controller.abort();
  });
  try {
    await work(controller.signal);
    clearProgress();
  } catch (thrown) {
    remark(`dragoman: ${explain(toFailure(thrown))}`);
    if (process.env["DRAGOMAN_DEBUG"] && thrown instanceof Error) remark(thrown.stack ?? "");
    process.exitCode = 1;
  }
}
