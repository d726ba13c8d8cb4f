import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineClient } from "../../../src/renderer/api/engine-client";
import { receiveGraphs } from "../../../src/renderer/state/choices";
import { createCommands } from "../../../src/renderer/features/commands";
import {
  changeConnections,
  connectionOf,
  formFaults,
  mapProperty,
  openConnectionForm,
  propertyFor,
  writeConnection,
} from "../../../src/renderer/features/connections/connections";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import type { Connection, ListedConnection, Mapping } from "../../../src/shared/connections";
import type { Reply } from "../../../src/shared/contract";
import type { Failure } from "../../../src/shared/failure";

const LAB: ListedConnection = {
  ...{ name: "lab", address: "bolt://lab:7687", database: "", user: "ana", colour: "red" },
  ...{ mayWrite: false, mapping: null, lastUsed: "", secret: "none" },
};
const SUMMARY = {
  ...{ name: "connection:lab", title: "", description: "", licence: "", attribution: "" },
  ...{ nodes: 2, edges: 1, vectorWidth: 0, sample: false, labels: [], relations: [], questions: [] },
};
const PASSWORD = "sesame";
const REFUSED: Failure = { kind: "database-failed", address: "bolt://lab:7687", reason: "it is refused" };

interface Saving {
  readonly connection: Connection;
  readonly was?: string;
  readonly password?: string | null;
}

/** A workbench over an engine that keeps connections, knows their passwords and lets in who says the right one. */
function workbench(...known: ListedConnection[]) {
  let connections = known;
  const passwords = new Map<string, string>();
  const sent: string[] = [];
  const list = () =>
    connections.map((one) => ({ ...one, secret: passwords.has(one.name) ? "until-end" : "none" }));
  const answers: Record<string, (input: never) => Reply<unknown>> = {
    "connection:list": () => ({ ok: true, value: list() }),
    "connection:save": ({ connection, was, password = "" }: Saving) => {
      const { name } = connection;
      connections = [...connections.filter((one) => one.name !== was), { ...LAB, ...connection }];
      if (password === null) passwords.delete(name);
      else if (password !== "") passwords.set(name, password);
      return { ok: true, value: list().find((one) => one.name === name) };
    },
    "connection:remove": ({ name }: { name: string }) => {
      connections = connections.filter((one) => one.name !== name);
      return { ok: true, value: {} };
    },
    "connection:open": ({ name }: { name: string }) =>
      passwords.get(name) === PASSWORD ? { ok: true, value: SUMMARY } : { ok: false, failure: REFUSED },
  };
  const client = {
    request: async (name: string, input: never) => {
      sent.push(name);
      return answers[name]!(input);
    },
    watchStatus: () => () => undefined,
    retry: () => undefined,
  } as unknown as EngineClient;
  const store = createStore<Workbench>(() => ({
    ...startWorkbench(FIRST_SETTINGS),
    graphs: { state: "ready", value: [] },
  }));
  const commands = createCommands(client, store, () => true);
  return { store, commands, sent, passwords };
}

test("the graph behind a connection is picked once the right password was typed, and a wrong one is forgotten", async () => {
  const { store, commands, sent, passwords } = workbench(LAB);
  await commands.loadConnections();
  await commands.openConnection("lab");
  const view = () => store.getState().connections;
  expect([view().asking, sent]).toStrictEqual([{ name: "lab", task: "open" }, ["connection:list"]]);

  await commands.openConnection("lab", "wrong");
  expect(view()).toMatchObject({
    asking: { name: "lab", task: "open" },
    trouble: { name: "lab", failure: REFUSED },
    busy: null,
  });
  expect([...passwords]).toStrictEqual([]);

  await commands.openConnection("lab", PASSWORD);
  expect(view()).toMatchObject({ asking: null, trouble: null, busy: null });
  expect(store.getState().settings.graph).toBe("connection:lab");
  expect(store.getState().graphs).toMatchObject({ value: [{ name: "connection:lab", title: "lab" }] });
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  expect(connectionOf(store.getState(), "lab")?.secret).toBe("until-end");
});

test("a graph that a connection opened stays one to pick when the engine lists its own", async () => {
  const { store, commands, passwords } = workbench(LAB);
  passwords.set("lab", PASSWORD);
  await commands.loadConnections();
  await commands.openConnection("lab");
  const films = { ...SUMMARY, name: "films", title: "Films" };
  const state = receiveGraphs(store.getState(), [films]);
  expect(state.graphs).toMatchObject({ value: [{ name: "films" }, { name: "connection:lab" }] });
  expect(state.settings.graph).toBe("connection:lab");
});

