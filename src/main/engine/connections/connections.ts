/** The user's connections with their passwords: what the engine keeps of databases between questions. */
import { join } from "node:path";
import { ConnectionFile } from "./connection-file";
import { openSecrets, type Secrets } from "./secrets";

export interface Connections {
  readonly file: ConnectionFile;
  readonly secrets: Secrets;
}

/** Connections kept in a folder. */
export function openConnections(folder: string, environment: NodeJS.ProcessEnv = process.env): Connections {
  return {
    file: new ConnectionFile(join(folder, "connections.json")),
    secrets: openSecrets(join(folder, "secrets.json"), environment),
  };
}
