import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./launch";
import { serveWorkbench, visit } from "./workbench";
import type { Served } from "./workbench";

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), serveWorkbench()]);
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});

test("the page opens from the one-time address, under its policy, without a complaint", async () => {
  const { page, complaints, strays, context } = await visit(browser, served.address);
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).search).toBe("");
  expect(await page.title()).toContain("Dragoman");
  expect(await page.locator("body").innerText()).not.toBe("");
  const policy = (await page.request.get(page.url())).headers()["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});

test("the address does not let a second browser in", async () => {
  const { page, context } = await visit(browser, served.address);
  expect(await page.locator("body").innerText()).toContain("has been used already");
  await context.close();
});
