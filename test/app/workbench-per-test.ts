import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { launchBrowser } from "./launch";
import { serveWorkbench } from "./workbench";
import type { Served } from "./workbench";

/** One browser for the file's tests and a workbench of its own for each of them; to be read inside tests only. */
export function workbenchPerTest(): { readonly browser: Browser; readonly served: Served } {
  const used = {} as { browser: Browser; served: Served };
  beforeAll(async () => {
    used.browser = await launchBrowser();
  });
  beforeEach(async () => {
    used.served = await serveWorkbench();
  });
  afterEach(() => used.served.stop());
  afterAll(() => used.browser.close());
  return used;
}
