/**
 * How long an answer's arrival holds the window's thread, in the built program and a real browser: `npm run build && npm run bench --
 * arrival`. The longest task, in processor time, from the click on Ask to the resting picture; three windows of each graph, three questions in each.
 */
import { cpus, loadavg } from "node:os";
import type { Page } from "playwright-core";
import { mainThreadTasks, TRACE_CATEGORIES } from "./canvas/main-thread";
import { openWindow } from "./pictures/window";

const PATIENCE = { timeout: 60_000 };
const WINDOWS = 3;
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  drugs: [
    "How does imatinib work against gastrointestinal stromal tumor?",
    "Which drugs treat asthma?",
    "What causes Malaria?",
  ],
  films: [
    "Which actors starred in films directed by Akira Kurosawa?",
    "Who directed Inception?",
    "How are Humphrey Bogart and Ingrid Bergman connected?",
  ],
};

export async function main([only]: readonly string[]): Promise<void> {
  for (const [graph, questions] of Object.entries(QUESTIONS))
    if (only === undefined || only === `--${graph}`) await measure(graph, questions);
  console.log(`Load ${loadavg()[0]!.toFixed(1)} on ${String(cpus().length)} cores.`);
}

async function measure(graph: string, questions: readonly string[]): Promise<void> {
  const found: number[][] = questions.map(() => []);
  for (let at = 0; at < WINDOWS; at++) {
    const { page, close } = await openWindow({ width: 1280, height: 800 }, false, () => undefined);
    try {
      const picker = page.getByRole("combobox", { name: "Graph", exact: true });
      await picker.locator(`option[value="${graph}"]`).waitFor({ state: "attached", ...PATIENCE });
      await picker.selectOption(graph);
      await page.waitForTimeout(3000);
      for (const [row, question] of questions.entries()) found[row]!.push(await arrivalOf(page, question));
    } finally {
      await close();
    }
  }
  console.table(
    questions.map((question, row) => ({
      question,
      "longest task, ms": found[row]!.map((ms) => ms.toFixed(0)).join(", "),
    })),
  );
}

/** Milliseconds of processor time of the longest task between the click and the resting picture. */
async function arrivalOf(page: Page, question: string): Promise<number> {
  const browser = page.context().browser()!;
  await page.getByRole("combobox", { name: "Question", exact: true }).fill(question);
  await page.waitForTimeout(800);
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const done = page.getByRole("status").filter({ hasText: / in (< )?\d/ });
  await done.first().waitFor({ state: "attached", ...PATIENCE });
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
  await page.waitForTimeout(1500);
  return mainThreadTasks(await browser.stopTracing())[0] ?? 0;
}
