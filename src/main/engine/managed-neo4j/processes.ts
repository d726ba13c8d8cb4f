/** Processes by their number: whether they are ours, and their end. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { isAlive } from "../records/processes";

const LOOK_EVERY_MS = 100;

/** Whether the process lives and its command line speaks of `mark`: numbers are given anew, and a stranger must not be ended. */
export async function isOurs(pid: number, mark: string): Promise<boolean> {
  return isAlive(pid) && (await commandOf(pid)).includes(mark);
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") return readFile(`/proc/${String(pid)}/cmdline`, "utf8").catch(() => "");
  const [program, args] =
    process.platform === "win32"
      ? ([
          "powershell",
          [
            "-NoProfile",
            "-Command",
            `(Get-CimInstance Win32_Process -Filter 'ProcessId=${String(pid)}').CommandLine`,
          ],
        ] as const)
      : (["ps", ["-ww", "-p", String(pid), "-o", "command="]] as const);
  const { stdout } = await promisify(execFile)(program, args).catch(() => ({ stdout: "" }));
  return stdout;
}

/** Asks a process to end and waits; one that does not within `patienceMs`, or of which `isLost` says that it never will, is killed. */
export async function endProcess(
  pid: number,
  patienceMs: number,
  isLost: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  signalProcess(pid, "SIGTERM");
  // A paused process cannot hear until it goes on.
  if (process.platform !== "win32") signalProcess(pid, "SIGCONT");
  if (await isGoneWithin(pid, patienceMs, isLost)) return;
  signalProcess(pid, "SIGKILL");
  await isGoneWithin(pid, patienceMs, () => Promise.resolve(false));
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (fault) {
    if (!(fault instanceof Error && "code" in fault && fault.code === "ESRCH")) throw fault;
  }
}

async function isGoneWithin(pid: number, ms: number, isLost: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(LOOK_EVERY_MS))
    if (!isAlive(pid) || (await isLost())) break;
  return !isAlive(pid);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
