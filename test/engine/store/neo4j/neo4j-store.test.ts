import { deepStrictEqual } from "node:assert/strict";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { transferToNeo4j } from "../../../../src/main/engine/export/transfer-to-neo4j";
import { pullFromNeo4j } from "../../../../src/main/engine/import/pull-from-neo4j";
import type { PullRequest } from "../../../../src/main/engine/import/pull-request";
import { fingerprintOfFile } from "../../../../src/main/engine/report/graph-fingerprint";
import { openBuiltInStore } from "../../../../src/main/engine/store/built-in-store";
import type { GraphStore, SeedQuery } from "../../../../src/main/engine/store/graph-store";
import { connect } from "../../../../src/main/engine/store/neo4j/connection";
import { cypher } from "../../../../src/main/engine/store/neo4j/cypher";
import { quoteName } from "../../../../src/main/engine/store/remote/cypher-names";
import {
  AWAIT_INDEXES,
  createVectorIndexQuery,
  INDEXES_TO_MAKE,
  WORDS_INDEX,
} from "../../../../src/main/engine/store/neo4j/cypher-writing";
import { openNeo4jStore } from "../../../../src/main/engine/store/neo4j/neo4j-store";
import { expectNoSockets, withNeo4j, type TestServer } from "../../managed-neo4j/test-server";
import { deep } from "../../../size";
import { draw, writeGraph, type GraphDescription } from "../graph-description";
import { storeContract } from "../store-contract";
import { HUB_EDGES, hostileGraph, hubGraph } from "./hostile-graph";
import { contentsOfFile } from "./graph-contents";
import { hostileNames } from "./hostile-names";
import { compareDetails, compareExpansions, comparePaths, compareSearches } from "./same-graph";
import { inWords } from "../../../in-words";

const LIMIT_MS = 600_000;
/** Names that each way of writing is tried with. */
const ATTEMPTS = deep(30, 8);
/** A graph that ships, and what its evidence comes to at least: in a usual run the smallest that has passages and vectors. */
const [SHIPPED, EVIDENCE] = deep(["drugs", 20_000], ["mara", 1000]);
const calm = new AbortController().signal;

