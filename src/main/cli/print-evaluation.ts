/** An evaluation for people: three small tables, per cent where nothing else is said. */
import type { CalibrationFigures, TopFigures } from "../engine/evaluate/calibration";
import type { FormFigures, FormRow } from "../engine/evaluate/form-figures";
import type { EvaluationReport } from "../engine/evaluate/report";
import { plain, print, rejectsInEnglish, remark } from "./terminal";

/** Prints the report; what is odd about the questions goes to stderr. */
export function printEvaluation(report: EvaluationReport): void {
  const { questions, recipe, topicEntities, unlinked } = report;
  for (const { line, reason } of rejectsInEnglish(report.rejects))
    remark(`line ${line.toString()}: ${reason}`);
  if (report.ownGraphs > 0)
    remark(`${report.ownGraphs.toString()} questions bring their own graph, which is not used.`);
  print(`${questions.toString()} questions, recipe ${recipe}, topic entities ${topicEntities}`);
  if (unlinked > 0) print(`${unlinked.toString()} questions named nothing in the graph`);
  print("");
  printTable(metricRows(report));
  print("");
  printTable(stageRows(report));
  printGoldPaths(report);
  if (report.calibration) printCalibration(report.calibration);
  if (report.topAnswers) printTopAnswers(report.topAnswers);
  if (report.forms) printForms(report.forms, report.by?.field);
  print(`\n${report.convention}`);
}

function printTopAnswers({ questions, ece, sure, sureRight }: TopFigures): void {
  const claim =
    sure === 0 ? "none has p ≥ .9" : `${sure.toString()} with p ≥ .9, ${perCent(sureRight)} % of them right`;
  print(
    `\nFirst answers of ${questions.toString()} lookups: calibration error (ECE) ${ece.toFixed(3)}; ${claim}`,
  );
}

function printForms({ forms, groups, all, convention }: FormFigures, by: string | undefined): void {
  const head = (name: string) => [
    name,
    "questions",
    "right",
    "wrong",
    "refused",
    "incomplete",
    "set",
    "first",
    "false links",
  ];
  print("");
  printTable([head("form"), ...forms.map(formCells), formCells(all)]);
  if (groups) {
    print("");
    printTable([head(plain(by ?? "")), ...groups.map(formCells)]);
  }
  print(`\n${convention}`);
}

function formCells({ name, questions, ...shares }: FormRow): string[] {
  const { right, wrong, refused, incomplete, set, first, falseLinks } = shares;
  const cells = [right, wrong, refused, incomplete, set, first, falseLinks].map(perCent);
  return [plain(name) || "(none)", questions.toString(), ...cells];
}

function metricRows({ metrics, intervals, questions, by }: EvaluationReport): string[][] {
  const row = (name: string, count: number, values: Readonly<Record<string, number>>) => [
    ...[name, count.toString()],
    ...Object.values(values).map(perCent),
  ];
  return [
    [plain(by?.field ?? ""), "questions", ...Object.keys(metrics)],
    ...(by?.groups ?? []).map((group) => row(plain(group.value) || "(none)", group.questions, group.metrics)),
    row("all", questions, metrics),
    ["95 %", "", ...Object.keys(metrics).map((name) => intervals[name]!.map(perCent).join("–"))],
  ];
}

function stageRows({ stages, ms }: EvaluationReport): string[][] {
  return [
    ["stage", "p50 ms", "p95 ms", "nodes", "edges", "gold paths", "gold answers"],
    ...stages.map(({ name, p50, p95, nodes, edges, goldPathRecall, goldAnswerRecall }) => [
      ...[name, p50.toFixed(1), p95.toFixed(1), nodes.toFixed(1), edges.toFixed(1)],
      ...[goldPathRecall === undefined ? "" : perCent(goldPathRecall), perCent(goldAnswerRecall)],
    ]),
    ["all", ms.p50.toFixed(1), ms.p95.toFixed(1)],
  ];
}

function printGoldPaths({ goldPaths: { heuristic, none } }: EvaluationReport): void {
  if (heuristic > 0)
    print(`${heuristic.toString()} questions have no gold paths: shortest paths to their answers stand in.`);
  if (none > 0) print(`${none.toString()} questions have no gold path at all.`);
}

function printCalibration({ all, above }: NonNullable<EvaluationReport["calibration"]>): void {
  const tell = ({ ece, edges, goldEdges }: CalibrationFigures) =>
    `${ece.toFixed(3)} over ${edges.toString()} edges, ${goldEdges.toString()} of them gold`;
  print(`\nCalibration error of p (ECE): ${tell(all)}`);
  if (!above) return;
  print(`  where p ≥ ${above.threshold.toString()}: ${tell(above)}`);
  printTable([
    ["p", "edges", "mean p", "gold"],
    ...above.bins.map(({ from, to, edges, meanProbability, goldShare }) => [
      `${from.toFixed(2)}–${to.toFixed(2)}`,
      edges.toString(),
      ...[meanProbability.toFixed(3), goldShare.toFixed(3)],
    ]),
  ]);
}

function perCent(share: number): string {
  return (100 * share).toFixed(1);
}

/** The first column to the left, numbers to the right. */
function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
    );
    print(`  ${cells.join("  ")}`.trimEnd());
  }
}
