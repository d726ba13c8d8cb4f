/** Transfers of graphs over a connection, and making its index: long work that can be left. */
import type { Reply } from "../../../shared/contract";
import type { EngineClient } from "../../api/engine-client";
import {
  transferFault,
  chooseTransfer,
  failTransfer,
  finishTransfer,
  noteTransfer,
  startTransfer,
} from "./transfer";
import { receiveGraphs } from "../../state/choices";
import { forgetOpened } from "./connections";
import type { Transfer } from "./connections-view";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface TransferCommands {
  /** Starts what was chosen to go over a connection. */
  runTransfer(): Promise<void>;
  /** Leaves it: what was there before is there still. */
  cancelTransfer(): void;
  /** Makes the vector index of the graph behind a connection. */
  makeIndex(name: string): Promise<void>;
}

type Arrived = NonNullable<Transfer["arrived"]>;
type Options = Parameters<EngineClient["request"]>[2];

export function transferCommands(client: EngineClient, store: WorkbenchStore): TransferCommands {
  let stop = new AbortController();
  const runTransfer = async (): Promise<void> => {
    const state = store.getState();
    const { transfer } = state.connections;
    if (transfer === null || transfer.step === "running" || transferFault(state, transfer) !== "") return;
    const { signal } = (stop = new AbortController());
    store.setState((now) => startTransfer(now, performance.now()));
    const reply = await send(client, transfer, {
      signal,
      onProgress: (progress) => store.setState((now) => noteTransfer(now, progress)),
    });
    // What was opened before is another graph now, whole or in part.
    if (transfer.way === "push") store.setState((now) => forgetOpened(now, transfer.name));
    store.setState((now) => (reply.ok ? finishTransfer(now, reply.value) : failTransfer(now, reply.failure)));
    if (!reply.ok || transfer.way !== "pull") return;
    const graphs = await client.request("graph:list", {});
    if (graphs.ok) store.setState((now) => receiveGraphs(now, graphs.value));
  };
  return {
    runTransfer,
    cancelTransfer: () => stop.abort(),
    makeIndex(name) {
      store.setState((state) => chooseTransfer(state, name, "index"));
      return runTransfer();
    },
  };
}

async function send(client: EngineClient, transfer: Transfer, options: Options): Promise<Reply<Arrived>> {
  const { name, way, graph, replace, labels } = transfer;
  if (way === "push") return client.request("connection:push", { name, graph, replace }, options);
  if (way === "pull") {
    const wanted = { name, into: graph, labels: [...labels], replace };
    return client.request("connection:pull", wanted, options);
  }
  const reply = await client.request("connection:index", { name }, options);
  return reply.ok ? { ok: true, value: { nodes: 0, edges: 0, ms: 0 } } : reply;
}
