/** What a browser test begins with: a workbench and windows onto it, cleared away after each test and after the file. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { speak } from "../../../src/renderer/ui/texts/texts";
import { emptyHome, serveWorkbench, visit, type Served, type Visitor } from "./workbench";
import { keepWorkbench } from "./kept-workbenches";

/** To be read inside tests and hooks only. */
export interface UsedWorkbench {
  readonly browser: Browser;
  readonly served: Served;
  /** A window of a person who has never been here before. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
}

/** What lets further windows in: the address does so once. */
const LET_IN = new WeakMap<Served, BrowserContextOptions["storageState"]>();

/** The workbench of this worker, which its files use one after the other: to start one and open its graphs takes three seconds of processor. */
let kept: Promise<Served> | undefined;

class Used implements UsedWorkbench {
  browser!: Browser;
  served!: Served;

  async serve(more: NodeJS.ProcessEnv = {}, isNew = false): Promise<void> {
    this.served = await serveWorkbench(more, isNew);
  }

  async takeKept(): Promise<void> {
    this.served = await (kept ??= keepWorkbench(inject("workbenches")));
    emptyHome(this.served.home);
  }

  async visit(options: BrowserContextOptions = {}): Promise<Visitor> {
    const { browser, served } = this;
    // One that a window before has left would be offered to this one.
    rmSync(join(served.home, "records", "sessions"), { recursive: true, force: true });
    const storageState = LET_IN.get(served);
    if (storageState) return visit(browser, new URL(served.address).origin, { ...options, storageState });
    const visitor = await visit(browser, served.address, options);
    LET_IN.set(served, { cookies: await visitor.context.cookies(), origins: [] });
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

/** A workbench for all tests of a file, which share its graphs, runs and connections; it begins as a new person's. */
export function workbenchPerFile(): UsedWorkbench {
  const used = connected();
  beforeAll(() => used.takeKept());
  return used;
}

/** A workbench that begins as a new person's before each test: for what counts runs, connections or sessions. */
export function workbenchPerTest(): UsedWorkbench {
  const used = connected();
  beforeEach(() => used.takeKept());
  return used;
}

/** As `workbenchPerFile`, and no other file uses it. `more` goes into its environment; `isNew` as in `serveWorkbench`. */
export function ownWorkbenchPerFile(more: NodeJS.ProcessEnv = {}, isNew = false): UsedWorkbench {
  const used = connected();
  beforeAll(() => used.serve(more, isNew));
  afterAll(() => used.served.stop());
  return used;
}

/** A workbench of each test's own: for tests that stop it. */
export function ownWorkbenchPerTest(): UsedWorkbench {
  const used = connected();
  beforeEach(() => used.serve());
  afterEach(() => used.served.stop());
  return used;
}
