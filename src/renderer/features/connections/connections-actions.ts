/** What connections can do from the palette and the keyboard. */
import type { Action } from "../../state/action";
import { changeConnections, openConnectionForm } from "../../state/connections";
import { openPanel } from "../../state/layout";
import type { Workbench } from "../../state/workbench";
import { TEXTS } from "../../ui/texts/texts";
import { saveConnections, takeConnections } from "./connection-files";

/** Its id in panels.tsx. */
const PANEL = "connections";

const listed = ({ connections: { list } }: Workbench) => (list.state === "ready" ? list.value : []);

export const CONNECTIONS_ACTIONS: readonly Action[] = [
  {
    id: "connections.add",
    title: () => TEXTS.connections.add,
    group: "files",
    enabled: () => true,
    run: ({ store }) => store.setState((state) => openConnectionForm(openPanel(state, PANEL), null)),
  },
  {
    id: "connections.import",
    title: () => TEXTS.connections.importFile,
    group: "files",
    enabled: () => true,
    run: ({ store, commands }) => {
      store.setState((state) => openPanel(state, PANEL));
      void takeConnections(commands);
    },
  },
  {
    id: "connections.export",
    title: () => TEXTS.connections.exportAll,
    group: "files",
    enabled: (state) => listed(state).length > 0,
    run: ({ commands }) => void saveConnections(commands),
  },
  {
    id: "connections.restore",
    title: () => TEXTS.connections.bringBackAction,
    group: "files",
    enabled: ({ connections }) => connections.removed !== null,
    run: ({ commands }) => void commands.restoreConnection(),
  },
];

/** One action for each connection: opens its graph, in sight of the panel that may ask for its password. */
export function CONNECTION_CHOICES(state: Workbench): readonly Action[] {
  return listed(state).map(({ name, address }) => ({
    id: `connection.${name}`,
    title: () => TEXTS.connections.openIt(name),
    group: "question",
    words: () => address,
    enabled: ({ connections }) => connections.busy === null,
    run: ({ store, commands }) => {
      store.setState((now) => changeConnections(openPanel(now, PANEL), { form: null }));
      void commands.openConnection(name);
    },
  }));
}
