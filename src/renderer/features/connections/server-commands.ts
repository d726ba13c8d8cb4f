/** What the servers of this machine can do that takes time. One that runs is watched, so that its end is told at once. */
import type { EngineClient } from "../../api/engine-client";
import { fetchedOf } from "../../state/fetched";
import { changeServers, knownServers, receiveServer } from "./servers";
import type { ServersView } from "./servers-view";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface ServerCommands {
  loadServers(): Promise<void>;
  /** Starts it unless it runs; the first start of all fetches Neo4j. */
  startServer(name: string): Promise<void>;
  /** Stops it; one that ended by itself counts as stopped from then on. */
  stopServer(name: string): Promise<void>;
  /** Leaves a start that takes too long: nothing of it stays. */
  cancelServer(): void;
  /** Shows the end of its log, or closes it. */
  showServerLogs(name: string | null): Promise<void>;
}

export function serverCommands(client: EngineClient, store: WorkbenchStore): ServerCommands {
  const change = (what: Partial<ServersView>): void => store.setState((state) => changeServers(state, what));
  const watched = new Set<string>();
  let stop = new AbortController();
  const load = async (): Promise<void> => {
    const reply = await client.request("server:list", {});
    change({ list: fetchedOf(reply) });
    watchAll();
  };
  const watchAll = (): void => {
    for (const { name, state } of knownServers(store.getState()))
      if (state === "running" && !watched.has(name)) void watch(name);
  };
  const watch = async (name: string): Promise<void> => {
    watched.add(name);
    const reply = await client.request("server:watch", { name });
    watched.delete(name);
    // Without an engine nothing is known; the next list says how things are.
    if (reply.ok) await load();
  };
  const work = async (name: string, kind: "start" | "stop"): Promise<void> => {
    if (store.getState().connections.servers.busy !== null) return;
    const { signal } = (stop = new AbortController());
    const busy = { name, work: kind, startedAt: performance.now(), progress: null };
    change({ busy, trouble: null });
    const reply =
      kind === "stop"
        ? await client.request("server:stop", { name })
        : await client.request(
            "server:start",
            { name },
            { signal, onProgress: (progress) => change({ busy: { ...busy, progress } }) },
          );
    if (reply.ok) store.setState((state) => receiveServer(state, reply.value));
    else change({ busy: null, trouble: signal.aborted ? null : { name, failure: reply.failure } });
    watchAll();
  };
  return {
    loadServers: load,
    startServer: (name) => work(name, "start"),
    stopServer: (name) => work(name, "stop"),
    cancelServer: () => stop.abort(),
    async showServerLogs(name) {
      if (name === null) return change({ logs: null });
      const reply = await client.request("server:logs", { name });
      if (reply.ok) change({ logs: { name, ...reply.value } });
      else change({ trouble: { name, failure: reply.failure } });
    },
  };
}
