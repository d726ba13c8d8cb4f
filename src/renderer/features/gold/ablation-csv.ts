/** A grid as a table for spreadsheets: one line a cell, parameters first. */
import { defuseFormula } from "../../../shared/safe-cell";
import { explain } from "../../../shared/failure";
import { valuesOfCell } from "./ablation";
import type { Ablation } from "./ablation-view";

/** What is told of every cell beyond its metrics. */
const OWN = ["answerRecall", "pathRecall", "ms", "questions", "failure"];

/** RFC 4180 with decimal points; texts that look like formulas are defused. Cells without figures yet are left out. */
export function ablationCsv({ axes, cells, with: asked }: Ablation): string {
  const known = [...cells.values()].sort((a, b) => a.cell - b.cell);
  const metrics = [...new Set(known.flatMap((cell) => Object.keys(cell.metrics)))];
  const head = ["graph", "recipe", ...axes.map(({ path }) => path), ...metrics, ...OWN];
  const lines = known.map((cell) => {
    const own = [
      cell.answerRecall,
      cell.pathRecall ?? "",
      cell.ms,
      cell.questions,
      cell.failure ? explain(cell.failure) : "",
    ];
    const values = valuesOfCell(axes, cell.cell);
    return [asked.graph, asked.recipe, ...values, ...metrics.map((name) => cell.metrics[name] ?? ""), ...own];
  });
  return [head, ...lines]
    .map((line) => `${line.map((value) => toCell(String(value))).join(",")}\r\n`)
    .join("");
}

function toCell(text: string): string {
  const safe = defuseFormula(text);
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
