/** Looks for Electron's own binary, which its npm package fetches only when it is first run. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";
import { spawn } from "node:child_process";

const PACKAGE = join(ROOT, "node_modules", "electron");
/** Written when fetching failed, so that the next starts do not wait for it again. */
const FAILED = join(ROOT, ".cache", "electron-not-fetched");
const DAY_MS = 24 * 3600 * 1000;
const FETCH_MS = 120_000;

/** `{ path }` of a binary that can open a window here, or `{ reason }` in one clause. */
export async function findElectron() {
  if (process.platform === "linux" && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    return { reason: "there is no display" };
  if (process.getuid?.() === 0) return { reason: "Electron's sandbox does not run as root" };
  const path = binary() ?? ((await fetchBinary()) ? binary() : undefined);
  return path ? { path } : { reason: "Electron's binary is not installed and could not be fetched" };
}

function binary() {
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(PACKAGE, "dist");
  const path = join(dist, nameOfBinary());
  return existsSync(path) ? path : undefined;
}

function nameOfBinary() {
  const file = join(PACKAGE, "path.txt");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  if (process.platform === "darwin") return "Electron.app/Contents/MacOS/Electron";
  return process.platform === "win32" ? "electron.exe" : "electron";
}

/** One try a day, two minutes at most: a machine that is cut off must not wait at every start. */
async function fetchBinary() {
  if (process.env.CI || (existsSync(FAILED) && Date.now() - statSync(FAILED).mtimeMs < DAY_MS)) return false;
  console.error("Fetching Electron (once, about 110 MB; two minutes at most)…");
  if (await runWithin(join(PACKAGE, "install.js"), FETCH_MS)) return true;
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(FAILED, "Delete this file to try again at the next start.\n");
  return false;
}

function runWithin(script, ms) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [script], { stdio: "ignore", timeout: ms, killSignal: "SIGKILL" });
    child.on("error", () => done(false));
    child.on("exit", (code) => done(code === 0));
  });
}
