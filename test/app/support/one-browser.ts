/** Set-up of a run: one browser for all files, which each of them connects to; the workbenches that they kept end with it. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { endWorkbenches } from "./kept-workbenches";
import { launchBrowser } from "./launch";

declare module "vitest" {
  interface ProvidedContext {
    /** The address at which the run's browser is connected to. */
    browser: string;
    /** The folder where workers note the workbenches that they keep. */
    workbenches: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowser();
  provide("browser", browser.wsEndpoint());
  const workbenches = mkdtempSync(join(tmpdir(), "dragoman-workbenches-"));
  provide("workbenches", workbenches);
  return async () => {
    await browser.close();
    await endWorkbenches(workbenches);
  };
}
