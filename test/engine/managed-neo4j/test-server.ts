/** A real Neo4j for a test file, shared or its own; where none can be had, CI fails and others skip. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { findJava, OLDEST_JAVA } from "../../../src/main/engine/managed-neo4j/java";
import {
  serverFolder,
  serverStatus,
  startServer,
  stopServer,
  type RunningServer,
} from "../../../src/main/engine/managed-neo4j/managed-server";
import { pause } from "../../../src/main/engine/managed-neo4j/processes";
import { isAlive } from "../../../src/main/engine/records/processes";
import { programFiles } from "../../../src/main/engine/managed-neo4j/program-files";
import { readCredentials } from "../../../src/main/engine/managed-neo4j/server-files";
import { connect, type Neo4jAddress } from "../../../src/main/engine/store/neo4j/connection";
import { cypher } from "../../../src/main/engine/store/neo4j/cypher";
import { quoteName } from "../../../src/main/engine/store/remote/cypher-names";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Neo4j of all files lives. */
    neo4jHome: string;
  }
}

/** Fetching the program files for the first time is part of it. */
const START_LIMIT_MS = 600_000;
/** How long a query may run on after the file that asked it. */
const REST_LIMIT_MS = 60_000;
export const GRAPH = "test";
/** Small: two of them may run beside everything else. */
export const MEMORY = { heapMb: 512, pageCacheMb: 64 };

export interface TestServer {
  readonly home: { readonly folder: string };
  server: RunningServer;
  address: Neo4jAddress;
}

/** Why no Neo4j can be started on this machine, "" when one can; fetches its program files where they are not here yet. */
export function whyNoNeo4j(): Promise<string> {
  return (why ??= lookForNeo4j());
}

/** Files that share their modules ask once: to read and sum all program files takes a quarter of a second of processor. */
let why: Promise<string> | undefined;

async function lookForNeo4j(): Promise<string> {
  if (!(await findJava())) return `no Java ${String(OLDEST_JAVA)} or later was found`;
  const folder = join(tmpdir(), "dragoman-neo4j-files");
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  return programFiles({ folder, signal, progress: () => undefined }).then(
    () => "",
    (fault: unknown) => (fault instanceof Error ? fault.message : String(fault)),
  );
}

/**
 * Declares tests that need a server; `tests` is given an object that is filled before the first of them runs. All files of a run share
 * one, each finds it empty, and a file that finds it taken waits while it is loaded, where no limit counts.
 */
export async function withNeo4j(name: string, tests: (neo4j: TestServer) => void): Promise<void> {
  const home = { folder: inject("neo4jHome") };
  await declare(name, home, tests, async (neo4j) => {
    const free = await takeTurn(home.folder);
    await start(neo4j);
    await empty(neo4j.address);
    return async () => {
      await rested(neo4j).finally(free);
    };
  });
}

/** Fails where a query of the file runs on in the shared server: it would take its part of a core from all files that follow. */
async function rested({ home, address }: TestServer): Promise<void> {
  if ((await serverStatus(home, GRAPH)).state !== "running") return;
  const connection = await connect(address);
  const others = cypher(
    "SHOW TRANSACTIONS YIELD currentQuery WHERE NOT currentQuery CONTAINS 'SHOW TRANSACTIONS' RETURN currentQuery",
  );
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  const running = async () =>
    (await connection.read({ query: others, parameters: {} }, signal)).map((row) => inspect(row));
  try {
    for (const end = Date.now() + REST_LIMIT_MS; Date.now() < end; await pause(200))
      if ((await running()).length === 0) return;
    throw new Error(`runs on in the Neo4j of all files: ${(await running()).join()}`);
  } finally {
    await connection.close();
  }
}

/** As `withNeo4j`, with a server that no other file uses: for tests of the server itself. */
export async function withOwnNeo4j(name: string, tests: (neo4j: TestServer) => void): Promise<void> {
  const home = { folder: mkdtempSync(join(tmpdir(), "dragoman-neo4j-")) };
  await declare(name, home, tests, async (neo4j) => {
    await start(neo4j);
    return () => stopForGood(home);
  });
}

