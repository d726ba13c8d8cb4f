/**
 * The queries that read graphs, and with cypher-writing.ts the only place that builds query text. Values are always parameters; names
 * that cannot be parameters (labels, types, property keys) pass through `cypherName`; nothing else is ever put into a text.
 *
 * All are written in Cypher 5, which Neo4j 5.23 and later speak, and name the version, whatever a database's default is.
 */
import type { Direction } from "../../../../shared/graph";
import { cypherName, typesOf, type Cypher } from "../remote/cypher-names";
import { FOLD, GRAPH, HANDLE, LABELS, NODE, type Scheme } from "../remote/scheme";
import type { StepFilter } from "../remote/steps";

/** Marks a text as a query. */
export function cypher(text: string): Cypher {
  return `CYPHER 5\n${text}` as Cypher;
}

/** Edges from `near` to `far` as `edge`, of some relation types ([]: all). */
function step(direction: Direction, relations: readonly string[], far: string): string {
  const edge = `[edge${typesOf(relations)}]`;
  return `(near)${direction === "in" ? "<-" : "-"}${edge}${direction === "out" ? "->" : "-"}(${far})`;
}

/**
 * Per node of `$nodes`: its first `$page` edges behind edge `$after` in ascending handle, as columns, and how many edges it has, how many
 * of a wanted relation, and how many that also lead to a wanted label.
 */
export function stepsQuery(scheme: Scheme, { direction, relations, hasLabels }: StepFilter): Cypher {
  const { nodeHandle, edgeHandle } = scheme;
  const mayEnter = `(${nodeHandle("far")} IN $seeds OR ${scheme.hasLabel("far")})`;
  const labelled = `COUNT { ${step(direction, relations, "far")} WHERE ${mayEnter} }`;
  return cypher(`UNWIND $nodes AS handle
${scheme.node("near", "handle")}
CALL {
  WITH near
  MATCH ${step(direction, relations, "far")}
  WHERE ${edgeHandle("edge")} > $after${hasLabels ? ` AND ${mayEnter}` : ""}
  WITH near, edge, far ORDER BY ${edgeHandle("edge")} LIMIT $page
  RETURN collect(${edgeHandle("edge")}) AS edges, collect(${nodeHandle("far")}) AS fars, collect(type(edge)) AS types,
    collect(startNode(edge) = near) AS leaves
}
RETURN handle, edges, fars, types, leaves,
  COUNT { ${step(direction, [], "")} } AS degree,
  COUNT { ${step(direction, relations, "")} } AS related${hasLabels ? `,\n  ${labelled} AS wanted` : ""}`);
}

/** Per node of `$nodes`: the counts of `stepsQuery` alone. */
export function degreesQuery(scheme: Scheme, { direction, relations, hasLabels }: StepFilter): Cypher {
  const mayEnter = `(${scheme.nodeHandle("far")} IN $seeds OR ${scheme.hasLabel("far")})`;
  const wanted = `COUNT { ${step(direction, relations, "far")} WHERE ${mayEnter} }`;
  return cypher(`UNWIND $nodes AS handle
${scheme.node("near", "handle")}
RETURN handle, COUNT { ${step(direction, [], "")} } AS degree,
  COUNT { ${step(direction, relations, "")} } AS related${hasLabels ? `,\n  ${wanted} AS wanted` : ""}`);
}

/** Every node one step from `$nodes`, once. */
export function neighboursQuery(scheme: Scheme, direction: Direction, relations: readonly string[]): Cypher {
  return cypher(`UNWIND $nodes AS handle
${scheme.node("near", "handle")}
MATCH ${step(direction, relations, "far")}
WITH DISTINCT far
RETURN ${scheme.nodeHandle("far")} AS far`);
}

/** Every step from a node of `$nodes` to one of `$fars`, in ascending edge handle. */
export function stepsBetweenQuery(
  scheme: Scheme,
  direction: Direction,
  relations: readonly string[],
): Cypher {
  return cypher(`UNWIND $nodes AS handle
${scheme.node("near", "handle")}
MATCH ${step(direction, relations, "far")}
WHERE ${scheme.nodeHandle("far")} IN $fars
RETURN handle, ${scheme.edgeHandle("edge")} AS edge, ${scheme.nodeHandle("far")} AS far,
  type(edge) AS type, startNode(edge) = near AS leaves
ORDER BY edge`);
}

