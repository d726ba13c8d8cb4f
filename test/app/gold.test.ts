import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  ask,
  bytesOf,
  fileChooser,
  inspector,
  panel,
  pickGraph,
  pickRecipe,
  screenshots,
  showPanel,
} from "./support/steps";
import { command } from "./support/any-language";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 60_000 };

const used = workbenchPerFile();

const DIETERLE = ["Kismet", "directed_by", "William Dieterle"];

/** Two that are answered, one whose gold is another question's, and two whose gold names what the graph does not know. */
const QUESTIONS = [
  {
    question: "Who directed Kismet?",
    q_entity: ["Kismet"],
    a_entity: ["William Dieterle"],
    paths: [[DIETERLE]],
  },
  {
    question: "What films did the director of Kismet also direct?",
    q_entity: ["Kismet"],
    a_entity: ["Portrait of Jennie", "A Midsummer Night's Dream"],
    paths: [
      [DIETERLE, ["Portrait of Jennie", "directed_by", "William Dieterle"]],
      [DIETERLE, ["A Midsummer Night's Dream", "directed_by", "William Dieterle"]],
    ],
  },
  {
    question: "When was Kismet released?",
    q_entity: ["Kismet"],
    a_entity: ["Portrait of Jennie"],
    paths: [[DIETERLE, ["Portrait of Jennie", "directed_by", "William Dieterle"]]],
  },
  {
    question: "Who wrote Kismet?",
    q_entity: ["Kismet"],
    a_entity: ["=HYPERLINK(1)"],
    paths: [[["Kismet", "written_by", "=HYPERLINK(1)"]]],
  },
  { question: "What genre is Kismet?", q_entity: ["Kismet"], a_entity: ["Portrait of Jennie", "Nobody"] },
];

const fileOf = (questions: readonly object[]) => ({
  name: "kismet.jsonl",
  mimeType: "application/x-ndjson",
  buffer: Buffer.from([...questions.map((line) => JSON.stringify(line)), "not a question", ""].join("\n")),
});

async function openQuestions(page: Page, questions: readonly object[]): Promise<void> {
  await page.getByRole("radio", { name: "Debugger" }).check({ force: true });
  // The panel comes to the front with the file.
  const chooser = await fileChooser(page, () =>
    command(page, "Open a file of questions with known answers…"),
  );
  await chooser.setFiles(fileOf(questions));
  await rows(page).nth(4).waitFor(PATIENCE);
}

const rows = (page: Page): Locator =>
  panel(page, "Questions").getByRole("listbox", { name: "Questions" }).getByRole("option");
const row = (page: Page, question: string): Locator => rows(page).filter({ hasText: question });

test("open gold questions, run them, read the waterfall, and see why one failed", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await pickGraph(page, "Films");
  await pickRecipe(page, "D-RAG");
  await openQuestions(page, QUESTIONS);
  const questions = panel(page, "Questions");
  await questions.getByText("1 line is no question").click();
  await questions.getByText("Line 6: the line is not JSON").waitFor(PATIENCE);
  await questions.getByText("1 line is no question").click();

  await questions.getByRole("button", { name: "Run", exact: true }).click();
  await questions.getByRole("button", { name: "Run again" }).waitFor(PATIENCE);
  await row(page, "Who directed Kismet?").getByText("first answer is gold").waitFor(PATIENCE);
  await row(page, "Who wrote Kismet?").getByText("lost at Expand").waitFor(PATIENCE);

  await questions.getByRole("combobox", { name: "Which questions" }).selectOption("failures");
  await expect.poll(() => rows(page).count(), PATIENCE).toBe(3);
  await questions.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("combobox", { name: "Question", exact: true }).waitFor(PATIENCE);
  await expect
    .poll(() => page.getByRole("combobox", { name: "Question", exact: true }).inputValue(), PATIENCE)
    .toBe("When was Kismet released?");

  await showPanel(page, "Waterfall");
  const waterfall = panel(page, "Waterfall");
  const lost = waterfall.getByRole("button", { name: /Portrait of Jennie directed by William Dieterle/ });
  await lost.waitFor(PATIENCE);
  await waterfall.getByText("Percentages are means per question").waitFor(PATIENCE);
  await expect
    .poll(() => lost.innerText(), PATIENCE)
    .toMatch(/lost at Sample: below the (fact cap|threshold)/);
  await screenshots(page, "gold-waterfall");
  await lost.click();
  await inspector(page)
    .getByText(/By probability it is number|Its probability of|No relation path that was believed in/)
    .first()
    .waitFor(PATIENCE);
  await screenshots(page, "gold-failure");

  await waterfall.getByRole("button", { name: "Next", exact: true }).click();
  await waterfall.getByText("The graph has no node called “=HYPERLINK(1)”.").waitFor(PATIENCE);
  await screenshots(page, "gold-missing");
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});

