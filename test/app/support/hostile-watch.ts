/** Sees what hostile text does: scripts that run, dialogs, requests, windows, refusals of the policy. */
import type { BrowserContext, Page } from "playwright-core";

/** Markup that no text may have become: the workbench itself has none of it. */
const MARKUP = [
  ...["img", "iframe", "object", "embed", "base", "math", "foreignObject", "template", "details[ontoggle]"],
  ...[
    "script:not([src])",
    "link[href*=evil]",
    "a[href*=evil]",
    "a[href^=javascript]",
    "meta[http-equiv=refresh]",
  ],
  ...["[style*=evil]", "[onload]", "[onerror]", "[onmouseover]", "[onfocus]", "[onanimationstart]"],
].join();

/** One line for everything of the kind in any page of the context, also in those it opens; `isOurs` says what may be asked for. */
export async function watchHarm(
  context: BrowserContext,
  isOurs: (address: string) => boolean,
): Promise<string[]> {
  const harm: string[] = [];
  await context.addInitScript(setTrap);
  context.on("request", (request) => {
    if (!isOurs(request.url())) harm.push(`request: ${request.url().slice(0, 200)}`);
  });
  context.on("dialog", (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("console", (message) => {
    if (message.type() === "error") harm.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => harm.push(`error: ${error.error().message}`));
  context.on("page", (page) => page.on("popup", (popup) => harm.push(`window: ${popup.url()}`)));
  return harm;
}

/** Runs in every page and frame before anything else: the marker that all payloads set tells of itself. */
function setTrap(): void {
  Object.defineProperty(globalThis, "__hit", {
    set: () => console.error(`a script ran in ${location.href}`),
  });
}

/** Elements in the page that only text could have made, as markup. */
export async function markupMade(page: Page): Promise<string[]> {
  return page.locator(MARKUP).evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 200)));
}
