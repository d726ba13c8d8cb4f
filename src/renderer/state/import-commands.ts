/** The commands of the import dialog. */
import type { EngineClient } from "../api/engine-client";
import { chooseGraph } from "./choices";
import { closeImport, failImport, finishImport, noteImport, startImport } from "./imports";
import { remember } from "./steps";
import type { Workbench } from "./workbench";

interface Store {
  getState(): Workbench;
  setState(turn: (state: Workbench) => Workbench): void;
}

export interface ImportCommands {
  startImport(): Promise<void>;
  cancelImport(): void;
  /** Closes the dialog and shows the graph that was imported. */
  openImported(): void;
}

/** `reload` fetches the list of graphs again, so that the new one can be chosen. */
export function importCommands(
  client: EngineClient,
  store: Store,
  reload: () => Promise<void>,
): ImportCommands {
  let stop = new AbortController();
  return {
    async startImport() {
      const { importing } = store.getState();
      if (importing === null) return;
      stop = new AbortController();
      store.setState((state) => startImport(state, performance.now()));
      const reply = await send(client, store, importing, stop.signal);
      store.setState((state) =>
        reply.ok ? finishImport(state, reply.value) : failImport(state, reply.failure),
      );
      if (reply.ok) await reload();
    },
    cancelImport: () => stop.abort(),
    openImported() {
      const graph = store.getState().importing?.report?.graph;
      store.setState((state) => {
        const turned = closeImport(graph === undefined ? state : chooseGraph(state, graph));
        return remember(state, turned, null, performance.now());
      });
    },
  };
}

async function send(
  client: EngineClient,
  store: Store,
  importing: NonNullable<Workbench["importing"]>,
  signal: AbortSignal,
) {
  const files = await readFiles(importing.files);
  if (!Array.isArray(files)) {
    const failure = { kind: "import-failed", file: files.unreadable, reason: "it cannot be read" } as const;
    return { ok: false, failure } as const;
  }
  const input = { into: importing.name, files, embed: importing.embed };
  const onProgress = (progress: Parameters<typeof noteImport>[1]): void =>
    store.setState((state) => noteImport(state, progress));
  return client.request("graph:import", input, { signal, onProgress });
}

interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A file may have been moved or locked since it was chosen. */
async function readFiles(files: readonly File[]): Promise<Upload[] | { unreadable: string }> {
  const uploads: Upload[] = [];
  for (const file of files) {
    try {
      uploads.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    } catch {
      return { unreadable: file.name };
    }
  }
  return uploads;
}
