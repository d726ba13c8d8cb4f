/**
 * The tables of a built-in graph: one DuckDB file per graph, written once by an import and then only read.
 *
 * Node, edge, relation and label handles are dense integers from 0; edges are stored in ascending handle. `properties` is JSON text.
 * `vectors` holds little-endian IEEE half-precision floats, normalised to length 1, `count` vectors of `width` per row starting at
 * node handle `first`; a graph with vectors has one for every node. `undirected` lists the edges that join their ends in no direction.
 *
 * A graph built from texts holds them too: `documents` with what is known of each as JSON text, their `chunks` (from `context` on shown
 * again from the one before, from `start_char` on their own) and `mentions` of entities, `forms` by entity and the reasons of `merges`.
 * Offsets are UTF-16 units into the document's text. These tables are empty in other graphs.
 */
export const LAYOUT_VERSION = 3;

/** Layouts that are read: the first had no table of undirected edges and no mapping, the second no texts. */
export const LAYOUTS: ReadonlySet<string> = new Set(["1", "2", "3"]);

export const CREATE_TABLES = [
  "CREATE TABLE meta (key VARCHAR PRIMARY KEY, value VARCHAR NOT NULL)",
  "CREATE TABLE labels (label INTEGER PRIMARY KEY, name VARCHAR NOT NULL UNIQUE)",
  "CREATE TABLE relations (relation INTEGER PRIMARY KEY, name VARCHAR NOT NULL UNIQUE, words VARCHAR NOT NULL)",
  "CREATE TABLE nodes (node INTEGER NOT NULL, id VARCHAR NOT NULL, name VARCHAR NOT NULL, labels INTEGER[] NOT NULL, text VARCHAR NOT NULL, properties VARCHAR NOT NULL)",
  "CREATE TABLE edges (edge INTEGER NOT NULL, source INTEGER NOT NULL, target INTEGER NOT NULL, relation INTEGER NOT NULL, properties VARCHAR NOT NULL)",
  "CREATE TABLE evidence (edge INTEGER NOT NULL, text VARCHAR NOT NULL, source VARCHAR NOT NULL, start_char INTEGER, end_char INTEGER, refs VARCHAR[] NOT NULL)",
  "CREATE TABLE vectors (first INTEGER NOT NULL, count INTEGER NOT NULL, width INTEGER NOT NULL, data BLOB NOT NULL)",
  "CREATE TABLE undirected (edge INTEGER NOT NULL)",
  "CREATE TABLE documents (id VARCHAR NOT NULL, about VARCHAR NOT NULL, text VARCHAR NOT NULL)",
  "CREATE TABLE chunks (id VARCHAR NOT NULL, document VARCHAR NOT NULL, chapter INTEGER NOT NULL, context INTEGER NOT NULL, start_char INTEGER NOT NULL, end_char INTEGER NOT NULL)",
  "CREATE TABLE mentions (document VARCHAR NOT NULL, chunk VARCHAR NOT NULL, start_char INTEGER NOT NULL, end_char INTEGER NOT NULL, type VARCHAR NOT NULL, entity VARCHAR NOT NULL)",
  "CREATE TABLE forms (entity VARCHAR NOT NULL, form VARCHAR NOT NULL, n INTEGER NOT NULL)",
  "CREATE TABLE merges (entity VARCHAR NOT NULL, reason VARCHAR NOT NULL)",
] as const;

/** Keys of `meta`; every value is a string. `questions` is a JSON list of strings, `mapping` what `import --map` takes,
 * `notes` what its import counted and remarked on, as JSON (shared/import/notes.ts); `predicates` what names of relations were read as, as JSON.
 * `vectorTemplate` says what of each node was embedded, by label, as JSON; without it, name and text were.
 * A graph built from texts has its `recipe`, what was alive after each of its `stages`, what became of its `corrections`, and the names its check `dropped`, each as JSON. */
export type MetaKey =
  | "layout"
  | "name"
  | "title"
  | "description"
  | "licence"
  | "attribution"
  | "questions"
  | "mapping"
  | "recipe"
  | "stages"
  | "corrections"
  | "dropped"
  | "notes"
  | "predicates"
  | "vectorModel"
  | "vectorTemplate"
  | "importedFrom";
export type Meta = Partial<Record<MetaKey, string>>;

/** How graph files end; the part before it is the graph's name in messages. */
export const GRAPH_EXTENSION = ".duckdb";
