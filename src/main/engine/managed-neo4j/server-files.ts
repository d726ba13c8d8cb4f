/** What lies in a managed server's folder: its settings, its password, and the note of the process that serves it. */
import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const recordSchema = z.object({ pid: z.number().int().positive(), port: z.number().int().positive() });
/** The process that serves a folder, and the port it listens at. */
export type ServerRecord = z.infer<typeof recordSchema>;

const credentialsSchema = z.object({ user: z.string(), password: z.string() });
export type Credentials = z.infer<typeof credentialsSchema>;

const USER = "neo4j";
/** Neo4j's own way of keeping a password: SHA-256, so many times. */
const ROUNDS = 1024;
const OWNER_ONLY = 0o600;
const MB = 1024 * 1024;

export interface Memory {
  readonly heapMb: number;
  readonly pageCacheMb: number;
}

/** A quarter of the machine's memory for Java, an eighth for pages of the graph, within reason. */
export function memoryFor(bytes = totalmem()): Memory {
  const mb = bytes / MB;
  return {
    heapMb: Math.round(Math.min(4096, Math.max(512, mb / 4))),
    pageCacheMb: Math.round(Math.min(4096, Math.max(64, mb / 8))),
  };
}

/** Writes what Neo4j reads at its start. Loopback only; nothing is reported, announced or offered to anyone. */
export async function writeSettings(
  folder: string,
  port: number,
  { heapMb, pageCacheMb }: Memory,
): Promise<void> {
  const address = `127.0.0.1:${String(port)}`;
  const settings = {
    "server.default_listen_address": "127.0.0.1",
    "server.bolt.listen_address": address,
    "server.bolt.advertised_address": address,
    "server.http.enabled": "false",
    "server.https.enabled": "false",
    "server.memory.pagecache.size": `${String(pageCacheMb)}m`,
    // What the rows of one query may take; what its expressions build is not counted, and ends with the query at the heap's end.
    "db.memory.transaction.max": `${String(Math.round(heapMb / 2))}m`,
    "server.fleet_discovery.enabled": "false",
    "dbms.fleet_manager.enabled": "false",
    "dbms.usage_report.enabled": "false",
    "dbms.security.allow_csv_import_from_file_urls": "false",
    "db.logs.query.enabled": "OFF",
    "db.memory.pagecache.warmup.enable": "false",
    "db.tx_log.rotation.retention_policy": "1 files",
    // Otherwise a stop waits ten seconds for connections that are gone.
    "internal.server.bolt.thread_pool_shutdown_wait_time": "100ms",
  };
  await mkdir(join(folder, "conf"), { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, "conf", "neo4j.conf"), lines.join(""));
}

/** The port that the server was to listen at when it was last started; undefined before the first start. */
export async function lastPort(folder: string): Promise<number | undefined> {
  const settings = await readFile(join(folder, "conf", "neo4j.conf"), "utf8").catch(() => "");
  const port = /^server\.bolt\.listen_address=127\.0\.0\.1:(\d+)$/m.exec(settings)?.[1];
  return port === undefined ? undefined : Number(port);
}

/** The folder's user and password; made at the first call and given to Neo4j before it first starts, so that no default ever works. */
export async function credentialsOf(folder: string): Promise<Credentials> {
  const known = await readCredentials(folder);
  if (known) return known;
  const made = { user: USER, password: randomBytes(24).toString("base64url") };
  await mkdir(join(folder, "data", "dbms"), { recursive: true });
  await writeFile(join(folder, "data", "dbms", "auth.ini"), `${hashed(made)}\n`, { mode: OWNER_ONLY });
  await writeFile(credentialsPath(folder), JSON.stringify(made), { mode: OWNER_ONLY });
  return made;
}

/** The folder's user and password, undefined before the first start. */
export async function readCredentials(folder: string): Promise<Credentials | undefined> {
  return credentialsSchema
    .optional()
    .catch(undefined)
    .parse(await readJson(credentialsPath(folder)));
}

function hashed({ user, password }: Credentials): string {
  const salt = randomBytes(16);
  let hash = createHash("sha256").update(salt).update(password).digest();
  for (let round = 1; round < ROUNDS; round++) hash = createHash("sha256").update(hash).digest();
  const hex = (bytes: Buffer) => bytes.toString("hex").toUpperCase();
  return `${user}:SHA-256,${hex(hash)},${hex(salt)},${String(ROUNDS)}:`;
}

export async function writeRecord(folder: string, record: ServerRecord): Promise<void> {
  await writeFile(recordPath(folder), JSON.stringify(record), { mode: OWNER_ONLY });
}

export async function readRecord(folder: string): Promise<ServerRecord | undefined> {
  return recordSchema
    .optional()
    .catch(undefined)
    .parse(await readJson(recordPath(folder)));
}

export async function removeRecord(folder: string): Promise<void> {
  await rm(recordPath(folder), { force: true });
}

const credentialsPath = (folder: string) => join(folder, "credentials.json");
const recordPath = (folder: string) => join(folder, "server.json");

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    // Not there, or cut off by a crash: either way there is nothing to know from it.
    return undefined;
  }
}