/** As many cells as a grid may have, each of which expands anew, and ten times the questions: it is not done before a window on a busy machine stops it. */
const MANY = Array.from({ length: 80 }, (_, at) => 100 + at);
const FIFTY = QUESTIONS.flatMap((question) => Array.from({ length: 10 }, () => question));

test("a grid of parameters is stopped midway, keeps its cells, is applied and saved", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await pickGraph(page, "Films");
  await pickRecipe(page, "D-RAG");
  await openQuestions(page, FIFTY);
  await showPanel(page, "Ablations");
  const ablations = panel(page, "Ablations");
  const add = ablations.getByRole("combobox", { name: "Parameter to add" });
  await add.selectOption({ label: "Expand · Hops" });
  await add.selectOption({ label: "Expand · Degree cap" });
  await ablations.getByRole("textbox", { name: "Values of Hops" }).fill("1, 2, 3");
  await ablations.getByRole("textbox", { name: "Values of Degree cap" }).fill(MANY.join(" "));
  const sample = ablations.getByRole("combobox", { name: "Questions in every cell" });
  await sample.selectOption({ label: "all 50" });
  await ablations.getByText(/^240 cells × 50 questions = 12,?000 runs/).waitFor(PATIENCE);
  await ablations.getByRole("button", { name: "Run the grid" }).click();
  await ablations.getByRole("button", { name: /^Hops 1, Degree cap 100: Hits@1/ }).waitFor(PATIENCE);

  // An ordinary question goes first.
  await ask(page, "Who directed Kismet?");

  // The answer may have come to the front of the same group.
  await showPanel(page, "Ablations");
  await ablations.getByRole("button", { name: "Stop", exact: true }).click();
  await ablations.getByText(/^Stopped after \d+ of 12,?000 runs/).waitFor(PATIENCE);
  await screenshots(page, "gold-grid-stopped");

  await sample.selectOption({ label: "5" });
  await ablations.getByRole("button", { name: "Remove Degree cap" }).click();
  await add.selectOption({ label: "Sample · Threshold" });
  await ablations.getByRole("textbox", { name: "Values of Threshold" }).fill("0.01 0.9");
  await ablations.getByRole("button", { name: "Run the grid" }).click();
  const cells = ablations.getByRole("button", { name: /Hits@1 .* over 5 questions/ });
  await expect.poll(() => cells.count(), PATIENCE).toBe(6);
  await ablations.getByRole("button", { name: "Run the grid" }).waitFor(PATIENCE);
  const [download] = await Promise.all([
    page.waitForEvent("download", PATIENCE),
    ablations.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  const lines = (await bytesOf(download)).toString().trimEnd().split("\r\n");
  expect(lines.length).toBe(7);
  expect(lines[0]).toMatch(/^graph,recipe,expand\.hops,sample\.threshold,hit,hits@1,/);
  expect(lines[1]).toMatch(/^films,d-rag,1,0\.01,/);

  await ablations.getByRole("button", { name: /^Hops 3, Threshold 0.9: Hits@1/ }).click();
  await ablations.locator('.grid-cell[aria-pressed="true"]').first().waitFor(PATIENCE);
  await screenshots(page, "gold-grid");
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});
