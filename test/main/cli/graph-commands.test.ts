import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { ImportReport } from "../../../src/shared/import/requests";
import { dragoman, dragomanOften, makeHome } from "./program";

//   aspirin --treats--> headache pain                 ibuprofen --treats--> muscle pain
//   aspirin --decreases_activity_of--> prostaglandin synthase <--decreases_activity_of-- ibuprofen
//   aspirin --made_by--> Bayer
const TRIPLES = [
  "aspirin\ttreats\theadache pain",
  "aspirin\tmade_by\tBayer",
  "aspirin\tdecreases_activity_of\tprostaglandin synthase",
  "ibuprofen\ttreats\tmuscle pain",
  "ibuprofen\tdecreases_activity_of\tprostaglandin synthase",
];
const QUESTION = "What does ibuprofen treat?";
const ANSWER = "muscle pain";
const home = makeHome();
const often = dragomanOften(home);
const file = (name: string) => join(home, name);
let imported: ImportReport;

beforeAll(async () => {
  writeFileSync(file("pain.tsv"), TRIPLES.join("\n"));
  const { stdout } = await dragoman(home, "import", file("pain.tsv"), "--into", "tiny", "--json");
  imported = JSON.parse(stdout) as ImportReport;
});

interface Report {
  readonly graph: string;
  readonly answers: { name: string }[];
  readonly subgraph: { nodes: { id: string }[]; edges: { source: string; target: string }[] };
  readonly verdicts: Record<string, number>;
  readonly edges?: { source: string; relation: string; target: string; verdict: string }[];
  readonly stages: { name: string; edges: number }[];
}

async function ask(...args: string[]): Promise<Report> {
  const { code, stdout, stderr } = await often("ask", ...args, "--json");
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout) as Report;
}

test("an import says what it did", () => {
  expect({ ...imported, ms: 0 }).toStrictEqual({
    ...{ graph: "tiny", format: "triples", nodes: 6, edges: 5, embedded: 6 },
    ...{ rejects: [], rejected: 0, rules: [], remarks: [], textValues: 0, unlisted: 0, ms: 0 },
    elements: [{ file: "pain.tsv", nodes: 0, edges: 5 }],
    mapping: "column 1=source,column 2=relation,column 3=target",
  });
});

test("a question is answered, and every candidate edge has exactly one verdict", async () => {
  const report = await ask(QUESTION, "--graph", "tiny", "--trace", "--set", "expand.hops=3");
  expect(report.answers[0]?.name).toBe(ANSWER);
  expect(
    report.edges!.map(({ source, relation, target }) => [source, relation, target].join("\t")).sort(),
  ).toStrictEqual([...TRIPLES].sort());
  const counted: Record<string, number> = {};
  for (const { verdict } of report.edges!) counted[verdict] = (counted[verdict] ?? 0) + 1;
  expect(report.verdicts).toStrictEqual(counted);
  expect(report.subgraph.edges).toHaveLength(report.verdicts["kept"]!);
  expect(report.stages.map(({ name }) => name)).toStrictEqual([
    ...["understand", "seed", "expand", "score", "sample", "prune", "read"],
  ]);
});

test("without --trace only the subgraph is printed; --set changes a parameter", async () => {
  const report = await ask(QUESTION, "--graph", "tiny", "--set", "expand.hops=0");
  expect(report.edges).toBeUndefined();
  expect(report.verdicts).toStrictEqual({});
});

test("a graph is also named by its file", async () => {
  const path = join(home, "graphs", "tiny.duckdb");
  expect(existsSync(path)).toBe(true);
  expect((await ask(QUESTION, "--graph", path)).graph).toBe("tiny");
});

test("for people there are ranked answers, the subgraph and the counts", async () => {
  const { code, stdout } = await dragoman(home, "ask", QUESTION, "--graph", "tiny");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ {2}1\. muscle pain/m);
  expect(stdout).toContain("ibuprofen —treats→ muscle pain");
  expect(stdout).toContain("Candidate edges: ");
});

