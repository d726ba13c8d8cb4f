import { afterAll, describe, expect, test } from "vitest";
import { readNames } from "../../../../src/main/engine/store/neo4j/console/read-names";
import { checkText } from "../../../../src/main/engine/store/neo4j/console/check-text";
import { OpenConsoles } from "../../../../src/main/engine/store/neo4j/console/open-consoles";
import type { ConsoleQuery } from "../../../../src/main/engine/store/neo4j/console/run-query";
import { cypher } from "../../../../src/main/engine/store/neo4j/cypher";
import { withNeo4j } from "../../managed-neo4j/test-server";
import { deep } from "../../../size";
import {
  connections,
  ENDLESS,
  everything,
  failureOf,
  fill,
  listenOutside,
  otherConnections,
  outcomeOf,
  running,
  UNMINDFUL,
  within,
} from "./console-server";
import { HIDDEN, literalTexts } from "./literal-texts";
import { serverCommands } from "./server-commands";
import { fewerAttempts, hiddenAttempts, UNDERSTOOD, writeAttempts } from "./write-attempts";

const LIMIT_MS = 600_000;
const calm = new AbortController().signal;
await withNeo4j("the console", (neo4j) => {
  const consoles = new OpenConsoles();
  afterAll(() => consoles.close());
  const run = (text: string, more: Partial<ConsoleQuery> = {}, signal = calm) =>
    consoles.run(
      neo4j.address,
      { text, parameters: {}, rows: 1000, seconds: 60, confirmed: false, ...more },
      signal,
    );
  const rows = async (text: string, more: Partial<ConsoleQuery> = {}) => {
    const outcome = await run(text, more);
    if (outcome.outcome !== "rows") throw new Error("it was held to be costly");
    return outcome;
  };

  test(
    "attempts to write, or to reach outside, are refused and leave graph, schema and users as they were",
    async () => {
      await fill(neo4j);
      const { address, asked, close } = await listenOutside();
      const before = await everything(neo4j);
      const all = writeAttempts();
      expect(all.length).toBeGreaterThanOrEqual(300);
      const attempts = deep(all, fewerAttempts());
      const refused = new Set([...UNDERSTOOD, ...hiddenAttempts()]);
      const kinds: Record<string, number> = {};
      for (const text of attempts) {
        const failure = await failureOf(run(text, { parameters: { address }, confirmed: true }));
        expect(["query-refused", "query-wrong"], `${text}: ${JSON.stringify(failure)}`).toContain(
          failure.kind,
        );
        if (refused.has(text)) expect(failure.kind, text).toBe("query-refused");
        kinds[failure.kind] = (kinds[failure.kind] ?? 0) + 1;
      }
      expect(await everything(neo4j)).toStrictEqual(before);
      expect(asked).toStrictEqual([]);
      // Most were understood and refused for what they do; the others the database does not even understand.
      expect(kinds["query-refused"]).toBeGreaterThan(attempts.length / 2);
      await close();
    },
    LIMIT_MS,
  );

  test(
    "200 commands for the server are refused, however they are hidden in an expression",
    async () => {
      await fill(neo4j);
      const before = await everything(neo4j);
      const all = serverCommands();
      expect(all.length).toBeGreaterThanOrEqual(200);
      // Every fifth is run at each test: all of them, in turn, where there is time.
      const some = deep(
        all,
        all.filter((_, at) => at % 5 === 0),
      );
      expect(some.length).toBeGreaterThanOrEqual(40);
      for (const text of some) {
        const failure = await failureOf(run(text, { confirmed: true }));
        expect(["query-refused", "query-wrong"], `${text}: ${JSON.stringify(failure)}`).toContain(
          failure.kind,
        );
      }
      expect(await everything(neo4j)).toStrictEqual(before);
    },
    LIMIT_MS,
  );

  test(
    "words in strings, remarks and names are run; what hides behind them is never let through",
    async () => {
      const { address, asked, close } = await listenOutside();
      const parameters = { address };
      const texts = literalTexts(deep(1500, 400));
      const outcomes: Record<string, number> = {};
      await within(neo4j, async (connection) => {
        // The server itself would do it: only the search of the text stands in between here.
        await connection.read({ query: cypher(`RETURN ${HIDDEN} AS rows`), parameters }, calm);
        expect(asked.splice(0)).toHaveLength(1);
        for (const { text, holds } of texts) {
          const outcome = await outcomeOf(async () => {
            checkText(text, { procedures: [], functions: [] });
            await connection.read({ query: cypher(text), parameters }, calm);
          });
          expect(asked, text).toStrictEqual([]);
          outcomes[`${holds}: ${outcome}`] = (outcomes[`${holds}: ${outcome}`] ?? 0) + 1;
        }
      });
      await close();
      expect(Object.keys(outcomes).sort()).toStrictEqual([
        "code: query-refused",
        "literals: run",
        "unknown: database-failed",
        "unknown: query-refused",
        "unknown: run",
      ]);
      expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(deep(30, 5));
    },
    LIMIT_MS,
  );

  test(
    "what stands in strings, remarks and names alone is harmless",
    async () => {
      const texts = [
        `RETURN "load csv" AS x, 'CALL db.clearQueryCaches()' AS y`,
        "RETURN 1 AS `db.clearQueryCaches` // LOAD CSV",
        "MATCH (n) WHERE n.`load csv` = 'it\\'s' /* LOAD CSV */ RETURN n",
        "RETURN 'C:\\\\users' AS path",
      ];
      for (const text of texts) expect((await rows(text)).columns.length, text).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );

  test(
    "each kind of refusal says what it is",
    async () => {
      const because = async (text: string) => {
        const failure = await failureOf(run(text));
        return failure.kind === "query-refused" ? [failure.because, failure.what] : failure;
      };
      expect(await because("CREATE (n)")).toStrictEqual(["writes", ""]);
      expect(await because("CREATE INDEX x FOR (n:A) ON (n.b)")).toStrictEqual(["schema", ""]);
      expect(await because("SHOW DATABASES")).toStrictEqual(["administration", ""]);
      for (const text of ["SHOW SETTINGS", "SHOW TRANSACTIONS YIELD *", "SHOW FUNCTIONS", "SHOW PROCEDURES"])
        expect(await because(text)).toStrictEqual(["administration", ""]);
      expect(
        await because("CYPHER 25 RETURN [x IN [1] | COLLECT { SHOW SETTINGS YIELD value RETURN value }]"),
      ).toStrictEqual(["administration", ""]);
      expect(await because("CALL db.resampleIndex('x')")).toStrictEqual(["procedure", "db.resampleIndex"]);
      expect(await because("CALL `db`.clearQueryCaches()")).toStrictEqual([
        "procedure",
        "db.clearQueryCaches",
      ]);
      expect(await because("LOAD CSV FROM 'x' AS l RETURN l")).toStrictEqual(["load-csv", ""]);
      expect(await because("RETURN '\\u0041'")).toStrictEqual(["escapes", ""]);
      expect(await because("RETURN [x IN [1] | COLLECT { LOAD CSV FROM 'x' AS l RETURN l }]")).toStrictEqual([
        "load-csv",
        "",
      ]);
      expect(await because("TERMINATE TRANSACTIONS 'a-1'")).toStrictEqual(["terminates", ""]);
      expect(await because("PROFILE RETURN 1")).toStrictEqual(["profile", ""]);
      expect(await because("MATCH (n) CALL (n) { RETURN 1 AS x } IN TRANSACTIONS RETURN x")).toStrictEqual([
        "transactions",
        "",
      ]);
    },
    LIMIT_MS,
  );

  test(
    "what only reads goes through: matches, procedures that read, SHOW, EXPLAIN, other words for the same",
    async () => {
      await fill(neo4j);
      const texts = [
        "MATCH (n:Person) RETURN n.name;",
        "match (n) where n.name contains 'create' return n",
        "// CREATE (n)\nRETURN 'DETACH DELETE' AS text",
        "CALL db.labels()",
        "CALL db.index.fulltext.queryNodes('words', 'Ada') YIELD node RETURN node",
        "SHOW INDEXES YIELD name RETURN name",
        "MATCH p = SHORTEST 1 (a)-[:KNOWS]-+(b) WHERE a.name = 'Ada' RETURN p",
        "CYPHER 25 MATCH (n) RETURN n LIMIT 1",
        "MATCH (n) CALL (n) { MATCH (n)-->(m) RETURN count(m) AS out } RETURN n.name, out",
      ];
      for (const text of texts) expect((await rows(text)).columns.length, text).toBeGreaterThan(0);
      const plan = await rows("EXPLAIN MATCH (n) RETURN n");
      expect(plan.columns).toStrictEqual(["step", "details", "estimated rows"]);
      expect(plan.rows.map(([step]) => (step as { text: string }).text)).toStrictEqual([
        "ProduceResults",
        "· AllNodesScan",
      ]);
    },
    LIMIT_MS,
  );

  test(
    "values come as they are: nothing is rounded, nodes and edges come once",
    async () => {
      await fill(neo4j);
      const scalars = await rows(
        `RETURN null AS a, true AS b, 9223372036854775807 AS c, 1.0 AS d, 0.1 AS e, 0.0/0.0 AS f, 'x"y' AS g,
        date('2026-02-28') AS h, duration('P1M2DT3S') AS i, datetime('2026-01-02T03:04:05.678+02:00') AS j,
        point({longitude: 25.5, latitude: 45.0}) AS k, [1, [2.5]] AS l, {name: 1} AS m, $value AS n, -0.0 AS o`,
        { parameters: { value: { list: [1, 1.5, "x"] } } },
      );
      expect(scalars.rows).toStrictEqual([
        [
          { kind: "null" },
          { kind: "boolean", value: true },
          { kind: "integer", text: "9223372036854775807" },
          { kind: "float", text: "1.0" },
          { kind: "float", text: "0.1" },
          { kind: "float", text: "NaN" },
          { kind: "text", text: 'x"y' },
          { kind: "temporal", type: "date", text: "2026-02-28" },
          { kind: "temporal", type: "duration", text: "P1M2DT3S" },
          { kind: "temporal", type: "date and time", text: "2026-01-02T03:04:05.678+02:00" },
          { kind: "point", srid: 4326, coordinates: ["25.5", "45.0"] },
          {
            kind: "list",
            items: [
              { kind: "integer", text: "1" },
              { kind: "list", items: [{ kind: "float", text: "2.5" }], left: 0 },
            ],
            left: 0,
          },
          { kind: "map", entries: [["name", { kind: "integer", text: "1" }]] },
          {
            kind: "map",
            entries: [
              [
                "list",
                {
                  kind: "list",
                  items: [
                    { kind: "integer", text: "1" },
                    { kind: "float", text: "1.5" },
                    { kind: "text", text: "x" },
                  ],
                  left: 0,
                },
              ],
            ],
          },
          { kind: "float", text: "-0.0" },
        ],
      ]);
      const graph = await rows("MATCH p = (a:Person {name: 'Ada'})-[r:KNOWS]->(b) RETURN a, r, p, b");
      const [ada, bea] = graph.nodes;
      const [knows] = graph.edges;
      expect([graph.nodes.length, graph.edges.length]).toStrictEqual([2, 1]);
      expect(ada).toMatchObject({
        labels: ["Person"],
        properties: [["name", { kind: "text", text: "Ada" }]],
      });
      expect(knows).toMatchObject({ type: "KNOWS", source: ada!.id, target: bea!.id });
      expect(graph.rows).toStrictEqual([
        [
          { kind: "node", id: ada!.id },
          { kind: "edge", id: knows!.id },
          { kind: "path", ids: [ada!.id, knows!.id, bea!.id] },
          { kind: "node", id: bea!.id },
        ],
      ]);
    },
    LIMIT_MS,
  );

  describe("limits", () => {
    test(
      "rows end at the limit, and it is said that there are more",
      async () => {
        const some = await rows("UNWIND range(1, 100000000) AS x RETURN x", { rows: 10, seconds: 20 });
        expect([some.rows.length, some.more]).toStrictEqual([10, "rows"]);
        const all = await rows("UNWIND range(1, 10) AS x RETURN x", { rows: 10 });
        expect([all.rows.length, all.more]).toStrictEqual([10, ""]);
        const none = await rows("MATCH (n:Nobody) RETURN n");
        expect([none.rows.length, none.more, none.columns]).toStrictEqual([0, "", ["n"]]);
        const wide = await rows("RETURN range(1, 400000) AS x");
        const [[list]] = wide.rows as unknown as [[{ items: unknown[]; left: number }]];
        expect(list.items.length + list.left).toBe(400_000);
        expect(list.left).toBeGreaterThan(0);
      },
      LIMIT_MS,
    );

    test(
      "what would be costly waits for a person's word",
      async () => {
        await fill(neo4j);
        const text = "MATCH (a), (b), (c), (d), (e) RETURN a, b, c, d, e";
        const outcome = await run(text);
        expect(outcome).toMatchObject({ outcome: "costly", limit: 1_000_000 });
        expect(outcome.estimatedRows).toBeGreaterThan(1_000_000);
        expect((await rows(text, { confirmed: true, rows: 5 })).rows.length).toBe(5);
      },
      LIMIT_MS,
    );

    test(
      "the time limit ends the query in the server",
      async () => {
        expect(await failureOf(run(ENDLESS, { seconds: 1 }))).toStrictEqual({
          kind: "query-ended",
          seconds: 1,
        });
        await expect.poll(() => running(neo4j), { timeout: 20_000 }).toBe(0);
      },
      LIMIT_MS,
    );

    test(
      "the time limit is kept where the server does not look at its clock",
      async () => {
        await run("RETURN 1 AS x");
        const start = performance.now();
        expect(await failureOf(run(UNMINDFUL, { seconds: 1 }))).toStrictEqual({
          ...{ kind: "query-ended", seconds: 1 },
        });
        expect(performance.now() - start).toBeLessThan(15_000);
        const states = () =>
          within(neo4j, async (connection) => {
            const query = cypher(
              "SHOW TRANSACTIONS YIELD currentQuery, status WHERE currentQuery STARTS WITH 'RETURN reduce' RETURN status",
            );
            const found = await connection.read({ query, parameters: {} }, calm);
            return found.map(({ status }) => String(status)).filter((status) => status === "Running");
          });
        await expect.poll(states, { timeout: 60_000 }).toStrictEqual([]);
      },
      LIMIT_MS,
    );

    test(
      "cancelled, the query ends in the server, and no connection is left when the consoles are closed",
      async () => {
        const before = await connections(neo4j);
        const own = new OpenConsoles();
        const stop = new AbortController();
        const query = { text: ENDLESS, parameters: {}, rows: 10, seconds: 60, confirmed: false };
        const cancelled = expect(own.run(neo4j.address, query, stop.signal)).rejects.toMatchObject({
          name: "AbortError",
        });
        await expect.poll(() => running(neo4j), { timeout: 60_000 }).toBe(1);
        stop.abort();
        await cancelled;
        await expect.poll(() => running(neo4j), { timeout: 20_000 }).toBe(0);
        // The next query finds the connection in order.
        expect(await own.run(neo4j.address, { ...query, text: "RETURN 1 AS x" }, calm)).toMatchObject({
          rows: [[{ kind: "integer", text: "1" }]],
        });
        await own.close();
        await expect.poll(() => connections(neo4j), { timeout: 20_000 }).toBe(before);
      },
      LIMIT_MS,
    );

    test(
      "a connection serves the queries that follow, and is closed when none does",
      async () => {
        const before = await connections(neo4j);
        // Far more than two queries take, also where eight others work on the machine.
        const own = new OpenConsoles(8000);
        const query = { text: "RETURN 1 AS x", parameters: {}, rows: 10, seconds: 60, confirmed: false };
        await own.run(neo4j.address, query, calm);
        const kept = await otherConnections(neo4j);
        await own.run(neo4j.address, query, calm);
        expect(await otherConnections(neo4j)).toStrictEqual(kept);
        // Each look is a login, which takes Java a while.
        await expect.poll(() => connections(neo4j), { timeout: 40_000, interval: 500 }).toBe(before);
        const wrong = { ...neo4j.address, password: "wrong" };
        expect((await failureOf(own.run(wrong, query, calm))).kind).toBe("database-failed");
        await own.close();
      },
      LIMIT_MS,
    );
  });

  test(
    "a mistake is told with its line and column",
    async () => {
      expect(await failureOf(run("MATCH (n)\nRETRUN n"))).toMatchObject({
        ...{ kind: "query-wrong", line: 2, column: 1 },
        reason: expect.stringMatching(/^Invalid input 'RETRUN': expected .* or one of \d+ others$/) as string,
      });
      expect(await failureOf(run("RETURN m"))).toStrictEqual({
        ...{ kind: "query-wrong", line: 1, column: 8, reason: "Variable `m` not defined" },
      });
      expect(await failureOf(run("RETURN $x"))).toMatchObject({
        ...{ kind: "query-wrong", line: 0, column: 0, reason: "Expected parameter(s): x" },
      });
      expect(await failureOf(run("UNWIND [0] AS x RETURN 1 / x"))).toMatchObject({
        ...{ kind: "query-wrong", line: 0, reason: "/ by zero" },
      });
      expect(await failureOf(run(""))).toMatchObject({ kind: "query-wrong" });
    },
    LIMIT_MS,
  );

  test(
    "names for completion, written so that they can stand in a query",
    async () => {
      await fill(neo4j);
      const names = await readNames(neo4j.address, calm);
      expect(names.labels).toContainEqual({ name: "Odd `label`", written: "`Odd ``label```" });
      expect(names.relations).toContainEqual({ name: "KNOWS", written: "KNOWS" });
      expect(names.properties).toContainEqual({ name: "name", written: "name" });
      const odd = names.labels.find(({ name }) => name.startsWith("Odd"))!;
      const found = await rows(`MATCH (n:${odd.written}) RETURN count(n) AS odd`);
      expect(found.rows).toStrictEqual([[{ kind: "integer", text: "1" }]]);
    },
    LIMIT_MS,
  );
});
