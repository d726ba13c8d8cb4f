import { test } from "vitest";
import { workbenchPerTest } from "./workbench-per-test";
import { visit } from "./workbench";
const used = workbenchPerTest();
test("look", async () => {
  const { page, complaints } = await visit(used.browser, used.served.address);
  await page.waitForTimeout(8000);
  await page.screenshot({ path: "/tmp/shots/cypher/look.png" });
  console.log(complaints, (await page.locator("body").innerText()).slice(0, 500));
}, 100000);
