/**
 * Procedures and functions that read the graph and nothing else. Neo4j's own mode is not enough: some of mode READ build indexes anew
 * (db.resampleIndex), collect statistics, write files or ask other machines (apoc.export.*, apoc.load.*, genai.*). Unknown ones are refused.
 */

const PROCEDURES: readonly string[] = [
  "db.labels",
  "db.relationshipTypes",
  "db.propertyKeys",
  "db.info",
  "db.ping",
  "db.schema.",
  "db.index.fulltext.listAvailableAnalyzers",
  "db.index.fulltext.queryNodes",
  "db.index.fulltext.queryRelationships",
  "db.index.vector.queryNodes",
  "db.index.vector.queryRelationships",
  "apoc.algo.",
  "apoc.meta.",
  "apoc.neighbors.",
  "apoc.path.",
];

const FUNCTIONS: readonly string[] = [
  "apoc.agg.",
  "apoc.any.",
  "apoc.coll.",
  "apoc.convert.",
  "apoc.date.",
  "apoc.hashing.",
  "apoc.label.",
  "apoc.map.",
  "apoc.math.",
  "apoc.meta.",
  "apoc.node.",
  "apoc.number.",
  "apoc.rel.",
  "apoc.temporal.",
  "apoc.text.",
  "gds.similarity.",
];

/** Whether a procedure, in full and as the database spells it, is known to do no more than read this graph. */
export function isAllowedProcedure(name: string): boolean {
  return isListed(name, PROCEDURES);
}

/** The same of a function that is not built into the database. */
export function isAllowedFunction(name: string): boolean {
  return isListed(name, FUNCTIONS);
}

/** A list's word that ends with a dot stands for all that begins with it. */
function isListed(name: string, list: readonly string[]): boolean {
  return list.some((known) => (known.endsWith(".") ? name.startsWith(known) : name === known));
}
