/** Workbenches that outlive the file that started them: a worker keeps one for all its files, and the run ends them. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "../../../src/main/engine/records/processes";
import { serveWorkbench, type Served } from "./workbench";

const LIMIT_MS = 20_000;

/** Starts a workbench and notes its process and home in `folder`, by which `endWorkbenches` finds them. */
export async function keepWorkbench(folder: string): Promise<Served> {
  const served = await serveWorkbench();
  // Its worker is ended by the run, and shall not wait for it.
  served.process.unref();
  served.process.stdout?.destroy();
  writeFileSync(join(folder, String(served.process.pid)), served.home);
  return served;
}

/** Ends all that are noted in `folder`, as a person does by Ctrl+C, and removes their homes and the notes. */
export async function endWorkbenches(folder: string): Promise<void> {
  const homes = readdirSync(folder).map((pid) => ({
    pid: Number(pid),
    home: readFileSync(join(folder, pid), "utf8"),
  }));
  for (const { pid } of homes) if (isAlive(pid)) process.kill(pid, "SIGINT");
  const end = Date.now() + LIMIT_MS;
  while (homes.some(({ pid }) => isAlive(pid)) && Date.now() < end) await sleep(50);
  for (const { home } of homes) rmSync(home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
