/** Attempts on the console that its guard was not written for, and reads that would keep a server busy or eat its memory. */
import { afterAll, expect, test } from "vitest";
import { OpenConsoles } from "../../../../src/main/engine/store/neo4j/console/open-consoles";
import { deep } from "../../../size";
import { stopServer } from "../../../../src/main/engine/managed-neo4j/managed-server";
import { GRAPH, withNeo4j } from "../../managed-neo4j/test-server";
import { everything, failureOf, fill, listenOutside } from "./console-server";
import { GREEDY, laterAttempts, TOO_LARGE } from "./later-attempts";

const LIMIT_MS = 600_000;
const calm = new AbortController().signal;
/** What a query may run on beyond its time. */
const GRACE_MS = deep(2000, 10_000);

await withNeo4j("attacks on the console", (neo4j) => {
  const consoles = new OpenConsoles();
  // What never looks at its clock runs on until its server ends.
  if (deep(true, false)) afterAll(() => stopServer(neo4j.home, GRAPH));
  afterAll(() => consoles.close());
  const run = (text: string, seconds: number, address = "") => {
    const query = { text, parameters: { address }, rows: 10, seconds, confirmed: true };
    return consoles.run(neo4j.address, query, calm);
  };

  test(
    "none of 200 writes, reaches outside or commands the server",
    async () => {
      await fill(neo4j);
      const { address, asked, close } = await listenOutside();
      const before = await everything(neo4j);
      const all = laterAttempts();
      expect(all.length).toBeGreaterThanOrEqual(200);
      const some = deep(
        all,
        all.filter((_, at) => at % 5 === 0),
      );
      for (const text of some) {
        const failure = await failureOf(run(text, 5, address));
        // What plans nothing may be the database's own fault: its words for an odd graph, or an odd user.
        expect(["query-refused", "query-wrong", "database-failed"], text).toContain(failure.kind);
      }
      expect([await everything(neo4j), asked]).toStrictEqual([before, []]);
      await close();
    },
    LIMIT_MS,
  );

  test(
    "a read that eats all memory ends alone, and the server serves the next",
    async () => {
      expect(await failureOf(run(TOO_LARGE, 20))).toMatchObject({
        ...{ kind: "database-failed", reason: { kind: "query-memory" } },
      });
      expect(await run("RETURN 1 AS x", 20)).toMatchObject({ rows: [[{ kind: "integer", text: "1" }]] });
    },
    LIMIT_MS,
  );

  test(
    "a read that would take minutes is over in its time, and the next is served",
    async () => {
      for (const text of deep(GREEDY, GREEDY.slice(0, 2))) {
        const start = performance.now();
        expect(await failureOf(run(text, 1)), text).toStrictEqual({ kind: "query-ended", seconds: 1 });
        expect(performance.now() - start, text).toBeLessThan(1000 + GRACE_MS);
      }
      expect(await run("RETURN 1 AS x", 20)).toMatchObject({ rows: [[{ kind: "integer", text: "1" }]] });
    },
    LIMIT_MS,
  );
});
