/** What connections can do from the palette and the keyboard. */
import type { ListedConnection } from "../../../shared/connections";
import type { ManagedServer } from "../../../shared/managed-servers";
import { storeAt } from "../../../shared/stores";
import type { Action } from "../../state/action";
import { chooseTransfer } from "./transfer";
import { changeConnections, openConnectionForm, wantsPassword } from "./connections";
import type { TransferWay } from "./connections-view";
import { openPanel } from "../../state/layout";
import { FIRST_SERVER, knownServers } from "./servers";
import type { Workbench } from "../../state/workbench";
import type { WorkbenchAccess } from "../../state/workbench-context";
import { CONNECTIONS_TEXTS } from "./connections-texts";
import { TRANSFER_TEXTS, SERVERS_TEXTS } from "./servers-texts";
import { saveConnections, takeConnections } from "./connection-files";

/** Its id in panels.tsx. */
const PANEL = "connections";

const listed = ({ connections: { list } }: Workbench) => (list.state === "ready" ? list.value : []);

export const CONNECTIONS_ACTIONS: readonly Action[] = [
  {
    id: "connections.add",
    title: () => CONNECTIONS_TEXTS.add,
    group: "files",
    enabled: () => true,
    run: ({ store }) => store.setState((state) => openConnectionForm(openPanel(state, PANEL), null)),
  },
  {
    id: "connections.import",
    title: () => CONNECTIONS_TEXTS.importFile,
    group: "files",
    enabled: () => true,
    run: ({ store, commands }) => {
      store.setState((state) => openPanel(state, PANEL));
      void takeConnections(commands);
    },
  },
  {
    id: "connections.export",
    title: () => CONNECTIONS_TEXTS.exportAll,
    group: "files",
    enabled: (state) => listed(state).length > 0,
    run: ({ commands }) => void saveConnections(commands),
  },
  {
    id: "connections.restore",
    title: () => CONNECTIONS_TEXTS.bringBackAction,
    group: "files",
    enabled: ({ connections }) => connections.removed !== null,
    run: ({ commands }) => void commands.restoreConnection(),
  },
  {
    id: "servers.start",
    title: () => SERVERS_TEXTS.startFirst,
    group: "program",
    enabled: (state) =>
      state.connections.servers.busy === null &&
      knownServers(state).every(({ name, state: how }) => name !== FIRST_SERVER || how !== "running"),
    run: ({ store, commands }) => {
      store.setState((now) => changeConnections(openPanel(now, PANEL), { form: null }));
      void commands.startServer(FIRST_SERVER);
    },
  },
];

/** What each connection and each server of this machine can do, in sight of the panel that may have to ask. */
export function CONNECTION_CHOICES(state: Workbench): readonly Action[] {
  return [...listed(state).flatMap(actionsOf), ...knownServers(state).flatMap(serverActionsOf)];
}

/** Shows the list, and does something there. */
const inPanel =
  (work: (access: WorkbenchAccess) => void): Action["run"] =>
  (access) => {
    access.store.setState((now) => changeConnections(openPanel(now, PANEL), { form: null }));
    work(access);
  };

function actionsOf(connection: ListedConnection): readonly Action[] {
  const { name, address, mayWrite } = connection;
  const texts = CONNECTIONS_TEXTS;
  const action = (
    id: string,
    title: () => string,
    enabled: Action["enabled"],
    work: (access: WorkbenchAccess) => void,
  ): Action => ({
    ...{ id: `connection.${id}${name}`, title, words: () => address, enabled },
    ...{ group: id === "" ? "question" : "files", run: inPanel(work) },
  });
  const choose =
    (way: TransferWay) =>
    ({ store }: WorkbenchAccess): void =>
      store.setState((now) => chooseTransfer(now, name, way));
  const canTransfer = ({ connections }: Workbench): boolean =>
    connections.transfer?.step !== "running" && !!storeAt(address)?.canWrite && !wantsPassword(connection);
  const writes = (state: Workbench): boolean => mayWrite && canTransfer(state);
  const transfer = TRANSFER_TEXTS;
  return [
    action(
      "",
      () => texts.openIt(name),
      () => true,
      ({ commands }) => void commands.openConnection(name),
    ),
    action(
      "look.",
      () => texts.lookAt(name),
      () => true,
      ({ commands }) => void commands.lookInto(name),
    ),
    action("pull.", () => transfer.pull.start(name), canTransfer, choose("pull")),
    action("push.", () => transfer.push.start(name), writes, choose("push")),
    action(
      "index.",
      () => transfer.index.start(name),
      writes,
      ({ commands }) => void commands.makeIndex(name),
    ),
  ];
}

function serverActionsOf({ name, state }: ManagedServer): readonly Action[] {
  const texts = SERVERS_TEXTS;
  const runs = state === "running";
  const free = ({ connections }: Workbench): boolean => connections.servers.busy === null;
  return [
    {
      ...{ id: `server.${name}`, group: "program" },
      title: () => (runs ? texts.stopIt(name) : texts.startIt(name)),
      enabled: free,
      run: inPanel(({ commands }) => void (runs ? commands.stopServer(name) : commands.startServer(name))),
    },
    {
      ...{ id: `server.logs.${name}`, group: "program" },
      title: () => texts.logsOf(name),
      enabled: () => true,
      run: inPanel(({ commands }) => void commands.showServerLogs(name)),
    },
  ];
}
