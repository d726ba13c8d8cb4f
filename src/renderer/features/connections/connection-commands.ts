/** What connections can do that takes time. Passwords pass through here to the engine and stay nowhere in the window. */
import type { Connection, ListedConnection, Mapping } from "../../../shared/connections";
import type { Reply } from "../../../shared/contract";
import type { EngineClient } from "../../api/engine-client";
import {
  changeConnections,
  changeForm,
  connectionOf,
  forgetOpened,
  plainConnection,
  receiveOpened,
  remap,
  wantsPassword,
} from "./connections";
import { transferCommands, type TransferCommands } from "./transfer-commands";
import type { ConnectionsView, Task } from "./connections-view";
import { fetchedOf } from "../../state/fetched";
import { openPanel } from "../../state/layout";
import { serverCommands, type ServerCommands } from "./server-commands";
import type { WorkbenchStore } from "../../state/workbench-store";

/** Its id in panels.tsx: where an opened graph waits for a question. */
const GRAPH_PANEL = "graph";

export interface ConnectionCommands extends TransferCommands, ServerCommands {
  loadConnections(): Promise<void>;
  /** Tries what the form holds; "" tries with the password that is known. */
  testConnection(password: string): Promise<void>;
  /** Keeps what the form holds and closes it; "" leaves the password as it is. */
  saveConnection(password: string): Promise<void>;
  removeConnection(name: string): Promise<void>;
  /** Brings the connection back that was removed last. */
  restoreConnection(): Promise<void>;
  /** Opens the graph behind a connection and chooses it; asks for the password first where none is known. */
  openConnection(name: string, password?: string): Promise<void>;
  /** Looks at what the database holds; asks for the password first where none is known. */
  lookInto(name: string, password?: string): Promise<void>;
  /** Leaves the task that is under way. */
  cancelTask(): void;
  /** Reads other properties as name, text, id and vector; null takes what a sample proposes. */
  mapConnection(name: string, mapping: Mapping | null): Promise<void>;
  /** The connections as a file without passwords; null when that failed, which the panel then says. */
  exportConnections(): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null>;
  importConnections(file: File): Promise<void>;
}

/** What the commands below share. */
interface Reach {
  readonly client: EngineClient;
  readonly store: WorkbenchStore;
  readonly chooseGraph: (graph: string) => void;
  readonly change: (change: Partial<ConnectionsView>) => void;
  /** Ends the task that is under way and gives the signal of the next one. */
  readonly begin: () => AbortSignal;
}

export function connectionCommands(
  client: EngineClient,
  store: WorkbenchStore,
  chooseGraph: (graph: string) => void,
): ConnectionCommands {
  const change = (what: Partial<ConnectionsView>): void =>
    store.setState((state) => changeConnections(state, what));
  let task = new AbortController();
  const begin = (): AbortSignal => {
    task.abort();
    return (task = new AbortController()).signal;
  };
  const reach: Reach = { client, store, chooseGraph, change, begin };
  return {
    loadConnections: () => load(reach),
    testConnection: (password) => test(reach, password),
    saveConnection: (password) => save(reach, password),
    ...keepingCommands(reach),
    ...transferCommands(client, store),
    ...serverCommands(client, store),
    openConnection: (name, password) => enter(reach, name, "open", password),
    lookInto: (name, password) => enter(reach, name, "look", password),
    cancelTask: () => task.abort(),
    async mapConnection(name, mapping) {
      const known = connectionOf(store.getState(), name);
      if (known === undefined) return;
      // At once, so that the next choice is made on this one.
      store.setState((state) => remap(state, name, mapping));
      const saved = await client.request("connection:save", {
        connection: { ...plainConnection(known), mapping },
        was: name,
      });
      if (!saved.ok) change({ trouble: { name, task: "look", failure: saved.failure } });
      await load(reach);
    },
  };
}

type KeepingCommands = Pick<
  ConnectionCommands,
  "removeConnection" | "restoreConnection" | "exportConnections" | "importConnections"
>;

