import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineClient, RequestOptions } from "../../../src/renderer/api/engine-client";
import {
  transferFault,
  changeTransfer,
  chooseTransfer,
} from "../../../src/renderer/features/connections/transfer";
import { createCommands } from "../../../src/renderer/features/commands";
import {
  changeConnections,
  colourOf,
  receiveOpened,
  unopened,
} from "../../../src/renderer/features/connections/connections";
import {
  connectionsTo,
  connectToServer,
  knownServers,
} from "../../../src/renderer/features/connections/servers";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import type { ListedConnection } from "../../../src/shared/connections";
import type { Reply } from "../../../src/shared/contract";
import type { ManagedServer } from "../../../src/shared/managed-servers";

const LAB: ListedConnection = {
  ...{ name: "lab", address: "bolt://127.0.0.1:7000", database: "", user: "", colour: "red" },
  ...{ mayWrite: true, mapping: null, lastUsed: "", secret: "none" },
};
const graph = (name: string, sample: boolean) => ({
  ...{ name, title: name, description: "", licence: "", attribution: "", nodes: 1, edges: 0, sample },
  ...{ vectorWidth: 0, labels: [], relations: [], questions: [] },
});
const FAR = graph("connection:lab", false);

type Answer = (input: never, options: RequestOptions) => Promise<Reply<unknown>> | Reply<unknown>;

/** A workbench over an engine that answers as it is told; one own graph, one that came with the product. */
function workbench(answers: Record<string, Answer>) {
  const sent: [name: string, input: unknown][] = [];
  const client = {
    request: async (name: string, input: never, options: RequestOptions = {}) => {
      sent.push([name, input]);
      return answers[name]!(input, options);
    },
    watchStatus: () => () => undefined,
    retry: () => undefined,
  } as unknown as EngineClient;
  const start = changeConnections(startWorkbench(FIRST_SETTINGS), {
    list: { state: "ready", value: [LAB] },
  });
  const store = createStore<Workbench>(() => ({
    ...start,
    graphs: { state: "ready", value: [graph("own", false), graph("films", true)] },
  }));
  return { store, sent, commands: createCommands(client, store, () => true) };
}
const done = (value: unknown): Reply<unknown> => ({ ok: true, value });

test("a graph is brought there, and what was open of the other one is forgotten", async () => {
  const { store, sent, commands } = workbench({
    "connection:push": (_, { onProgress }) => {
      onProgress!({ stage: "nodes", done: 1, total: 2 });
      expect(store.getState().connections.transfer).toMatchObject({
        step: "running",
        progress: { stage: "nodes", done: 1 },
      });
      return done({ nodes: 2, edges: 1, ms: 3 });
    },
  });
  store.setState((state) => receiveOpened(state, "lab", FAR));
  store.setState((state) => chooseTransfer(state, "lab", "push"));
  expect(store.getState().connections.transfer?.graph).toBe("own");
  store.setState((state) => changeTransfer(state, { graph: "films" }));
  await commands.runTransfer();
  expect(sent).toStrictEqual([["connection:push", { name: "lab", graph: "films", replace: false }]]);
  expect(store.getState().connections).toMatchObject({
    transfer: { step: "done", arrived: { nodes: 2, edges: 1, ms: 3 } },
    opened: [],
  });
});

test("a graph that is left half way is a cancellation, told with what stayed", async () => {
  const { store, commands } = workbench({
    "connection:push": (_, { signal }) =>
      new Promise((resolve) =>
        signal!.addEventListener("abort", () => resolve({ ok: false, failure: { kind: "cancelled" } })),
      ),
  });
  store.setState((state) => chooseTransfer(state, "lab", "push"));
  const carried = commands.runTransfer();
  // Another choice does not take the place of what is under way.
  store.setState((state) => chooseTransfer(state, "lab", "pull"));
  expect(store.getState().connections.transfer?.way).toBe("push");
  commands.cancelTransfer();
  await carried;
  expect(store.getState().connections.transfer).toMatchObject({
    step: "failed",
    failure: { kind: "cancelled" },
  });
});

test("a graph that has the name is replaced only when that is said; then the list is fetched anew", async () => {
  const { store, sent, commands } = workbench({
    "connection:pull": () => done({ graph: "own", nodes: 1, edges: 0, embedded: 0, ms: 1 }),
    "graph:list": () => done([graph("own", false)]),
  });
  const fault = () => transferFault(store.getState(), store.getState().connections.transfer!);
  store.setState((state) => chooseTransfer(state, "lab", "pull"));
  expect([store.getState().connections.transfer?.graph, fault()]).toStrictEqual(["lab", ""]);
  store.setState((state) => changeTransfer(state, { graph: "../own" }));
  expect(fault()).toBe("name");
  // A sample is hidden by an own graph of its name, not lost.
  store.setState((state) => changeTransfer(state, { graph: "films" }));
  expect(fault()).toBe("");
  store.setState((state) => changeTransfer(state, { graph: "own", labels: ["Film"] }));
  expect(fault()).toBe("taken");
  await commands.runTransfer();
  expect(sent).toStrictEqual([]);
  store.setState((state) => changeTransfer(state, { replace: true }));
  await commands.runTransfer();
  expect(sent).toStrictEqual([
    ["connection:pull", { name: "lab", into: "own", labels: ["Film"], replace: true }],
    ["graph:list", {}],
  ]);
});

test("the graph behind a connection carries its colour and its name, wherever it is named", () => {
  const { store } = workbench({});
  const opened = receiveOpened(store.getState(), "lab", { ...FAR, title: "Films" });
  expect([unopened(store.getState()), unopened(opened)]).toStrictEqual([["lab"], []]);
  expect(opened.connections.opened).toMatchObject([{ name: "connection:lab", title: "Films (lab)" }]);
  expect(["connection:lab", "connection:gone", "films"].map((name) => colourOf(opened, name))).toStrictEqual([
    "red",
    "none",
    "none",
  ]);
});

test("a server that runs is watched; its end by itself is told, its start again watched anew", async () => {
  const running: ManagedServer = { name: "default", state: "running", url: "bolt://127.0.0.1:7000" };
  let listed = [running];
  const ends: (() => void)[] = [];
  const { store, sent, commands } = workbench({
    "server:list": () => done(listed),
    "server:watch": () => new Promise((resolve) => ends.push(() => resolve(done({ lost: true })))),
    "server:start": (_, { onProgress }) => {
      onProgress!({ stage: "start", done: 0, total: 0 });
      expect(store.getState().connections.servers.busy).toMatchObject({ name: "default", work: "start" });
      return done(running);
    },
  });
  await commands.loadServers();
  expect(connectionsTo(store.getState(), running)).toStrictEqual(["lab"]);
  listed = [{ ...running, state: "crashed", url: "" }];
  ends[0]!();
  await expect.poll(() => knownServers(store.getState())[0]?.state).toBe("crashed");
  await commands.startServer("default");
  expect(knownServers(store.getState())).toStrictEqual([running]);
  expect(sent.filter(([name]) => name === "server:watch").length).toBe(2);
  const { form } = connectToServer(store.getState(), { ...running, name: "lab" }).connections;
  // Another connection has the server's name: the person chooses one.
  expect(form?.connection).toMatchObject({ name: "", address: running.url, user: "", mayWrite: false });
});
