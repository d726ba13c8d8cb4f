/** `--graph NAME|FILE|bolt://…|neptune://…`: a name of the list, a graph's file anywhere, or a database's address. */
import { statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { FailureError } from "../../shared/failure";
import { storeAt } from "../../shared/stores";
import { diskReason } from "../engine/records/disk-reasons";
import { makeNamedFolder } from "../engine/records/whole-file";
import type { Folders } from "../engine/server/folders";
import { findGraphFile, isGraphName, ownGraphPath } from "../engine/server/graph-files";
import { GRAPH_EXTENSION } from "../engine/store/layout";

export interface NamedGraph {
  readonly name: string;
  readonly path: string;
}

/** The graph to read; throws "graph-missing". */
export function graphToRead(nameOrFile: string, folders: Folders): NamedGraph {
  if (storeAt(nameOrFile)) return { name: nameOrFile, path: nameOrFile };
  if (!isFile(nameOrFile)) return findGraphFile(nameOrFile, folders);
  if (!statSync(nameOrFile, { throwIfNoEntry: false })?.isFile())
    throw new FailureError({ kind: "graph-missing", graph: nameOrFile });
  return namedFile(nameOrFile);
}

/** Where `import --into` writes: the user's graph of that name, or the file; throws invalid-request for what is neither. */
export function graphToWrite(nameOrFile: string, folders: Folders): NamedGraph {
  const isPlace = nameOrFile.endsWith(GRAPH_EXTENSION) || /[\\/]/.test(nameOrFile);
  if (isPlace) return namedFile(nameOrFile);
  // A name with a blank, or none at all, would become a file in whatever folder one happens to be in.
  return { name: nameOrFile, path: ownGraphPath(nameOrFile, folders) };
}

/** Makes the folder that the graph is written into; throws import-failed where there can be none. */
export function makeFolderOf({ name, path }: NamedGraph): void {
  try {
    makeNamedFolder(dirname(path));
  } catch (fault) {
    throw new FailureError({ kind: "import-failed", file: name, reason: diskReason(fault) });
  }
}

/** What cannot be a name, or ends like a graph's file, is a file. */
function isFile(nameOrFile: string): boolean {
  return nameOrFile.endsWith(GRAPH_EXTENSION) || !isGraphName(nameOrFile);
}

function namedFile(path: string): NamedGraph {
  return { name: basename(path, GRAPH_EXTENSION), path: resolve(path) };
}
