/** Set-up of a run: one browser for all files, which each of them connects to. */
import type { TestProject } from "vitest/node";
import { launchBrowser } from "./launch";

declare module "vitest" {
  interface ProvidedContext {
    /** The address at which the run's browser is connected to. */
    browser: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowser();
  provide("browser", browser.wsEndpoint());
  return () => browser.close();
}