function keepingCommands(reach: Reach): KeepingCommands {
  const { client, store, change } = reach;
  const settle = async <T>(name: string, reply: Promise<Reply<T>>): Promise<T | null> => {
    const answer = await reply;
    if (answer.ok) change({ trouble: null });
    else change({ trouble: { name, task: "open", failure: answer.failure } });
    return answer.ok ? answer.value : null;
  };
  return {
    async removeConnection(name) {
      const known = connectionOf(store.getState(), name);
      if (known === undefined) return;
      if ((await settle(name, client.request("connection:remove", { name }))) === null) return;
      store.setState((state) => forgetOpened(state, name));
      change({ removed: plainConnection(known), asking: null });
      await load(reach);
    },
    async restoreConnection() {
      const { removed } = store.getState().connections;
      if (removed === null) return;
      const kept = await settle("", client.request("connection:save", { connection: removed }));
      if (kept === null) return;
      change({ removed: null });
      await load(reach);
    },
    exportConnections: () => settle("", client.request("connection:export", {})),
    async importConnections(file) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const taken = await settle("", client.request("connection:import", { bytes }));
      change({ taken });
      await load(reach);
    },
  };
}

async function load({ client, change }: Reach): Promise<void> {
  const reply = await client.request("connection:list", {});
  change({ list: fetchedOf(reply) });
}

async function test(reach: Reach, password: string): Promise<void> {
  const { form } = reach.store.getState().connections;
  if (form === null) return;
  const { was, connection } = form;
  reach.store.setState((state) => changeForm(state, { test: { state: "loading" }, failure: null }));
  // A renamed one is tried with the password that is known under its old name.
  const tried: Connection = { ...connection, name: was ?? connection.name };
  const reply = await reach.client.request("connection:test", { connection: tried, password });
  reach.store.setState((state) =>
    state.connections.form?.connection === connection ? changeForm(state, { test: fetchedOf(reply) }) : state,
  );
}

async function save(reach: Reach, password: string): Promise<void> {
  const { client, store, change } = reach;
  const { form } = store.getState().connections;
  if (form === null) return;
  store.setState((state) => changeForm(state, { saving: true, failure: null }));
  const { was, connection } = form;
  const reply = await client.request("connection:save", {
    connection,
    password,
    ...(was !== null && { was }),
  });
  if (!reply.ok)
    return store.setState((state) => changeForm(state, { saving: false, failure: reply.failure }));
  // What was opened before may be another database now.
  if (was !== null) store.setState((state) => forgetOpened(state, was));
  change({ form: null, trouble: null });
  await load(reach);
}

/** Does a task at a database, with a password that was just typed or the one that is known. */
async function enter(reach: Reach, name: string, task: Task, password: string | undefined): Promise<void> {
  const { client, store, change } = reach;
  const known = connectionOf(store.getState(), name);
  if (known === undefined) return;
  if (password === undefined && wantsPassword(known))
    return change({ asking: { name, task }, trouble: null });
  const signal = reach.begin();
  const busy = { name, task };
  change({ busy, trouble: null });
  if (password) await keepPassword(client, known, password);
  const reply = await (task === "open" ? openGraph(reach, name, signal) : look(reach, name, signal));
  // One that did not let in is not kept: the next try asks again.
  if (!reply.ok && password) await keepPassword(client, known, null);
  if (!reply.ok && store.getState().connections.busy === busy) {
    const asking = password === undefined ? null : busy;
    const trouble = signal.aborted ? null : { ...busy, failure: reply.failure };
    change({ busy: null, asking, trouble });
  }
  await load(reach);
}

function keepPassword(client: EngineClient, known: ListedConnection, password: string | null) {
  return client.request("connection:save", {
    connection: plainConnection(known),
    was: known.name,
    password,
  });
}

async function openGraph({ client, store, chooseGraph }: Reach, name: string, signal: AbortSignal) {
  const reply = await client.request("connection:open", { name }, { signal });
  if (reply.ok) {
    store.setState((state) => receiveOpened(state, name, reply.value));
    chooseGraph(reply.value.name);
    store.setState((state) => openPanel(state, GRAPH_PANEL));
  }
  return reply;
}

async function look({ client, change }: Reach, name: string, signal: AbortSignal) {
  const reply = await client.request("connection:schema", { name }, { signal });
  if (reply.ok) change({ busy: null, asking: null, looked: { name, schema: reply.value } });
  return reply;
}
