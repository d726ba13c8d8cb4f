/** The built program served to a new window of a real browser, with a home of its own. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Page } from "playwright-core";
import { browserBinaries } from "../../test/app/support/browser-binary";

/** The built program; another build with DRAGOMAN_OUT. */
export const PROGRAM = resolve(process.env["DRAGOMAN_OUT"] ?? "out", "main", "cli.js");

export interface OpenWindow {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Opens the workbench at a size; `before` runs in the page before its own script. DRAGOMAN_HOME, where set, is the home. */
export async function openWindow(
  viewport: { readonly width: number; readonly height: number },
  dark: boolean,
  before: () => void,
): Promise<OpenWindow> {
  const own = await mkdtemp(join(tmpdir(), "pictures-bench-"));
  const home = process.env["DRAGOMAN_HOME"] ?? own;
  const child = spawn(process.execPath, [PROGRAM, "serve", "--no-open"], {
    env: { ...process.env, DRAGOMAN_HOME: home },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const [binary] = browserBinaries();
  const env = { ...process.env, ...binary!.env } as Record<string, string>;
  const browser = await chromium.launch({
    executablePath: binary!.path,
    env,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({
    viewport,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  await page.addInitScript(before);
  await page.goto(await firstAddress(child.stdout));
  const close = async (): Promise<void> => {
    await browser.close();
    child.kill("SIGINT");
    await exited;
    await rm(own, { recursive: true, force: true });
  };
  return { page, close };
}

/** The first address that the program prints. */
export async function firstAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("the workbench ended before it was ready");
}
