/** Lets one process at a time install or build in this checkout: two commands started together must not tread on each other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "./run.mjs";

const FOLDER = join(ROOT, ".cache");
const FILE = join(FOLDER, "prepare.lock");

export async function locked(work) {
  mkdirSync(FOLDER, { recursive: true });
  while (!take()) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}

function take() {
  try {
    writeFileSync(FILE, process.pid.toString(), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isAlive(owner())) rmSync(FILE, { force: true });
    return false;
  }
}

function owner() {
  try {
    return Number(readFileSync(FILE, "utf8"));
  } catch {
    return 0;
  }
}

/** A process that was killed leaves its lock behind. An empty file is one that is being written this moment. */
function isAlive(pid) {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
