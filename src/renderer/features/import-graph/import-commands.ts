/** The commands of the import dialog. */
import { uploadOf, type EngineClient } from "../../api/engine-client";
import { chooseGraph } from "../../state/choices";
import { fetchedOf } from "../../state/fetched";
import { receivePreview, shownMappings } from "./import-mapping";
import { closeImport, failImport, finishImport, noteImport, startImport } from "./imports";
import { remember } from "../../state/steps";
import type { Workbench } from "../../state/workbench";

interface Store {
  getState(): Workbench;
  setState(turn: (state: Workbench) => Workbench): void;
}

export interface ImportCommands {
  /** Looks at the beginnings of the chosen files; a newer look ends the older one. */
  previewImport(): Promise<void>;
  /** `allowRejects`: without the rows that cannot be used, however many. */
  startImport(allowRejects?: boolean): Promise<void>;
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
  let look = new AbortController();
  return {
    async previewImport() {
      const { importing } = store.getState();
      look.abort();
      if (importing === null || importing.files.length === 0) return;
      const { signal } = (look = new AbortController());
      store.setState((state) => receivePreview(state, { state: "loading" }));
      const reply = await preview(client, importing, signal);
      if (signal.aborted) return;
      const found = fetchedOf(reply);
      store.setState((state) => receivePreview(state, found));
    },
    async startImport(allowRejects = false) {
      const { importing } = store.getState();
      if (importing === null) return;
      stop = new AbortController();
      store.setState((state) => startImport(state, performance.now()));
      const reply = await send(client, store, { ...importing, allowRejects }, stop.signal);
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

type Importing = NonNullable<Workbench["importing"]>;

function preview(client: EngineClient, importing: Importing, signal: AbortSignal) {
  const { files, format, tables, redistributable } = importing;
  const chosen = { tables: [...tables], ...(format !== null && { format }) };
  const input = { files: files.map(uploadOf), redistributable, ...chosen };
  return client.request("import:preview", input, { signal, files });
}

/** What the preview shows; without one, what was chosen, and the engine guesses the rest. */
function chosenWays({ preview, format, tables }: Importing) {
  if (preview?.state === "ready")
    return { format: preview.value.format, tables: shownMappings(preview.value) };
  return { ...(format !== null && { format }), tables: [...tables] };
}

type Sent = Importing & { readonly allowRejects: boolean };

function send(client: EngineClient, store: Store, importing: Sent, signal: AbortSignal) {
  const { name, files, embed, redistributable, mergeXrefs, allowRejects } = importing;
  const asked = { into: name, files: files.map(uploadOf), embed, redistributable, mergeXrefs, allowRejects };
  const input = { ...asked, ...chosenWays(importing) };
  const onProgress = (progress: Parameters<typeof noteImport>[1]): void =>
    store.setState((state) => noteImport(state, progress, performance.now()));
  return client.request("graph:import", input, { signal, onProgress, files });
}
