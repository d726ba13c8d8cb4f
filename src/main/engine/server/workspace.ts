/** What the engine keeps open between requests: graphs and the embedder, each opened when first needed. */
import { join } from "node:path";
import type { Device } from "../../../shared/devices";
import { openConnections, type Connections } from "../connections/connections";
import { cachedEmbedder } from "../models/embedding-cache";
import type { DeviceUse } from "../models/choose-device";
import { findInstalled } from "../models/install/installed-embedders";
import { DEFAULT_EMBEDDER, openEmbedder } from "../models/onnx-embedder";
import type { IdentifiedEmbedder } from "../models/embedder";
import { openGraphReader, type GraphReader } from "../models/graph-reader";
import { allowedServers } from "../language-models/allowed-servers";
import { openLanguageModel, type LanguageModel, type ModelServer } from "../language-models/door";
import type { TagWords } from "../ask/texts/spans/span-tokens";
import { openMorphology, type Morphology } from "../build/tagger/morphology";
import { openPathRanker, type PathRanker } from "../models/path-ranker";
import { openRetriever, type Retriever } from "../models/retriever";
import { OpenConsoles } from "../store/neo4j/console/open-consoles";
import { productVersion } from "../report/product-version";
import { Devices } from "./devices/devices";
import { productFolders, type Folders } from "./folders";
import { trialLauncher } from "./devices/launch-trial";
import { OpenStores } from "./open-stores";
import { openGraph } from "./stores";

/** A million-edge graph takes some hundred MB when open. */
const MOST_OPEN_GRAPHS = 4;

