import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findJava } from "../../../src/main/engine/managed-neo4j/java";
import {
  serverFolder,
  serverStatus,
  startServer,
  stopServer,
  type RunningServer,
} from "../../../src/main/engine/managed-neo4j/managed-server";
import { isAlive } from "../../../src/main/engine/records/processes";
import { credentialsOf } from "../../../src/main/engine/managed-neo4j/server-files";
import { connect, type Connection } from "../../../src/main/engine/store/neo4j/connection";
import type { Row } from "../../../src/main/engine/store/neo4j/parameters";
import { cypher } from "../../../src/main/engine/store/neo4j/cypher";
import { canMakeDisks, smallDisk } from "./small-disk";
import { environmentOfServers, MEMORY, processesOf, whyNoNeo4j } from "./test-server";
import { message } from "../../../src/shared/sentences/sentences";

const LIMIT_MS = 600_000;
const GRAPH = "full";
const DISK_MB = 96;
const calm = new AbortController().signal;
const NO_ROOM = "it can write no more, most often because its disk is full: make room, then restart it";
const KEEP = cypher("UNWIND range(1, 100) AS n CREATE (:Kept {n: n})");
/** Long texts on few nodes: it is bytes that fill a disk. */
const FILL = cypher("UNWIND range(1, 200) AS n CREATE (:Filler {text: $text + n})");
const COUNT = cypher("MATCH (n:Kept) RETURN count(n) AS count");

const reason = process.platform === "linux" && canMakeDisks() ? await whyNoNeo4j() : "no small disk here";

test.skipIf(reason !== "")(
  "a full disk is one sentence; the server can be stopped, and what was written is there once there is room",
  async () => {
    const home = { folder: mkdtempSync(join(tmpdir(), "dragoman-full-")) };
    const folder = serverFolder(home, GRAPH);
    const login = await credentialsOf(folder);
    const programs = join(home.folder, "programs");
    const disk = await smallDisk((await findJava())!, join(folder, "data"), programs, DISK_MB);
    const begin = () =>
      startServer(home, GRAPH, {
        ...{ signal: calm, progress: () => undefined, memory: MEMORY },
        environment: { ...environmentOfServers(), DRAGOMAN_JAVA: disk.java },
      });
    const reach = ({ url, database }: RunningServer) =>
      connect({ url, database, ...login }, { tryAgainForMs: 0 });
    try {
      const server = await begin();
      const connection = await reach(server);
      await connection.write([{ query: KEEP, parameters: {} }], calm);
      await expect(fill(connection)).rejects.toThrow(NO_ROOM);
      await expect(count(connection)).rejects.toThrow(NO_ROOM);
      await connection.close();
      expect(await stopServer(home, GRAPH)).toBe(true);
      expect(isAlive(server.pid)).toBe(false);

      await expect(begin()).rejects.toMatchObject({
        failure: { kind: "server-failed", reason: message("server-disk-full") },
      });
      expect(await serverStatus(home, GRAPH)).toMatchObject({ state: "stopped" });
      expect(processesOf(home.folder)).toStrictEqual([]);

      disk.resize(8 * DISK_MB);
      const again = await reach(await begin());
      expect(await count(again)).toStrictEqual([{ count: 100 }]);
      await again.close();
    } finally {
      await stopServer(home, GRAPH);
      await disk.close();
      rmSync(home.folder, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);

async function fill(connection: Connection): Promise<void> {
  for (let at = 0; at < DISK_MB; at++)
    await connection.write([{ query: FILL, parameters: { text: `${String(at)} `.repeat(5000) } }], calm);
}

function count(connection: Connection): Promise<Row[]> {
  return connection.read({ query: COUNT, parameters: {} }, calm);
}
