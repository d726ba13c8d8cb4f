/** Transfers killed at any moment, with a graph to replace: what is left is one whole graph, or none that anybody reads. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { randomFrom } from "../../../bench/random";
import { transferToNeo4j } from "../../../src/main/engine/export/transfer-to-neo4j";
import { connect, Connection } from "../../../src/main/engine/store/neo4j/connection";
import { cypher } from "../../../src/main/engine/store/neo4j/cypher";
import { REMOVE_GRAPH, WRITE_RECORD } from "../../../src/main/engine/store/neo4j/cypher-writing";
import { openNeo4jStore } from "../../../src/main/engine/store/neo4j/neo4j-store";
import type { Statement } from "../../../src/main/engine/store/neo4j/parameters";
import { withNeo4j } from "../managed-neo4j/test-server";
import { writeGraph } from "../store/graph-description";
import { bundle } from "../../bundle";
import { deep } from "../../size";

const KILLS = deep(100, 3);
/** A machine that many work on needs more than 20 s for one kill. */
const LIMIT_MS = KILLS * 60_000;
const SIZES = [3000, 5000];
const calm = new AbortController().signal;

await withNeo4j("transfers that are killed", (neo4j) => {
  let program: string;
  let graphs: string[];
  beforeAll(async () => {
    program = await bundle(join(import.meta.dirname, "transfer-child.ts"));
    graphs = SIZES.map((size) => join(dirname(program), `${String(size)}.duckdb`));
    for (const [at, path] of graphs.entries()) await writeGraph(path, ring(SIZES[at]!));
  }, LIMIT_MS);
  afterAll(() => rmSync(dirname(program), { recursive: true, force: true }));

  const ring = (size: number) => ({
    nodes: Array.from({ length: size }, (_, at) => ({ id: `${String(size)}-${String(at)}` })),
    edges: Array.from({ length: size }, (_, at) => ({
      source: `${String(size)}-${String(at)}`,
      ...{ relation: "next", target: `${String(size)}-${String((at + 1) % size)}` },
    })),
  });

  /** Kills it so many ms after so many steps. */
  async function killAfter(steps: number, ms: number): Promise<void> {
    const what = JSON.stringify({ graphs, to: neo4j.address });
    const child = spawn(process.execPath, [program, what], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise<void>((done) => child.once("close", () => done()));
    let said = 0;
    await new Promise<void>((begun, fail) => {
      child.stdout.on("data", (dots: Buffer) => (said += dots.length) >= steps && begun());
      child.once("exit", () => fail(new Error("it ended by itself")));
    });
    await pause(ms);
    child.kill("SIGKILL");
    await ended;
  }

  /** Nodes and edges that are there, whatever a record says. */
  async function counted(): Promise<number[]> {
    const connection = await connect(neo4j.address);
    const query = cypher(
      "MATCH (n:DragomanNode) OPTIONAL MATCH (n)-[e]->() RETURN count(DISTINCT n) AS nodes, count(e) AS edges",
    );
    const [row] = await connection.read({ query, parameters: {} }, calm);
    await connection.close();
    return [Number(row!["nodes"]), Number(row!["edges"])];
  }

  test(
    `${String(KILLS)} kills`,
    async () => {
      const random = randomFrom(23);
      const seen = { whole: 0, refused: 0 };
      for (let kill = 0; kill < KILLS; kill++) {
        await killAfter(1 + Math.floor(random() * deep(9, 5)), random() * 200);
        const store = await openNeo4jStore(neo4j.address).catch((fault: Error) => fault);
        if (store instanceof Error) {
          expect(store.message).toContain("broken off");
          seen.refused++;
          continue;
        }
        const { nodes, edges } = await store.describe();
        await store.close();
        expect(SIZES).toContain(nodes);
        expect([nodes, edges]).toStrictEqual(await counted());
        seen.whole++;
      }
      expect(seen.whole + seen.refused).toBeGreaterThan(0);
      if (deep(true, false)) console.info(`${String(KILLS)} kills: ${JSON.stringify(seen)}`);
    },
    LIMIT_MS,
  );

  const bring = (replace: boolean) =>
    transferToNeo4j({
      ...{ graph: graphs[0]!, to: neo4j.address, replace },
      ...{ signal: calm, progress: () => undefined },
    });

  const isDeletion = ({ query }: Statement) => query === REMOVE_GRAPH[0];
  const isRecord = ({ query }: Statement) => query === WRITE_RECORD;
  const moments = [
    { when: "before the first deletion", method: "change", isHere: isDeletion },
    { when: "between the last deletion and the next graph", method: "writeAll", isHere: isRecord },
  ] as const;
  test.each(moments)(
    "a replacing that is broken off $when leaves no graph: nothing reads it or goes on from it, the next transfer clears it",
    async ({ method, isHere }) => {
      await bring(true);
      breakOff(method, isHere);
      await expect(bring(true)).rejects.toThrow("killed");
      vi.restoreAllMocks();
      await expect(openNeo4jStore(neo4j.address)).rejects.toMatchObject({
        message: expect.stringContaining("broken off") as string,
      });
      expect((await bring(false)).resumedAt).toStrictEqual({ nodes: 0, edges: 0 });
      const store = await openNeo4jStore(neo4j.address);
      expect(await store.describe()).toMatchObject({ nodes: SIZES[0], edges: SIZES[0] });
      await store.close();
    },
    LIMIT_MS,
  );

  test(
    "others' nodes beside a graph: it is not replaced, and nothing is removed",
    async () => {
      await bring(true);
      const connection = await connect(neo4j.address);
      const change = (text: string) => connection.change({ query: cypher(text), parameters: {} }, calm);
      await change("CREATE (:Stranger {name: 'c'})");
      await expect(bring(true)).rejects.toMatchObject({
        message: expect.stringContaining("did not bring") as string,
      });
      const store = await openNeo4jStore(neo4j.address);
      expect(await store.describe()).toMatchObject({ nodes: SIZES[0], edges: SIZES[0] });
      await store.close();
      await change("MATCH (stranger:Stranger) DELETE stranger");
      await connection.close();
    },
    LIMIT_MS,
  );
});

/** From now on the first statement of that kind fails, and with it what comes after. */
function breakOff(method: "change" | "writeAll", isHere: (statement: Statement) => boolean): void {
  const real = Connection.prototype[method] as (this: Connection, ...given: unknown[]) => Promise<unknown>;
  vi.spyOn(Connection.prototype, method).mockImplementation(function (this: Connection, ...given: unknown[]) {
    const broken = [given[0]].flat().some((statement) => isHere(statement as Statement));
    return (broken ? Promise.reject(new Error("killed")) : real.apply(this, given)) as Promise<never>;
  });
}
