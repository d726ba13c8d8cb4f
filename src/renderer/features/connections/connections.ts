/** Connections to databases: what is written down, what is opened, and which property is read as what; plain functions. */
import {
  CONNECTION_GRAPH,
  connectionIn,
  type Connection,
  type ListedConnection,
  type Mapping,
} from "../../../shared/connections";
import type { GraphSummary } from "../../../shared/contract";
import { storeAt } from "../../../shared/stores";
import type { ConnectionForm, ConnectionsView } from "./connections-view";
import { NO_RUN, type Workbench } from "../../state/workbench";

const NEW: Connection = {
  name: "",
  address: "bolt://127.0.0.1:7687",
  database: "",
  user: "neo4j",
  colour: "none",
  mayWrite: false,
  mapping: null,
};

/** The workbench with another view of connections. */
export function changeConnections(state: Workbench, change: Partial<ConnectionsView>): Workbench {
  return { ...state, connections: { ...state.connections, ...change } };
}

/** The connection as it was written down, without what the list says besides. */
export function plainConnection({ lastUsed: _, secret: __, ...connection }: ListedConnection): Connection {
  return connection;
}

/** The connection of that name, where the list is there. */
export function connectionOf({ connections }: Workbench, name: string): ListedConnection | undefined {
  if (connections.list.state !== "ready") return undefined;
  return connections.list.value.find((connection) => connection.name === name);
}

/** A form for a new connection, or for the one called `name`. */
export function openConnectionForm(state: Workbench, name: string | null): Workbench {
  const known = name === null ? undefined : connectionOf(state, name);
  return showForm(state, known?.name ?? null, known === undefined ? NEW : plainConnection(known));
}

/** A form for a new connection of which something is known. */
export function startForm(state: Workbench, known: Partial<Connection>): Workbench {
  return showForm(state, null, { ...NEW, ...known });
}

function showForm(state: Workbench, was: string | null, connection: Connection): Workbench {
  const form = { was, connection, test: null, saving: false, failure: null };
  return changeConnections(state, { form, asking: null, trouble: null });
}

export function closeConnectionForm(state: Workbench): Workbench {
  return changeConnections(state, { form: null });
}

/** What was written into the form; a test of what it held before says nothing any more. */
export function writeConnection(state: Workbench, change: Partial<Connection>): Workbench {
  const { form } = state.connections;
  if (form === null) return state;
  const connection = { ...form.connection, ...change };
  return changeConnections(state, { form: { ...form, connection, test: null, failure: null } });
}

/** The form with another test, failure or progress; nothing where it was closed meanwhile. */
export function changeForm(state: Workbench, change: Partial<ConnectionForm>): Workbench {
  const { form } = state.connections;
  return form === null ? state : changeConnections(state, { form: { ...form, ...change } });
}

const NAME = /^(?!\.)[\w.-]{1,64}$/;
export type FormFault = "name" | "taken" | "address" | "secret";

/** What keeps the form from being tested or saved, in the order of its fields. */
export function formFaults(
  { was, connection }: ConnectionForm,
  known: readonly { readonly name: string }[],
): FormFault[] {
  const { name, address } = connection;
  const faults: FormFault[] = [];
  if (!NAME.test(name)) faults.push("name");
  else if (name !== was && known.some((other) => other.name === name)) faults.push("taken");
  if (address.includes("@")) faults.push("secret");
  else if (!storeAt(address) || !/:\/\/[^@\s]+$/.test(address)) faults.push("address");
  return faults;
}

/** True where a person has to type the password before the database can be reached. */
export function wantsPassword({ user, secret }: ListedConnection): boolean {
  return user !== "" && secret === "none";
}

/** The graph behind a connection is one to pick; a second opening takes the place of the first. */
export function receiveOpened(state: Workbench, name: string, summary: GraphSummary): Workbench {
  const graph = { ...summary, title: titleOf(summary.title, name) };
  const others = state.connections.opened.filter((other) => other.name !== graph.name);
  const next = changeConnections(state, {
    opened: [...others, graph],
    busy: null,
    asking: null,
    trouble: null,
  });
  if (next.graphs.state !== "ready") return next;
  const listed = next.graphs.value.filter((other) => other.name !== graph.name);
  return { ...next, graphs: { state: "ready", value: [...listed, graph] } };
}

/** A graph that was brought there has the title of the one here: the connection's name tells them apart. */
function titleOf(title: string, name: string): string {
  return title === "" || title === name ? name : `${title} (${name})`;
}

/** Where the graph behind a connection is named: the connection's tag, "none" for graphs of this machine. */
export function colourOf(state: Workbench, graph: string): Connection["colour"] {
  return connectionOf(state, connectionIn(graph) ?? "")?.colour ?? "none";
}

/** Connections whose graph is not among those to pick yet, the last used first. */
export function unopened({ connections: { list, opened } }: Workbench): readonly string[] {
  if (list.state !== "ready") return [];
  const known = new Set(opened.map(({ name }) => name));
  return list.value.map(({ name }) => name).filter((name) => !known.has(CONNECTION_GRAPH + name));
}

/** The graph of a connection that was changed or removed is no longer one to pick, nor the chosen one. */
export function forgetOpened(state: Workbench, name: string): Workbench {
  const graph = CONNECTION_GRAPH + name;
  const { looked, opened } = state.connections;
  const without = changeConnections(state, {
    opened: opened.filter((other) => other.name !== graph),
    looked: looked?.name === name ? null : looked,
  });
  const { graphs, settings } = without;
  const left: Workbench =
    graphs.state === "ready"
      ? { ...without, graphs: { state: "ready", value: graphs.value.filter((one) => one.name !== graph) } }
      : without;
  if (settings.graph !== graph) return left;
  return { ...left, ...NO_RUN, question: "", pins: [], settings: { ...settings, graph: "" } };
}

/** What a look inside showed, read by another mapping; null takes what a sample proposes. */
export function remap(state: Workbench, name: string, mapping: Mapping | null): Workbench {
  const { looked } = state.connections;
  if (looked?.name !== name) return state;
  const schema = { ...looked.schema, mapping: mapping ?? looked.schema.proposed };
  return changeConnections(state, { looked: { name, schema } });
}

export const PROPERTY_ROLES = ["names", "texts", "ids", "vectors"] as const;
export type PropertyRole = (typeof PROPERTY_ROLES)[number];

/** The property of a label's nodes that is read as this; "" for none. */
export function propertyFor(mapping: Mapping, role: PropertyRole, label: string): string {
  return mapping[role].find((choice) => choice.label === label)?.property ?? "";
}

/** The mapping with another property for one label; "" takes it away. Labels keep their order: the first that a node has decides. */
export function mapProperty(mapping: Mapping, role: PropertyRole, label: string, property: string): Mapping {
  const choices = mapping[role];
  if (property === "") return { ...mapping, [role]: choices.filter((choice) => choice.label !== label) };
  const choice = { label, property };
  const known = choices.some((other) => other.label === label);
  return {
    ...mapping,
    [role]: known ? choices.map((other) => (other.label === label ? choice : other)) : [...choices, choice],
  };
}
