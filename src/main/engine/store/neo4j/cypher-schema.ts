/** The queries that ask what a database is and holds, under the rules of cypher.ts. */
import { cypherName, type Cypher } from "../remote/cypher-names";
import { GRAPH } from "../remote/scheme";
import { cypher } from "./cypher";

/** The record that a transfer leaves of the graph, if one was transferred here. */
export function graphRecordQuery(): Cypher {
  return cypher(`MATCH (graph:${GRAPH}) RETURN graph.record AS record, graph.state AS state LIMIT 1`);
}

export const COMPONENTS = cypher(
  "CALL dbms.components() YIELD name, versions, edition RETURN name, versions, edition",
);
export const LABEL_NAMES = cypher("CALL db.labels() YIELD label RETURN label AS name ORDER BY name");
export const TYPE_NAMES = cypher(
  "CALL db.relationshipTypes() YIELD relationshipType RETURN relationshipType AS name ORDER BY name",
);
export const PROPERTY_NAMES = cypher(
  "CALL db.propertyKeys() YIELD propertyKey RETURN propertyKey AS name ORDER BY name",
);
export const PROCEDURES = cypher("SHOW PROCEDURES YIELD name RETURN name");
export const FUNCTIONS = cypher("SHOW FUNCTIONS YIELD name, isBuiltIn RETURN name, isBuiltIn");

/**
 * Asks the database what it would do with a text that a person wrote, which is then not run. The text stands as it is on lines of its own:
 * nothing in it can undo a word that stands before it, and a place in a complaint is one line further down than theirs.
 */
export function explainQuery(text: string): Cypher {
  return `EXPLAIN\n${text}` as Cypher;
}

export const SIZES = cypher("RETURN COUNT { () } AS nodes, COUNT { ()-->() } AS edges");
export const INDEXES = cypher(
  `SHOW INDEXES YIELD name, state, type, entityType, labelsOrTypes, properties, populationPercent
RETURN name, state, type, entityType, labelsOrTypes, properties, populationPercent`,
);
export const DATABASES = cypher(
  "SHOW DATABASES YIELD name, type WHERE type <> 'system' RETURN DISTINCT name ORDER BY name",
);

/** How many nodes have a label. */
export function labelCountQuery(label: string): Cypher {
  return cypher(`MATCH (node:${cypherName(label)}) RETURN count(node) AS count`);
}

/** How many edges are of a type. */
export function typeCountQuery(type: string): Cypher {
  return cypher(`MATCH ()-[edge:${cypherName(type)}]->() RETURN count(edge) AS count`);
}

/** Property maps of some nodes of a label, for proposing what is a name. */
export function sampleQuery(label: string): Cypher {
  return cypher(
    `MATCH (node:${cypherName(label)}) WITH node LIMIT $limit RETURN properties(node) AS properties`,
  );
}
