/**
 * How long the canvas holds the window's thread, in a real browser without a graphics card: script of one moment of the timeline and of
 * one value of a slider, and processor time of whole tasks (script, style and drawing) for everything a hand does to the canvas. Tasks
 * of more than 50 ms on the clock are the browser's own count (long-task observer); on a busy machine they include waiting.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, loadavg, tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium, type Browser, type Page } from "playwright-core";
import { browserBinaries } from "../test/app/support/browser-binary";
import { mainThreadTasks, TRACE_CATEGORIES } from "./canvas/main-thread";

const SIZES = [200, 1000, 1500, 3000];
const MOMENTS = 120;
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "canvas-bench-"));
  const server = await servePage(folder);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
    await page.waitForFunction(() => window.bench);
    const rows = [];
    for (const edges of SIZES) rows.push(await measure(browser, page, edges));
    console.table(rows);
    const gestures = [];
    for (const edges of [1000, 3000]) gestures.push(...(await measureGestures(browser, page, edges)));
    console.table(gestures);
    console.log(`Load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores.`);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}

async function servePage(folder: string): Promise<Server> {
  // A process of its own: linting this file must not walk into vite.
  const vite = resolve("node_modules", "vite", "bin", "vite.js");
  const options = ["--base", "./", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  await promisify(execFile)(process.execPath, [vite, "build", resolve("bench", "canvas"), ...options]);
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? "/", "http://localhost").pathname);
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    readFile(file).then(
      (body) => response.writeHead(200, { "content-type": type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  return server.listen(0, "127.0.0.1");
}

async function openBrowser(): Promise<Browser> {
  const [binary] = browserBinaries();
  const env = { ...process.env, ...binary!.env } as Record<string, string>;
  return chromium.launch({ executablePath: binary!.path, env, args: ["--no-sandbox", "--disable-gpu"] });
}

async function measure(browser: Browser, page: Page, edges: number) {
  const shown = await page.evaluate((count) => window.bench!.show(count), edges);
  const start = performance.now();
  await page.waitForFunction(() => window.bench!.heard.layout === 1, null, { timeout: 20_000 });
  const rests = performance.now() - start;
  await page.waitForTimeout(500);
  const play = await traced(browser, page, () =>
    page.evaluate((frames) => window.bench!.play(frames), MOMENTS),
  );
  const pan = await traced(browser, page, () => panAndZoom(page));
  return {
    edges,
    "show ms": round(shown),
    "layout ms": round(rests),
    "moment, script, median ms": round(play.result[MOMENTS / 2]!),
    "moment, drawn, median CPU ms": round(play.tasks[MOMENTS / 2]!),
    "playing, longest task CPU ms": round(play.tasks[0]!),
    "panning, longest task CPU ms": round(pan.tasks[0]!),
    "tasks over 50 ms": [...play.tasks, ...pan.tasks].filter((task) => task > 50).length,
  };
}

/** What a hand does, one thing after the other, on a picture that rests. */
async function measureGestures(browser: Browser, page: Page, edges: number) {
  await page.evaluate((count) => window.bench!.show(count), edges);
  await page.waitForFunction(() => window.bench!.heard.layout === 1, null, { timeout: 60_000 });
  const gestures: Readonly<Record<string, () => Promise<unknown>>> = {
    "pan and zoom": () => panAndZoom(page),
    hover: () => hover(page),
    select: () => select(page),
    "slider, 60 values": () => page.evaluate(() => window.bench!.slide(60)),
    "expand by 50 nodes": () => page.evaluate(() => window.bench!.expand(50)),
  };
  const rows = [];
  for (const [gesture, act] of Object.entries(gestures)) {
    await page.evaluate(() => window.bench!.longTasks());
    const { result, tasks } = await traced(browser, page, act);
    const times = Array.isArray(result) ? (result as number[]) : typeof result === "number" ? [result] : [];
    const waited = await page.evaluate(() => window.bench!.longTasks());
    rows.push({
      edges,
      gesture,
      "script, median ms": times.length > 0 ? round(quantile(times, 0.5)) : "",
      "script, p95 ms": times.length > 1 ? round(quantile(times, 0.95)) : "",
      // Of the 60 longest tasks, one for each value of the slider.
      "median task CPU ms": round(quantile(tasks.slice(0, 60).reverse(), 0.5) ?? 0),
      "longest task CPU ms": round(tasks[0] ?? 0),
      "tasks over 50 ms of CPU": tasks.filter((task) => task > 50).length,
      "long tasks on the clock": waited.length,
      "longest on the clock ms": round(Math.max(0, ...waited)),
    });
  }
  return rows;
}

async function hover(page: Page): Promise<void> {
  for (let at = 0; at < 120; at++) await page.mouse.move(240 + at * 6, 200 + 160 * Math.sin(at / 9));
  await page.waitForTimeout(200);
}

async function select(page: Page): Promise<void> {
  for (let at = 0; at < 24; at++) {
    await page.mouse.click(300 + at * 28, 200 + ((at * 97) % 400));
    // Two clicks at once would be a double click, which moves the view.
    await page.waitForTimeout(350);
  }
}

/** Of sorted numbers. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

async function traced<T>(browser: Browser, page: Page, act: () => Promise<T>) {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  const result = await act();
  return { result, tasks: mainThreadTasks(await browser.stopTracing()) };
}

async function panAndZoom(page: Page): Promise<void> {
  await page.mouse.move(200, 120);
  await page.mouse.down();
  for (let at = 0; at < 60; at++) await page.mouse.move(200 + at * 5, 120 + at * 4);
  await page.mouse.up();
  for (let at = 0; at < 24; at++) await page.mouse.wheel(0, at < 12 ? -120 : 120);
  await page.waitForTimeout(500);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
