import { chromium, type BrowserServer } from "playwright-core";
import { browserBinaries } from "./browser-binary";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--js-flags=--min-semi-space-size=32",
];

/** Starts the first browser that starts, and says which one. */
export async function launchBrowser(): Promise<BrowserServer> {
  const faults: string[] = [];
  for (const { path, origin, env } of browserBinaries()) {
    try {
      const server = await chromium.launchServer({
        executablePath: path,
        args: FLAGS,
        env: { ...(process.env as Record<string, string>), ...env },
      });
      const browser = await chromium.connect(server.wsEndpoint());
      console.log(`Browser for the tests: ${browser.version()} from ${origin}`);
      await browser.close();
      return server;
    } catch (error) {
      faults.push(`${origin}: ${error instanceof Error ? error.message.split("\n")[0]! : String(error)}`);
    }
  }
  throw new Error(`no browser for the tests starts:\n${faults.join("\n")}`);
}
