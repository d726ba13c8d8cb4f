/** A pipeline over a small graph: done once, taken up afterwards, the same bytes anywhere; and what is wrong with a file is one sentence. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { applyOverrides } from "../../../src/main/engine/ask/recipe-overrides";
import { evaluateRecipe } from "../../../src/main/engine/evaluate/evaluate";
import { readQuestions } from "../../../src/main/engine/evaluate/read-questions";
import { readConfiguration } from "../../../src/main/engine/pipeline/configuration";
import type { PipelinePorts } from "../../../src/main/engine/pipeline/pipeline-step";
import { Artifacts } from "../../../src/main/engine/artifacts/artifacts";
import { openResults, runPipeline } from "../../../src/main/engine/pipeline/run-pipeline";
import { fingerprintOfFile } from "../../../src/main/engine/report/graph-fingerprint";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";
import { BUCKET, s3Server } from "../artifacts/s3-server";
import { KEYS, REGION } from "../neptune/signed-server";

const root = mkdtempSync(join(tmpdir(), "dragoman-pipeline-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const CONFIGURATION = `# who built what
sources:
  files: [bridges.tsv]
  embed: false # names are enough
graph: bridges.duckdb
questions:
  file: questions.jsonl
  topicEntities: given
ablations:
  axes:
    expand.hops: [1, 2]
seeds: [0, 7]
artifacts: out
`;
const QUESTIONS = [
  { question: "Who built Arden?", q_entity: ["Arden"], a_entity: ["Holt"] },
  { question: "What did Pike build?", q_entity: ["Pike"], a_entity: ["Dover"] },
];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(root, "x-"));
  writeFileSync(
    join(folder, "bridges.tsv"),
    "source\trelation\ttarget\nArden\tbuilt by\tHolt\nDover\tbuilt by\tPike\n",
  );
  writeFileSync(
    join(folder, "questions.jsonl"),
    QUESTIONS.map((line) => `${JSON.stringify(line)}\n`).join(""),
  );
  writeFileSync(join(folder, "all.yaml"), CONFIGURATION);
});

function portsIn(place: string, signal = new AbortController().signal): PipelinePorts {
  return {
    ...{ product: "0", signal, progress: () => undefined },
    fileAt: (named) => join(place, named),
    graphAt: (graph) => ({ name: "bridges", path: join(place, graph) }),
    recipe: ({ set }) => Promise.resolve(applyOverrides(smallRecipe(), set)),
    importEmbedder: () => Promise.reject(new Error("no embedder here")),
    fingerprint: ({ path }) => fingerprintOfFile(path, signal),
    models: () => Promise.resolve([]),
    ask: async ({ path }, work) => {
      const store = await openBuiltInStore(path);
      try {
        const none = () => Promise.reject(new Error("no model here"));
        return await work({ ...portsOf(store), retriever: none, graphReader: none });
      } finally {
        await store.close();
      }
    },
  };
}

const run = async (place = folder, isDry = false) =>
  runPipeline(await readConfiguration(join(place, "all.yaml")), portsIn(place), isDry);
const states = ({ steps }: Awaited<ReturnType<typeof run>>) =>
  steps.map(({ name, state }) => `${name} ${state}`);
const STEPS = ["import", "evaluate-0", "evaluate-7", "ablate"];

test("every step is done once, and what it made is what evaluate says", async () => {
  expect(states(await run(folder, true))).toStrictEqual(STEPS.map((name) => `${name} due`));
  const first = await run();
  expect(states(first)).toStrictEqual(STEPS.map((name) => `${name} done`));
  const { evaluation } = first.steps[1]!.outputs;
  const asked = await readQuestions(join(folder, "questions.jsonl"));
  const { metrics } = await portsIn(folder).ask({ name: "", path: join(folder, "bridges.duckdb") }, (ports) =>
    evaluateRecipe(asked, { recipe: smallRecipe(), seed: 0, topicEntities: "given" }, ports),
  );
  expect(JSON.parse(readFileSync(join(folder, "out/objects", evaluation!), "utf8"))).toMatchObject({
    ...{ questions: 2, recipe: "small", topicEntities: "given", metrics },
  });
  expect(readFileSync(join(folder, "out/configuration.yaml"), "utf8")).toBe(CONFIGURATION);
  const second = await run();
  expect(states(second)).toStrictEqual(STEPS.map((name) => `${name} kept`));
  expect(second.manifest).toBe(first.manifest);
});

test("the same files elsewhere give the same manifest, byte for byte", async () => {
  const other = mkdtempSync(join(root, "y-"));
  cpSync(folder, other, { recursive: true });
  const [one, two] = [await run(), await run(other)];
  expect(two.manifest).toBe(one.manifest);
  expect(readFileSync(join(other, "out/manifest.json"))).toStrictEqual(
    readFileSync(join(folder, "out/manifest.json")),
  );
});

test("only what a change touches is done again; a damaged result is made anew", async () => {
  await run();
  writeFileSync(join(folder, "all.yaml"), CONFIGURATION.replace("[0, 7]", "[0, 8]"));
  expect(states(await run())).toStrictEqual([
    ...["import kept", "evaluate-0 kept", "evaluate-8 done", "ablate kept"],
  ]);
  const { evaluation } = (await run()).steps[1]!.outputs;
  writeFileSync(join(folder, "out/objects", evaluation!), "{}");
  expect(states(await run())[1]).toBe("evaluate-0 done");
  rmSync(join(folder, "bridges.duckdb"));
  expect(states(await run())).toStrictEqual([
    ...["import done", "evaluate-0 kept", "evaluate-8 kept", "ablate kept"],
  ]);
});

test("what was finished before a cancellation is not done again", async () => {
  const stop = new AbortController();
  const ports = portsIn(folder, stop.signal);
  const stopping = { ...ports, ask: () => Promise.reject(stop.signal.reason as Error) };
  const read = await readConfiguration(join(folder, "all.yaml"));
  stop.abort();
  await expect(runPipeline(read, stopping)).rejects.toThrow();
  await expect(
    runPipeline(read, { ...portsIn(folder), ask: () => Promise.reject(new Error("gone")) }),
  ).rejects.toThrow("gone");
  expect(states(await run())[0]).toBe("import kept");
});

test.each([
  ["seeds: [0", "“all.yaml”, line 1: "],
  ["graph: x\nartefacts: out", "“all.yaml”, line 2: there is no “artefacts” here, but “artifacts”"],
  [
    "graph: x\nartifacts: out\nquestions:\n  file: a\n  limits: 3",
    "“all.yaml”, line 5: there is no “limits” here, but “limit”",
  ],
  ["graph: x\nartifacts: out\nquestions: {file: a}\nseeds: none", "“all.yaml”, line 4: seeds"],
  [
    "graph: x\nartifacts: out\nquestions: {file: a}\nwhatever: 1",
    "there is no “whatever” here, only sources",
  ],
  ["", "“all.yaml” cannot be read (it is empty)"],
  ["# nothing", "“all.yaml” lacks “graph”"],
  ["graph: x\ngraph: y", "“all.yaml”, line 2: its key stands there twice"],
  ["graph: *x", "“all.yaml”, line 1: it stands for what is written elsewhere"],
  ["graph: x\nartifacts: out", "“all.yaml” lacks “questions”"],
  [
    "graph: x\nartifacts: out\nquestions: {file: a}\nmetrics: [mmr]",
    "“all.yaml”, line 4: metrics.0: one of hit, hits@1,",
  ],
])("%j is refused with line and way on", async (text, sentence) => {
  writeFileSync(join(folder, "all.yaml"), text);
  await expect(readConfiguration(join(folder, "all.yaml"))).rejects.toThrow(sentence);
});

test("an axis that names no parameter is told before anything is done, by a dry run too", async () => {
  writeFileSync(join(folder, "all.yaml"), CONFIGURATION.replace("expand.hops", "expand.hop"));
  const read = await readConfiguration(join(folder, "all.yaml"));
  await expect(runPipeline(read, portsIn(folder), true)).rejects.toThrow("expand has no parameter “hop”");
});

test("questions that are not there are told before anything is imported, by a dry run too", async () => {
  rmSync(join(folder, "questions.jsonl"));
  await expect(run()).rejects.toThrow(/“questions.jsonl” cannot be read/);
  await expect(run(folder, true)).rejects.toThrow(/“questions.jsonl” cannot be read/);
  expect(existsSync(join(folder, "bridges.duckdb"))).toBe(false);
});

test("a graph's folder is made; files of one name stay apart, and what may not be handed on stays out", async () => {
  const [node, edge] = ["source\tmetaedge\ttarget", "Compound::DB1\tCcSE\tSide Effect::C1"];
  for (const [at, id] of ["C1", "C2"].entries()) {
    mkdirSync(join(folder, `part${at.toString()}`));
    writeFileSync(join(folder, `part${at.toString()}`, "edges.sif"), `${node}\n${edge.replace("C1", id)}\n`);
  }
  const nodes = ["id\tname\tkind", "Compound::DB1\tone\tCompound"];
  const effects = ["C1", "C2"].map((id) => `Side Effect::${id}\t${id}\tSide Effect`);
  writeFileSync(join(folder, "nodes.tsv"), [...nodes, ...effects, ""].join("\n"));
  const written = CONFIGURATION.replace("[bridges.tsv]", "[nodes.tsv, part0/edges.sif, part1/edges.sif]")
    .replace("embed: false", "format: biomedical\n  redistributable: true\n  embed: false")
    .replace("bridges.duckdb", "new/folder/bridges.duckdb");
  writeFileSync(join(folder, "all.yaml"), written);
  const { steps } = await run();
  const made = JSON.parse(
    readFileSync(join(folder, "out/objects", steps[0]!.outputs["import"]!), "utf8"),
  ) as {
    edges: number;
    rules: readonly { file: string; rule: string; count: number }[];
  };
  expect(made.edges).toBe(0);
  expect(made.rules.map(({ file, rule, count }) => [file, rule, count])).toStrictEqual([
    ["part0/edges.sif", "licence-forbids", 1],
    ["part1/edges.sif", "licence-forbids", 1],
  ]);
});

test("a file that is not there is named, and nothing is written", async () => {
  await expect(readConfiguration(join(folder, "none.yaml"))).rejects.toThrow(
    "“none.yaml” cannot be read (there is no such file)",
  );
  rmSync(join(folder, "questions.jsonl"));
  await expect(run()).rejects.toThrow("“questions.jsonl” cannot be read");
});

test("what was kept in a bucket is found again, region, endpoint and all", async () => {
  const server = await s3Server();
  vi.stubEnv("AWS_ACCESS_KEY_ID", KEYS.accessKeyId);
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", KEYS.secretAccessKey);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await server.close();
  });
  const address = `s3://${BUCKET}/mine?region=${REGION}&endpoint=${server.endpoint}`;
  writeFileSync(join(folder, "all.yaml"), CONFIGURATION.replace("artifacts: out", `artifacts: "${address}"`));
  const read = await readConfiguration(join(folder, "all.yaml"));
  const { steps } = await runPipeline(read, portsIn(folder));
  const results = await openResults(read, new AbortController().signal);
  const evaluation = steps.find(({ name }) => name === "evaluate-0")!.outputs["evaluation"]!;
  expect(JSON.parse((await new Artifacts(results).get(evaluation)) ?? "")).toHaveProperty("metrics");
  results.close();
});
