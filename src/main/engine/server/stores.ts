/** Opens graphs wherever they live: a file on this machine, or a database, which has one line here beside its line in shared/stores.ts. */
import { connectionIn, type Connection, type ConnectionTest } from "../../../shared/connections";
import { storeAt, type StoreName } from "../../../shared/stores";
import type { Connections } from "../connections/connections";
import { openBuiltInStore } from "../store/built-in-store";
import type { GraphStore } from "../store/graph-store";
import { connect } from "../store/neo4j/connection";
import { lookAtDatabase } from "../store/neo4j/look-at-database";
import { openNeo4jStore } from "../store/neo4j/neo4j-store";
import { neptuneVectorsFile, parseNeptuneAddress } from "../store/neptune/neptune-address";
import type { Folders } from "./folders";
import { addressOf, databaseAddress } from "./neo4j-login";

/** What a store is opened with; of a connection, what was written down of it. */
interface Place {
  readonly address: string;
  readonly connection?: Connection;
  /** "" for the one that is known. */
  readonly password?: string;
  readonly folders: Folders;
  readonly connections: Connections;
}

type Look = Pick<ConnectionTest, "product" | "databases" | "nodes" | "edges" | "contents">;

interface StoreDoor {
  /** Throws FailureError database-failed, and what else the store names; holds no socket then. */
  readonly open: (place: Place) => Promise<GraphStore>;
  /** What a test of a connection shows, where it is more than a store says of itself. */
  readonly look?: (place: Place, signal: AbortSignal) => Promise<Look>;
}

const DOORS: Readonly<Record<StoreName, StoreDoor>> = {
  neo4j: {
    open: async (place) => openNeo4jStore(await neo4jAddress(place), mappingOf(place.connection)),
    look: async (place, signal) => {
      const open = await connect(await neo4jAddress(place), { tryAgainForMs: 0 });
      return lookAtDatabase(open, signal).finally(() => open.close());
    },
  },
  neptune: {
    open: async ({ address: text, folders }) => {
      const address = parseNeptuneAddress(text);
      // Loaded when asked for: most people never need it.
      const { openNeptuneStore } = await import("../store/neptune/neptune-store");
      return openNeptuneStore(address, { vectorsFile: neptuneVectorsFile(address, folders.embeddings) });
    },
  },
};

/** Opens a graph's file, the graph at an address, or that of a connection; throws a FailureError of the store's. */
export async function openGraph(
  path: string,
  folders: Folders,
  connections: Connections,
): Promise<GraphStore> {
  const name = connectionIn(path);
  if (name === undefined) return openPlace({ address: path, folders, connections });
  const connection = await connections.file.find(name);
  const store = await openPlace({ address: connection.address, connection, folders, connections });
  await connections.file.touch(name);
  return store;
}

/** What is behind a connection, saved or not; throws as `openGraph` does. */
export async function lookInto(place: Place, signal: AbortSignal): Promise<Look> {
  const store = storeAt(place.address);
  const look = store && DOORS[store.name].look;
  if (look) return look(place, signal);
  const open = await openPlace(place);
  try {
    const { nodes, edges, title } = await open.describe();
    return { product: title, databases: [], nodes, edges, contents: nodes > 0 ? "own" : "empty" };
  } finally {
    await open.close();
  }
}

/** What the user chose to read as what, if anything. */
export function mappingOf(connection: Connection | undefined) {
  return connection?.mapping ? { mapping: connection.mapping } : {};
}

function openPlace(place: Place): Promise<GraphStore> {
  const store = storeAt(place.address);
  return store ? DOORS[store.name].open(place) : openBuiltInStore(place.address);
}

function neo4jAddress({ address, connection, password = "", folders, connections }: Place) {
  return connection
    ? addressOf(connection, password, folders, connections)
    : databaseAddress(address, folders);
}
