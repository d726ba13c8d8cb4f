/** The workbench over hostile graphs, watched: whatever runs, is fetched, asked for or becomes markup fails the test in which it does. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import type { GraphLine } from "./hostile-graph";
import { resourcesIn } from "./hostile-resources";
import { STRAY } from "./hostile-strings";
import { markupMade, watchHarm } from "./hostile-watch";
import { laidOut, pickRecipe } from "./steps";
import { arrangeForAnalysts, serveWorkbench, type Served } from "./workbench";

export const PATIENCE = { timeout: 120_000 };
/** What a person types or chooses is as hostile as a graph may be. */
export const TYPED = `<img src="${STRAY}/typed.png" onerror="window.__hit=1">{{x}}\u202E"'`;

/** One window for all tests of a file; whatever the tests of the file open in it is watched as well. */
export class HostileWorkbench {
  readonly folder = mkdtempSync(join(tmpdir(), "dragoman-hostile-"));
  page!: Page;
  context!: BrowserContext;
  /** One line for each thing that happened and must not. */
  harm: string[] = [];
  private browser!: Browser;
  private served!: Served;

  async start(): Promise<void> {
    [this.browser, this.served] = await Promise.all([
      chromium.connect(inject("browser")),
      serveWorkbench({ DRAGOMAN_RESOURCES: resourcesIn(this.folder) }),
    ]);
    this.context = await this.browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await this.context.addInitScript(arrangeForAnalysts);
    const { origin } = new URL(this.served.address);
    const own = pathToFileURL(this.folder).href;
    this.harm = await watchHarm(this.context, (address) =>
      [origin, own, "blob:", "data:", "about:"].some((start) => address.startsWith(start)),
    );
    this.page = await this.context.newPage();
    await this.page.goto(this.served.address);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.served.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Another window of the same person. */
  async another(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(new URL(this.served.address).origin);
    // Keys pressed before the workbench listens are lost.
    await page.getByText("Engine ready").waitFor(PATIENCE);
    return page;
  }

  /** Gives the import's file chooser a file. */
  async chooseFile(name: string, content: string | Buffer): Promise<void> {
    const buffer = Buffer.from(content);
    await this.page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer });
  }

  /** Imports a graph, with the import's window open, and opens it. */
  async importGraph(lines: readonly GraphLine[]): Promise<void> {
    const { page } = this;
    await this.chooseFile("hostile.jsonl", lines.map((line) => JSON.stringify(line)).join("\n"));
    const preview = page.getByRole("region", { name: "What the files would become" });
    await preview.getByText(/^Becomes/).waitFor(PATIENCE);
    await page.getByRole("textbox", { name: "Name of the graph" }).fill("hostile");
    await page.getByRole("checkbox", { name: /^Embed/ }).uncheck();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText("Every row was accepted.").waitFor(PATIENCE);
    await page.getByRole("button", { name: "Open the graph" }).click(PATIENCE);
  }

  /** Asks, and waits until so many edges, all of the graph, are drawn and lie still. */
  async ask(recipe: string, edges: string): Promise<void> {
    const { page } = this;
    await pickRecipe(page, recipe);
    await page.getByRole("combobox", { name: "Question", exact: true }).fill(`What is Kismet? ${TYPED}`);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText(`${edges} edges drawn`, { exact: true }).waitFor(PATIENCE);
    await laidOut(page);
  }

  /** Keeps what is downloaded under its own name, in the one folder that pages may be opened from. */
  async download(start: () => Promise<unknown>): Promise<string> {
    const [file] = await Promise.all([this.page.waitForEvent("download", PATIENCE), start()]);
    const path = join(this.folder, file.suggestedFilename());
    expect(basename(path)).toMatch(/^[\w.-]+$/);
    await file.saveAs(path);
    return path;
  }

  /** As a browser opens it from the disk, on a page without any policy of ours. */
  async open(path: string): Promise<Page> {
    const sheet = await this.context.newPage();
    await sheet.goto(pathToFileURL(path).href);
    await sheet.waitForTimeout(300);
    return sheet;
  }
}

/** A window for the tests of a file; after each of them nothing may have happened that must not. */
export function hostileWorkbench(): HostileWorkbench {
  const used = new HostileWorkbench();
  beforeAll(() => used.start());
  afterEach(async () => {
    expect(used.harm).toStrictEqual([]);
    expect(await markupMade(used.page)).toStrictEqual([]);
  });
  afterAll(() => used.stop());
  return used;
}
