/** Which graphs there are and in which files; a name is never a path. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { connectionIn } from "../../../shared/connections";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { GRAPH_EXTENSION } from "../store/layout";
import type { Folders } from "./folders";

export interface GraphFile {
  readonly name: string;
  readonly path: string;
  readonly sample: boolean;
}

const NAME = /^(?!\.)[\w.-]{1,64}$/;
/** Windows opens devices for these, whatever the suffix. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** True for names that are safe as a file's name on every system. */
export function isGraphName(name: string): boolean {
  return NAME.test(name) && !DEVICE.test(name);
}

/** Every graph, the user's first; a user's graph hides a sample of the same name. */
export function listGraphFiles(folders: Folders): GraphFile[] {
  const own = graphsIn(folders.graphs, false);
  const names = new Set(own.map((file) => file.name));
  return [...own, ...graphsIn(folders.samples, true).filter((file) => !names.has(file.name))];
}

/** The file of the graph called `name`, or the connection `connection:NAME` itself; throws "graph-missing". */
export function findGraphFile(name: string, folders: Folders): GraphFile {
  // Looked up when it is opened: what a connection leads to is no file.
  if (connectionIn(name) !== undefined) return { name, path: name, sample: false };
  const found = isGraphName(name) ? listGraphFiles(folders).find((file) => file.name === name) : undefined;
  if (!found) throw new FailureError({ kind: "graph-missing", graph: name });
  return found;
}

/** Where the user's graph of that name is, or would be; throws on names that are no names. */
export function ownGraphPath(name: string, folders: Folders): string {
  if (!isGraphName(name))
    throw new FailureError({ kind: "invalid-request", reason: message("graph-name", { name }) });
  return join(folders.graphs, name + GRAPH_EXTENSION);
}

function graphsIn(folder: string, sample: boolean): GraphFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(GRAPH_EXTENSION))
    .map((file) => ({ name: basename(file, GRAPH_EXTENSION), path: join(folder, file), sample }))
    .filter((file) => isGraphName(file.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
