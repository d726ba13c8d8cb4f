/** The queries that write graphs: the other half of cypher.ts, under the same rules. */
import { cypher } from "./cypher";
import { cypherName, typesOf, type Cypher } from "../remote/cypher-names";
import { FOLD, GRAPH, HANDLE, NODE, VECTOR, WORDS } from "../remote/scheme";

/** Names of the indexes that a transfer makes. */
export const SIMILAR_NAMES_INDEX = "dragoman_similar_names";
export const WORDS_INDEX = "dragoman_words";

/** What must hold before the first row is written; also what finds an edge's ends. */
export const CONSTRAINTS: readonly Cypher[] = [
  cypher(
    `CREATE CONSTRAINT dragoman_handle IF NOT EXISTS FOR (node:${NODE}) REQUIRE node.${HANDLE} IS UNIQUE`,
  ),
  cypher(`CREATE CONSTRAINT dragoman_id IF NOT EXISTS FOR (node:${NODE}) REQUIRE node.id IS UNIQUE`),
];

export const VECTOR_INDEX = "dragoman_vector";

/** The vector index over nodes of a transferred graph; `width` is a whole number of ours. Made only when asked for. */
export function createVectorIndexQuery(width: number): Cypher {
  return cypher(`CREATE VECTOR INDEX ${VECTOR_INDEX} IF NOT EXISTS FOR (node:${NODE}) ON node.${VECTOR}
OPTIONS { indexConfig: { \`vector.dimensions\`: ${String(Math.trunc(width))}, \`vector.similarity_function\`: 'cosine' } }`);
}

/** Made after the rows: filling an index at once is faster than row by row. */
export const INDEXES_TO_MAKE: readonly Cypher[] = [
  cypher(`CREATE RANGE INDEX dragoman_fold IF NOT EXISTS FOR (node:${NODE}) ON (node.${FOLD})`),
  cypher(`CREATE TEXT INDEX dragoman_fold_parts IF NOT EXISTS FOR (node:${NODE}) ON (node.${FOLD})`),
  cypher(`CREATE FULLTEXT INDEX ${SIMILAR_NAMES_INDEX} IF NOT EXISTS FOR (node:${NODE}) ON EACH [node.${FOLD}]
OPTIONS { indexConfig: { \`fulltext.analyzer\`: 'keyword' } }`),
  cypher(`CREATE FULLTEXT INDEX ${WORDS_INDEX} IF NOT EXISTS FOR (node:${NODE}) ON EACH [node.${WORDS}]
OPTIONS { indexConfig: { \`fulltext.analyzer\`: 'whitespace' } }`),
];

/** Waits until every index can be asked. */
export const AWAIT_INDEXES = cypher("CALL db.awaitIndexes($seconds)");

/** Creates nodes with the property maps `$rows`, all with these labels; gives their handles and Neo4j's own numbers. */
export function createNodesQuery(labels: readonly string[]): Cypher {
  const more = labels.map((label) => `:${cypherName(label)}`).join("");
  return cypher(`UNWIND $rows AS row CREATE (node:${NODE}${more}) SET node = row
RETURN collect(node.${HANDLE}) AS handles, collect(id(node)) AS numbers`);
}

/** The same of nodes that were brought before, from handle `$from` to before `$to`. */
export const NUMBERS = cypher(`MATCH (node:${NODE}) WHERE node.${HANDLE} >= $from AND node.${HANDLE} < $to
RETURN collect(node.${HANDLE}) AS handles, collect(id(node)) AS numbers`);

/** Gives each node of `$nodes` its vector of `$vectors`, kept in single precision. */
export const SET_VECTORS = cypher(`UNWIND range(0, size($nodes) - 1) AS at
MATCH (node:${NODE} {${HANDLE}: $nodes[at]})
CALL db.create.setNodeVectorProperty(node, '${VECTOR}', $vectors[at])`);

/**
 * Creates edges of one type from the columns `$handles`, `$sources`, `$targets` and, if they have any, `$properties`. Ends are Neo4j's own
 * numbers: looking them up costs half of what an index does. All three come as floats, which the driver packs several times as fast.
 */
export function createEdgesQuery(type: string, hasProperties: boolean): Cypher {
  return cypher(`UNWIND range(0, size($handles) - 1) AS at
MATCH (source) WHERE id(source) = toInteger($sources[at])
MATCH (target) WHERE id(target) = toInteger($targets[at])
CREATE (source)-[edge${typesOf([type])} {${HANDLE}: toInteger($handles[at])}]->(target)${
    hasProperties ? "\nSET edge += $properties[at]" : ""
  }`);
}

/** Writes the graph's record (JSON) and how far the transfer has come. */
export const WRITE_RECORD = cypher(`MERGE (graph:${GRAPH}) SET graph.record = $record, graph.state = $state`);

/** Says of a transferred graph that it is being removed: from the first deletion on, what is left is no graph. */
export const MARK_REMOVING = cypher(`MATCH (graph:${GRAPH}) SET graph.state = 'removing'`);

/**
 * Removes a transferred graph, edges first: a hub's edges in one transaction would need more memory than a small server has. Its record
 * stays until the next graph's overwrites it: a database that says nothing of itself would be opened as a graph of no nodes.
 */
export const REMOVE_GRAPH: readonly Cypher[] = [
  cypher(`MATCH (:${NODE})-[edge]->() CALL { WITH edge DELETE edge } IN TRANSACTIONS OF 10000 ROWS`),
  cypher(`MATCH (node:${NODE}) CALL { WITH node DETACH DELETE node } IN TRANSACTIONS OF 10000 ROWS`),
];

/** How many nodes no transfer brought. */
export const FOREIGN_NODES = cypher(
  `MATCH (node) WHERE NOT node:${NODE} AND NOT node:${GRAPH} RETURN count(node) AS nodes`,
);
