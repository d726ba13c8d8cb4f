/** What the engine keeps open between requests: graphs and the embedder, each opened when first needed. */
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
  /** Throws model-missing or model-unusable; tried anew each time until it is there. */
  embedder(): Promise<IdentifiedEmbedder>;
  close(): Promise<void>;
}

export function openWorkplace(folders: Folders = productFolders()): Workplace {
  const stores = new OpenStores(openBuiltInStore, MOST_OPEN_GRAPHS);
  let embedder: Promise<IdentifiedEmbedder> | undefined;
  return {
    folders,
    stores,
    embedder: () => {
      embedder ??= openEmbedder(folders.models).catch((fault: unknown) => {
        embedder = undefined;
        throw fault;
      });
      return embedder;
    },
    close: async () => {
      await stores.closeAll();
      await (await embedder?.catch(() => undefined))?.close();
    },
  };
}
