/** A real Neo4j for a test file: started before its tests, stopped after them; where it cannot be had, CI fails and others skip. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { findJava, OLDEST_JAVA } from "../../../src/main/engine/neo4j/java";
import {
  serverFolder,
  startServer,
  stopServer,
  type RunningServer,
} from "../../../src/main/engine/neo4j/managed-server";
import { pause } from "../../../src/main/engine/neo4j/processes";
import { programFiles } from "../../../src/main/engine/neo4j/program-files";
import { readCredentials } from "../../../src/main/engine/neo4j/server-files";
import type { Neo4jAddress } from "../../../src/main/engine/store/neo4j/connection";

/** Fetching the program files for the first time is part of it. */
const START_LIMIT_MS = 600_000;
export const GRAPH = "test";
/** Small: two of them may run beside everything else. */
export const MEMORY = { heapMb: 512, pageCacheMb: 64 };

/** Java's first compiler alone: tests run each query a few times, and two loaded cores have better things to do. */
export const ENVIRONMENT = { ...process.env, JAVA_TOOL_OPTIONS: "-XX:TieredStopAtLevel=1" };

export interface TestServer {
  readonly home: { readonly folder: string };
  server: RunningServer;
  address: Neo4jAddress;
}

/** Why no Neo4j can be started on this machine, "" when one can; fetches its program files where they are not here yet. */
export async function whyNoNeo4j(): Promise<string> {
  if (!(await findJava())) return `no Java ${String(OLDEST_JAVA)} or later was found`;
  const folder = join(tmpdir(), "dragoman-neo4j-files");
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  return programFiles({ folder, signal, progress: () => undefined }).then(
    () => "",
    (fault: unknown) => (fault instanceof Error ? fault.message : String(fault)),
  );
}

/** Declares tests that need the server; `tests` is given an object that is filled before the first of them runs. */
export async function withNeo4j(name: string, tests: (neo4j: TestServer) => void): Promise<void> {
  const reason = await whyNoNeo4j();
  if (reason !== "" && process.env["CI"] !== "true") {
    describe.skip(`${name} (skipped: ${reason})`, () => {
      tests({} as TestServer);
    });
    return;
  }
  describe(name, () => {
    const home = { folder: mkdtempSync(join(tmpdir(), "dragoman-neo4j-")) };
    const neo4j = { home } as TestServer;
    beforeAll(async () => {
      if (reason !== "") throw new Error(reason);
      await start(neo4j);
    }, START_LIMIT_MS);
    afterAll(async () => {
      await stopServer(home, GRAPH);
      expect(processesOf(home.folder)).toStrictEqual([]);
      rmSync(home.folder, { recursive: true, force: true });
    }, 120_000);
    tests(neo4j);
  });
}

/** Starts the server, or starts it again after a test has ended it. */
export async function start(neo4j: TestServer): Promise<void> {
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  neo4j.server = await startServer(neo4j.home, GRAPH, {
    ...{ signal, memory: MEMORY, environment: ENVIRONMENT },
    progress: () => undefined,
  });
  const credentials = (await readCredentials(serverFolder(neo4j.home, GRAPH)))!;
  neo4j.address = { url: neo4j.server.url, database: neo4j.server.database, ...credentials };
}

/** Fails unless every socket of this process is closed within 20 s. Declared as the first clean-up of a file, it runs last. */
export async function expectNoSockets(): Promise<void> {
  for (let tries = 0; tries < 200 && openSockets() > 0; tries++) await pause(100);
  expect(openSockets()).toBe(0);
}

/** TCP connections and listeners of this process. */
export function openSockets(): number {
  return process.getActiveResourcesInfo().filter((name) => name.startsWith("TCP")).length;
}

/** Numbers of the processes whose command lines speak of `mark`; [] where that cannot be known. */
export function processesOf(mark: string): number[] {
  if (process.platform !== "linux") return [];
  const numbers = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return numbers.filter((number) => commandOf(number).includes(mark)).map(Number);
}

function commandOf(number: string): string {
  try {
    return readFileSync(`/proc/${number}/cmdline`, "utf8");
  } catch {
    // It has ended since it was listed.
    return "";
  }
}
