import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { connectionHandlers } from "../../../src/main/engine/server/connection-handlers";
import { productFolders } from "../../../src/main/engine/server/folders";
import { ownGraphPath } from "../../../src/main/engine/server/graph-files";
import { openWorkspace } from "../../../src/main/engine/server/workspace";
import { connectionSchema } from "../../../src/shared/connections";
import { deadPort } from "../managed-neo4j/faults";
import { withNeo4j } from "../managed-neo4j/test-server";
import { draw, writeGraph } from "../store/graph-description";
import { calmTask } from "./calm-task";

const LIMIT_MS = 600_000;
const task = calmTask();

await withNeo4j("connections to a real Neo4j", (neo4j) => {
  const home = mkdtempSync(join(tmpdir(), "dragoman-home-"));
  const workspace = openWorkspace(productFolders({ ...process.env, DRAGOMAN_HOME: home }));
  const handlers = connectionHandlers(workspace);
  const connectionTo = (more: object = {}) =>
    connectionSchema.parse({
      ...{ name: "here", address: neo4j.address.url, database: neo4j.address.database, user: "neo4j" },
      ...more,
    });
  const tried = async (more: object, password: string) => {
    const { ok, fault, sentence } = await handlers["connection:test"](
      { connection: connectionTo(more), password },
      task,
    );
    return { ok, fault, sentence };
  };
  afterAll(() => workspace.close());

  test(
    "a test says in one sentence what is wrong, or what is there",
    async () => {
      const { password } = neo4j.address;
      const dead = `bolt://127.0.0.1:${String(await deadPort())}`;
      const found = [
        await tried({}, password),
        await tried({}, "wrong"),
        await tried({}, ""),
        await tried({ database: "elsewhere" }, password),
        await tried({ address: dead }, password),
        await tried({ address: "bolt://nowhere.invalid:1" }, password),
        await tried({ address: neo4j.address.url.replace("bolt:", "bolt+s:") }, password),
        await tried({ address: "bolt://" }, password),
      ];
      expect(found.map(({ fault }) => fault)).toStrictEqual([
        ...["", "login", "login-missing", "no-database", "refused", "host-unknown", "no-tls", "address"],
      ]);
      expect(found[0]).toMatchObject({
        ok: true,
        sentence: expect.stringMatching(/^Neo4j .* 0 nodes/) as string,
      });
      for (const { sentence } of found) expect(sentence).toMatch(/^[^\n]+\.$/);
    },
    LIMIT_MS,
  );

  test(
    "only a connection that may write is written to; its graph opens, has its index, and comes back",
    async () => {
      const { password } = neo4j.address;
      const drawn = draw(
        ["a likes b", "b likes c"],
        [
          { id: "a", labels: ["Cat"], vector: [1, 0, 0] },
          { id: "b", labels: ["Cat"], vector: [0, 1, 0] },
          { id: "c", labels: ["Cow"], vector: [0, 0, 1] },
        ],
      );
      mkdirSync(workspace.folders.graphs);
      await writeGraph(ownGraphPath("drawn", workspace.folders), drawn);
      await handlers["connection:save"]({ connection: connectionTo(), was: undefined, password }, task);
      const push = () => handlers["connection:push"]({ name: "here", graph: "drawn", replace: false }, task);
      await expect(push()).rejects.toThrow(/may not be written to/);
      await expect(handlers["connection:index"]({ name: "here" }, task)).rejects.toThrow(
        /may not be written/,
      );
      await handlers["connection:save"](
        { connection: connectionTo({ mayWrite: true }), was: "here", password: "" },
        task,
      );
      expect(await push()).toMatchObject({ nodes: 3, edges: 2 });
      expect(await handlers["connection:index"]({ name: "here" }, task)).toStrictEqual({ state: "ONLINE" });
      expect(await handlers["connection:open"]({ name: "here" }, task)).toMatchObject({
        ...{ name: "connection:here", nodes: 3, edges: 2, vectorWidth: 3 },
      });
      const nearest = await workspace.stores.use("connection:here", (store) =>
        store.seeds({ by: "vector", vector: Float32Array.of(0, 0.6, 0.8), k: 2, labels: [] }, task.signal),
      );
      expect(nearest.map(({ node }) => node)).toStrictEqual([2, 1]);
      const schema = await handlers["connection:schema"]({ name: "here" }, task);
      expect(schema).toMatchObject({
        ...{ contents: "brought", nodes: 3, edges: 2 },
        labels: [
          { name: "Cat", count: 2 },
          { name: "Cow", count: 1 },
        ],
        relations: [{ name: "likes", count: 2 }],
      });
      expect(schema.indexes).toContainEqual(
        expect.objectContaining({ name: "dragoman_vector", kind: "VECTOR", state: "ONLINE", percent: 100 }),
      );
      const pulled = { name: "here", into: "back", labels: ["Cat"], relations: [], replace: false };
      expect(await handlers["connection:pull"](pulled, task)).toMatchObject({
        ...{ graph: "back", nodes: 2, edges: 1, embedded: 2 },
      });
      await expect(handlers["connection:pull"](pulled, task)).rejects.toThrow(/“back” already/);
      expect(await handlers["connection:pull"]({ ...pulled, replace: true }, task)).toMatchObject({
        nodes: 2,
      });
      const [listed] = await handlers["connection:list"]({}, task);
      expect(listed).toMatchObject({ name: "here", secret: "until-end", mayWrite: true });
      expect(listed!.lastUsed).not.toBe("");
      if (process.platform === "win32") return;
      // A server that is away holds up what is asked of it, and nothing else.
      process.kill(neo4j.server.pid, "SIGSTOP");
      const cancel = new AbortController();
      const asked = workspace.stores.use("connection:here", (store) => store.nodeDetails([0], cancel.signal));
      const kept = { connection: connectionTo({ colour: "red" }), was: "here", password: "" };
      expect(await handlers["connection:save"](kept, task)).toMatchObject({ colour: "red" });
      expect(await handlers["connection:remove"]({ name: "here" }, task)).toStrictEqual({});
      cancel.abort();
      await expect(asked).rejects.toMatchObject({ name: "AbortError" });
      process.kill(neo4j.server.pid, "SIGCONT");
    },
    LIMIT_MS,
  );
});