/** Stops the server of a home, sees that no process is left, and removes what it kept. */
export async function stopForGood(home: TestServer["home"]): Promise<void> {
  await stopServer(home, GRAPH);
  const left = processesOf(home.folder);
  if (left.length > 0) throw new Error(`processes of Neo4j are left: ${left.join()}`);
  rmSync(home.folder, { recursive: true, force: true });
}

/** Declares the tests, or says why they are skipped; `open` makes a server ready, and what it returns lets it go. */
async function declare(
  name: string,
  home: TestServer["home"],
  tests: (neo4j: TestServer) => void,
  open: (neo4j: TestServer) => Promise<() => Promise<void>>,
): Promise<void> {
  const reason = await whyNoNeo4j();
  if (reason !== "" && process.env["CI"] !== "true") {
    describe.skip(`${name} (skipped: ${reason})`, () => {
      tests({} as TestServer);
    });
    return;
  }
  const neo4j = { home } as TestServer;
  const close = reason === "" ? await open(neo4j) : undefined;
  describe(name, () => {
    beforeAll(() => {
      if (reason !== "") throw new Error(reason);
    });
    afterAll(() => close?.(), 120_000);
    tests(neo4j);
  });
}

/** Starts the server, or starts it again after a test has ended it. */
export async function start(neo4j: TestServer): Promise<void> {
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  neo4j.server = await startServer(neo4j.home, GRAPH, {
    ...{ signal, memory: MEMORY, environment: environmentOfServers() },
    progress: () => undefined,
  });
  const credentials = (await readCredentials(serverFolder(neo4j.home, GRAPH)))!;
  neo4j.address = { url: neo4j.server.url, database: neo4j.server.database, ...credentials };
}

/**
 * What servers of the tests are started with: the archive of Neo4j's classes once it is there. Each server that starts before would write it anew
 * at its end, in 14 s of processor: of the four that a run begins with, that of the command line alone does.
 */
export function environmentOfServers(): NodeJS.ProcessEnv {
  const classes = process.env["DRAGOMAN_NEO4J_CLASSES"];
  const isThere = classes !== undefined && existsSync(classes);
  return isThere ? process.env : { ...process.env, DRAGOMAN_NEO4J_CLASSES: "" };
}

/** Waits until no other process has the server, and has it; resolves to what gives it back. One that died has lost it. */
async function takeTurn(folder: string): Promise<() => void> {
  const file = join(folder, "taken-by");
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => {
        rmSync(file);
      };
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== "EEXIST") throw thrown;
    }
    // Empty is one that is being written this moment.
    const owner = await readFile(file, "utf8").catch(() => "");
    const isLeft = Number(owner) === process.pid || !isAlive(Number(owner));
    if (owner !== "" && isLeft) rmSync(file, { force: true });
    await pause(100);
  }
}

/** Removes every node, edge, index and constraint but the two look-ups that a new database has. */
async function empty(address: Neo4jAddress): Promise<void> {
  const connection = await connect(address);
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  const change = (text: string) => connection.change({ query: cypher(text), parameters: {} }, signal);
  const names = async (text: string) =>
    (await connection.read({ query: cypher(text), parameters: {} }, signal)).map(({ name }) => String(name));
  try {
    for (const name of await names("SHOW CONSTRAINTS YIELD name"))
      await change(`DROP CONSTRAINT ${quoteName(name)}`);
    for (const name of await names("SHOW INDEXES YIELD name, type WHERE type <> 'LOOKUP'"))
      await change(`DROP INDEX ${quoteName(name)}`);
    await change("MATCH (n) CALL (n) { DETACH DELETE n } IN TRANSACTIONS OF 5000 ROWS");
  } finally {
    await connection.close();
  }
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
