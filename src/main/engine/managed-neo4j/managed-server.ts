/**
 * Neo4j Community as a process of its own, one for each graph: started, found again, watched and stopped. It listens on this machine
 * only, keeps its data in the folder it is given, and outlives the process that started it until it is stopped.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { FailureError, ReasonError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { connect, type Neo4jAddress } from "../store/neo4j/connection";
import { archiveArguments, classArchive } from "./class-archive";
import { findJava, OLDEST_JAVA } from "./java";
import { diskReason } from "../records/disk-reasons";
import { isAlive } from "../records/processes";
import { endProcess, isOurs, pause } from "./processes";
import { programFiles } from "./program-files";
import {
  credentialsOf,
  memoryFor,
  readCredentials,
  readRecord,
  removeRecord,
  writeRecord,
  writeSettings,
  type Credentials,
  type Memory,
  type ServerRecord,
} from "./server-files";
import { portFor, spawnJava, writeArguments } from "./server-process";
import { markLog, reasonInLogs, saysDiskIsFull } from "./server-logs";

/** Where the servers' folders and downloaded program files lie. */
export interface Neo4jHome {
  readonly folder: string;
}

export interface StartOptions {
  readonly signal: AbortSignal;
  readonly progress: (what: string, done: number, total: number) => void;
  readonly memory?: Memory;
  readonly environment?: NodeJS.ProcessEnv;
}

export interface RunningServer {
  readonly graph: string;
  readonly pid: number;
  readonly url: string;
  readonly database: string;
  /** True when it ran already: started earlier, perhaps by an app that was killed since. */
  readonly isAdopted: boolean;
}

export interface ServerStatus {
  readonly graph: string;
  /** "crashed": it was started, not stopped, and is gone. */
  readonly state: "running" | "stopped" | "crashed";
  readonly url?: string;
  readonly database?: string;
  readonly pid?: number;
  /** Folder of Neo4j's own logs. */
  readonly logs: string;
}

const DATABASE = "neo4j";
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 30_000;
/** One that never answered has nothing to put away. */
const GIVE_UP_MS = 3000;
/** An orphan that does not answer for so long is ended. */
const ADOPT_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 150;
const WATCH_EVERY_MS = 1000;
const STOP_NOTED_MS = 800;

/** The folder of a graph's server; `graph` must be a safe file name. */
export function serverFolder({ folder }: Neo4jHome, graph: string): string {
  return join(folder, graph);
}

/** Starts the graph's server unless it runs; resolves once it answers. Throws FailureError server-failed, and leaves no process then. */
export async function startServer(
  home: Neo4jHome,
  graph: string,
  options: StartOptions,
): Promise<RunningServer> {
  const folder = serverFolder(home, graph);
  const known = await readRecord(folder);
  if (known && (await isOurs(known.pid, folder))) {
    if (await answers(folder, known, ADOPT_LIMIT_MS, options.signal)) return running(graph, known, true);
    await endProcess(known.pid, STOP_LIMIT_MS);
  }
  try {
    return running(graph, await launch(home, folder, options), false);
  } catch (fault) {
    options.signal.throwIfAborted();
    if (fault instanceof FailureError) throw fault;
    throw new FailureError({
      kind: "server-failed",
      graph,
      reason: diskReason(fault),
    });
  }
}

function running(graph: string, { pid, port }: ServerRecord, isAdopted: boolean): RunningServer {
  return { graph, pid, url: urlOf(port), database: DATABASE, isAdopted };
}

const urlOf = (port: number) => `bolt://127.0.0.1:${String(port)}`;

