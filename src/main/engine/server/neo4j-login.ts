/** Addresses of graphs in Neo4j with the logins that belong to them. */
import type { Connection } from "../../../shared/connections";
import { FailureError } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";
import type { Connections } from "../connections/connections";
import { askForPassword } from "../connections/secrets";
import { idleServerAt } from "../managed-neo4j/known-servers";
import { managedLogin } from "../managed-neo4j/managed-server";
import type { Neo4jAddress } from "../store/neo4j/connection";
import type { Folders } from "./folders";

const DEFAULT_PORT = 7687;
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

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
  if (idle) throw failure(url, message("server-idle", { name: idle }));
  if (!login) throw failure(url, message("no-login"));
  return { url, database, ...login };
}

/**
 * A connection's address with its login: the given password, else the one that is known, else what DRAGOMAN_ASKPASS says. Without a user
 * it is as `databaseAddress` promises. Throws FailureError database-failed when no login is known.
 */
export async function addressOf(
  connection: Connection,
  password: string,
  folders: Folders,
  { secrets }: Connections,
): Promise<Neo4jAddress> {
  const { address, database, user, name } = connection;
  const text = database === "" ? address : `${address.replace(/\/+$/, "")}/${encodeURIComponent(database)}`;
  if (user === "") return databaseAddress(text, folders);
  const known = password || ((await secrets.get(name)) ?? (await askForPassword(address)));
  if (known === undefined) throw failure(address, message("no-password"));
  const { url, database: named } = partsOf(text);
  return { url, database: named, user, password: known };
}

/** Throws FailureError database-failed for text that is no address, or holds a password. */
function partsOf(text: string) {
  const { protocol, username, password, host, hostname, port, pathname } = parse(text);
  const url = `${protocol}//${host}`;
  if (username !== "" || password !== "") throw failure(url, message("password-in-neo4j-address"));
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
  throw failure(text, message("no-address", { form: "bolt://host:port/database" }));
}

function failure(address: string, reason: Reason): FailureError {
  return new FailureError({ kind: "database-failed", address, reason });
}
