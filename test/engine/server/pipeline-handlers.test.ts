/** A configured run of a window: it reads what was chosen and nothing else, and writes below one folder of the product's. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toFailure } from "../../../src/shared/failure";
import { productFolders } from "../../../src/main/engine/server/folders";
import { pipelineHandlers } from "../../../src/main/engine/server/pipeline-handlers";
import { openWorkspace, type Workspace } from "../../../src/main/engine/server/workspace";
import { smallRecipe } from "../ask/small-recipe";
import { calmTask } from "./calm-task";

const CONFIGURATION = `sources:
  files: [far/away/bridges.tsv]
  embed: false
graph: bridges
recipe: small.json
questions:
  file: ../questions.jsonl
  topicEntities: given
metrics: ["hits@1"]
artifacts: out
`;
const NAMED = {
  "bridges.tsv": "source\trelation\ttarget\nArden\tbuilt by\tHolt\nDover\tbuilt by\tPike\n",
  "questions.jsonl": `${JSON.stringify({ question: "Who built Arden?", q_entity: ["Arden"], a_entity: ["Holt"] })}\n`,
  "small.json": JSON.stringify(smallRecipe()),
};

let home = "";
let workspace: Workspace;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "dragoman-configured-"));
  workspace = openWorkspace(productFolders({ DRAGOMAN_HOME: home }));
});
afterEach(async () => {
  await workspace.close();
  rmSync(home, { recursive: true, force: true });
});

function asked(files: Readonly<Record<string, string>>) {
  const contents = Object.values(files).map((text) => new TextEncoder().encode(text));
  const uploads = Object.keys(files).map((name, at) => ({ name, size: contents[at]!.length }));
  return { input: { files: uploads }, task: calmTask(contents) };
}
const look = (files: Readonly<Record<string, string>>) => {
  const { input, task } = asked(files);
  return pipelineHandlers(workspace)["pipeline:look"](input, task);
};
const run = (files: Readonly<Record<string, string>>) => {
  const { input, task } = asked(files);
  return pipelineHandlers(workspace)["pipeline:run"](input, task);
};
const ALL = { "my run.yaml": CONFIGURATION, ...NAMED };
const states = ({
  steps,
}: {
  readonly steps: readonly { readonly name: string; readonly state: string }[];
}) => steps.map(({ name, state }) => `${name} ${state}`);

test("what is missing is told, then what would be done; a run does it once, and only what changed again", async () => {
  const results = join(home, "records", "pipelines", "my-run", "out");
  const first = await look({ "my run.yaml": CONFIGURATION });
  expect(first).toMatchObject({ graph: "bridges", writes: "new", recipe: "small.json", results });
  expect(first.missing).toStrictEqual(["far/away/bridges.tsv", "../questions.jsonl", "small.json"]);
  expect(states(first)).toStrictEqual(["import due", "evaluate-0 due"]);
  expect((await look(ALL)).missing).toStrictEqual([]);
  expect(existsSync(results)).toBe(false);

  const done = await run(ALL);
  expect(states(done)).toStrictEqual(["import done", "evaluate-0 done"]);
  expect(readdirSync(results)).toContain("manifest.json");
  expect(done.manifest).toMatch(/^[0-9a-f]{64}$/);
  expect(done.figures.map(({ step, metrics }) => [step, Object.keys(metrics)])).toStrictEqual([
    ["evaluate-0", ["hits@1"]],
  ]);
  const again = await run(ALL);
  expect([states(again), again.manifest]).toStrictEqual([["import kept", "evaluate-0 kept"], done.manifest]);
  const changed = await look({ ...ALL, "questions.jsonl": NAMED["questions.jsonl"].repeat(2) });
  expect([states(changed), changed.writes]).toStrictEqual([["import kept", "evaluate-0 due"], "over"]);
});

test.each([
  [
    "a file of the machine",
    { ...ALL, "my run.yaml": CONFIGURATION.replace("../questions.jsonl", "/etc/passwd") },
    "passwd",
  ],
  [
    "results elsewhere",
    { ...ALL, "my run.yaml": CONFIGURATION.replace("out", "../../elsewhere") },
    "elsewhere",
  ],
  ["results at a path of Windows", { ...ALL, "my run.yaml": CONFIGURATION.replace("out", "C:\\out") }, "C:"],
  [
    "results in a bucket",
    { ...ALL, "my run.yaml": CONFIGURATION.replace("out", "s3://theirs/all") },
    "s3://theirs",
  ],
  [
    "a graph at a path",
    { ...ALL, "my run.yaml": CONFIGURATION.replace("graph: bridges", "graph: ../x.duckdb") },
    "x.duckdb",
  ],
])("a configuration that reaches for %s is refused, and nothing is written", async (_, files, told) => {
  const failure = toFailure(await run(files).catch((fault: unknown) => fault));
  expect(JSON.stringify(failure)).toContain(told);
  expect(existsSync(join(home, "graphs", "bridges.duckdb"))).toBe(false);
  expect(existsSync(join(home, "records", "pipelines"))).toBe(false);
});

test("a path that a file lies at is not read unless the file was chosen", async () => {
  const path = join(home, "secret.jsonl");
  writeFileSync(path, NAMED["questions.jsonl"]);
  const files = { ...ALL, "my run.yaml": CONFIGURATION.replace("../questions.jsonl", path) };
  expect((await look(files)).missing).toStrictEqual([path]);
});
