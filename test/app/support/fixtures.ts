/** What a browser test begins with: a workbench and windows onto it, cleared away after each test and after the file. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { speak } from "../../../src/renderer/ui/texts/texts";
import { serveWorkbench, visit, type Served, type Visitor } from "./workbench";

/** To be read inside tests and hooks only. */
export interface UsedWorkbench {
  readonly browser: Browser;
  readonly served: Served;
  /** A window of a person who has never been here before. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
}

class Used implements UsedWorkbench {
  browser!: Browser;
  served!: Served;
  /** What lets further windows in: the address does so once. */
  private cookies: BrowserContextOptions["storageState"] | undefined;

  async serve(more: NodeJS.ProcessEnv, isNew = false): Promise<void> {
    this.cookies = undefined;
    this.served = await serveWorkbench(more, isNew);
  }

  async visit(options: BrowserContextOptions = {}): Promise<Visitor> {
    const { browser, served, cookies } = this;
    // One that a window before has left would be offered to this one.
    rmSync(join(served.home, "records", "sessions"), { recursive: true, force: true });
    if (cookies) return visit(browser, new URL(served.address).origin, { ...options, storageState: cookies });
    const visitor = await visit(browser, served.address, options);
    this.cookies = { cookies: await visitor.context.cookies(), origins: [] };
    return visitor;
  }
}

/** The run's browser, connected to by this file; its windows are closed after each test, and files that share their modules begin in English. */
function connected(): Used {
  const used = new Used();
  beforeAll(async () => {
    used.browser = await chromium.connect(inject("browser"));
  });
  afterAll(() => used.browser.close());
  afterEach(() => speak("en"));
  afterEach(async () => {
    for (const context of used.browser.contexts()) await context.close();
  });
  return used;
}

/** One workbench for all tests of a file, which share its graphs, runs and connections. `more` goes into its environment; `isNew` as in `serveWorkbench`. */
export function workbenchPerFile(more: NodeJS.ProcessEnv = {}, isNew = false): UsedWorkbench {
  const used = connected();
  beforeAll(() => used.serve(more, isNew));
  afterAll(() => used.served.stop());
  return used;
}

/** A workbench for each test: for what counts runs, connections or sessions, and for tests that stop it. */
export function workbenchPerTest(more: NodeJS.ProcessEnv = {}): UsedWorkbench {
  const used = connected();
  beforeEach(() => used.serve(more));
  afterEach(() => used.served.stop());
  return used;
}