/** Steps over one type ("": any) from `$nodes`, or from every node, in ascending edge handle, at most `$limit`. */
export function followQuery(scheme: Scheme, direction: "out" | "in", type: string, isFrom: boolean): Cypher {
  return cypher(`${followed(scheme, direction, type, isFrom)}
RETURN ${scheme.nodeHandle("near")} AS handle, ${scheme.edgeHandle("edge")} AS edge, ${scheme.nodeHandle("far")} AS far,
  type(edge) AS type
ORDER BY edge LIMIT $limit`);
}

/** How many steps `followQuery` would find without its limit. */
export function followCountQuery(
  scheme: Scheme,
  direction: "out" | "in",
  type: string,
  isFrom: boolean,
): Cypher {
  return cypher(`${followed(scheme, direction, type, isFrom)}\nRETURN count(edge) AS count`);
}

function followed(scheme: Scheme, direction: "out" | "in", type: string, isFrom: boolean): string {
  const match = `MATCH ${step(direction, type === "" ? [] : [type], "far")}`;
  if (isFrom) return `UNWIND $nodes AS handle\n${scheme.node("near", "handle")}\n${match}`;
  return `${scheme.everyNode("near")}\n${match}`;
}

/** Every node, or those with one of `$labels`, in ascending handle, at most `$limit`. */
export function membersQuery(scheme: Scheme, hasLabels: boolean): Cypher {
  return cypher(`${scheme.everyNode("node")}${whereAll(hasLabels ? [scheme.hasLabel("node")] : [])}
RETURN ${scheme.nodeHandle("node")} AS handle ORDER BY handle LIMIT $limit`);
}

/** How many nodes there are, or how many have one of `$labels`. */
export function memberCountQuery(scheme: Scheme, hasLabels: boolean): Cypher {
  return cypher(`${scheme.everyNode("node")}${whereAll(hasLabels ? [scheme.hasLabel("node")] : [])}
RETURN count(node) AS count`);
}

/** Ids, names and labels of `$nodes`. */
export function namesQuery(scheme: Scheme): Cypher {
  return cypher(`UNWIND $nodes AS handle
${scheme.node("node", "handle")}
RETURN handle, ${scheme.id("node")} AS id, ${scheme.name("node")} AS name, ${labelsOf(scheme, "node")} AS labels`);
}

/** Everything to show of `$nodes`. */
export function nodeDetailsQuery(scheme: Scheme): Cypher {
  return cypher(`UNWIND $nodes AS handle
${scheme.node("node", "handle")}
RETURN handle, ${scheme.id("node")} AS id, ${scheme.name("node")} AS name, ${scheme.text("node")} AS text,
  ${labelsOf(scheme, "node")} AS labels, properties(node) AS properties`);
}

/** Everything to show of the edges in `$groups` (`{source, edges}`): looked for among the edges that leave a source. */
export function edgeDetailsQuery(scheme: Scheme): Cypher {
  return cypher(`UNWIND $groups AS wanted
${scheme.node("source", "wanted.source")}
MATCH (source)-[edge]->(target)
WHERE ${scheme.edgeHandle("edge")} IN wanted.edges
RETURN ${edgeColumns(scheme)}`);
}

/** The same for `$edges` whose sources are not known: reads every edge of the graph unless handles are the database's own. */
export function strayEdgesQuery(scheme: Scheme): Cypher {
  return cypher(`MATCH (source)-[edge]->(target)
WHERE ${scheme.edgeHandle("edge")} IN $edges
RETURN ${edgeColumns(scheme)}`);
}

function edgeColumns(scheme: Scheme): string {
  const { nodeHandle, edgeHandle } = scheme;
  return `${edgeHandle("edge")} AS handle, ${nodeHandle("source")} AS source, ${nodeHandle("target")} AS target,
  type(edge) AS type, properties(edge) AS properties`;
}

