/** What the engine keeps open between requests: graphs and the embedder, each opened when first needed. */
import { openConnections } from "../connections/connections";
import type { Connections } from "../connections/connections";
import { cachedEmbedder } from "../models/embedding-cache";
import { openEmbedder } from "../models/onnx-embedder";
import type { IdentifiedEmbedder } from "../models/embedder";
import { openRetriever } from "../models/retriever";
import type { Retriever } from "../models/retriever";
import { productFolders } from "./folders";
import type { Folders } from "./folders";
import { openAnyGraph } from "./connected-graph";
import { OpenStores } from "./open-stores";

/** A million-edge graph takes some hundred MB when open. */
const MOST_OPEN_GRAPHS = 4;

export interface Workplace {
  readonly folders: Folders;
  readonly stores: OpenStores;
  readonly connections: Connections;
  /**
   * Throws model-missing or model-unusable; tried anew each time until it is there. What was embedded once is kept on disk: a repeated import
   * costs nothing, a broken-off one resumes, and a graph's relation words are there at the next start.
   */
  embedder(): Promise<IdentifiedEmbedder>;
  /** The trained retriever of a name, kept open. Throws model-missing or model-unusable; tried anew each time until it is there. */
  readonly retriever: (name: string) => Promise<Retriever>;
  /** Loads the model while the user still reads: the first question need not wait. Silent where there is none: questions say so. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export function openWorkplace(folders: Folders = productFolders()): Workplace {
  const connections = openConnections(folders.records);
  const stores = new OpenStores((path) => openAnyGraph(path, folders, connections), MOST_OPEN_GRAPHS);
  const model = once(() => openEmbedder(folders.models));
  const embedder = once(async () => cachedEmbedder(await model(), folders.embeddings));
  const retrievers = new Map<string, () => Promise<Retriever>>();
  const retriever = (name: string) => {
    const opened =
      retrievers.get(name) ?? once(async () => openRetriever(folders.models, await embedder(), name));
    retrievers.set(name, opened);
    return opened();
  };
  return {
    folders,
    stores,
    connections,
    embedder,
    retriever,
    warmUp: async () => {
      await model()
        .then((it) => it.embed(["warm"]))
        .catch(() => undefined);
    },
    close: async () => {
      await stores.closeAll();
      for (const opened of retrievers.values()) await (await opened().catch(() => undefined))?.close();
      await (await embedder().catch(() => undefined))?.close();
    },
  };
}

/** Opens at the first call; a failure is not kept. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open().catch((fault: unknown) => {
      opened = undefined;
      throw fault;
    });
    return opened;
  };
}
