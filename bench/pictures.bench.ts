/**
 * How well answers can be read as pictures, in the built program and a real browser: `npm run build && npm run bench -- pictures`. Each question is
 * asked in one window after the other of its graph, so that nearly all are a second, third, … question; measured is what was painted when
 * the answer rests, after the window was made smaller and larger again, and after the run was played through. One question to a line of
 * a file asks others: `--graph NAME --questions FILE` (bench/pictures/hetionet.txt, of test/data/hetionet imported into DRAGOMAN_HOME); `--width`, `--height`, `--theme dark`, `--only FORM`, `--all` tell more.
 */
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { legibilityOf, type Legibility } from "./pictures/measure";
import { PICTURE_QUESTIONS } from "./pictures/questions";
import { noteTexts, seePicture } from "./pictures/watch-texts";
import { openWindow } from "./pictures/window";

const PATIENCE = { timeout: 60_000 };
const FAINTEST = 0.55;

interface Row extends Legibility {
  readonly question: string;
  readonly when: string;
}

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      graph: { type: "string" },
      questions: { type: "string" },
      width: { type: "string", default: "1280" },
      height: { type: "string", default: "800" },
      theme: { type: "string", default: "light" },
      only: { type: "string" },
      shots: { type: "string" },
    },
  });
  const asked =
    values.graph !== undefined && values.questions !== undefined
      ? { [values.graph]: readFileSync(values.questions, "utf8").split("\n").filter(Boolean) }
      : PICTURE_QUESTIONS;
  const size = { width: Number(values.width), height: Number(values.height) };
  for (const [graph, questions] of Object.entries(asked)) {
    if (values.only !== undefined && values.only !== graph) continue;
    const rows = await measureGraph(graph, questions, size, values.theme === "dark", values.shots);
    tell(graph, rows);
  }
  console.log(`Load ${loadavg()[0]!.toFixed(1)} on ${String(cpus().length)} cores.`);
}

async function measureGraph(
  graph: string,
  questions: readonly string[],
  size: { readonly width: number; readonly height: number },
  dark: boolean,
  shots: string | undefined,
): Promise<Row[]> {
  const { page, close } = await openWindow(size, dark, noteTexts);
  try {
    await pickGraph(page, graph);
    const rows: Row[] = [];
    for (const [at, question] of questions.entries()) {
      const isDrawn = await ask(page, question);
      if (shots !== undefined) await page.screenshot({ path: `${shots}/${graph}-${String(at)}.png` });
      if (!isDrawn) {
        console.log(`${graph}: refused: ${question}`);
        continue;
      }
      const see = async (when: string) =>
        rows.push({ question, when, ...legibilityOf(await seePicture(page)) });
      await see("asked");
      await page.setViewportSize({
        width: Math.round(0.85 * size.width),
        height: Math.round(0.8 * size.height),
      });
      await rests(page);
      await see("smaller");
      await page.setViewportSize(size);
      await rests(page);
      await see("resized");
      await playThrough(page);
      await see("played");
    }
    return rows;
  } finally {
    await close();
  }
}

async function pickGraph(page: Page, graph: string): Promise<void> {
  const picker = page.getByRole("combobox", { name: "Graph", exact: true });
  await picker.locator(`option[value="${graph}"]`).waitFor({ state: "attached", ...PATIENCE });
  await picker.selectOption(graph);
}

/** True where an answer with something drawn came. */
async function ask(page: Page, question: string): Promise<boolean> {
  await page.getByRole("combobox", { name: "Question", exact: true }).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  // While the answers on the page are those of another question, it stands over them.
  await page.locator(".asked").waitFor({ state: "detached", ...PATIENCE });
  const done = page.getByRole("status").filter({ hasText: / in (< )?\d/ });
  const refused = page.locator(".answer-refused");
  await done
    .or(refused)
    .first()
    .waitFor({ state: "attached", ...PATIENCE })
    .catch(() => undefined);
  await rests(page);
  const seen = await seePicture(page).catch(() => null);
  return (await refused.count()) === 0 && seen !== null && seen.discs.length > 0;
}

/** The layout is done and the camera stands still. */
async function rests(page: Page): Promise<void> {
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
  let before = "";
  for (let round = 0; round < 20; round++) {
    await page.waitForTimeout(150);
    const now = JSON.stringify(await seePicture(page).catch(() => null));
    if (now === before) return;
    before = now;
  }
}

async function playThrough(page: Page): Promise<void> {
  const slider = page.getByRole("slider", { name: "Position on the timeline" });
  if ((await slider.count()) === 0) return;
  await slider.focus();
  await page.keyboard.press("Home");
  await rests(page);
  await page.keyboard.press("End");
  await rests(page);
}

function tell(graph: string, rows: readonly Row[]): void {
  const sum = (list: readonly Row[], count: (row: Row) => number): number =>
    list.reduce((all, row) => all + count(row), 0);
  const isWhole = (row: Row): boolean =>
    row.onScreen === row.wanted && row.labelled === row.wanted && row.uncovered === row.wanted;
  const table = [...new Set(rows.map(({ when }) => when))].map((when) => {
    const list = rows.filter((row) => row.when === when);
    return {
      graph,
      when,
      pictures: list.length,
      "all named": list.filter(isWhole).length,
      "overlapping %": percent(
        sum(list, (row) => row.overlapping),
        sum(list, (row) => row.labels),
      ),
      "cut %": percent(
        sum(list, (row) => row.cut),
        sum(list, (row) => row.labels),
      ),
      "least span": Math.min(...list.map((row) => row.span)).toFixed(2),
      crossings: sum(list, (row) => row.crossings),
      through: sum(list, (row) => row.through),
      "discs overlap": sum(list, (row) => row.discsOverlapping),
      "edges told %": percent(
        sum(list, (row) => row.told),
        sum(list, (row) => row.edges),
      ),
      "least contrast of words": Math.min(...list.map((row) => row.contrast)).toFixed(1),
      uneven: (sum(list, (row) => row.unevenness) / Math.max(1, list.length)).toFixed(2),
    };
  });
  console.table(table);
  for (const row of rows)
    if (!isWhole(row) || row.span < FAINTEST || row.overlapping > 0) console.log(JSON.stringify(row));
}

function percent(part: number, whole: number): string {
  return ((100 * part) / Math.max(1, whole)).toFixed(1);
}