function labelsOf({ kind }: Scheme, variable: string): string {
  return kind === "own" ? `${variable}.${LABELS}` : `labels(${variable})`;
}

/** Cosine scores, (1 + cosine) / 2 as Neo4j gives them, of those of `$nodes` that have a vector as wide as `$vector`. */
export function similaritiesQuery(scheme: Scheme): Cypher {
  return cypher(`UNWIND $nodes AS handle
${scheme.node("node", "handle")}
WITH handle, ${scheme.vector("node")} AS vector WHERE size(vector) = size($vector)
RETURN collect(handle) AS nodes, collect(vector.similarity.cosine(vector, $vector)) AS scores`);
}

/** The `$k` nodes nearest to `$vector`, exactly. */
export function nearestQuery(scheme: Scheme, hasLabels: boolean): Cypher {
  return cypher(`${scheme.everyNode("node")}
${hasLabels ? `WHERE ${scheme.hasLabel("node")}` : ""}
WITH ${scheme.nodeHandle("node")} AS handle, ${scheme.vector("node")} AS vector
WHERE size(vector) = size($vector)
WITH handle, vector.similarity.cosine(vector, $vector) AS score
ORDER BY score DESC, handle LIMIT $k
RETURN handle, score`);
}

/** The `$k` best nodes for the full-text query `$query` of the index `$index`. */
export function fullTextQuery(scheme: Scheme, hasLabels: boolean): Cypher {
  return cypher(`CALL db.index.fulltext.queryNodes($index, $query) YIELD node, score
${hasLabels ? `WITH node, score WHERE ${scheme.hasLabel("node")}` : ""}
WITH ${scheme.nodeHandle("node")} AS handle, score ORDER BY score DESC, handle LIMIT $k
RETURN handle, score`);
}

/** Without a full-text index: nodes whose name or text holds one of `$words`, by how many it holds. */
export function containsQuery(scheme: Scheme, hasLabels: boolean): Cypher {
  return cypher(`${scheme.everyNode("node")}
${hasLabels ? `WHERE ${scheme.hasLabel("node")}` : ""}
WITH node, toLower(${scheme.name("node")}) AS name, toLower(${scheme.text("node")}) AS text
WITH node, name, size([word IN $words WHERE name CONTAINS word | word]) AS inName,
  size([word IN $words WHERE text CONTAINS word | word]) AS inText
WHERE inName + inText > 0
RETURN ${scheme.nodeHandle("node")} AS handle, toFloat(2 * inName + inText) / (1 + size(name) / 100.0) AS score
ORDER BY score DESC, handle LIMIT $k`);
}

/** Transferred nodes whose folded name is one of `$folds`. */
export function foldedNamesQuery(): Cypher {
  return cypher(`UNWIND $folds AS fold
MATCH (node:${NODE} {${FOLD}: fold})
RETURN node.${HANDLE} AS handle, node.name AS name`);
}

/** Transferred nodes whose folded name a full-text query finds. */
export function similarNamesQuery(): Cypher {
  return cypher(`CALL db.index.fulltext.queryNodes($index, $query) YIELD node
RETURN node.${HANDLE} AS handle, node.name AS name`);
}

/** At most `$most` transferred nodes whose folded name begins with `$fold`, and as many that hold `$inside`, with how many edges they have. */
export function begunNamesQuery(): Cypher {
  const found = (test: string) => `MATCH (node:${NODE}) WHERE node.${FOLD} ${test} RETURN node LIMIT $most`;
  return cypher(`CALL { ${found("STARTS WITH $fold")} UNION ${found("CONTAINS $inside")} }
RETURN node.${HANDLE} AS handle, node.name AS name, COUNT { (node)--() } AS degree`);
}

/** Without an index of folded names: at most `$most` nodes whose lower-case name begins with `$fold` or holds `$inside`. */
export function begunNamesAnywhereQuery(scheme: Scheme): Cypher {
  return cypher(`${scheme.everyNode("node")}
WITH node, ${scheme.name("node")} AS name
WHERE toLower(name) STARTS WITH $fold OR toLower(name) CONTAINS $inside
RETURN ${scheme.nodeHandle("node")} AS handle, name, COUNT { (node)--() } AS degree LIMIT $most`);
}

