/**
 * Each way in which a database cannot be used, met for real: a real Neo4j, real sockets, a real TLS listener. Two servers cannot be had
 * here and are played by a few words of Bolt: one of an old version, and one (Enterprise) whose user has few rights.
 */
import { spawn } from "node:child_process";
import { appendFileSync, mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findJava } from "../../../src/main/engine/managed-neo4j/java";
import { serverFolder, stopServer } from "../../../src/main/engine/managed-neo4j/managed-server";
import { endProcess } from "../../../src/main/engine/managed-neo4j/processes";
import { connectionHandlers } from "../../../src/main/engine/server/connection-handlers";
import { productFolders } from "../../../src/main/engine/server/folders";
import { openWorkspace } from "../../../src/main/engine/server/workspace";
import { connect } from "../../../src/main/engine/store/neo4j/connection";
import { cypher } from "../../../src/main/engine/store/neo4j/cypher";
import { connectionSchema } from "../../../src/shared/connections";
import { deadPort, selfSigned, webServer } from "../managed-neo4j/faults";
import { GRAPH, withNeo4j } from "../managed-neo4j/test-server";
import { fakeBolt } from "./fake-bolt";
import { calmTask } from "../server/calm-task";

const LIMIT_MS = 600_000;
const calm = new AbortController().signal;
const task = calmTask();
const bolt = (port: number, host = "127.0.0.1") => `bolt://${host}:${String(port)}`;