test("a removed connection takes its graph along and comes back as it was, without its password", async () => {
  const { store, commands, passwords } = workbench(LAB);
  passwords.set("lab", PASSWORD);
  await commands.loadConnections();
  await commands.openConnection("lab");
  await commands.removeConnection("lab");
  passwords.clear();
  const gone = store.getState();
  expect([gone.settings.graph, gone.connections.opened]).toStrictEqual(["", []]);
  expect(gone.graphs).toStrictEqual({ state: "ready", value: [] });
  expect(connectionOf(gone, "lab")).toBeUndefined();
  await commands.restoreConnection();
  expect(connectionOf(store.getState(), "lab")).toStrictEqual(LAB);
  expect(store.getState().connections.removed).toBeNull();
});

test("a form says what keeps it from being saved, and forgets a test of what it held before", () => {
  const start = changeConnections(startWorkbench(FIRST_SETTINGS), {
    list: { state: "ready", value: [LAB] },
  });
  const faultsWith = (change: Partial<ListedConnection>): string[] => {
    const { form } = writeConnection(openConnectionForm(start, null), change).connections;
    return formFaults(form!, [LAB]);
  };
  expect(openConnectionForm(start, null).connections.form?.connection.mayWrite).toBe(false);
  expect(faultsWith({})).toStrictEqual(["name"]);
  expect(faultsWith({ name: "lab" })).toStrictEqual(["taken"]);
  expect(faultsWith({ name: "../lab", address: "http://lab" })).toStrictEqual(["name", "address"]);
  expect(faultsWith({ name: "b", address: "bolt://ana:secret@lab" })).toStrictEqual(["secret"]);
  expect(faultsWith({ name: "b", address: "neo4j+s://lab" })).toStrictEqual([]);
  expect(formFaults(openConnectionForm(start, "lab").connections.form!, [LAB])).toStrictEqual([]);

  const opened = openConnectionForm(start, "lab");
  const { form } = opened.connections;
  const tested = changeConnections(opened, { form: { ...form!, test: { state: "loading" } } });
  expect(writeConnection(tested, { user: "ion" }).connections.form).toMatchObject({
    connection: { user: "ion" },
    test: null,
  });
});

test("two properties chosen one right after the other are both kept", async () => {
  const { store, commands } = workbench(LAB);
  await commands.loadConnections();
  const none = { ids: [], names: [], texts: [], vectors: [] };
  const schema = { contents: "own" as const, nodes: 1, edges: 0, labels: [], relations: [], indexes: [] };
  store.setState((state) =>
    changeConnections(state, {
      looked: { name: "lab", schema: { ...schema, mapping: none, proposed: none } },
    }),
  );
  const shown = () => store.getState().connections.looked!.schema.mapping;
  const first = commands.mapConnection("lab", mapProperty(shown(), "names", "Film", "shownAs"));
  const second = commands.mapConnection("lab", mapProperty(shown(), "texts", "Film", "plot"));
  await Promise.all([first, second]);
  const both = {
    ...none,
    names: [{ label: "Film", property: "shownAs" }],
    texts: [{ label: "Film", property: "plot" }],
  };
  expect([shown(), connectionOf(store.getState(), "lab")?.mapping]).toStrictEqual([both, both]);
  await commands.mapConnection("lab", null);
  expect([shown(), connectionOf(store.getState(), "lab")?.mapping]).toStrictEqual([none, null]);
});

test("a property is chosen for one label, in its place, and taken away again", () => {
  const film = { label: "Film", property: "title" };
  const mapping: Mapping = {
    names: [film, { label: "Person", property: "name" }],
    ...{ ids: [], texts: [], vectors: [] },
  };
  const other = mapProperty(mapping, "names", "Film", "original");
  expect(other.names).toStrictEqual([
    { label: "Film", property: "original" },
    { label: "Person", property: "name" },
  ]);
  expect(mapProperty(other, "names", "Film", "").names).toStrictEqual([mapping.names[1]]);
  expect(mapProperty(mapping, "texts", "Film", "plot").texts).toStrictEqual([
    { label: "Film", property: "plot" },
  ]);
  expect([propertyFor(mapping, "names", "Film"), propertyFor(mapping, "texts", "Film")]).toStrictEqual([
    "title",
    "",
  ]);
});
