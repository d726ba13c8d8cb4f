/** What the engine keeps open between requests: graphs and the embedder, each opened when first needed. */
import { cachedEmbedder } from "../models/embedding-cache";
import { openEmbedder } from "../models/onnx-embedder";
import type { IdentifiedEmbedder } from "../models/embedder";
import { openBuiltInStore } from "../store/built-in-store";
import { productFolders } from "./folders";
import type { Folders } from "./folders";
import { OpenStores } from "./open-stores";

/** A million-edge graph takes some hundred MB when open. */
const MOST_OPEN_GRAPHS = 4;

export interface Workplace {
  readonly folders: Folders;
  readonly stores: OpenStores;
  /**
   * Throws model-missing or model-unusable; tried anew each time until it is there. What was embedded once is kept on disk: a repeated import
   * costs nothing, a broken-off one resumes, and a graph's relation words are there at the next start.
   */
  embedder(): Promise<IdentifiedEmbedder>;
  /** Loads the model while the user still reads: the first question need not wait. Silent where there is none: questions say so. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export function openWorkplace(folders: Folders = productFolders()): Workplace {
  const stores = new OpenStores(openBuiltInStore, MOST_OPEN_GRAPHS);
  const model = once(() => openEmbedder(folders.models));
  const embedder = once(async () => cachedEmbedder(await model(), folders.embeddings));
  return {
    folders,
    stores,
    embedder,
    warmUp: async () => {
      await model()
        .then((it) => it.embed(["warm"]))
        .catch(() => undefined);
    },
    close: async () => {
      await stores.closeAll();
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