/** Names and degrees of `$nodes`. */
export function joinedNamesQuery(scheme: Scheme): Cypher {
  return cypher(`UNWIND $nodes AS handle
${scheme.node("node", "handle")}
RETURN handle, ${scheme.name("node")} AS name, COUNT { (node)--() } AS degree`);
}

/** Those of `$words` that stand in some transferred node's folded name. */
export function knownWordsQuery(): Cypher {
  return cypher(`UNWIND $words AS word
WITH toString(word) AS word
WHERE EXISTS { MATCH (node:${NODE})
  WHERE node.${FOLD} CONTAINS word AND (' ' + node.${FOLD} + ' ') CONTAINS (' ' + word + ' ') }
RETURN word`);
}

/** Without an index of folded names: nodes whose lower-case name stands in `$question` (lower case), longest names first. */
export function namesInQuestionQuery(scheme: Scheme): Cypher {
  return cypher(`${scheme.everyNode("node")}
WITH node, ${scheme.name("node")} AS name
WHERE name <> '' AND $question CONTAINS toLower(name)
RETURN ${scheme.nodeHandle("node")} AS handle, name ORDER BY size(name) DESC, handle LIMIT $k`);
}

/** The node of the id `$id`. */
export function idQuery(scheme: Scheme): Cypher {
  const find = scheme.kind === "own" ? `MATCH (node:${NODE} {id: $id})` : scheme.everyNode("node");
  return cypher(`${find}
WITH node WHERE ${scheme.id("node")} = $id
RETURN ${scheme.nodeHandle("node")} AS handle LIMIT 1`);
}

/** Nodes called exactly `$name`, whatever its letters, in ascending handle. */
export function namedQuery(scheme: Scheme, isFoldless: boolean): Cypher {
  const find = isFoldless ? `MATCH (node:${NODE} {${FOLD}: ''})` : scheme.everyNode("node");
  return cypher(`${find}
WITH node WHERE ${scheme.name("node")} = $name
RETURN ${scheme.nodeHandle("node")} AS handle ORDER BY handle`);
}

/** The `$wide` nodes that the vector index `$index` takes for the nearest, with their scores, best first. */
export function indexedNearestQuery(scheme: Scheme): Cypher {
  return cypher(`CALL db.index.vector.queryNodes($index, $wide, $vector) YIELD node, score
RETURN ${scheme.nodeHandle("node")} AS handle, score ORDER BY score DESC, handle LIMIT $k`);
}

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

/** Every node, or those with one of `$labels`, in ascending handle where the graph was transferred. */
export function allNodesQuery(scheme: Scheme, hasLabels: boolean): Cypher {
  const own = scheme.kind === "own";
  const tests = [...(own ? [`node.${HANDLE} >= 0`] : []), ...(hasLabels ? [scheme.hasLabel("node")] : [])];
  return cypher(`${scheme.everyNode("node")}${whereAll(tests)}
${own ? `WITH node ORDER BY node.${HANDLE}\n` : ""}RETURN ${scheme.nodeHandle("node")} AS handle, ${scheme.id("node")} AS id, elementId(node) AS element,
  ${scheme.name("node")} AS name, ${scheme.text("node")} AS text, ${labelsOf(scheme, "node")} AS labels,
  properties(node) AS properties`);
}

/** Every edge of the graph of some types ([]: all), in the order in which the database holds them. */
export function allEdgesQuery(scheme: Scheme, relations: readonly string[]): Cypher {
  const edge = `[edge${typesOf(relations)}]`;
  const ends = scheme.kind === "own" ? [`(source:${NODE})`, `(target:${NODE})`] : ["(source)", "(target)"];
  return cypher(`MATCH ${ends[0]!}-${edge}->${ends[1]!}
RETURN ${edgeColumns(scheme)}`);
}

function whereAll(tests: readonly string[]): string {
  return tests.length === 0 ? "" : ` WHERE ${tests.join(" AND ")}`;
}

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
