/** Which servers there are on this machine, and what they wrote down. */
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { serverFolder, serverStatus, type Neo4jHome, type ServerStatus } from "./managed-server";
import { lastPort, readCredentials } from "./server-files";

/** Enough for some thousand lines. */
const MOST_LOG_BYTES = 1024 * 1024;
/** Neo4j's own log, and what Java said where Neo4j could not write. */
const LOGS = ["neo4j.log", "console.log"];

/** Every server that was ever started here, by name. */
export async function listServers(home: Neo4jHome): Promise<ServerStatus[]> {
  const names = (await readdir(home.folder).catch(() => [])).sort();
  const known: ServerStatus[] = [];
  for (const name of names)
    // Program files lie beside the servers' folders, which have a login.
    if (await readCredentials(serverFolder(home, name))) known.push(await serverStatus(home, name));
  return known;
}

/** The name of the server that listened at a port of this machine and runs no more; undefined when there is none. */
export async function idleServerAt(home: Neo4jHome, port: number): Promise<string | undefined> {
  for (const { graph, state } of await listServers(home))
    if (state !== "running" && (await lastPort(serverFolder(home, graph))) === port) return graph;
  return undefined;
}

/** The last lines of Neo4j's log, of Java's where that is empty; "" before the first start. */
export async function lastLogLines(home: Neo4jHome, name: string, lines: number): Promise<string> {
  for (const log of LOGS) {
    const text = await endOf(join(serverFolder(home, name), "logs", log));
    if (text.trim() !== "") return text.trimEnd().split("\n").slice(-lines).join("\n");
  }
  return "";
}

async function endOf(path: string): Promise<string> {
  const file = await open(path, "r").catch(() => undefined);
  if (!file) return "";
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, MOST_LOG_BYTES));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, size - bytes.length);
    return bytes.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}
