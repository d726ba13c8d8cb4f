/** Carrying graphs over a connection, and making its index: long work that can be left. */
import type { Reply } from "../../../shared/contract";
import type { EngineClient } from "../../api/engine-client";
import {
  carryingFault,
  chooseCarrying,
  failCarrying,
  finishCarrying,
  noteCarrying,
  startCarrying,
} from "./carrying";
import { receiveGraphs } from "../../state/choices";
import { forgetOpened } from "./connections";
import type { Carrying } from "./connections-view";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface CarryCommands {
  /** Starts what was chosen to go over a connection. */
  carry(): Promise<void>;
  /** Leaves it: what was there before is there still. */
  cancelCarrying(): void;
  /** Makes the vector index of the graph behind a connection. */
  makeIndex(name: string): Promise<void>;
}

type Arrived = NonNullable<Carrying["arrived"]>;
type Options = Parameters<EngineClient["request"]>[2];

export function carryCommands(client: EngineClient, store: WorkbenchStore): CarryCommands {
  let stop = new AbortController();
  const carry = async (): Promise<void> => {
    const state = store.getState();
    const { carrying } = state.connections;
    if (carrying === null || carrying.step === "running" || carryingFault(state, carrying) !== "") return;
    const { signal } = (stop = new AbortController());
    store.setState((now) => startCarrying(now, performance.now()));
    const reply = await send(client, carrying, {
      signal,
      onProgress: (progress) => store.setState((now) => noteCarrying(now, progress)),
    });
    // What was opened before is another graph now, whole or in part.
    if (carrying.way === "push") store.setState((now) => forgetOpened(now, carrying.name));
    store.setState((now) => (reply.ok ? finishCarrying(now, reply.value) : failCarrying(now, reply.failure)));
    if (!reply.ok || carrying.way !== "pull") return;
    const graphs = await client.request("graph:list", {});
    if (graphs.ok) store.setState((now) => receiveGraphs(now, graphs.value));
  };
  return {
    carry,
    cancelCarrying: () => stop.abort(),
    makeIndex(name) {
      store.setState((state) => chooseCarrying(state, name, "index"));
      return carry();
    },
  };
}

async function send(client: EngineClient, carrying: Carrying, options: Options): Promise<Reply<Arrived>> {
  const { name, way, graph, replace, labels } = carrying;
  if (way === "push") return client.request("connection:push", { name, graph, replace }, options);
  if (way === "pull") {
    const wanted = { name, into: graph, labels: [...labels], replace };
    return client.request("connection:pull", wanted, options);
  }
  const reply = await client.request("connection:index", { name }, options);
  return reply.ok ? { ok: true, value: { nodes: 0, edges: 0, ms: 0 } } : reply;
}
