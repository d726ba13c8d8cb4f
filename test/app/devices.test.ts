import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./launch";
import { screenshot } from "./steps";
import { serveWorkbench, visit } from "./workbench";
import type { Served } from "./workbench";

const PATIENCE = { timeout: 90_000 };

let browser: Browser;
let served: Served;
beforeAll(async () => {
  browser = await launchBrowser();
  // No Vulkan driver, also where there is one: what is read below is then the same on every Linux.
  served = await serveWorkbench({ VK_DRIVER_FILES: "/nowhere", VK_ICD_FILENAMES: "/nowhere" });
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});

test.skipIf(process.platform !== "linux")(
  "the settings say what the models run on and why, and keep what is chosen",
  async () => {
    const { page, context, complaints } = await visit(browser, served.address, {
      ...{ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" },
    });
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await page.getByText("Films (MetaQA)").last().waitFor(PATIENCE);
    await page.keyboard.press("Control+,");
    await dialog.getByRole("button", { name: "Look again" }).click(PATIENCE);
    await dialog.getByText(/^WebGPU is not there \(.+\)\.$/).waitFor(PATIENCE);
    await dialog.getByText("Questions and imports run on CPU.").waitFor(PATIENCE);
    expect(await dialog.getByRole("radio", { name: "Automatic" }).isChecked()).toBe(true);
    await screenshot(page, "devices-light");

    await dialog.getByText("WebGPU", { exact: true }).click(PATIENCE);
    await dialog.getByText("Questions and imports run on CPU.").waitFor(PATIENCE);
    await page.keyboard.press("Escape");
    await page.reload();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByText("Films (MetaQA)").last().waitFor(PATIENCE);
    await page.keyboard.press("Control+,");
    await dialog.getByRole("radio", { name: "WebGPU" }).waitFor({ ...PATIENCE, state: "attached" });
    await expect.poll(() => dialog.getByRole("radio", { name: "WebGPU" }).isChecked(), PATIENCE).toBe(true);
    await screenshot(page, "devices-dark");
    await dialog.getByText("Română", { exact: true }).click(PATIENCE);
    await page.getByText("Modelele rulează pe", { exact: true }).last().waitFor(PATIENCE);
    await page.getByText(/^WebGPU lipsește/).waitFor(PATIENCE);
    await screenshot(page, "devices-romanian");
    expect(complaints).toStrictEqual([]);
    await context.close();
  },
);
