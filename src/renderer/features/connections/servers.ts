/** Neo4j servers of this machine; plain functions. */
import type { ManagedServer } from "../../../shared/managed-servers";
import { changeConnections, startForm } from "./connections";
import type { ServersView } from "./servers-view";
import type { Workbench } from "../../state/workbench";

/** What the first server is called unless a person says otherwise; the command line calls it so too. */
export const FIRST_SERVER = "default";

const NONE: readonly ManagedServer[] = [];

/** The workbench with another view of servers. */
export function changeServers(state: Workbench, change: Partial<ServersView>): Workbench {
  const { servers } = state.connections;
  return changeConnections(state, { servers: { ...servers, ...change } });
}

/** The servers that are known, by name. */
export function knownServers({ connections: { servers } }: Workbench): readonly ManagedServer[] {
  return servers.list.state === "ready" ? servers.list.value : NONE;
}

/** A server as it is now, in its place of the list. */
export function receiveServer(state: Workbench, server: ManagedServer): Workbench {
  const others = knownServers(state).filter(({ name }) => name !== server.name);
  const value = [...others, server].sort((one, other) => (one.name < other.name ? -1 : 1));
  return changeServers(state, { list: { state: "ready", value }, busy: null, trouble: null });
}

/** A form for a connection to the server, which knows its own login. */
export function connectToServer(state: Workbench, { name, url }: ManagedServer): Workbench {
  const taken = state.connections.list.state === "ready" ? state.connections.list.value : [];
  const isFree = !taken.some((connection) => connection.name === name);
  return startForm(state, { name: isFree ? name : "", address: url, user: "" });
}

/** The connections that lead to a server of this machine. */
export function connectionsTo(state: Workbench, { url }: ManagedServer): readonly string[] {
  const { list } = state.connections;
  if (list.state !== "ready" || url === "") return [];
  return list.value.filter(({ address }) => address === url).map(({ name }) => name);
}
