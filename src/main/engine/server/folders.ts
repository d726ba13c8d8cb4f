/** Where things lie on this machine. */
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

export interface Folders {
  /** The user's own graphs; written to. */
  readonly graphs: string;
  /** Graphs that come with the product; only read. */
  readonly samples: string;
  /** Vectors kept between imports; may be deleted at any time. */
  readonly embeddings: string;
  /** What models read of texts, kept between builds; may be deleted at any time. */
  readonly readings: string;
  /** Data, settings and logs of Neo4j servers, and Neo4j's program files where Maven does not keep them. */
  readonly neo4j: string;
  /** The run ledger, and the session as it was left. */
  readonly records: string;
  readonly models: string;
  /** Models that the user installed, a folder each. */
  readonly ownModels: string;
  readonly recipes: string;
}

/** The product's folders; DRAGOMAN_HOME and DRAGOMAN_RESOURCES move them. */
export function productFolders(environment: NodeJS.ProcessEnv = process.env): Folders {
  const resources = environment["DRAGOMAN_RESOURCES"] ?? nearestResources(import.meta.dirname);
  return {
    graphs: join(homeFolder(environment), "graphs"),
    embeddings: join(homeFolder(environment), "embeddings"),
    readings: join(homeFolder(environment), "readings"),
    neo4j: join(homeFolder(environment), "neo4j"),
    records: join(homeFolder(environment), "records"),
    samples: join(resources, "graphs"),
    models: join(resources, "models"),
    ownModels: join(homeFolder(environment), "models"),
    recipes: join(resources, "recipes"),
  };
}

/** The folder for what the user makes: DRAGOMAN_HOME, or the one each system keeps for such things. */
export function homeFolder(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  const own = environment["DRAGOMAN_HOME"];
  if (own) return own;
  if (platform === "win32")
    return join(environment["APPDATA"] ?? join(home, "AppData", "Roaming"), "Dragoman");
  if (platform === "darwin") return join(home, "Library", "Application Support", "Dragoman");
  return join(environment["XDG_DATA_HOME"] ?? join(home, ".local", "share"), "dragoman");
}

/** The run ledger's file. */
export function ledgerFile({ records }: Pick<Folders, "records">): string {
  return join(records, "runs.jsonl");
}

/** Where what a person corrects in texts is kept, for every graph of them. */
export function correctionsFolder({ records }: Pick<Folders, "records">): string {
  return join(records, "corrections");
}

/** Sources and built files lie at different depths below the product's root, hence the walk upwards. */
function nearestResources(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "resources");
    if (existsSync(candidate) && existsSync(join(folder, "package.json"))) return candidate;
    if (dirname(folder) === folder) throw new Error(`no resources folder above ${from}`);
  }
}
