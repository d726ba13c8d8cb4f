/** The tables of docs/results.md. */
import type { EvaluationReport } from "../src/main/engine/evaluate/report";

export interface ResultRow {
  readonly title: string;
  /** What stands behind `evaluate`. */
  readonly command: string;
  readonly report: EvaluationReport;
}

const METRICS: Readonly<Record<string, string>> = {
  "Hits@1": "hits@1",
  "Hits@5": "hits@5",
  "Hits@10": "hits@10",
  MRR: "mrr",
  "Recall@20": "recall@20",
  Hit: "hit",
  F1: "f1",
};
const STAGES_TOLD = ["expand", "sample", "prune"];

/** One recipe's table in Markdown, one row a run; per cent, but for edges and milliseconds. */
export function resultsTable(recipe: string, rows: readonly ResultRow[]): string {
  const columns = ["set", "topic entity", "questions", ...Object.keys(METRICS)];
  const stages = `(${STAGES_TOLD.join(" → ")})`;
  columns.push(`gold paths kept ${stages}`, `gold answers kept ${stages}`, `edges ${stages}`);
  columns.push("ECE (p ≥ .01)", "no link", "ms p50 / p95", "`evaluate` with");
  const cells = rows.map(({ title, command, report }) => [
    ...[title, report.topicEntities, report.questions.toString()],
    ...Object.values(METRICS).map((name) => perCent(report.metrics[name])),
    told(report, ({ goldPathRecall }) => perCent(goldPathRecall)),
    told(report, ({ goldAnswerRecall }) => perCent(goldAnswerRecall)),
    told(report, ({ edges }) => round(edges)),
    ...[calibration(report), report.unlinked.toString()],
    `${round(report.ms.p50)} / ${round(report.ms.p95)}`,
    `\`${command}\``,
  ]);
  const lines = [
    columns,
    columns.map((_, column) => (isText(column, columns.length) ? "---" : "--:")),
    ...cells,
  ];
  return [`## ${recipe}\n`, ...lines.map((line) => `| ${line.join(" | ")} |`), ""].join("\n");
}

function isText(column: number, columns: number): boolean {
  return column < 2 || column === columns - 1;
}

function told(
  { stages }: EvaluationReport,
  tell: (stage: EvaluationReport["stages"][number]) => string,
): string {
  return stages
    .filter(({ name }) => STAGES_TOLD.includes(name))
    .map(tell)
    .join(" → ");
}

function calibration({ calibration: measured }: EvaluationReport): string {
  if (!measured) return "–";
  return `${perCent(measured.all.ece)} (${perCent(measured.above?.ece)})`;
}

function perCent(share: number | undefined): string {
  return share === undefined ? "–" : (100 * share).toFixed(1);
}

/** Where no question could be run there is no number. */
function round(value: number): string {
  return Number.isFinite(value) ? value.toFixed(0) : "–";
}
