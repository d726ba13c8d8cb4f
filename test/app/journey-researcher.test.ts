/** A researcher's afternoon: questions with known answers, where a failure was lost, a pin, what changed, and the trace replayed elsewhere. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  exportRun,
  fileChooser,
  inspector,
  laidOut,
  panel,
  pickGraph,
  pickRecipe,
  screenshots,
  showPanel,
  fromMenu,
} from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";
import { serveWorkbench, visit } from "./support/workbench";

const PATIENCE = { timeout: 120_000 };

const used = workbenchPerFile();

const DIETERLE = ["Kismet", "directed_by", "William Dieterle"];
const RELEASED = "When was Kismet released?";
const GOLD = [
  {
    question: "Who directed Kismet?",
    q_entity: ["Kismet"],
    a_entity: ["William Dieterle"],
    paths: [[DIETERLE]],
  },
  // Its gold is another question's: a failure to step into.
  {
    question: RELEASED,
    q_entity: ["Kismet"],
    a_entity: ["Portrait of Jennie"],
    paths: [[DIETERLE, ["Portrait of Jennie", "directed_by", "William Dieterle"]]],
  },
];
const FILE = {
  name: "kismet.jsonl",
  mimeType: "application/x-ndjson",
  buffer: Buffer.from(GOLD.map((line) => JSON.stringify(line)).join("\n")),
};

const questions = (page: Page): Locator => panel(page, "Questions");
const rows = (page: Page): Locator =>
  questions(page).getByRole("listbox", { name: "Questions" }).getByRole("option");

async function openQuestions(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Debugger" }).check({ force: true });
  await showPanel(page, "Questions");
  const chooser = await fileChooser(page, () =>
    questions(page).getByRole("button", { name: "Open questions…" }).click(),
  );
  await chooser.setFiles(FILE);
  await rows(page)
    .nth(GOLD.length - 1)
    .waitFor(PATIENCE);
}

/** A trace's lines without the times of its stages and of their parts. */
function withoutTimes(trace: Buffer): string[] {
  const lines = trace.toString("utf8").split("\n");
  return lines.map((line) =>
    line.startsWith(`{"kind":"stage"`) ? line.replaceAll(/,"ms":[^,}]+/g, "") : line,
  );
}

test("gold questions → waterfall → a failure → pin → again → compare → trace → replay on a fresh home", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await pickGraph(page, "Films");
  await pickRecipe(page, "D-RAG");
  await openQuestions(page);
  await questions(page).getByRole("button", { name: "Run", exact: true }).click();
  await questions(page).getByRole("button", { name: "Run again" }).waitFor(PATIENCE);
  await questions(page).getByRole("combobox", { name: "Which questions" }).selectOption("failures");
  await expect.poll(() => rows(page).count(), PATIENCE).toBe(1);
  await questions(page).getByRole("button", { name: "Next", exact: true }).click();
  const field = page.getByRole("combobox", { name: "Question", exact: true });
  await expect.poll(() => field.inputValue(), PATIENCE).toBe(RELEASED);
  await showPanel(page, "Waterfall");
  const lost = panel(page, "Waterfall").getByRole("button", {
    name: /Portrait of Jennie directed by William Dieterle/,
  });
  await expect.poll(() => lost.innerText(), PATIENCE).toMatch(/lost at Sample/);
  await laidOut(page);
  await screenshots(page, "researcher-1-waterfall");

  await lost.click();
  const verdict = inspector(page).getByRole("region", { name: "Verdict" });
  await verdict
    .getByText(/^below the/)
    .first()
    .waitFor(PATIENCE);
  await laidOut(page);
  await screenshots(page, "researcher-2-failure");
  const pin = inspector(page).getByRole("group", { name: "Pin", exact: true });
  await pin.getByRole("button", { name: "In" }).click();
  await verdict.getByText("kept", { exact: true }).first().waitFor(PATIENCE);
  await showPanel(page, "Pins");
  await panel(page, "Pins")
    .getByRole("heading", { name: /edges? gained$/ })
    .waitFor(PATIENCE);
  await laidOut(page);
  await screenshots(page, "researcher-3-pinned");
  await expect.poll(() => lost.innerText().catch(() => ""), PATIENCE).not.toMatch(/lost at/);

  await fromMenu(page, "Put two recipes or two runs side by side");
  const comparison = panel(page, "Compare");
  await comparison.getByRole("combobox", { name: "Run on the right" }).selectOption("recipe path-match");
  await comparison.getByRole("button", { name: "Compare", exact: true }).click();
  await comparison
    .getByText(/^Jaccard /)
    .first()
    .waitFor(PATIENCE);
  await comparison.getByRole("application", { name: "Right: graph of Path match" }).waitFor(PATIENCE);
  await page.waitForTimeout(1500);
  await screenshots(page, "researcher-4-compared");

  const trace = await exportRun(page, "Trace, to replay (JSONL)");
  expect(trace.name).toMatch(/\.trace\.jsonl$/);
  expect(JSON.parse(trace.bytes.subarray(0, trace.bytes.indexOf("\n")).toString())).toMatchObject({
    ...{ kind: "dragoman-trace", question: RELEASED },
    recipe: { name: "d-rag", pins: { edgesIn: [expect.stringMatching(/^[0-9a-f]{16}$/)] } },
  });
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
  await replayElsewhere(trace);
}, 900_000);

/** Another machine as near as a test gets to one: a fresh home, a fresh engine, a fresh window. */
async function replayElsewhere(trace: { readonly name: string; readonly bytes: Buffer }): Promise<void> {
  const elsewhere = await serveWorkbench();
  try {
    const { page, complaints, context } = await visit(used.browser, elsewhere.address, {
      viewport: { width: 1280, height: 800 },
    });
    await pickGraph(page, "Films");
    await showPanel(page, "Runs");
    const chooser = await fileChooser(page, () =>
      page.getByRole("button", { name: "Replay a trace…" }).first().click(),
    );
    await chooser.setFiles({ name: trace.name, mimeType: "application/x-ndjson", buffer: trace.bytes });
    await page.getByText(/: all [\d,]+ lines came out the same\.$/).waitFor(PATIENCE);
    await laidOut(page);
    await screenshots(page, "researcher-5-replayed");
    const again = await exportRun(page, "Trace, to replay (JSONL)");
    expect(withoutTimes(again.bytes)).toStrictEqual(withoutTimes(trace.bytes));
    expect(complaints).toStrictEqual([]);
    await context.close();
  } finally {
    await elsewhere.stop();
  }
}
