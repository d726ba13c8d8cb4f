/** Which graphs there are and in which files; a name is never a path. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { connectionIn } from "../../../shared/connections";
import { FailureError, type Failure } from "../../../shared/failure";
import { readReason } from "../../../shared/sentences/read-reasons";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { diskReason } from "../records/disk-reasons";
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

/** Every graph, the user's first; a user's graph hides a sample of the same name. A folder that may not be read hides no other: `unreadFolders` tells it. */
export function listGraphFiles(folders: Folders): GraphFile[] {
  const own = graphsIn(folders.graphs, false);
  const names = new Set(own.map((file) => file.name));
  return [...own, ...graphsIn(folders.samples, true).filter((file) => !names.has(file.name))];
}

/** Why folders of graphs cannot be looked into, one failure a folder. */
export function unreadFolders({ graphs, samples }: Pick<Folders, "graphs" | "samples">): Failure[] {
  return [graphs, samples].flatMap((folder) => {
    const { fault } = filesIn(folder);
    return fault === undefined
      ? []
      : [{ kind: "record-unreadable", file: basename(folder), reason: folderReason(fault) }];
  });
}

/** The file of the graph called `name`, or the connection `connection:NAME` itself; throws "graph-missing", or why its folder cannot be read. */
export function findGraphFile(name: string, folders: Folders): GraphFile {
  // Looked up when it is opened: what a connection leads to is no file.
  if (connectionIn(name) !== undefined) return { name, path: name, sample: false };
  const found = isGraphName(name) ? listGraphFiles(folders).find((file) => file.name === name) : undefined;
  if (found) return found;
  const [unread] = isGraphName(name) ? unreadFolders(folders) : [];
  throw new FailureError(unread ?? { kind: "graph-missing", graph: name });
}

/** Where the user's graph of that name is, or would be; throws on names that are no names. */
export function ownGraphPath(name: string, folders: Folders): string {
  if (!isGraphName(name))
    throw new FailureError({ kind: "invalid-request", reason: message("graph-name", { name }) });
  return join(folders.graphs, name + GRAPH_EXTENSION);
}

function graphsIn(folder: string, sample: boolean): GraphFile[] {
  return filesIn(folder)
    .files.filter((file) => file.endsWith(GRAPH_EXTENSION))
    .map((file) => ({ name: basename(file, GRAPH_EXTENSION), path: join(folder, file), sample }))
    .filter((file) => isGraphName(file.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Names in a folder, none where it is not there, or the fault that keeps it shut. */
function filesIn(folder: string): { readonly files: readonly string[]; readonly fault?: unknown } {
  try {
    return { files: existsSync(folder) ? readdirSync(folder) : [] };
  } catch (fault) {
    return { files: [], fault };
  }
}

function folderReason(fault: unknown): Reason {
  const isForbidden =
    fault instanceof Error && "code" in fault && /^E(?:ACCES|PERM)$/.test(String(fault.code));
  return isForbidden ? readReason(fault) : diskReason(fault);
}
