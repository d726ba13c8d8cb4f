import { expect, test } from "vitest";
import {
  ask,
  canvas,
  clickUntil,
  inspector,
  keptSize,
  pickGraph,
  pickRecipe,
  screenshots,
  timeline,
} from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const used = workbenchPerFile();

test("open, pick films, ask, scrub, click a pruned edge, read why, move λ, see the subgraph change", async () => {
  const { page, complaints, strays } = await used.visit({ reducedMotion: "no-preference" });
  await page.getByRole("heading", { name: "Ask a knowledge graph, and see why" }).waitFor();
  await page.getByText("Films (MetaQA)").last().waitFor();
  await screenshots(page, "welcome");

  await pickGraph(page, "Films");
  await pickRecipe(page, "Biomedical");
  // Three hops reach more films than a click can find an edge among.
  await page.getByRole("slider", { name: /^Hops/ }).press("ArrowLeft");
  await ask(page, "What connects Kismet and Portrait of Jennie?");
  // On a busy machine the layout takes a while, and only then does the new question's timeline play.
  await page.getByRole("button", { name: /^Play \(/ }).waitFor({ timeout: 60_000 });
  const before = await keptSize(page);
  expect(before).toMatch(/node.*edge/);
  await screenshots(page, "answered");

  const whole = await canvas(page).screenshot();
  await timeline(page).press("Home");
  await expect.poll(() => timeline(page).getAttribute("aria-valuetext")).toContain("Before the first stage");
  await expect.poll(async () => whole.equals(await canvas(page).screenshot())).toBe(false);
  await page.getByRole("button", { name: /^Step on/ }).click();
  await page.getByRole("button", { name: /^Step on/ }).click();
  await page.getByRole("button", { name: /^Step on/ }).click();
  await expect.poll(() => timeline(page).getAttribute("aria-valuetext")).toContain("Hop 1");
  await screenshots(page, "scrubbed");
  await timeline(page).press("End");

  const whyNot = inspector(page).getByRole("button", { name: "Why not?" });
  await clickUntil(page, whyNot);
  await expect.poll(() => inspector(page).innerText()).toMatch(/lost in prune/i);
  await whyNot.click();
  const reason = inspector(page).getByRole("region", { name: "Why not?" });
  await reason
    .getByText(/→|No single change|No parameter/)
    .first()
    .waitFor({ timeout: 60_000 });
  await screenshots(page, "why-not");
  await inspector(page).getByRole("button", { name: "Close", exact: true }).click();

  const lambda = page.getByRole("slider", { name: /^λ/ });
  for (let step = 0; step < 4; step++) await lambda.press("ArrowLeft");
  await expect.poll(() => keptSize(page), { timeout: 60_000 }).not.toBe(before);
  await screenshots(page, "less-cost");

  expect([complaints, strays]).toStrictEqual([[], []]);
  await page.context().close();
});
