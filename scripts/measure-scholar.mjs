/**
 * Asks a scholar's questions of graphs built from novels, and says how many are right, in silence wrong, and refused:
 *
 *   node scripts/measure-scholar.mjs NOVELS_FOLDER [--apart only|without] [--questions FILE] [--recipe NAME] [--json FILE]
 *
 * NOVELS_FOLDER holds `ROM071.xml.gz` and the others that the questions name; each is built (again in seconds, from what was read before) into
 * DRAGOMAN_HOME. Chapters: at least .9 of those given are right and .8 of the right ones are given; names: the first is right and at least
 * .8 of those given are, each a name or a part of one; a value must be the same. An answer counts only with a passage behind it.
 */
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const ROOT = join(import.meta.dirname, "..");
const OWN = join(ROOT, "test", "data", "rolit", "scholar-questions.jsonl");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    apart: { type: "string", default: "with" },
    questions: { type: "string", default: OWN },
    recipe: { type: "string" },
    json: { type: "string" },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error(
    "usage: node scripts/measure-scholar.mjs NOVELS_FOLDER [--apart only|without] [--questions FILE]",
  );
  process.exit(2);
}

const questions = readFileSync(values.questions, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line))
  .filter(({ apart }) => values.apart === "with" || apart === (values.apart === "only"));
const graphs = new Map(
  [...new Set(questions.map(({ novel }) => novel))].map((novel) => [novel, build(novel)]),
);
const judged = questions.map((one) => ({ ...one, ...judge(one, graphs.get(one.novel)) }));
for (const { id, question, verdict, said } of judged)
  console.log(`${verdict.padEnd(7)} ${id} ${question} ${said}`);
for (const [what, some] of [
  ["all", judged],
  ["ro", judged.filter(({ language }) => language === "ro")],
  ["en", judged.filter(({ language }) => language === "en")],
  ["apart", judged.filter(({ apart }) => apart)],
])
  console.log(`${what}: ${told(some)}`);
if (values.json) writeFileSync(values.json, JSON.stringify(judged, null, 1));

function told(some) {
  const count = (verdict) => some.filter((one) => one.verdict === verdict).length;
  return `${count("right")} of ${some.length} right, ${count("wrong")} wrong, ${count("refused")} refused`;
}

function build(novel) {
  const name = `scholar-${novel.toLowerCase()}`;
  dragoman("build", "rolit", join(folder, `${novel}.xml.gz`), "--into", name, "--json");
  const { works } = JSON.parse(dragoman("build", "show", name, "--json"));
  const [work] = works;
  const chapters = work.headings
    .filter(({ title }) => title !== "")
    .map((_, at) => idOf("chapter", work.id, at + 1));
  return { name, chapters };
}

/** As the product makes ids. */
function idOf(prefix, ...parts) {
  const hash = createHash("sha1").update(parts.join("\u241f")).digest("hex");
  return `${prefix}_${hash.slice(0, 16)}`;
}

function judge({ question, chapters, names, value }, graph) {
  const recipe = values.recipe ? ["--recipe", values.recipe] : [];
  const report = JSON.parse(dragoman("ask", question, "--graph", graph.name, "--json", ...recipe));
  const { answer, answers } = report;
  const said = `→ ${
    answer.value ??
    answers
      .map(({ name }) => name)
      .join("; ")
      .slice(0, 160)
  } ${answer.refused ?? ""}`;
  const hasEdges = report.subgraph.edges.length > 0;
  if (answer.refused !== undefined || (answer.value === undefined && answers.length === 0))
    return { verdict: "refused", said };
  const isRight = chapters
    ? hasChapters(chapters, answers, graph)
    : names
      ? hasNames(names, answers)
      : answer.value === value;
  return { verdict: isRight && hasEdges ? "right" : "wrong", said };
}

function hasChapters(gold, answers, graph) {
  const given = answers.map(({ id }) => graph.chapters.indexOf(id) + 1);
  const right = given.filter((number) => gold.includes(number)).length;
  return right >= 0.9 * given.length && right >= 0.8 * gold.length;
}

function hasNames(gold, answers) {
  const isGold = ({ name }) => gold.some((one) => wordsOf(one).every((word) => wordsOf(name).includes(word)));
  return isGold(answers[0]) && answers.filter(isGold).length >= 0.8 * answers.length;
}

function wordsOf(name) {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
}

function dragoman(...args) {
  return execFileSync(process.execPath, [join(ROOT, "out", "main", "cli.js"), ...args], {
    ...{ encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "ignore"] },
  });
}
