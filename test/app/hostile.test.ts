import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./launch";
import { ask, inspector, pickRecipe, screenshot, showPanel } from "./steps";
import { serveWorkbench, visit } from "./workbench";
import type { Served } from "./workbench";

const STRAY = "https://evil.example";
const NAMES = [
  `<img src="${STRAY}/i.png" onerror="window.hacked=1">`,
  "<script>window.hacked=1</script>",
  "javascript:window.hacked=1",
  `<a href="${STRAY}">click me</a>`,
  `url(${STRAY}/u.png)`,
  "{{constructor.constructor('window.hacked=1')()}}",
  "photo\u202Egnp.exe",
  "\u2067right\u2069 and \u200bnothing",
  `</style></title><svg onload="window.hacked=1">`,
  "../../etc/passwd",
  "__proto__",
];
const LONG = "endless ".repeat(125_000);
const RELATION = `<b onmouseover="window.hacked=1">of</b>`;

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), serveWorkbench()]);
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});

test("names out of a graph are text wherever they are shown, and fetch nothing", async () => {
  const { page, complaints, strays } = await visit(browser, served.address);
  const triples = [...NAMES, LONG].map((name) => `Kismet\t${RELATION}\t${name}`).join("\n");
  await page.getByRole("button", { name: "Import a graph" }).click();
  await page.locator("input[type=file]").setInputFiles({
    ...{ name: `<img src=x onerror="window.hacked=1">.tsv`, mimeType: "text/plain" },
    buffer: Buffer.from(triples),
  });
  await page.getByRole("textbox", { name: "Name of the graph" }).fill("hostile");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("button", { name: "Open the graph" }).click({ timeout: 120_000 });
  await pickRecipe(page, "Biomedical");
  await ask(page, "What is Kismet made of?");
  await screenshot(page, "hostile-graph");

  await showPanel(page, "Triples");
  for (const name of NAMES) {
    const row = page.getByRole("row").filter({ hasText: name }).first();
    await row.click();
    await inspector(page).getByRole("button", { name, exact: true }).waitFor();
    expect(await row.innerText()).toContain(`<b onmouseover="window.hacked=1">of</b>`);
  }
  await screenshot(page, "hostile-table");
  await page.getByRole("row").filter({ hasText: "endless" }).first().click();
  await inspector(page).getByText("endless").first().waitFor();

  const found = await page.evaluate(() => ({
    hacked: "hacked" in window,
    elements: document.querySelectorAll("img, script:not([src]), body svg[onload], b, a[href^=http]").length,
    longest: Math.max(...[...document.querySelectorAll("body *")].map((element) => element.outerHTML.length)),
  }));
  expect({ ...found, longest: 0 }).toStrictEqual({ hacked: false, elements: 0, longest: 0 });
  expect(found.longest).toBeLessThan(500_000);
  expect([complaints, strays]).toStrictEqual([[], []]);
  await page.context().close();
});
