/** The graph behind a connection: its address with the login that belongs to it, and its store. */
import type { Connection } from "../../../shared/connections";
import { CONNECTION_GRAPH } from "../../../shared/connections";
import { FailureError } from "../../../shared/failure";
import { say } from "../../../shared/sentences";
import type { Connections } from "../connections/connections";
import { askForPassword } from "../connections/secrets";
import type { GraphStore } from "../store/graph-store";
import type { Neo4jAddress } from "../store/neo4j/connection";
import { openNeo4jStore } from "../store/neo4j/neo4j-store";
import type { Folders } from "./folders";
import { databaseAddress, isNeo4jAddress, openGraph, placeOf } from "./open-graph";

/** True for `connection:NAME`. */
export function isConnectionGraph(graph: string): boolean {
  return graph.startsWith(CONNECTION_GRAPH);
}

/** Opens a graph's file, the graph at an address, or that of a connection; throws a FailureError of the store's. */
export async function openAnyGraph(
  path: string,
  folders: Folders,
  connections: Connections,
): Promise<GraphStore> {
  if (!isConnectionGraph(path)) return openGraph(path, folders);
  const connection = await connections.file.find(path.slice(CONNECTION_GRAPH.length));
  const store = isNeo4jAddress(connection.address)
    ? await openNeo4jStore(await addressOf(connection, "", folders, connections), mappingOf(connection))
    : await openGraph(connection.address, folders);
  await connections.file.touch(connection.name);
  return store;
}

/** What the user chose to read as what, if anything. */
export function mappingOf({ mapping }: Connection) {
  return mapping ? { mapping } : {};
}

/**
 * A Neo4j connection's address with its login: the given password, else the one that is known, else what DRAGOMAN_ASKPASS says. Without a
 * user it is as `databaseAddress` promises. Throws FailureError database-failed when no login is known.
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
  if (known === undefined)
    throw new FailureError({
      kind: "database-failed",
      address,
      reason: say("no-password"),
    });
  return { ...placeOf(text), user, password: known };
}
