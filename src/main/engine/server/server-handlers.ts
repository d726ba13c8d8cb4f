/** Neo4j servers of this machine: listed, started, stopped, read about and watched. */
import { FailureError } from "../../../shared/failure";
import type { ManagedServer } from "../../../shared/managed-servers";
import { message } from "../../../shared/sentences/sentences";
import { lastLogLines, listServers } from "../managed-neo4j/known-servers";
import {
  serverStatus,
  startServer,
  stopServer,
  watchServer,
  type ServerStatus,
} from "../managed-neo4j/managed-server";
import { memoryFor } from "../managed-neo4j/server-files";
import { isGraphName } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Workspace } from "./workspace";

type ServerHandlers = Pick<Handlers, Extract<keyof Handlers, `server:${string}`>>;

export function serverHandlers({ folders }: Workspace): ServerHandlers {
  const home = { folder: folders.neo4j };
  const shown = async (name: string): Promise<ManagedServer> => toManaged(await serverStatus(home, name));
  return {
    "server:list": async () => (await listServers(home)).map(toManaged),
    "server:start": async ({ name, heapMb }, { signal, progress }) => {
      const memory = memoryFor();
      await startServer(home, checked(name), {
        signal,
        memory: heapMb === undefined ? memory : { ...memory, heapMb },
        progress: (what, done, total) =>
          progress({ stage: what.startsWith("fetching") ? "fetch" : "start", done, total }),
      });
      return shown(name);
    },
    "server:stop": async ({ name }) => {
      await stopServer(home, checked(name));
      return shown(name);
    },
    "server:logs": async ({ name, lines }) => ({
      folder: (await serverStatus(home, checked(name))).logs,
      text: await lastLogLines(home, name, lines),
    }),
    "server:watch": async ({ name }, { signal }) => {
      const { state, pid } = await serverStatus(home, checked(name));
      if (state !== "running") return { lost: state === "crashed" };
      const watched = { graph: name, pid: pid! };
      let lost = false;
      await watchServer(home, watched, signal, () => (lost = true));
      signal.throwIfAborted();
      return { lost };
    },
  };
}

function toManaged({ graph, state, url = "" }: ServerStatus): ManagedServer {
  return { name: graph, state, url };
}

/** The name becomes a folder's. */
function checked(name: string): string {
  if (isGraphName(name)) return name;
  throw new FailureError({ kind: "invalid-request", reason: message("server-name", { name }) });
}