export interface Workspace {
  readonly folders: Folders;
  readonly stores: OpenStores;
  readonly connections: Connections;
  /** For the Cypher room. */
  readonly consoles: OpenConsoles;
  /** What the models run on; a change is heard by the next question. */
  readonly devices: Devices;
  /**
   * The product's own, or an installed one by its name. Throws model-missing or model-unusable; tried anew each time until it is there. What was embedded once is kept on disk: a repeated import
   * costs nothing, a broken-off one resumes, and a graph's relation words are there at the next start.
   */
  embedder(name?: string): Promise<IdentifiedEmbedder>;
  /** The same model for many texts at once: it may run on another device. */
  importEmbedder(name?: string): Promise<IdentifiedEmbedder>;
  /** The trained retriever of a name, kept open. Throws model-missing or model-unusable; tried anew each time until it is there. */
  readonly retriever: (name: string) => Promise<Retriever>;
  /** The trained reader of a name, likewise. */
  readonly graphReader: (name: string) => Promise<GraphReader>;
  /** The trained ranker of paths of a name, likewise. */
  readonly pathRanker: (name: string) => Promise<PathRanker>;
  /** Parts of speech of Romanian words. Throws model-missing or model-unusable. */
  readonly romanianTags: () => Promise<TagWords>;
  /** A server of language models: on this machine, or one that was allowed; its key is in DRAGOMAN_MODEL_KEY. Throws model-unusable. */
  readonly languageModel: (server: ModelServer) => Promise<LanguageModel>;
  /** Loads the model while the user still reads: the first question need not wait. Silent where there is none: questions say so. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export function openWorkspace(folders: Folders = productFolders()): Workspace {
  const connections = openConnections(folders.records);
  const stores = new OpenStores((path) => openGraph(path, folders, connections), MOST_OPEN_GRAPHS);
  const consoles = new OpenConsoles();
  const devices = new Devices({
    ...{ file: join(folders.records, "devices.json"), product: productVersion(), launch: trialLauncher() },
  });
  const models = openModels(folders, devices);
  return {
    ...{ folders, stores, connections, consoles, devices },
    ...models,
    romanianTags: romanianTagger(folders.models),
    languageModel: async (server) =>
      openLanguageModel(server, {
        allowed: allowedServers(join(folders.records, "model-servers.json")),
        key: process.env["DRAGOMAN_MODEL_KEY"],
      }),
    close: async () => {
      await consoles.close();
      await stores.closeAll();
      await models.close();
    },
  };
}

/** The tagger that reads Romanian texts, opened once. */
function romanianTagger(models: string): () => Promise<TagWords> {
  let opened: Morphology | undefined;
  return async () => {
    opened ??= openMorphology(models, "ronec-tagger");
    const morphology = opened;
    return (texts) => morphology.read(texts).map(({ upos }) => upos);
  };
}

type Models = Pick<
  Workspace,
  "embedder" | "importEmbedder" | "retriever" | "graphReader" | "pathRanker" | "warmUp" | "close"
>;

/** The models on this machine, each opened at its first use for the device that is chosen then. */
function openModels(folders: Folders, devices: Devices): Models {
  const lost = (device: Device, reason: string): void => {
    devices.lose(device, reason);
  };
  const models = new Opened(async ({ name, use }: Wanted) => {
    const { folder, model } = await embedderAt(name, folders);
    return openEmbedder(folder, model, { ...use, lost });
  });
  const embedders = new Opened(async (wanted: Wanted) =>
    cachedEmbedder(await models.of(wanted), folders.embeddings),
  );
  const usual = (use: DeviceUse) => embedders.of({ name: DEFAULT_EMBEDDER, use });
  const retrievers = new Opened(async ({ name, use }: Wanted) =>
    openRetriever(folders.models, await usual(use), name, { device: use.device, lost }),
  );
  const readers = new Opened(async ({ name, use }: Wanted) =>
    openGraphReader(folders.models, await usual(use), name),
  );
  const rankers = new Opened(async ({ name, use }: Wanted) =>
    openPathRanker(folders.models, await usual(use), name),
  );
  const full = async (name: string) => (await embedderAt(name, folders)).model;
  const asking = async () => (await devices.decide()).asking;
  return {
    embedder: async (name = DEFAULT_EMBEDDER) =>
      embedders.of({ name: await full(name), use: await asking() }),
    importEmbedder: async (name = DEFAULT_EMBEDDER) =>
      embedders.of({ name: await full(name), use: (await devices.decide()).importing }),
    retriever: async (name) => retrievers.of({ name, use: await asking() }),
    graphReader: async (name) => readers.of({ name, use: await asking() }),
    pathRanker: async (name) => rankers.of({ name, use: await asking() }),
    warmUp: async () => {
      await asking()
        .then((use) => models.of({ name: DEFAULT_EMBEDDER, use }))
        .then((it) => it.embed(["warm"]))
        .catch(() => undefined);
    },
    close: async () => {
      for (const all of [rankers.all(), readers.all(), retrievers.all(), embedders.all()])
        for (const opened of all) await (await opened.catch(() => undefined))?.close();
    },
  };
}

/** A model by its name, and where it shall run. */
interface Wanted {
  readonly name: string;
  readonly use: DeviceUse;
}

/** Folder and full name of an embedder: the product's, or an installed one. Throws model-missing or model-unusable. */
async function embedderAt(name: string, folders: Folders): Promise<{ folder: string; model: string }> {
  if (name === DEFAULT_EMBEDDER) return { folder: folders.models, model: name };
  const { folder, entry } = await findInstalled(folders.ownModels, name);
  return { folder, model: entry.name };
}

/** What was opened for each way of opening it, at the first call; a failure is not kept. */
class Opened<K extends object, T> {
  readonly #opened = new Map<string, Promise<T>>();

  constructor(private readonly open: (how: K) => Promise<T>) {}

  of(how: K): Promise<T> {
    const key = JSON.stringify(how);
    const known = this.#opened.get(key);
    if (known) return known;
    const opened = this.open(how).catch((fault: unknown) => {
      this.#opened.delete(key);
      throw fault;
    });
    this.#opened.set(key, opened);
    return opened;
  }

  all(): Promise<T>[] {
    return [...this.#opened.values()];
  }
}
