/** Connections: kept, tried, looked into and opened. */
import { type SentenceKind } from "../../../shared/sentences/sentences";
import {
  CONNECTION_GRAPH,
  type Connection,
  type ConnectionFault,
  type ConnectionTest,
  type ListedConnection,
} from "../../../shared/connections";
import { explain, FailureError, toFailure } from "../../../shared/failure";
import type { GraphSchema } from "../../../shared/graph";
import type { StoredConnection } from "../connections/connection-file";
import { faultOf } from "../store/neo4j/connection-faults";
import { readRemoteSchema } from "../store/neo4j/look-at-database";
import { transferHandlers, forgetConnection, neo4jConnection, within } from "./transfer-handlers";
import type { Handlers } from "./handlers";
import { serverHandlers } from "./server-handlers";
import { lookInto } from "./stores";
import type { Workspace } from "./workspace";

type ConnectionHandlers = Pick<
  Handlers,
  Extract<keyof Handlers, `connection:${string}` | `server:${string}`>
>;

export function connectionHandlers(workspace: Workspace): ConnectionHandlers {
  const { connections, stores } = workspace;
  const { file, secrets } = connections;
  const listed = async (connection: StoredConnection): Promise<ListedConnection> => ({
    ...connection,
    secret: await secrets.where(connection.name),
  });
  const forget = (name: string) => forgetConnection(name, workspace);
  return {
    "connection:list": async () => Promise.all((await file.list()).map(listed)),
    "connection:save": async ({ connection, was, password }) => {
      const kept = was === undefined ? undefined : await secrets.get(was);
      const saved = await file.save(connection, was);
      if (was !== undefined && was !== connection.name) await secrets.remove(was);
      const secret = password === "" ? kept : (password ?? undefined);
      if (secret === undefined) await secrets.remove(connection.name);
      else await secrets.set(connection.name, secret);
      forget(was ?? connection.name);
      return listed(saved);
    },
    "connection:remove": async ({ name }) => {
      forget(name);
      await secrets.remove(name);
      await file.remove(name);
      return {};
    },
    "connection:test": async ({ connection, password }, { signal }) => {
      const tested = await tryConnection(connection, password, workspace, signal);
      if (tested.ok) await file.touch(connection.name);
      return tested;
    },
    "connection:schema": async ({ name }, { signal }) => {
      const connection = await neo4jConnection(name, workspace);
      return within(connection, workspace, (open) => readRemoteSchema(open, connection.mapping, signal));
    },
    "connection:open": async ({ name }) => {
      const { database } = await file.find(name);
      const graph = CONNECTION_GRAPH + name;
      return stores.use(graph, async (store) => summaryOf(graph, await store.describe(), database));
    },
    "connection:export": async ({ name }) => ({
      name: `${name ?? "connections"}.json`,
      bytes: await file.toBytes(name),
    }),
    "connection:import": ({ bytes, replace }) => file.takeIn(bytes, replace),
    ...transferHandlers(workspace),
    ...serverHandlers(workspace),
  };
}

/** The graph in a database as a list of graphs shows it. */
function summaryOf(name: string, schema: GraphSchema, database: string) {
  const { description, licence, attribution, nodes, edges, vectorWidth } = schema;
  // A graph that was there before has no title but where it lies.
  const isPlace = schema.title === database || schema.title.includes("://");
  const title = isPlace ? "" : schema.title;
  return {
    ...{ name, title, description, licence, attribution },
    ...{ nodes, edges, vectorWidth, sample: false },
    labels: [...schema.labels],
    relations: [...schema.relations],
    questions: [...schema.questions],
  };
}

/** What a test finds; every fault is a finding, only a cancelled test throws. */
async function tryConnection(
  connection: Connection,
  password: string,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<ConnectionTest> {
  const start = performance.now();
  const nothing = { product: "", databases: [], nodes: 0, edges: 0, contents: "unknown" as const };
  try {
    const { folders, connections } = workspace;
    const { address } = connection;
    const found = await lookInto({ address, connection, password, folders, connections }, signal);
    const sentence = `${found.product}: ${String(found.nodes)} nodes and ${String(found.edges)} edges.`;
    return { ok: true, fault: "", sentence, ...found, ms: performance.now() - start };
  } catch (thrown) {
    signal.throwIfAborted();
    const sentence = explain(toFailure(thrown));
    return { ok: false, fault: faultIn(thrown), sentence, ...nothing, ms: performance.now() - start };
  }
}

/** What is wrong before any database is reached. */
const FAULT_OF: Partial<Readonly<Record<SentenceKind, ConnectionFault>>> = {
  "server-idle": "refused",
  "no-login": "login-missing",
  "no-password": "login-missing",
  "no-address": "address",
  "password-in-neo4j-address": "address",
  "neptune-keys-in-address": "address",
};

function faultIn(thrown: unknown): ConnectionFault {
  const fault = faultOf(thrown);
  if (fault !== "other" || !(thrown instanceof FailureError)) return fault;
  const { failure } = thrown;
  if (failure.kind !== "database-failed" || typeof failure.reason === "string") return fault;
  return FAULT_OF[failure.reason.kind] ?? fault;
}