await withNeo4j("Neo4j", (neo4j) => {
  afterAll(expectNoSockets, LIMIT_MS);
  // Graphs are only read, so tests that follow one another with the same graph share what was transferred.
  let there: GraphDescription | undefined;
  storeContract("Neo4j store", async (graph) => {
    if (there !== graph) await bring(neo4j, await write(neo4j, graph));
    there = graph;
    return openNeo4jStore(neo4j.address);
  });

  describe("the same graph in both stores", () => {
    test(
      "a hostile graph: expansions, path searches, searches and every detail alike",
      async () => {
        await withBoth(neo4j, await write(neo4j, hostileGraph()), async (builtIn, remote) => {
          await compareDetails(builtIn, remote);
          await compareExpansions(builtIn, remote, deep(240, 9));
          await comparePaths(builtIn, remote, deep(60, 6));
          const names = (await builtIn.nodeNames(Int32Array.from({ length: 80 }, (_, node) => node))).names;
          await compareSearches(builtIn, remote, [
            ...names.slice(0, deep(40, 5)),
            ...hostileNames(deep(10, 3)),
          ]);
        });
      },
      LIMIT_MS,
    );

    test(
      `a hub of ${String(HUB_EDGES)} edges, capped and uncapped`,
      async () => {
        await withBoth(neo4j, await write(neo4j, hubGraph()), async (builtIn, remote) => {
          for (const [degreeCap, edgeBudget] of [
            [50, 20_000],
            [0, 3000],
          ] as const) {
            const how = {
              hops: 2,
              direction: "both",
              labels: [],
              relations: ["odd", "next"],
              degreeCap,
              edgeBudget,
            } as const;
            for (const from of [[0], [8, HUB_EDGES]])
              expect(await remote.expand(from, how, calm)).toStrictEqual(
                await builtIn.expand(from, how, calm),
              );
          }
          expect((await remote.describe()).edges).toBe(HUB_EDGES + 1);
        });
      },
      LIMIT_MS,
    );

    test(
      `${SHIPPED}: expansions, path searches, searches and every detail alike; taken back, the file is the same`,
      async () => {
        const path = resolve("resources", "graphs", `${SHIPPED}.duckdb`);
        await withBoth(neo4j, path, async (builtIn, remote) => {
          await compareDetails(builtIn, remote);
          await compareExpansions(builtIn, remote, deep(200, 15), 3000);
          await comparePaths(builtIn, remote, deep(60, 6));
          const { questions } = await builtIn.describe();
          await compareSearches(builtIn, remote, [
            ...questions.slice(0, deep(questions.length, 4)),
            "How does imatnib work against gastrointestinal stromal tumr?",
          ]);
        });
        const back = join(neo4j.home.folder, "shipped-back.duckdb");
        const report = await pullFromNeo4j({
          ...{ from: neo4j.address, into: SHIPPED, target: back, labels: [], relations: [] },
          ...{ signal: calm, progress: () => undefined },
        });
        const [before, after] = [await contentsOfFile(path), await contentsOfFile(back)];
        expect(report).toMatchObject({ nodes: before.nodes.length, edges: before.edges.length });
        expect(before.edges.flatMap(({ evidence }) => evidence).length).toBeGreaterThan(EVIDENCE);
        deepStrictEqual(after, before);
        expect(await fingerprintOfFile(back, calm)).toBe(await fingerprintOfFile(path, calm));
      },
      LIMIT_MS,
    );
  });

  test(
    "a graph that was there before is read as it is: what is a name is proposed from a sample",
    async () => {
      const connection = await connect(neo4j.address);
      await empty(connection);
      await connection.write(
        FOREIGN.map((query) => ({ query: cypher(query), parameters: {} })),
        calm,
      );
      const store = await openNeo4jStore(neo4j.address);
      const found = async (query: Parameters<GraphStore["seeds"]>[0]) => {
        const nodes = Int32Array.from(await store.seeds(query, calm), ({ node }) => node);
        return (await store.nodeNames(nodes)).names;
      };
      expect(await store.describe()).toMatchObject({
        ...{ nodes: 3, edges: 2, vectorWidth: 0 },
        labels: [
          { name: "Movie", count: 1 },
          { name: "Person", count: 2 },
        ],
        relations: [
          { name: "ACTED_IN", words: "acted in", count: 1 },
          { name: "DIRECTED", words: "directed", count: 1 },
        ],
      });
      const question = "Who directed The Matrix?";
      expect(await found({ by: "mention", question, k: 5, labels: [] })).toStrictEqual(["The Matrix"]);
      expect(await found({ by: "text", text: "hacker", k: 5, labels: [] })).toStrictEqual(["The Matrix"]);
      expect(await found({ by: "name", names: ["Keanu Reeves", "tt1"] })).toStrictEqual([
        "Keanu Reeves",
        "The Matrix",
      ]);
      const [seed] = await store.seeds({ by: "name", names: ["Keanu Reeves"] }, calm);
      const how = {
        hops: 2,
        direction: "both",
        labels: [],
        relations: [],
        degreeCap: 0,
        edgeBudget: 10,
      } as const;
      const around = await store.expand([seed!.node], how, calm);
      expect((await store.nodeNames(around.nodes)).names.sort()).toStrictEqual([
        "Keanu Reeves",
        "Lana Wachowski",
        "The Matrix",
      ]);
      const details = await store.edgeDetails([...around.edges], calm);
      expect(details).toContainEqual(
        expect.objectContaining({ relation: "ACTED_IN", properties: { role: "Neo" } }),
      );
      await store.close();
      await expect(bring(neo4j, resolve("resources", "graphs", "drugs.duckdb"))).rejects.toMatchObject({
        message: expect.stringContaining("Dragoman did not bring") as string,
      });
      await empty(connection);
      await connection.close();
    },
    LIMIT_MS,
  );

  test(
    `${String(10 * ATTEMPTS)} attempts to write through the path that reads leave the graph as it was`,
    async () => {
      await bring(neo4j, await write(neo4j, hostileGraph()));
      const connection = await connect(neo4j.address, { tryAgainForMs: 0 });
      try {
        const before = await contents(connection);
        for (const name of hostileNames(ATTEMPTS))
          for (const attempt of WRITES)
            await expect(
              connection.read(
                { query: cypher(attempt(quoteName(`${name}x`.replaceAll("\u0000", "")))), parameters: {} },
                calm,
              ),
            ).rejects.toMatchObject({ failure: { kind: "database-failed" } });
        expect(await contents(connection)).toStrictEqual(before);
      } finally {
        await connection.close();
      }
    },
    LIMIT_MS,
  );

  describe("taken back into a file", () => {
    const target = () => join(neo4j.home.folder, `back-${String(files++)}.duckdb`);
    const pull = (to: string, more: Partial<PullRequest> = {}) =>
      pullFromNeo4j({
        ...{ from: neo4j.address, into: "back", target: to, labels: [], relations: [] },
        ...{ signal: calm, progress: () => undefined, ...more },
      });

    test(
      "a hostile graph comes back as it was: the same hash, details and vectors",
      async () => {
        const path = await write(neo4j, hostileGraph());
        await bring(neo4j, path);
        const back = target();
        expect(await pull(back)).toMatchObject({ graph: "back", nodes: 80, edges: 440, embedded: 80 });
        expect(await contentsOfFile(back)).toStrictEqual(await contentsOfFile(path));
        expect(await fingerprintOfFile(back, calm)).toBe(await fingerprintOfFile(path, calm));
        const [relation] = (await contentsOfFile(path)).relations;
        const part = target();
        const { edges } = await pull(part, { relations: [relation!] });
        expect(edges).toBeGreaterThan(0);
        expect(new Set((await contentsOfFile(part)).edges.map((edge) => edge.relation))).toStrictEqual(
          new Set([relation]),
        );
      },
      LIMIT_MS,
    );

    test(
      "labels choose nodes and the edges between them; cancelled or in vain, the graph that was there stays",
      async () => {
        const drawn = draw(
          ["a likes b", "b likes c", "c likes a"],
          [
            { id: "a", labels: ["Cat"] },
            { id: "b", labels: ["Cat", "Dog"] },
            { id: "c", labels: ["Cow"] },
          ],
        );
        await bring(neo4j, await write(neo4j, drawn));
        const part = target();
        expect(await pull(part, { labels: ["Cat"] })).toMatchObject({ nodes: 2, edges: 1 });
        const before = await contentsOfFile(part);
        expect(before.nodes.map(({ id }) => id)).toStrictEqual(["a", "b"]);
        await expect(pull(part, { labels: ["Bird"] })).rejects.toMatchObject({
          message: expect.stringContaining(": none of the wanted labels is in it.") as string,
        });
        const stop = new AbortController();
        await expect(pull(part, { signal: stop.signal, progress: () => stop.abort() })).rejects.toMatchObject(
          { name: "AbortError" },
        );
        expect(await contentsOfFile(part)).toStrictEqual(before);
      },
      LIMIT_MS,
    );
  });

  test(
    "a transfer that was broken off goes on where it stopped",
    async () => {
      const path = await write(neo4j, hubGraph());
      const broken = new AbortController();
      const progress = ({ stage, done }: { stage: string; done: number }) => {
        if (stage === "edges" && done > 0.3 * HUB_EDGES) broken.abort();
      };
      const request = { graph: path, to: neo4j.address, progress };
      await expect(
        transferToNeo4j({ ...request, replace: true, signal: broken.signal }),
      ).rejects.toMatchObject({ name: "AbortError" });
      await expect(openNeo4jStore(neo4j.address)).rejects.toMatchObject({
        message: expect.stringContaining("broken off") as string,
      });
      const report = await transferToNeo4j({ ...request, replace: false, signal: calm });
      expect(report.resumedAt).toMatchObject({ nodes: HUB_EDGES + 1 });
      expect(report.resumedAt.edges).toBeGreaterThan(0.3 * HUB_EDGES);
      const connection = await connect(neo4j.address);
      const counted = cypher(
        "MATCH ()-[edge]->() RETURN count(edge) AS edges, count(DISTINCT edge.dragomanHandle) AS handles",
      );
      expect(await connection.read({ query: counted, parameters: {} }, calm)).toStrictEqual([
        { edges: HUB_EDGES + 1, handles: HUB_EDGES + 1 },
      ]);
      await connection.close();
    },
    LIMIT_MS,
  );

  test(
    "an index that is missing, or still being built, is one sentence",
    async () => {
      const names = Array.from(
        { length: deep(30_000, 10_000) },
        (_, at) => `leaf ${String(at)} ${"word ".repeat(20)}`,
      );
      const nodes = names.map((name, at) => ({ id: String(at), name, vector: [at + 1, 1] }));
      await bring(neo4j, await write(neo4j, { nodes, edges: [] }));
      const connection = await connect(neo4j.address);
      const change = (text: string) => connection.change({ query: cypher(text), parameters: {} }, calm);
      const store = await openNeo4jStore(neo4j.address);
      const failure = async (query: SeedQuery) => {
        const found = await store.seeds(query, calm).catch((fault: unknown) => fault);
        return inWords((found as { failure?: { reason: unknown } }).failure?.reason ?? "none");
      };
      const byText = { by: "text", text: "leaf", k: 3, labels: [] } as const;
      const byVector = { by: "vector", vector: Float32Array.of(1, 1), k: 3, labels: [] } as const;
      expect(await failure(byText)).toBe("none");
      await change("DROP INDEX dragoman_words");
      expect(await failure(byText)).toContain("an index that came with the graph is missing");
      const [make] = INDEXES_TO_MAKE.filter((query) => query.includes(WORDS_INDEX));
      await connection.change({ query: make!, parameters: {} }, calm);
      // Until a full-text index is built, Neo4j lets whoever asks wait.
      expect(await failure(byText)).toBe("none");
      await connection.change({ query: createVectorIndexQuery(2), parameters: {} }, calm);
      expect(await failure(byVector)).toContain("still being built");
      await connection.change({ query: AWAIT_INDEXES, parameters: { seconds: 300 } }, calm);
      expect(await failure(byVector)).toBe("none");
      await store.close();
      await connection.close();
    },
    LIMIT_MS,
  );
});

