import { statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { connect as connectTo } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findJava } from "../../../src/main/engine/managed-neo4j/java";
import {
  idleServerAt,
  lastLogLines,
  listServers,
} from "../../../src/main/engine/managed-neo4j/known-servers";
import {
  managedLogin,
  serverFolder,
  serverStatus,
  startServer,
  stopServer,
  watchServer,
} from "../../../src/main/engine/managed-neo4j/managed-server";
import { isAlive } from "../../../src/main/engine/records/processes";
import { connect, type Neo4jAddress } from "../../../src/main/engine/store/neo4j/connection";
import { cypher } from "../../../src/main/engine/store/neo4j/cypher";
import { deadPort, cuttingProxy, selfSigned, webServer } from "./faults";
import { GRAPH, MEMORY, openSockets, start, withOwnNeo4j } from "./test-server";
import { inEnglish, type Reason } from "../../../src/shared/sentences/sentences";

const LIMIT_MS = 600_000;
const calm = new AbortController().signal;
/** Keeps a server busy for minutes. */
const LONG = cypher("UNWIND range(1, 100000000000) AS a WITH a WHERE a % 7 = 8 RETURN count(a) AS count");
const ONE = cypher("RETURN 1 AS one");

await withOwnNeo4j("a managed Neo4j", (neo4j) => {
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => "no failure",
      (fault: { failure?: { reason?: Reason } }) => inEnglish(fault.failure?.reason ?? String(fault)),
    );
  const failureAt = (change: Partial<Neo4jAddress>) =>
    failureOf(connect({ ...neo4j.address, ...change }, { tryAgainForMs: 0 }));

  test("it listens on this machine only, and only its owner can read its password", async () => {
    const folder = serverFolder(neo4j.home, GRAPH);
    if (process.platform !== "win32")
      expect(statSync(join(folder, "credentials.json")).mode & 0o777).toBe(0o600);
    const port = Number(new URL(neo4j.address.url).port);
    const outside = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one && !one.internal && one.family === "IPv4");
    for (const one of outside) expect(await answersAt(one!.address, port)).toBe(false);
    expect(await managedLogin(neo4j.home, port)).toStrictEqual({
      user: neo4j.address.user,
      password: neo4j.address.password,
    });
    expect(await managedLogin(neo4j.home, port + 1)).toBeUndefined();
  });

  test("one that runs already is adopted", async () => {
    const again = await startServer(neo4j.home, GRAPH, {
      signal: calm,
      progress: () => undefined,
      memory: MEMORY,
    });
    expect(again).toStrictEqual({ ...neo4j.server, isAdopted: true });
    expect(await serverStatus(neo4j.home, GRAPH)).toMatchObject({ state: "running", pid: neo4j.server.pid });
  });

  describe("every way a connection can fail is one sentence", () => {
    test("wrong password, wrong database, nothing there, no such host", async () => {
      expect(await failureAt({ password: "wrong" })).toBe("it does not accept the user's name and password");
      expect(await failureAt({ database: "elsewhere" })).toContain("it has no such database");
      expect(await failureAt({ url: `bolt://127.0.0.1:${String(await deadPort())}` })).toContain(
        "nothing answers at that address",
      );
      expect(await failureAt({ url: "bolt://nowhere.invalid:7687" })).toContain("its name is not known");
    });

    test("no TLS, a certificate that nobody trusts, a web server", async () => {
      expect(await failureAt({ url: neo4j.address.url.replace("bolt:", "bolt+s:") })).toContain(
        "does not speak TLS",
      );
      const listeners = [await selfSigned((await findJava())!), await webServer()];
      const [tls, web] = listeners.map(({ port }) => port) as [number, number];
      expect(await failureAt({ url: `bolt+s://localhost:${String(tls)}` })).toContain(
        "its certificate is not trusted",
      );
      expect(await failureAt({ url: `bolt://127.0.0.1:${String(web)}` })).toContain("is no Neo4j server");
      for (const listener of listeners) await listener.close();
    });

    test("cut in the middle of an answer", async () => {
      const proxy = await cuttingProxy(Number(new URL(neo4j.address.url).port), 20_000);
      const address = { ...neo4j.address, url: `bolt://127.0.0.1:${String(proxy.port)}` };
      const connection = await connect(address, { tryAgainForMs: 0 });
      const rows = connection.read(
        { query: cypher("UNWIND range(1, 100000) AS n RETURN n"), parameters: {} },
        calm,
      );
      expect(await failureOf(rows)).toContain("the connection broke");
      await connection.close();
      await proxy.close();
    });
  });

  test(
    "a cancelled query ends in the server too, and one that takes too long is ended",
    async () => {
      const connection = await connect(neo4j.address, { queryTimeoutMs: 60_000 });
      const cancel = new AbortController();
      const running = connection.read({ query: LONG, parameters: {} }, cancel.signal);
      const found = failureOf(running);
      await expect.poll(() => queries(neo4j.address), { timeout: 60_000 }).toBe(1);
      cancel.abort();
      await expect(running).rejects.toMatchObject({ name: "AbortError" });
      await found;
      await expect.poll(() => queries(neo4j.address), { timeout: 60_000 }).toBe(0);
      await connection.close();
      const hasty = await connect(neo4j.address, { queryTimeoutMs: 2000, tryAgainForMs: 0 });
      expect(await failureOf(hasty.read({ query: LONG, parameters: {} }, calm))).toMatch(
        /took too long|does not answer/,
      );
      await hasty.close();
    },
    LIMIT_MS,
  );

  test.skipIf(process.platform === "win32")(
    "paused, it is given up; going on, it answers again",
    async () => {
      const connection = await connect(neo4j.address, { queryTimeoutMs: 1000, tryAgainForMs: 0 });
      process.kill(neo4j.server.pid, "SIGSTOP");
      expect(await failureOf(connection.read({ query: ONE, parameters: {} }, calm))).toContain(
        "it does not answer",
      );
      process.kill(neo4j.server.pid, "SIGCONT");
      await expect
        .poll(() => connection.read({ query: ONE, parameters: {} }, calm).catch(() => []), {
          timeout: 60_000,
        })
        .toStrictEqual([{ one: 1 }]);
      await connection.close();
    },
    LIMIT_MS,
  );

  test(
    "killed in the middle of a question: noticed, explained, and started again with its data",
    async () => {
      const connection = await connect(neo4j.address, { tryAgainForMs: 0 });
      await connection.write([{ query: cypher("CREATE (:Kept {name: 'kept'})"), parameters: {} }], calm);
      const failure = failureOf(connection.read({ query: LONG, parameters: {} }, calm));
      await expect.poll(() => queries(neo4j.address), { timeout: 60_000 }).toBe(1);
      const ended = performance.now();
      const noticed = new Promise<number>((resolve) => {
        void watchServer(neo4j.home, neo4j.server, calm, () => resolve(performance.now() - ended));
      });
      process.kill(neo4j.server.pid, "SIGKILL");
      expect(await failure).toContain("the connection broke");
      // Three seconds, were nothing else at work.
      expect(await noticed).toBeLessThan(15_000);
      expect(await serverStatus(neo4j.home, GRAPH)).toMatchObject({ state: "crashed" });
      await connection.close();
      const { url } = neo4j.address;
      await start(neo4j);
      // At the same port: what was written down of it leads there still.
      expect(neo4j.address.url).toBe(url);
      const again = await connect(neo4j.address);
      const kept = cypher("MATCH (n:Kept) RETURN n.name AS name");
      expect(await again.read({ query: kept, parameters: {} }, calm)).toStrictEqual([{ name: "kept" }]);
      await again.close();
    },
    LIMIT_MS,
  );

  test(
    "stopped, it leaves no process and no socket",
    async () => {
      const { pid } = neo4j.server;
      expect(await listServers(neo4j.home)).toMatchObject([{ graph: GRAPH, state: "running", pid }]);
      let lost = false;
      const watched = watchServer(neo4j.home, neo4j.server, calm, () => (lost = true));
      expect(await stopServer(neo4j.home, GRAPH)).toBe(true);
      await watched;
      expect(lost).toBe(false);
      const port = Number(new URL(neo4j.address.url).port);
      expect(await idleServerAt(neo4j.home, port)).toBe(GRAPH);
      expect(await idleServerAt(neo4j.home, port + 1)).toBeUndefined();
      expect(isAlive(pid)).toBe(false);
      expect(await serverStatus(neo4j.home, GRAPH)).toMatchObject({ state: "stopped" });
      expect(await stopServer(neo4j.home, GRAPH)).toBe(false);
      await expect.poll(openSockets, { timeout: 20_000 }).toBe(0);
      const log = await lastLogLines(neo4j.home, GRAPH, 2);
      expect(log.split("\n")).toStrictEqual([expect.anything(), expect.stringContaining("Stopped.")]);
      expect(await lastLogLines(neo4j.home, "nothing", 2)).toBe("");
    },
    LIMIT_MS,
  );
});

async function queries(address: Neo4jAddress): Promise<number> {
  const connection = await connect(address, { tryAgainForMs: 0 });
  const asked = cypher(
    "SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS 'a % 7 = 8' AND NOT currentQuery CONTAINS 'SHOW' RETURN count(*) AS count",
  );
  const [row] = await connection.read({ query: asked, parameters: {} }, calm);
  await connection.close();
  return Number(row!["count"]);
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTo({ host, port, timeout: 2000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .on("connect", () => end(true))
      .on("error", () => end(false))
      .on("timeout", () => end(false));
  });
}
