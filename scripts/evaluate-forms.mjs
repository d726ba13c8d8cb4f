/**
 * Runs a recipe over the worded questions of test/data/questions on all three graphs, and prints one table over them by form, by how they are
 * asked and by language, and the calibration of each graph:
 *
 *   node scripts/evaluate-forms.mjs [--recipe d-rag] [--held-out] [--outcomes FOLDER]
 *
 * Graphs and embeddings are kept in DRAGOMAN_HOME, which should be a folder of its own. `--outcomes` keeps what came of every question, but never of
 * those held out: nobody tunes on them.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const ROOT = join(import.meta.dirname, "..");
const DATA = join(ROOT, "test", "data");
const GRAPHS = ["films", "drugs", "hetionet"];
const SHARES = ["right", "wrong", "refused", "incomplete", "set", "first", "falseLink"];

const {
  recipe,
  outcomes,
  "held-out": heldOut,
} = parseArgs({
  options: {
    recipe: { type: "string", default: "d-rag" },
    "held-out": { type: "boolean" },
    outcomes: { type: "string" },
  },
}).values;
const home = process.env.DRAGOMAN_HOME;
if (!home || (heldOut && outcomes)) {
  console.error("DRAGOMAN_HOME must name a folder; what came of held-out questions is not kept");
  process.exit(2);
}
if (!existsSync(join(home, "graphs", "hetionet.duckdb")))
  dragoman("import", join(DATA, "hetionet", "hetionet.jsonl.gz"), "--into", "hetionet", "--json");
const folder = outcomes ?? mkdtempSync(join(tmpdir(), "dragoman-forms-"));
mkdirSync(folder, { recursive: true });
const reports = GRAPHS.map(report);
const judged = GRAPHS.flatMap(judgedOf);
if (!outcomes) rmSync(folder, { recursive: true });
for (const field of ["form", "group", "lang", "graph"]) printRows(field, judged);
printCalibration(reports);

function report(graph) {
  const args = [
    "--graph",
    graph,
    "--questions",
    questionsOf(graph),
    "--recipe",
    recipe,
    "--outcomes",
    outcomesOf(graph),
  ];
  return JSON.parse(dragoman("evaluate", ...args, "--json"));
}

/** What came of each question, with what its line says of it. */
function judgedOf(graph) {
  const lines = read(questionsOf(graph));
  return read(outcomesOf(graph)).map(({ verdict, set, first, falseLink }, index) => {
    const { form, group, lang } = lines[index];
    return { form, group, lang, graph, set, first, falseLink, [verdict]: true };
  });
}

function questionsOf(graph) {
  return join(DATA, "questions", heldOut ? "held-out" : "", `${graph}.jsonl`);
}

function outcomesOf(graph) {
  return join(folder, `${graph}.jsonl`);
}

function read(file) {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function dragoman(...args) {
  const program = join(ROOT, "scripts", "dragoman.mjs");
  return execFileSync(process.execPath, [program, ...args], { encoding: "utf8", maxBuffer: 2 ** 26 });
}

/** A row for each value of the field, and one for all. */
function printRows(field, judged) {
  const values = [...new Set(judged.map((one) => one[field]))];
  const head = [
    field,
    "questions",
    ...SHARES.map((share) => (share === "falseLink" ? "false links" : share)),
  ];
  console.log(`\n| ${head.join(" | ")} |\n| --- |${" ---: |".repeat(head.length - 1)}`);
  for (const value of values)
    printRow(
      value,
      judged.filter((one) => one[field] === value),
    );
  printRow("all", judged);
}

function printRow(name, judged) {
  const shares = SHARES.map(
    (share) => (100 * judged.filter((one) => one[share] === true).length) / judged.length,
  );
  console.log(`| ${[name, judged.length, ...shares.map((share) => share.toFixed(1))].join(" | ")} |`);
}

function printCalibration(reports) {
  console.log(
    "\n| graph | lookups | ECE of the first answer | p ≥ .9 | of these right | ECE of edges, p ≥ .01 | ms p50 / p95 |",
  );
  console.log(`| --- |${" ---: |".repeat(6)}`);
  for (const [index, { topAnswers, calibration, ms }] of reports.entries()) {
    const top = topAnswers ?? { questions: 0, ece: NaN, sure: 0, sureRight: NaN };
    const cells = [top.questions, top.ece.toFixed(3), top.sure, (100 * (top.sureRight ?? NaN)).toFixed(1)];
    const edges = calibration?.above?.ece.toFixed(3) ?? "–";
    console.log(
      `| ${[GRAPHS[index], ...cells, edges, `${ms.p50.toFixed(0)} / ${ms.p95.toFixed(0)}`].join(" | ")} |`,
    );
  }
}
