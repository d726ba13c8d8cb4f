import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { deep } from "../../size";
import { dragoman, dragomanOften, makeHome } from "./program";

//   ibuprofen --treats--> muscle pain,  ibuprofen --made_by--> Boots
const TRIPLES = ["ibuprofen\ttreats\tmuscle pain", "ibuprofen\tmade_by\tBoots"];
const QUESTION = "Which pain does ibuprofen treat?";
const home = makeHome();
const often = dragomanOften(home);
const file = (name: string) => join(home, name);

beforeAll(async () => {
  writeFileSync(file("pain.tsv"), TRIPLES.join("\n"));
  await often("import", file("pain.tsv"), "--into", "tiny");
  await often("import", file("pain.tsv"), "--into", "twin");
  const files = ["--report", file("r.html"), "--report", file("r.md"), "--export", file("r.csv")];
  const { code, stderr } = await dragoman(
    home,
    ...["ask", QUESTION, "--graph", "tiny", ...files, "--export", file("r.trace.jsonl")],
  );
  expect(code, stderr).toBe(0);
});

test("reports and tables are written beside the answer", () => {
  expect(readFileSync(file("r.html"), "utf8")).toContain("<bdi>muscle pain</bdi>");
  expect(readFileSync(file("r.md"), "utf8")).toMatch(/^# Which pain does ibuprofen treat\?\n/);
  expect(readFileSync(file("r.csv"), "utf8")).toMatch(
    /^source,relation,target,.*\nibuprofen,treats,muscle pain,/,
  );
});

test("a trace replays to the same bytes, in another graph of the same content too", async () => {
  for (const graph of ["tiny", "twin"]) {
    const { code, stdout } = await often("replay", file("r.trace.jsonl"), "--graph", graph, "--json");
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { same: true, differing: 0 }]);
  }
});

test("a trace from before a parameter was declared replays as it was", async () => {
  const [header, ...rest] = readFileSync(file("r.trace.jsonl"), "utf8").split("\n");
  const older = header!.replace('"closedWorld":false,', "");
  writeFileSync(file("older.trace.jsonl"), [older, ...rest].join("\n"));
  const { code, stderr } = await dragoman(home, "replay", file("older.trace.jsonl"), "--graph", "tiny");
  expect([older === header, code, stderr]).toStrictEqual([false, 0, ""]);
});

test("a trained retriever's trace with drawn edges is the same to the byte at any number of threads", async () => {
  const traced = async (threads: number) => {
    vi.stubEnv("DRAGOMAN_THREADS", String(threads));
    const trace = file(`threads-${String(threads)}.trace.jsonl`);
    const draw = ["--recipe", "d-rag", "--set", "sample.method=gumbel", "--seed", "7"];
    const question = "How does imatinib treat chronic myeloid leukemia?";
    const { code, stderr } = await dragoman(
      home,
      ...["ask", question, "--graph", "drugs", ...draw, "--export", trace],
    );
    expect(code, stderr).toBe(0);
    // Times apart: the header's, and those of the stages.
    return readFileSync(trace, "utf8")
      .replace(/^.*\n/, "")
      .replace(/"ms":[\d.]+/g, "");
  };
  const one = await traced(1);
  expect(one).toMatch(/"zSoft":0\.\d+/);
  for (const threads of deep([2, 3], [3])) expect(await traced(threads)).toBe(one);
  vi.unstubAllEnvs();
});

test("the first number that is not the same is named, and the exit code is 1", async () => {
  const changed = readFileSync(file("r.trace.jsonl"), "utf8").replace(/"score":[\d.]+/, '"score":77');
  writeFileSync(file("changed.trace.jsonl"), changed);
  const { code, stderr } = await dragoman(home, "replay", file("changed.trace.jsonl"), "--graph", "tiny");
  expect(code).toBe(1);
  expect(stderr).toContain("Not the same: ");
  expect(stderr).toContain("(result, answers.0.score): the trace says 77,");
});

test("a wrong ending is one sentence, exit code 2, and nothing is asked or written", async () => {
  const { code, stdout, stderr } = await often("ask", QUESTION, "--graph", "tiny", "--export", file("r.xyz"));
  expect([code, stdout, existsSync(file("r.xyz"))]).toStrictEqual([2, "", false]);
  expect(stderr).toContain(
    "a file name ending in .csv, .jsonl, .graphml, .gexf, .cyjs, .cypher or .trace.jsonl is wanted.",
  );
});

test("what is no trace is refused by name", async () => {
  const { code, stderr } = await often("replay", file("pain.tsv"), "--graph", "tiny");
  expect([code, stderr]).toStrictEqual([
    1,
    `dragoman: The request is not valid: “${file("pain.tsv")}” is not a trace.\n`,
  ]);
});
