/** Columns and properties that hold cross-references: what other sources call a thing. */

/** As a regular expression that JavaScript and DuckDB read alike. */
export const XREF_KEYS =
  "(?:db[_ ]?)?xrefs?|cross[_ ]?references?|same[_ ]?as|equivalent[_ ]?(?:identifiers?|ids?)|exact[_ ]?match(?:es)?";

const IS_KEY = new RegExp(`^(?:${XREF_KEYS})$`, "i");

export function isXrefKey(name: string): boolean {
  return IS_KEY.test(name);
}
