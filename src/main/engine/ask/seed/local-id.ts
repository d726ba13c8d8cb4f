/** Ids that people write with a prefix and libraries without. */

const CURIE = /^[A-Za-z][\w.]*:(?<local>[^\s/:]+)$/;

/** What stands behind the prefix of a CURIE: "D005395" of "MESH:D005395"; undefined for what is none. */
export function localId(id: string): string | undefined {
  return CURIE.exec(id.trim())?.groups?.["local"];
}

/** Looks ids up as they are, else by what stands behind their prefix. */
export function handleOf(id: string, handles: ReadonlyMap<string, number>): number | undefined {
  return handles.get(id) ?? handles.get(localId(id) ?? id);
}
