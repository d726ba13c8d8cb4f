import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { fingerprintOfFile } from "../../../src/main/engine/report/graph-fingerprint";
import { whyNoNeo4j } from "../../engine/managed-neo4j/test-server";
import { deep } from "../../size";
import { dragoman, dragomanOften, makeHome } from "./program";

const LIMIT_MS = 600_000;
/** A graph that ships, its size, and a question it answers. */
const { graph, size, question } = deep(
  {
    graph: "drugs",
    size: { nodes: 4694, edges: 9521 },
    question: "How does warfarin work against thromboembolism?",
  },
  {
    graph: "mara",
    size: { nodes: 173, edges: 847 },
    question: "Whom does Persida love?",
  },
);
const home = makeHome();
const often = dragomanOften(home);
const reason = await whyNoNeo4j();

/** What a command says; those that begin or end with the server run in a process of their own, as a person's do. */
async function told(...args: string[]): Promise<Record<string, unknown>> {
  const words = [...args, "--json"];
  const isOfServer = /^(?:start|stop)$/.test(args[1]!);
  const { code, stdout, stderr } = await (isOfServer ? dragoman(home, ...words) : often(...words));
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout) as Record<string, unknown>;
}

const name = `Neo4j from the command line${reason === "" ? "" : ` (not to be had: ${reason})`}`;
describe.skipIf(reason !== "" && process.env["CI"] !== "true")(name, () => {
  afterAll(() => dragoman(home, "neo4j", "stop"), LIMIT_MS);

  test(
    "a graph is brought there, and a question gets the same answers and the same subgraph as from its file",
    async () => {
      const { url, database, pid } = await told("neo4j", "start", "--heap", "512");
      expect({ database, url }).toStrictEqual({
        database: "neo4j",
        url: expect.stringMatching(/^bolt:\/\/127\.0\.0\.1:\d+$/) as string,
      });
      expect(await told("neo4j", "status")).toMatchObject({ state: "running", url, pid });
      expect(await told("export", "--graph", graph, "--to", String(url))).toMatchObject(size);
      for (const recipe of deep(["d-rag", "path-match", "g-retriever", "biomedical"], ["d-rag"])) {
        const asked = ["ask", question, "--recipe", recipe];
        const [there, here] = [
          await told(...asked, "--graph", String(url)),
          await told(...asked, "--graph", graph),
        ];
        expect(there["subgraph"]).toStrictEqual(here["subgraph"]);
        expect(there["verdicts"]).toStrictEqual(here["verdicts"]);
        expect(idsOf(there)).toStrictEqual(idsOf(here));
      }
      expect(await told("import", String(url), "--into", "back")).toMatchObject(size);
      const [back, shipped] = [
        join(home, "graphs", "back.duckdb"),
        resolve("resources", "graphs", `${graph}.duckdb`),
      ];
      const calm = new AbortController().signal;
      expect(await fingerprintOfFile(back, calm)).toBe(await fingerprintOfFile(shipped, calm));
      expect(await told("neo4j", "logs", "--lines", "500")).toMatchObject({
        lines: expect.arrayContaining([expect.stringContaining("Started.")]) as string[],
      });
      expect(await told("neo4j", "stop")).toStrictEqual({ graph: "default", stopped: true });
      const { code, stderr } = await dragoman(home, "ask", "why?", "--graph", String(url));
      expect([code, stderr]).toStrictEqual([
        1,
        expect.stringContaining("of this machine does not run: start it") as string,
      ]);
    },
    LIMIT_MS,
  );
});

test("an export goes either to a file or to a database, and an address never holds a password", async () => {
  const both = await dragoman(home, "export", "x.csv", "--graph", "drugs", "--to", "bolt://127.0.0.1:1");
  expect([both.code, both.stderr]).toStrictEqual([
    2,
    expect.stringContaining("either a file and its --format, or a database") as string,
  ]);
  const secret = await dragoman(home, "ask", "why?", "--graph", "bolt://me:secret@127.0.0.1:1");
  expect([secret.code, secret.stderr]).toStrictEqual([1, expect.not.stringContaining("secret@") as string]);
  expect(secret.stderr).toContain("do not belong into an address");
});

function idsOf(report: Record<string, unknown>): string[] {
  return (report["answers"] as { id: string }[]).map(({ id }) => id);
}
