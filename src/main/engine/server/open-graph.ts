/** A graph wherever it lives: a file on this machine, or a Neo4j or Neptune by its address. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { FailureError } from "../../../shared/failure";
import { say } from "../../../shared/sentences";
import { idleServerAt } from "../neo4j/known-servers";
import { managedLogin } from "../neo4j/managed-server";
import { openBuiltInStore } from "../store/built-in-store";
import type { GraphStore } from "../store/graph-store";
import type { Neo4jAddress } from "../store/neo4j/connection";
import { openNeo4jStore } from "../store/neo4j/neo4j-store";
import { isNeptuneAddress, parseNeptuneAddress, type NeptuneAddress } from "../store/neptune/neptune-address";
import type { Folders } from "./folders";

const ADDRESS = /^(bolt|neo4j)(\+s|\+ssc)?:\/\//;
const DEFAULT_PORT = 7687;
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** True for bolt:// and neo4j:// addresses, with or without TLS, and for neptune:// ones. */
export function isDatabaseAddress(text: string): boolean {
  return isNeo4jAddress(text) || isNeptuneAddress(text);
}

/** True for bolt:// and neo4j:// addresses: what a graph can be brought to. */
export function isNeo4jAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Opens a graph's file or the graph in a database; throws a FailureError of the store's. */
export async function openGraph(path: string, folders: Folders): Promise<GraphStore> {
  if (isNeptuneAddress(path)) return openNeptune(parseNeptuneAddress(path), folders);
  return isNeo4jAddress(path) ? openNeo4jStore(await databaseAddress(path, folders)) : openBuiltInStore(path);
}

// Loaded when asked for: most people never need it.
async function openNeptune(address: NeptuneAddress, folders: Folders): Promise<GraphStore> {
  const { openNeptuneStore } = await import("../store/neptune/neptune-store");
  return openNeptuneStore(address, { vectorsFile: neptuneVectorsFile(address, folders) });
}

/** Where the vectors of a graph in Neptune are kept when its address names no file. */
export function neptuneVectorsFile({ host, port, namespace }: NeptuneAddress, folders: Folders): string {
  const place = createHash("sha256")
    .update(`${host}:${String(port)} ${namespace}`)
    .digest("hex");
  return join(folders.embeddings, `neptune-${place.slice(0, 16)}.duckdb`);
}

/**
 * An address, `bolt://host:port/database`, with the login that belongs to it: that of the managed server at that port, otherwise
 * DRAGOMAN_NEO4J_USER and DRAGOMAN_NEO4J_PASSWORD. Never part of the address: command lines are seen by others.
 */
export async function databaseAddress(
  text: string,
  folders: Folders,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Neo4jAddress> {
  const { url, database, hostname, port } = partsOf(text);
  const home = { folder: folders.neo4j };
  const own = LOOPBACK.has(hostname) ? Number(port || DEFAULT_PORT) : undefined;
  const login = (own && (await managedLogin(home, own))) ?? loginIn(environment);
  const idle = own && !login ? await idleServerAt(home, own) : undefined;
  if (idle) throw failure(url, say("server-idle", { name: idle }));
  if (!login) throw failure(url, say("no-login"));
  return { url, database, ...login };
}

/** Server and database of a Neo4j address; throws FailureError database-failed for text that is none, or holds a password. */
export function placeOf(text: string): Pick<Neo4jAddress, "url" | "database"> {
  const { url, database } = partsOf(text);
  return { url, database };
}

function partsOf(text: string) {
  const { protocol, username, password, host, hostname, port, pathname } = parse(text);
  const url = `${protocol}//${host}`;
  if (username !== "" || password !== "") throw failure(url, say("password-in-neo4j-address"));
  return { url, database: decodeURIComponent(pathname.replace(/^\/+/, "")), hostname, port };
}

function loginIn(environment: NodeJS.ProcessEnv): { user: string; password: string } | undefined {
  const [user, password] = [environment["DRAGOMAN_NEO4J_USER"], environment["DRAGOMAN_NEO4J_PASSWORD"]];
  return user === undefined || password === undefined ? undefined : { user, password };
}

function parse(text: string): URL {
  // The address standard treats "bolt" as it treats any unknown kind: a host must follow, the port is kept as written.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && url.hostname !== "") return url;
  throw failure(
    text.replace(/\/\/[^/@]*@/, "//"),
    "that is no address of the form bolt://host:port/database",
  );
}

function failure(address: string, reason: string): FailureError {
  return new FailureError({ kind: "database-failed", address, reason });
}
