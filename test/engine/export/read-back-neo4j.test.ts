/** Cypher files, cut into statements as cypher-shell cuts them, run by a real Neo4j and read back. */
import { readFileSync } from "node:fs";
import type { Session } from "neo4j-driver";
import { expect, test } from "vitest";
import { runText } from "../../../src/main/engine/report/write-run";
import { statementsOf } from "./cypher-statements";
import { withSession } from "./neo4j-session";
import { withNeo4j } from "../managed-neo4j/test-server";
import { textOf } from "../report/hostile-run";
import { EXPECTED, exportedGraph, found, oddRun } from "./odd-graph";

const LIMIT_MS = 180_000;

test("statements are cut where they end", () => {
  expect(statementsOf("RETURN ';' AS `a;``b`; // no; end\nRETURN 'it\\'s;';\n")).toStrictEqual([
    "RETURN ';' AS `a;``b`",
    " // no; end\nRETURN 'it\\'s;'",
  ]);
});

test("no line of a Cypher file is a command of cypher-shell", async () => {
  const text = readFileSync(await exportedGraph("cypher"), "utf8");
  expect(text.split("\n").filter((line) => line.startsWith(":"))).toStrictEqual([]);
});

type Kind = "a whole graph" | "a run";
const WRITTEN: Readonly<Record<Kind, () => Promise<string>>> = {
  "a whole graph": async () => readFileSync(await exportedGraph("cypher"), "utf8"),
  "a run": async () => textOf(runText(await oddRun(), "cypher", () => Promise.resolve(""))),
};

await withNeo4j("Cypher files", (server) => {
  const inSession = <T>(work: (session: Session) => Promise<T>): Promise<T> =>
    withSession(server.address, work);

  test.each(["a whole graph", "a run"] as const)(
    "%s arrives in Neo4j as it is",
    async (kind) => {
      const text = await WRITTEN[kind]();
      await inSession(async (session) => {
        await session.run("MATCH (n) DETACH DELETE n");
        for (const statement of statementsOf(text)) await session.run(statement);
        const nodes = await session.run("MATCH (n) RETURN n.id AS id, n.name AS name, labels(n) AS labels");
        const edges = await session.run(
          "MATCH (a)-[e]->(b) RETURN a.id AS source, type(e) AS relation, b.id AS target",
        );
        expect(
          found(
            nodes.records.map((row) => row.toObject() as { id: string; name: string; labels: string[] }),
            edges.records.map(
              (row) => row.toObject() as { source: string; relation: string; target: string },
            ),
          ),
        ).toStrictEqual(EXPECTED);
        const since = await session.run(
          "MATCH ()-[e]->() WHERE e.since IS NOT NULL RETURN e.since AS since ORDER BY since",
        );
        expect(since.records.map((row) => row.get("since") as number)).toStrictEqual([1457, 1504]);
        const undirected = await session.run(
          "MATCH ()-[e]->() WHERE e.dragomanUndirected RETURN e.since AS since",
        );
        expect(undirected.records.map((row) => row.get("since") as number)).toStrictEqual([1504]);
        const left = await session.run(
          "SHOW CONSTRAINTS YIELD name WHERE name = 'dragoman_import' RETURN name",
        );
        expect(left.records).toHaveLength(0);
      });
    },
    LIMIT_MS,
  );
});
