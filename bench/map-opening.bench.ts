/**
 * How long a map takes to open in the real program and a real browser, without a graphics card: `npm run bench -- map-opening`. Measured from the click on the panel's tab until a
 * picture of the page shows the map drawn, until its places rest, and what the page's thread was held by meanwhile (long-task observer).
 */
import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { chromium, type Browser, type Page } from "playwright-core";
import { browserBinaries } from "../test/app/support/browser-binary";
import { randomFrom } from "./random";

const PROGRAM = resolve("scripts", "dragoman.mjs");
const TIMES = 3;
const PATIENCE = { timeout: 120_000 };
/** Nodes are drawn by this power of a random number, so that some have very many edges. */
const CROWDED = 2.5;

export async function main(): Promise<void> {
  const rows = (await openings(100_000, 300_000)).map(({ graph, drawnMs, restsMs, longTasks }) => ({
    graph,
    "drawn ms": Math.round(drawnMs),
    "rests ms": Math.round(restsMs),
    "long tasks": longTasks.length,
    "longest ms": Math.round(longTasks[0] ?? 0),
    "in all ms": Math.round(longTasks.reduce((sum, ms) => sum + ms, 0)),
  }));
  console.table(rows);
  console.log(`Load ${loadavg()[0]!.toFixed(1)} on ${String(cpus().length)} cores.`);
}

interface Opening {
  readonly graph: string;
  readonly drawnMs: number;
  readonly restsMs: number;
  readonly longTasks: readonly number[];
}

/** Opens the films' map and that of a made graph with 300,000 edges, each in a program that has just started. */
async function openings(nodes: number, edges: number): Promise<Opening[]> {
  const home = await mkdtemp(join(tmpdir(), "map-bench-"));
  const browser = await openBrowser();
  try {
    await importMade(home, nodes, edges);
    const found: Opening[] = [];
    for (let time = 0; time < TIMES; time++)
      for (const graph of ["Films", "made"]) found.push({ graph, ...(await opening(browser, home, graph)) });
    return found;
  } finally {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  }
}

async function openBrowser(): Promise<Browser> {
  const [binary] = browserBinaries();
  const env = { ...process.env, ...binary!.env } as Record<string, string>;
  return chromium.launch({ executablePath: binary!.path, env, args: ["--no-sandbox", "--disable-gpu"] });
}

async function importMade(home: string, nodes: number, edges: number): Promise<void> {
  const random = randomFrom(1);
  const lines = Array.from({ length: edges }, () => {
    const ends = [nodes * random() ** CROWDED, nodes * random()].map(
      (end) => `node ${String(Math.floor(end))}`,
    );
    return `${ends[0]!}\tjoins\t${ends[1]!}`;
  });
  const file = join(home, "made.tsv");
  await writeFile(file, lines.join("\n"));
  const words = ["import", file, "--into", "made", "--no-embed"];
  await promisify(execFile)(process.execPath, [PROGRAM, ...words], {
    env: { ...process.env, DRAGOMAN_HOME: home },
  });
}

async function opening(browser: Browser, home: string, graph: string) {
  // A session that was left with its map open would begin with it.
  await rm(join(home, "records"), { recursive: true, force: true });
  const child = spawn(process.execPath, [PROGRAM, "serve", "--no-open"], {
    env: { ...process.env, DRAGOMAN_HOME: home },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const held: number[] = [];
      Object.assign(window, { held });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) held.push(duration);
      }).observe({ type: "longtask" });
    });
    await page.goto(await firstAddress(child.stdout));
    return await openMap(page, graph);
  } finally {
    await context.close();
    child.kill("SIGINT");
    await exited;
  }
}

async function openMap(page: Page, graph: string) {
  const picker = page.getByRole("combobox", { name: "Graph", exact: true });
  const option = picker.locator("option").filter({ hasText: graph });
  await option.first().waitFor({ state: "attached", ...PATIENCE });
  await picker.selectOption((await option.first().getAttribute("value"))!);
  // The engine warms its models up after its start.
  await page.waitForTimeout(5000);
  const heldBefore = await page.evaluate(() => (window as unknown as { held: number[] }).held.length);
  const clicked = performance.now();
  await page.getByRole("tab", { name: "Map", exact: true }).click();
  const map = page.getByRole("img", { name: /^Map of the whole graph/ });
  await map.waitFor(PATIENCE);
  // A picture of the page is made of a frame that was drawn to its end.
  await page.screenshot();
  const drawnMs = performance.now() - clicked;
  await page.locator('.map-panel:not([aria-busy="true"])').waitFor(PATIENCE);
  const restsMs = performance.now() - clicked;
  await page.waitForTimeout(1500);
  const held = await page.evaluate(() => (window as unknown as { held: number[] }).held);
  return { drawnMs, restsMs, longTasks: held.slice(heldBefore).sort((a, b) => b - a) };
}

async function firstAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("the workbench ended before it was ready");
}
