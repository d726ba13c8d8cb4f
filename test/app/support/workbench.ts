/** The real, built workbench, served by the real program to a real browser, with a user's folder of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

export const SCREENSHOTS = resolve("test-results");

/** The built program; a build beside the usual one is tried with DRAGOMAN_OUT. */
export const PROGRAM = resolve(process.env["DRAGOMAN_OUT"] ?? "out", "main", "cli.js");

export interface Served {
  readonly address: string;
  readonly home: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * `dragoman serve` on a free port; resolves once it has printed its address. `more` goes into its environment. Its person has chosen the
 * CPU, unless `isNew`: one who has chosen nothing has the machine looked at, in a process for each device.
 */
export async function serveWorkbench(more: NodeJS.ProcessEnv = {}, isNew = false): Promise<Served> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const home = mkdtempSync(join(tmpdir(), "dragoman-home-"));
  if (!isNew) emptyHome(home);
  const child = spawn(process.execPath, [PROGRAM, "serve", "--no-open"], {
    env: { ...process.env, ...more, DRAGOMAN_HOME: home },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  return {
    address: await firstAddress(child),
    home,
    process: child,
    stop: async () => {
      child.kill("SIGINT");
      await exited;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Makes the home that of a person who has chosen the CPU and done nothing else. */
export function emptyHome(home: string): void {
  for (const name of readdirSync(home)) rmSync(join(home, name), { recursive: true, force: true });
  mkdirSync(join(home, "records"));
  writeFileSync(join(home, "records", "devices.json"), '{"choice":"cpu"}\n');
}

async function firstAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("the workbench ended before it was ready");
}

/** The software renderer's word on its own speed, which a page has no part in. */
const DRIVER_REMARK = /GL Driver Message \(OpenGL, Performance/;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the page complained about: console errors, uncaught errors, refused policies. */
  readonly complaints: string[];
  /** Addresses that the page asked for outside its own host. */
  readonly strays: string[];
}

/** A new browser profile, let in by the one-time address, of a person who wants no motion unless told otherwise: a picture that moves in is painted some hundred times. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  // A machine that does other things as well is six times slower; what never comes fails all the same.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const strays: string[] = [];
  const { host } = new URL(address);
  await context.addInitScript(reportRefusals);
  await context.addInitScript(arrangeForAnalysts);
  page.on("console", (message) => {
    const complains = ["error", "warning"].includes(message.type());
    if (complains && !DRIVER_REMARK.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:"].includes(url.protocol) && url.host !== host) strays.push(request.url());
  });
  await page.goto(address, { timeout: 120_000 });
  return { page, context, complaints, strays };
}

/** Runs in the page: the tests speak of the panels of the Analyst until they choose other ones. */
export function arrangeForAnalysts(): void {
  // Pages opened from the disk, and empty ones, keep nothing.
  if (!location.protocol.startsWith("http")) return;
  const key = "dragoman.settings";
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ preset: "analyst" }));
}

/** Runs in the page: what a policy refuses becomes a complaint, also where the code that tried it swallows the error. */
function reportRefusals(): void {
  document.addEventListener("securitypolicyviolation", (refused) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = refused;
    const where = `${sourceFile}:${lineNumber.toString()}`;
    console.error(`refused by ${effectiveDirective}: ${blockedURI} at ${where} ${sample}`);
  });
}