async function launch(home: Neo4jHome, folder: string, options: StartOptions): Promise<ServerRecord> {
  const { signal, environment = process.env, memory = memoryFor() } = options;
  const java = await findJava(environment);
  if (!java) throw new ReasonError(message("no-java", { oldest: OLDEST_JAVA }));
  const files = await programFiles({
    folder: join(home.folder, "files"),
    signal,
    environment,
    progress: (done, total) => {
      options.progress("fetching Neo4j", done, total);
    },
  });
  await credentialsOf(folder);
  const port = await portFor(folder);
  await writeSettings(folder, port, memory);
  options.progress("starting Neo4j", 0, 0);
  const classes = await archiveArguments(classArchive(home.folder, environment));
  await writeArguments(folder, files, memory, classes);
  const mark = await markLog(folder);
  const pid = await spawnJava(java, folder, environment);
  const record = { pid, port };
  await writeRecord(folder, record);
  try {
    const isLost = () => saysDiskIsFull(folder, mark);
    if (await answers(folder, record, START_LIMIT_MS, signal, isLost)) return record;
    throw new ReasonError(await reasonInLogs(folder, mark));
  } catch (fault) {
    await endProcess(pid, GIVE_UP_MS);
    await removeRecord(folder);
    throw fault;
  }
}

/** Waits until the server lets its user in; false when its process ends, it is lost, or the time is over. */
async function answers(
  folder: string,
  record: ServerRecord,
  limitMs: number,
  signal: AbortSignal,
  isLost: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<boolean> {
  const credentials = await readCredentials(folder);
  if (!credentials) return false;
  const address: Neo4jAddress = { url: urlOf(record.port), database: DATABASE, ...credentials };
  for (const end = performance.now() + limitMs; performance.now() < end; await pause(LOOK_EVERY_MS)) {
    signal.throwIfAborted();
    if (!isAlive(record.pid)) return false;
    const connection = await connect(address, { tryAgainForMs: 0 }).catch(() => undefined);
    if (connection) {
      await connection.close();
      return true;
    }
    if (await isLost()) return false;
  }
  return false;
}

/** Stops the graph's server, cleanly if it lets itself be; false when none ran. */
export async function stopServer(home: Neo4jHome, graph: string): Promise<boolean> {
  const folder = serverFolder(home, graph);
  const record = await readRecord(folder);
  const isRunning = record !== undefined && (await isOurs(record.pid, folder));
  if (isRunning) {
    // With its disk full Neo4j tries for ever to put away what its log of transactions holds already.
    const mark = await markLog(folder);
    await endProcess(record.pid, STOP_LIMIT_MS, () => saysDiskIsFull(folder, mark));
  }
  await removeRecord(folder);
  return isRunning;
}

/** What is known of the graph's server, without asking it. */
export async function serverStatus(home: Neo4jHome, graph: string): Promise<ServerStatus> {
  const folder = serverFolder(home, graph);
  const about = { graph, logs: join(folder, "logs") };
  const record = await readRecord(folder);
  if (!record) return { ...about, state: "stopped" };
  if (!(await isOurs(record.pid, folder))) return { ...about, state: "crashed" };
  return { ...about, state: "running", url: urlOf(record.port), database: DATABASE, pid: record.pid };
}

/** Calls `onLost` once, within three seconds, when the server's process ends without having been stopped; ends with the signal. */
export async function watchServer(
  home: Neo4jHome,
  { graph, pid }: Pick<RunningServer, "graph" | "pid">,
  signal: AbortSignal,
  onLost: () => void,
): Promise<void> {
  const folder = serverFolder(home, graph);
  for (; !signal.aborted; await pause(WATCH_EVERY_MS)) {
    if (isAlive(pid)) continue;
    // Who stops a server takes its record away a moment after it has ended.
    await pause(STOP_NOTED_MS);
    if ((await readRecord(folder))?.pid === pid) onLost();
    return;
  }
}

/** How to log in to the managed server at a port of this machine; undefined when none is there. */
export async function managedLogin({ folder }: Neo4jHome, port: number): Promise<Credentials | undefined> {
  for (const graph of await readdir(folder).catch(() => [])) {
    const own = join(folder, graph);
    const record = await readRecord(own);
    if (record?.port === port && (await isOurs(record.pid, own))) return readCredentials(own);
  }
  return undefined;
}
