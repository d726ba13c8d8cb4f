/** Graphs carried over connections in both directions, and the index that makes them fast: what writes there, or here. */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import type { Progress } from "../../../shared/contract";
import { CONNECTION_GRAPH, connectionIn } from "../../../shared/connections";
import { FailureError } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { storeAt } from "../../../shared/stores";
import type { StoredConnection } from "../connections/connection-file";
import { transferToNeo4j } from "../export/transfer-to-neo4j";
import { pullFromNeo4j } from "../import/pull-from-neo4j";
import { connect, type Connection as OpenConnection } from "../store/neo4j/connection";
import { INDEXES } from "../store/neo4j/cypher-schema";
import { createVectorIndexQuery, VECTOR_INDEX } from "../store/neo4j/cypher-writing";
import { readRemoteGraph } from "../store/neo4j/neo4j-graph";
import { findGraphFile, ownGraphPath } from "./graph-files";
import type { Handlers } from "./handlers";
import { addressOf } from "./neo4j-login";
import { mappingOf } from "./stores";
import type { Workspace } from "./workspace";

type TransferHandlers = Pick<Handlers, "connection:index" | "connection:push" | "connection:pull">;

const QUERY_LIMIT_MS = 3_600_000;
const LOOK_EVERY_MS = 500;

export function transferHandlers(workspace: Workspace): TransferHandlers {
  const { connections, folders, stores } = workspace;
  const forget = (name: string) => forgetConnection(name, workspace);
  return {
    "connection:index": async ({ name }, { signal, progress }) => {
      const connection = await writable(name, workspace);
      const state = await within(connection, workspace, async (open) => {
        const { scheme, schema } = await readRemoteGraph(open, undefined, signal);
        if (scheme.kind !== "own" || schema.vectorWidth === 0)
          throw invalid(message("not-brought-with-vectors"));
        await open.change({ query: createVectorIndexQuery(schema.vectorWidth), parameters: {} }, signal);
        return indexBuilt(open, signal, progress);
      });
      forget(name);
      return { state };
    },
    "connection:push": async ({ name, graph, replace }, { signal, progress }) => {
      const connection = await writable(name, workspace);
      if (connectionIn(graph) !== undefined) throw invalid(message("not-of-this-machine"));
      const to = await addressOf(connection, "", folders, connections);
      const { path } = findGraphFile(graph, folders);
      // What is open of the graph there is read from now on no more.
      forget(name);
      const { nodes, edges, ms } = await transferToNeo4j({ graph: path, to, replace, signal, progress });
      forget(name);
      return { nodes, edges, ms };
    },
    "connection:pull": async ({ name, into, labels, relations, replace }, { signal, progress }) => {
      const connection = await neo4jConnection(name, workspace);
      const target = ownGraphPath(into, folders);
      if (!replace && existsSync(target)) throw invalid(message("graph-exists", { graph: into }));
      const from = await addressOf(connection, "", folders, connections);
      await mkdir(folders.graphs, { recursive: true });
      // Windows replaces no file that is open.
      await stores.close(target);
      const request = { from, into, target, labels, relations, signal, progress, ...mappingOf(connection) };
      const report = await pullFromNeo4j({ ...request, embedder: await workspace.importEmbedder() });
      await stores.close(target);
      return report;
    },
  };
}

/** Waits until the vector index can be asked; throws FailureError database-failed when it cannot be built. */
async function indexBuilt(
  open: OpenConnection,
  signal: AbortSignal,
  progress: (progress: Progress) => void,
): Promise<string> {
  for (;;) {
    const rows = await open.read({ query: INDEXES, parameters: {} }, signal);
    const { state, populationPercent } = rows.find(({ name }) => name === VECTOR_INDEX) ?? {};
    progress({ stage: "indexes", done: Math.floor(Number(populationPercent ?? 0)), total: 100 });
    if (state === "ONLINE") return state;
    if (state !== "POPULATING")
      throw new FailureError({
        kind: "database-failed",
        address: open.url,
        reason: message("index-not-built"),
      });
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Its graph is opened anew when it is next asked; not waited for, since a server that is away keeps what is asked of it waiting. */
export function forgetConnection(name: string, { stores }: Workspace): void {
  void stores.close(CONNECTION_GRAPH + name).catch(() => undefined);
}

/** Runs `work` over a new connection with its own login, and closes it. */
export async function within<T>(
  connection: StoredConnection,
  { folders, connections }: Workspace,
  work: (open: OpenConnection) => Promise<T>,
): Promise<T> {
  const address = await addressOf(connection, "", folders, connections);
  const open = await connect(address, { queryTimeoutMs: QUERY_LIMIT_MS });
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** The connection of that name; throws FailureError invalid-request where it is none or leads to no Neo4j. */
export async function neo4jConnection(name: string, { connections }: Workspace): Promise<StoredConnection> {
  const connection = await connections.file.find(name);
  if (storeAt(connection.address)?.canWrite) return connection;
  throw invalid(message("no-neo4j-database", { name }));
}

async function writable(name: string, workspace: Workspace): Promise<StoredConnection> {
  const connection = await neo4jConnection(name, workspace);
  if (connection.mayWrite) return connection;
  throw invalid(message("not-writable", { name }));
}

function invalid(reason: Reason): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