/** As people model films in Neo4j. */
const FOREIGN = [
  "CREATE (:Person {name: 'Keanu Reeves', born: 1964})-[:ACTED_IN {role: 'Neo'}]->(:Movie {id: 'tt1', title: 'The Matrix', plot: 'A hacker learns'})",
  "MATCH (m:Movie) CREATE (:Person {name: 'Lana Wachowski', born: 1965})-[:DIRECTED]->(m)",
];

async function empty(connection: Awaited<ReturnType<typeof connect>>): Promise<void> {
  const query = cypher("MATCH (n) WITH n LIMIT 20000 DETACH DELETE n RETURN count(n) AS count");
  for (let left = 1; left > 0;)
    left = Number((await connection.write([{ query, parameters: {} }], calm))[0]!["count"]);
}

const WRITES: readonly ((name: string) => string)[] = [
  (name) => `CREATE (n:${name} {${name}: 1}) RETURN n`,
  (name) => `MATCH (n) SET n.${name} = 1`,
  (name) => `MATCH (n) SET n:${name}`,
  () => "MATCH (n) DETACH DELETE n",
  () => "MATCH (n:DragomanNode) REMOVE n.name RETURN n",
  (name) => `MATCH (a), (b) WITH a, b LIMIT 1 MERGE (a)-[:${name}]->(b)`,
  (name) => `UNWIND [1] AS x CALL { WITH x CREATE (:${name}) } RETURN x`,
  (name) => `MATCH (n) FOREACH (x IN [1] | CREATE (:${name}))`,
  (name) => `CREATE INDEX ${name} FOR (n:${name}) ON (n.${name})`,
  () => "DROP CONSTRAINT dragoman_id",
];

