/** Whether a process that a file names still runs: numbers are given again, after a restart of the machine to nearly anything. */
import { readFileSync } from "node:fs";
import { uptime } from "node:os";

/** Room for what clocks and their steps differ by. */
const SLACK_MS = 5000;
/** Linux counts the beginnings of processes in hundredths of a second, for all programs alike. */
const TICK_MS = 10;

/** True while a process of that number runs, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && "code" in fault && fault.code === "EPERM";
  }
}

/** True while the process of that number runs that did so at `then` (ms since 1970): none that began later. */
export function isStillAlive(pid: number, then: number): boolean {
  return isAlive(pid) && beganAt(pid) <= then + SLACK_MS;
}

/** When it began, by today's clock; where the system does not tell, when the machine did. */
function beganAt(pid: number): number {
  const [its, own] = [ticksOf(pid), ticksOf(process.pid)];
  if (its === undefined || own === undefined) return Date.now() - 1000 * uptime();
  return Date.now() - 1000 * process.uptime() + TICK_MS * (its - own);
}

function ticksOf(pid: number): number | undefined {
  try {
    // The program's name stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid.toString()}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return Number(fields[19]);
  } catch {
    return undefined;
  }
}
