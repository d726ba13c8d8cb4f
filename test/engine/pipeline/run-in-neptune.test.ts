/** A pipeline whose graph is asked in Neptune: files to S3, the loader, counts, the same figures as from the file; and what goes wrong, in one sentence. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { applyOverrides } from "../../../src/main/engine/ask/recipe-overrides";
import { readConfiguration } from "../../../src/main/engine/pipeline/configuration";
import type { PipelinePorts } from "../../../src/main/engine/pipeline/pipeline-step";
import { runPipeline } from "../../../src/main/engine/pipeline/run-pipeline";
import { fingerprintOfFile } from "../../../src/main/engine/report/graph-fingerprint";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { parseNeptuneAddress } from "../../../src/main/engine/store/neptune/neptune-address";
import { openNeptuneStore } from "../../../src/main/engine/store/neptune/neptune-store";
import { BUCKET, s3Server, type S3Server } from "../artifacts/s3-server";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";
import { withNeo4j } from "../managed-neo4j/test-server";
import { empty } from "../neptune/bulk-load";
import { openEndpoint, type Endpoint } from "../neptune/endpoint";
import { KEYS, REGION } from "../neptune/signed-server";

const LIMIT_MS = 600_000;
const calm = new AbortController().signal;

await withNeo4j("Neptune in a pipeline", (neo4j) => {
  let folder: string;
  let bucket: S3Server;
  let endpoint: Endpoint;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-in-neptune-"));
    bucket = await s3Server();
    endpoint = await openEndpoint(neo4j.address, {}, bucket.objects);
    vi.stubEnv("AWS_ACCESS_KEY_ID", KEYS.accessKeyId);
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", KEYS.secretAccessKey);
    writeFileSync(
      join(folder, "questions.jsonl"),
      QUESTIONS.map((line) => `${JSON.stringify(line)}\n`).join(""),
    );
    writeBridges("Holt");
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await endpoint.close();
    await bucket.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const QUESTIONS = [
    { question: "Who built Arden?", q_entity: ["Arden"], a_entity: ["Holt"] },
    { question: "What did Pike build?", q_entity: ["Pike"], a_entity: ["Dover"] },
  ];
  const writeBridges = (builder: string) => {
    const rows = `source\trelation\ttarget\nArden\tbuilt by\t${builder}\nDover\tbuilt by\tPike\n`;
    writeFileSync(join(folder, "bridges.tsv"), rows);
  };
  const ports: PipelinePorts = {
    ...{ product: "0", signal: calm, progress: () => undefined, loadPauseMs: 1 },
    fileAt: (named) => join(folder, named),
    graphAt: (graph) => ({ name: "bridges", path: join(folder, graph) }),
    recipe: ({ set }) => Promise.resolve(applyOverrides(smallRecipe(), set)),
    importEmbedder: () => Promise.reject(new Error("no embedder here")),
    fingerprint: ({ path }) => fingerprintOfFile(path, calm),
    models: () => Promise.resolve([]),
    ask: async ({ path }, work) => {
      const isRemote = path.startsWith("neptune:");
      const store = await (isRemote ? openNeptuneStore(parseNeptuneAddress(path)) : openBuiltInStore(path));
      try {
        const none = () => Promise.reject(new Error("no model here"));
        return await work({ ...portsOf(store), retriever: none, graphReader: none });
      } finally {
        await store.close();
      }
    },
  };
  const run = async (artifacts: string, isInNeptune = true) => {
    const store = `store: { neptune: "neptune://127.0.0.1:${String(endpoint.port)}?region=${REGION}&tls=off&namespace=b_", role: "arn:aws:iam::1:role/reads" }`;
    writeFileSync(
      join(folder, "all.yaml"),
      `sources: { files: [bridges.tsv], embed: false }
graph: bridges.duckdb
${isInNeptune ? store : ""}
questions: { file: questions.jsonl, topicEntities: given }
artifacts: "${artifacts}"
`,
    );
    return runPipeline(await readConfiguration(join(folder, "all.yaml")), ports);
  };
  const inBucket = () => `s3://${BUCKET}/mine?region=${REGION}&endpoint=${bucket.endpoint}`;
  const statesOf = ({ steps }: Awaited<ReturnType<typeof run>>) => steps.map(({ state }) => state);

  test(
    "the graph is loaded once, its counts hold, and its figures are those of the file",
    async () => {
      const first = await run(inBucket());
      expect(first.steps.map(({ name }) => name)).toStrictEqual(["import", "load", "evaluate-0"]);
      expect(statesOf(first)).toStrictEqual(["done", "done", "done"]);
      const names = [...bucket.objects.keys()].filter((key) => key.includes("/neptune/"));
      expect(names.map((key) => key.split("/").at(-1)).sort()).toStrictEqual([
        "edges.csv",
        "graph.csv",
        "nodes.csv",
      ]);
      expect(endpoint.asked.some((query) => query.includes("b_"))).toBe(true);
      const again = await run(inBucket());
      expect(statesOf(again)).toStrictEqual(["kept", "kept", "kept"]);
      expect(again.manifest).toBe(first.manifest);
      const local = await run("out", false);
      expect(first.steps.at(-1)!.outputs).toStrictEqual(local.steps.at(-1)!.outputs);
    },
    LIMIT_MS,
  );

  test(
    "another graph is never loaded into a namespace that is taken; emptied, it is loaded again",
    async () => {
      writeBridges("Finch");
      await expect(run(inBucket())).rejects.toMatchObject({
        failure: { kind: "database-failed", reason: { kind: "loader-occupied" } },
      });
      await empty(endpoint.connection);
      expect(statesOf(await run(inBucket()))).toStrictEqual(["kept", "done", "done"]);
    },
    LIMIT_MS,
  );

  test("artifacts in a folder are refused before any work", async () => {
    await expect(run("out")).rejects.toMatchObject({
      failure: { kind: "invalid-request", reason: { kind: "loader-artifacts" } },
    });
  });
});
