/**
 * How long the built program takes from its start to a window that can be used, with the files it reads in memory: `npm run build && npm run
 * bench -- warm-start`. From starting the process until its address is told, and from there until the library's graphs stand in a real
 * browser's page and can be clicked; ten starts after one that only warms. A browser stands already, as Electron's own does not.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { browserBinaries } from "../test/app/support/browser-binary";
import { firstAddress, PROGRAM } from "./pictures/window";

const PATIENCE = { timeout: 60_000 };
const STARTS = 10;

interface Start {
  readonly told: number;
  readonly usable: number;
}

export async function main(): Promise<void> {
  const [binary] = browserBinaries();
  const env = { ...process.env, ...binary!.env } as Record<string, string>;
  const browser = await chromium.launch({
    ...{ executablePath: binary!.path, env, args: ["--no-sandbox", "--disable-gpu"] },
  });
  const home = await mkdtemp(join(tmpdir(), "warm-start-"));
  try {
    await startOnce(browser, home);
    const starts: Start[] = [];
    while (starts.length < STARTS) starts.push(await startOnce(browser, home));
    console.table({
      "address told, ms": spreadOf(starts.map(({ told }) => told)),
      "usable, ms": spreadOf(starts.map(({ usable }) => usable)),
    });
  } finally {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  }
  console.log(`Load ${loadavg()[0]!.toFixed(1)} on ${String(cpus().length)} cores.`);
}

/** Milliseconds from the start of the process. */
async function startOnce(browser: Browser, home: string): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, [PROGRAM, "serve", "--no-open"], {
    env: { ...process.env, DRAGOMAN_HOME: home },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const address = await firstAddress(child.stdout);
    const told = performance.now() - began;
    const page = await context.newPage();
    await page.goto(address, { ...PATIENCE, waitUntil: "commit" });
    await page.waitForFunction(isUsable, "Who directed Inception?", { polling: "raf", ...PATIENCE });
    return { told, usable: performance.now() - began };
  } finally {
    await context.close();
    child.kill("SIGINT");
    await exited;
  }
}

/** Runs in the page, at every frame: a question of a sample is there, and a click in its middle would meet it. */
function isUsable(question: string): boolean {
  const button = [...document.querySelectorAll("button")].find(({ innerText }) => innerText === question);
  if (button === undefined) return false;
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

function spreadOf(values: readonly number[]): { median: number; least: number; most: number } {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  const half = sorted.length / 2;
  const median = (sorted[Math.floor(half)]! + sorted[Math.ceil(half) - 1]!) / 2;
  return { median, least: sorted[0]!, most: sorted.at(-1)! };
}
