import { expect, test } from "vitest";
import { ownWorkbenchPerFile } from "./support/fixtures";
import { screenshot } from "./support/steps";

const PATIENCE = { timeout: 90_000 };

// No Vulkan driver, also where there is one: what is read below is then the same on every Linux.
const used = ownWorkbenchPerFile({ VK_DRIVER_FILES: "/nowhere", VK_ICD_FILENAMES: "/nowhere" }, true);

test.skipIf(process.platform !== "linux")(
  "the settings say what the models run on and why, and keep what is chosen",
  async () => {
    const { page, context, complaints } = await used.visit({
      ...{ viewport: { width: 1280, height: 800 } },
    });
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await page.getByText("Films (MetaQA)").last().waitFor(PATIENCE);
    await page.keyboard.press("Control+,");
    await dialog.getByRole("button", { name: "Look again" }).click(PATIENCE);
    await dialog.getByText(/^WebGPU is not there \(.+\)\.$/).waitFor(PATIENCE);
    await dialog.getByText("Questions and imports run on CPU.").waitFor(PATIENCE);
    await expect.poll(() => dialog.getByRole("radio", { name: "Automatic" }).isChecked()).toBe(true);
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