describe("a parameter that does not exist", () => {
  test.each([
    ["prune.speed=1", "prune has no parameter “speed”"],
    ["fly.high=1", "there is no stage for “fly.high”"],
    ["prune.pruning=hard", "prune.pruning"],
  ])("%s is explained", async (assignment, reason) => {
    const { code, stderr } = await often("ask", "x", "--graph", "tiny", "--set", assignment);
    expect(code).toBe(1);
    expect(stderr).toContain(reason);
  });
});

test("a recipe without probabilities cannot be drawn, and says so", async () => {
  const options = ["--graph", "tiny", "--recipe", "path-match", "--draws", "5"];
  const { code, stdout, stderr } = await often("ask", QUESTION, ...options);
  expect([code, stdout]).toStrictEqual([1, ""]);
  expect(stderr).toContain("gives edges no probability to draw by");
});

test("an import that fails leaves the graph that was there", async () => {
  writeFileSync(file("empty.tsv"), "");
  const failed = await often("import", file("empty.tsv"), "--into", "tiny");
  expect([failed.code, failed.stdout]).toStrictEqual([1, ""]);
  expect(failed.stderr).toContain("No graph was changed.");
  expect((await ask(QUESTION, "--graph", "tiny")).answers[0]?.name).toBe(ANSWER);
});

test("an import removes what a killed one left", async () => {
  const lost = join(home, "graphs", "lost.duckdb.999999999.staging");
  writeFileSync(lost, "half a graph");
  const { code } = await often("import", file("pain.tsv"), "--into", "third", "--no-embed");
  expect([code, existsSync(lost)]).toStrictEqual([0, false]);
});

test("questions with known answers are measured, and the convention is stated", async () => {
  const questions = [
    { question: QUESTION, q_entity: ["ibuprofen"], a_entity: [ANSWER] },
    { question: QUESTION, q_entity: ["ibuprofen"], a_entity: ["Bayer"] },
  ];
  writeFileSync(file("questions.jsonl"), questions.map((question) => JSON.stringify(question)).join("\n"));
  const args = ["evaluate", "--graph", "tiny", "--questions", file("questions.jsonl"), "--json"];
  const { code, stdout } = await often(...args);
  const report = JSON.parse(stdout) as {
    convention: string;
    questions: number;
    metrics: Record<string, number>;
  };
  expect([code, report.questions]).toStrictEqual([0, 2]);
  expect(report.metrics["hits@1"]).toBe(0.5);
  expect(report.convention).not.toBe("");
});

test("for people there is a table of metrics by a field, and one of stages", async () => {
  const questions = [
    { question: QUESTION, q_entity: ["ibuprofen"], a_entity: [ANSWER], kind: "easy\u001b[2J" },
    { question: QUESTION, q_entity: ["ibuprofen"], a_entity: ["Bayer"] },
  ];
  writeFileSync(file("mixed.jsonl"), questions.map((question) => JSON.stringify(question)).join("\n"));
  const args = ["evaluate", "--graph", "tiny", "--questions", file("mixed.jsonl"), "--by", "kind"];
  const { code, stdout } = await often(...args);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ {2}kind +questions +hit +hits@1 /m);
  expect(stdout).toMatch(/^ {2}easy\ufffd\[2J +1 +100\.0 +100\.0 /m);
  expect(stdout).toMatch(/^ {2}\(none\) +1 +0\.0 +0\.0 /m);
  expect(stdout).toMatch(/^ {2}all +2 +50\.0 +50\.0 /m);
  expect(stdout).toMatch(/^ {2}expand( +[\d.]+){6}$/m);
  expect(stdout).toContain("2 questions have no gold paths: shortest paths to their answers stand in.");
});

test("a graph that is exported and imported again is the same graph", async () => {
  const out = file("tiny.jsonl");
  const exported = await often("export", out, "--graph", "tiny", "--format", "jsonl", "--json");
  const report = JSON.parse(exported.stdout) as object;
  expect({ ...report, ms: 0 }).toStrictEqual({ format: "jsonl", files: [out], nodes: 6, edges: 5, ms: 0 });
  const again = await often("import", out, "--into", "again", "--no-embed", "--json");
  expect(JSON.parse(again.stdout)).toMatchObject({ nodes: 6, edges: 5, embedded: 0, rejected: 0 });
});