/** Everything in the database, in an order of its own. */
async function contents(connection: Awaited<ReturnType<typeof connect>>): Promise<unknown> {
  const read = (query: string) => connection.read({ query: cypher(query), parameters: {} }, calm);
  return [
    await read(
      "MATCH (n) RETURN elementId(n) AS id, labels(n) AS labels, properties(n) AS properties ORDER BY id",
    ),
    await read(
      "MATCH ()-[r]->() RETURN elementId(r) AS id, type(r) AS type, properties(r) AS properties ORDER BY id",
    ),
    await read(
      "SHOW INDEXES YIELD name, labelsOrTypes, properties RETURN name, labelsOrTypes, properties ORDER BY name",
    ),
  ];
}

let files = 0;

async function write({ home }: TestServer, graph: GraphDescription): Promise<string> {
  const path = join(home.folder, `graph-${String(files++)}.duckdb`);
  await writeGraph(path, graph);
  return path;
}

async function bring({ address }: TestServer, path: string): Promise<void> {
  const request = { graph: path, to: address, replace: true, signal: calm, progress: () => undefined };
  await transferToNeo4j(request);
}

async function withBoth(
  neo4j: TestServer,
  path: string,
  work: (builtIn: GraphStore, remote: GraphStore) => Promise<void>,
): Promise<void> {
  await bring(neo4j, path);
  const builtIn = await openBuiltInStore(path);
  const remote = await openNeo4jStore(neo4j.address);
  try {
    await work(builtIn, remote);
  } finally {
    await builtIn.close();
    await remote.close();
  }
}