await withNeo4j("why a database cannot be used", (neo4j) => {
  const home = mkdtempSync(join(tmpdir(), "dragoman-home-"));
  const workspace = openWorkspace(productFolders({ ...process.env, DRAGOMAN_HOME: home }));
  const handlers = connectionHandlers(workspace);
  afterAll(() => workspace.close());

  /** What the window is told: the kind of fault, and the reason within its one sentence. */
  const tried = async (address: string, more: object = {}, password = neo4j.address.password) => {
    const connection = connectionSchema.parse({ name: "one", address, user: "neo4j", ...more });
    const { ok, fault, sentence } = await handlers["connection:test"]({ connection, password }, task);
    expect(ok).toBe(false);
    const [, reason] = /^The database at “[^”]+” cannot be used: ([^\n]+)\.$/.exec(sentence) ?? [];
    return [fault, reason ?? sentence];
  };

  test("a name that nobody knows, a port where nobody listens", async () => {
    expect(await tried("bolt://nowhere.invalid:7687")).toStrictEqual([
      "host-unknown",
      "its name is not known: check the host's name",
    ]);
    expect(await tried(bolt(await deadPort()))).toStrictEqual([
      "refused",
      "nothing answers at that address: start the server or check the port",
    ]);
  });

  test("one that takes the call and says nothing is given up after twenty seconds", async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const before = performance.now();
    expect(await tried(bolt((server.address() as AddressInfo).port))).toStrictEqual([
      "silent",
      "it does not answer: it may be paused or overloaded, try again or start it anew",
    ]);
    expect(performance.now() - before).toBeLessThan(45_000);
    server.close();
  });

  test("a certificate that nobody trusts, a server without TLS, a web server", async () => {
    const listeners = [await selfSigned((await findJava())!), await webServer()];
    const [tls, web] = listeners.map(({ port }) => port) as [number, number];
    expect(await tried(`bolt+s://localhost:${String(tls)}`)).toStrictEqual([
      "certificate",
      "its certificate is not trusted: install its authority's certificate, or use a bolt+ssc address for one you trust",
    ]);
    expect(await tried(neo4j.address.url.replace("bolt:", "bolt+s:"))).toStrictEqual([
      "no-tls",
      "it does not speak TLS there: use bolt:// or neo4j://",
    ]);
    expect(await tried(bolt(web))).toStrictEqual(["not-a-database", "what answers there is no Neo4j server"]);
    for (const listener of listeners) await listener.close();
  });

  test("a wrong password, no password, a database that is not there", async () => {
    expect(await tried(neo4j.address.url, {}, "wrong")).toStrictEqual([
      "login",
      "it does not accept the user's name and password",
    ]);
    expect(await tried(neo4j.address.url, {}, "")).toStrictEqual([
      "login-missing",
      "no password is known for it: type it once more",
    ]);
    expect(await tried(neo4j.address.url, { database: "elsewhere" })).toStrictEqual([
      "no-database",
      "it has no such database, or the database is not online",
    ]);
  });

  test(
    "a user whose password has expired",
    async () => {
      const system = await connect({ ...neo4j.address, database: "system" });
      const create = cypher("CREATE USER ana SET PASSWORD 'first-password' CHANGE REQUIRED");
      await system.change({ query: create, parameters: {} }, calm);
      await system.close();
      expect(await tried(neo4j.address.url, { user: "ana" }, "first-password")).toStrictEqual([
        "password-expired",
        "the user's password has expired: change it in cypher-shell or Neo4j Browser, then type the new one here",
      ]);
    },
    LIMIT_MS,
  );

  test("too old: a version that is told, and a language that nobody speaks any more (played)", async () => {
    const handshake = [0, 0, 4, 4] as const;
    const component = ["Neo4j Kernel", ["4.4.40"], "community"] as const;
    const servers = [
      await fakeBolt({ handshake, component }),
      await fakeBolt({ handshake, component: ["Neo4j Kernel", ["5.12.0"], "community"] }),
      await fakeBolt({ handshake: [0, 0, 0, 0] }),
    ];
    const found = [];
    for (const { port } of servers) found.push(await tried(bolt(port)));
    expect(found).toStrictEqual([
      ["version", "it is Neo4j 4.4.40; 5.23 or later is needed"],
      ["version", "it is Neo4j 5.12.0; 5.23 or later is needed"],
      ["version", "it speaks a language that is too old or too new: Neo4j 5.23 or later is needed"],
    ]);
    for (const server of servers) await server.close();
  });

  test("a user without rights (played: users with few rights are Neo4j Enterprise's)", async () => {
    const failure = { code: "Neo.ClientError.Security.Forbidden", message: "Traverse is not allowed" };
    const server = await fakeBolt({ handshake: [0, 0, 4, 4], failure });
    expect(await tried(bolt(server.port))).toStrictEqual([
      "no-permission",
      "the user may not do this there, or the login has expired",
    ]);
    await server.close();
  });

  test(
    "a database that its owner has made read-only can be read, and refuses a graph in one sentence",
    async () => {
      const { url, database, password } = neo4j.address;
      const connection = connectionSchema.parse({
        ...{ name: "kept", address: url, database, user: "neo4j", mayWrite: true },
      });
      await handlers["connection:save"]({ connection, was: undefined, password }, task);
      const end = await startReadOnly();
      try {
        await expect
          .poll(async () => (await handlers["connection:test"]({ connection, password }, task)).ok, {
            timeout: 300_000,
          })
          .toBe(true);
        const push = handlers["connection:push"]({ name: "kept", graph: "drugs", replace: false }, task);
        await expect(push).rejects.toThrow(
          /cannot be used: the database is read-only: its owner allows nobody to write there\.$/,
        );
      } finally {
        // Whoever comes next starts it again.
        await end();
      }
    },
    LIMIT_MS,
  );

  /** The same server with one more setting, which the product never sets. */
  async function startReadOnly(): Promise<() => Promise<void>> {
    await stopServer(neo4j.home, GRAPH);
    const folder = serverFolder(neo4j.home, GRAPH);
    appendFileSync(join(folder, "conf", "neo4j.conf"), "server.databases.read_only=neo4j\n");
    const java = spawn((await findJava())!, [`@${join(folder, "conf", "java.args")}`], {
      ...{ cwd: folder, stdio: "ignore" },
    });
    return () => endProcess(java.pid!, 60_000);
  }
});
