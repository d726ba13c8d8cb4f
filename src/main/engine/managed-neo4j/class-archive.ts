/**
 * Neo4j's classes as Java laid them out in memory when a server last ended: a start that finds them takes three fifths of the time. Java
 * writes the archive itself, and looks that it was made of these program files by this Java; one that does not fit is left unread and made anew.
 */
import { lstat, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writable by others than its owner. */
const BY_OTHERS = 0o022;

/** Where the archive of a home's servers lies: beside the program files, or where DRAGOMAN_NEO4J_CLASSES says ("" for none). */
export function classArchive(home: string, environment: NodeJS.ProcessEnv): string | undefined {
  return (environment["DRAGOMAN_NEO4J_CLASSES"] ?? join(home, "files", "classes.jsa")) || undefined;
}

/** Java's arguments to read and renew the archive at `path`; none where what lies there is another's and cannot be taken away. */
export async function archiveArguments(path: string | undefined): Promise<string[]> {
  if (path === undefined || !(await isOursToRead(path))) return [];
  return [
    `-XX:SharedArchiveFile=${path}`,
    "-XX:+AutoCreateSharedArchive",
    // One that was cut off, as when the power went, is left unread: Java tells it by its sums.
    "-XX:+VerifySharedSpaces",
    // That the modules added make it a little slower is nobody's trouble.
    "-Xlog:cds*=off",
  ];
}

/** Whether the file is our own, which nobody else can write, or can be: what is none is taken away, for its classes would be run unchecked. */
async function isOursToRead(path: string): Promise<boolean> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const found = await lstat(path).catch(() => undefined);
    if (found === undefined) return true;
    const isOwn = process.getuid === undefined || found.uid === process.getuid();
    if (found.isFile() && isOwn && (process.platform === "win32" || (found.mode & BY_OTHERS) === 0))
      return true;
    await rm(path);
    return true;
  } catch {
    // Neither read nor written then: the start takes as long as it did.
    return false;
  }
}
