/**
 * The queries that read graphs in Neptune: what ../neo4j/cypher.ts is for Neo4j, under the same rules. Neptune speaks openCypher 9: no
 * subqueries, no `any()`, no lists in properties, limits only as plain numbers, and ids that are texts. Values are always parameters,
 * bounds are checked whole numbers, names pass through `cypherName`; nothing else is ever put into a text.
 */
import { FailureError } from "../../../../shared/failure";
import type { Direction } from "../../../../shared/graph";
import { cypherName, typesOf, type Cypher } from "../remote/cypher-names";
import { FOLD, HANDLE, LABELS, WORDS } from "../remote/scheme";
import type { StepFilter } from "../remote/steps";
import { graphLabel, nodeLabel, type NeptuneScheme } from "./neptune-scheme";

const cypher = (text: string) => text as Cypher;

/** Most rows of one answer. */
const MOST_ROWS = 1_000_000;
/** A whole number between 1 and `most` as text; throws FailureError invalid-request for anything else. */
export function bound(value: number, most = MOST_ROWS, what = "number of rows"): string {
  if (Number.isInteger(value) && value >= 1 && value <= most) return String(value);
  throw new FailureError({
    kind: "invalid-request",
    reason: `${String(value)} is no ${what} between 1 and ${String(most)}`,
  });
}

/** A node as a pattern, with the key an expression gives or without. */
function node(scheme: NeptuneScheme, variable: string, key = ""): string {
  if (scheme.kind === "foreign") return key === "" ? `(${variable})` : `(${variable} {\`~id\`: ${key}})`;
  const label = cypherName(nodeLabel(scheme));
  return `(${variable}:${label}${key === "" ? "" : ` {${HANDLE}: ${key}}`})`;
}

const keyOf = ({ kind }: NeptuneScheme, variable: string) =>
  kind === "own" ? `${variable}.${HANDLE}` : `id(${variable})`;

/** Conditions that keep variables within the namespace; an own graph's label does that by itself. */
function within({ kind, namespace }: NeptuneScheme, ...variables: readonly string[]): string[] {
  if (kind === "own" || namespace === "") return [];
  return variables.map(
    (variable) => `size([label IN labels(${variable}) WHERE label STARTS WITH $namespace]) > 0`,
  );
}

/** Whether the node has one of `$labels`. */
function hasLabel({ kind }: NeptuneScheme, variable: string): string {
  return kind === "own"
    ? `size([label IN $labels WHERE ${variable}.${LABELS} CONTAINS label]) > 0`
    : `size([label IN labels(${variable}) WHERE label IN $labels]) > 0`;
}

const where = (conditions: readonly string[]) =>
  conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}\n`;

// Neptune does not say whether it decodes \uXXXX in names, so a name with a backslash is compared as a value.
const canInline = (relations: readonly string[]) => relations.every((name) => !name.includes("\\"));

/** The edges from `near` to `far`, both within the namespace, with the conditions that go with them. */
function step(
  scheme: NeptuneScheme,
  key: string,
  direction: Direction,
  relations: readonly string[],
): { readonly pattern: string; readonly conditions: readonly string[] } {
  const edge = `[edge${canInline(relations) ? typesOf(relations) : ""}]`;
  const arrow = [direction === "in" ? "<-" : "-", edge, direction === "out" ? "->" : "-"].join("");
  return {
    pattern: `${node(scheme, "near", key)}${arrow}${node(scheme, "far")}`,
    conditions: [...within(scheme, "near", "far"), ...(canInline(relations) ? [] : ["type(edge) IN $types"])],
  };
}

const mayEnter = (scheme: NeptuneScheme) =>
  `(${keyOf(scheme, "far")} IN $seeds OR ${hasLabel(scheme, "far")})`;

const LEAVES = "id(startNode(edge)) = id(near) AS leaves";

/** Every step of `$nodes` behind edge `$after` in ascending edge key, at most `limit` in all: one row each. */
export function stepsQuery(scheme: NeptuneScheme, filter: StepFilter, limit: number): Cypher {
  const { pattern, conditions } = step(scheme, "key", filter.direction, filter.relations);
  const edge = keyOf(scheme, "edge");
  return cypher(`UNWIND $nodes AS key
MATCH ${pattern}
${where([...conditions, `${edge} > $after`, ...(filter.hasLabels ? [mayEnter(scheme)] : [])])}\
RETURN DISTINCT key, ${edge} AS edge, ${keyOf(scheme, "far")} AS far, type(edge) AS type, ${LEAVES}
ORDER BY key, edge LIMIT ${bound(limit)}`);
}

/** Per node of `$nodes`: how many edges it has within the namespace, how many of `$types`, how many of those may be walked. */
export function degreesQuery(scheme: NeptuneScheme, { direction, relations, hasLabels }: StepFilter): Cypher {
  const arrow = `${direction === "in" ? "<-" : "-"}[edge]${direction === "out" ? "->" : "-"}`;
  const isRelated = relations.length === 0 ? "edge IS NOT NULL" : "type(edge) IN $types";
  const counted = (condition: string) => `count(DISTINCT CASE WHEN ${condition} THEN id(edge) END)`;
  const wanted = hasLabels ? `${isRelated} AND ${mayEnter(scheme)}` : isRelated;
  return cypher(`UNWIND $nodes AS key
MATCH ${node(scheme, "near", "key")}
${where(within(scheme, "near"))}\
OPTIONAL MATCH (near)${arrow}${node(scheme, "far")}
${where(within(scheme, "far"))}\
RETURN key, count(DISTINCT id(edge)) AS degree, ${counted(isRelated)} AS related, ${counted(wanted)} AS wanted`);
}

/** Every node one step from `$nodes`, once. */
export function neighboursQuery(
  scheme: NeptuneScheme,
  direction: Direction,
  relations: readonly string[],
): Cypher {
  const { pattern, conditions } = step(scheme, "key", direction, relations);
  return cypher(`UNWIND $nodes AS key
MATCH ${pattern}
${where(conditions)}\
RETURN DISTINCT ${keyOf(scheme, "far")} AS far`);
}

/** Every step from a node of `$nodes` to one of `$fars`, in ascending edge key. */
export function stepsBetweenQuery(
  scheme: NeptuneScheme,
  direction: Direction,
  relations: readonly string[],
): Cypher {
  const { pattern, conditions } = step(scheme, "key", direction, relations);
  return cypher(`UNWIND $nodes AS key
MATCH ${pattern}
${where([...conditions, `${keyOf(scheme, "far")} IN $fars`])}\
RETURN DISTINCT key, ${keyOf(scheme, "edge")} AS edge, ${keyOf(scheme, "far")} AS far, type(edge) AS type, ${LEAVES}
ORDER BY edge`);
}

/** Steps over one type ("": any) from `$nodes`, or from every node, in ascending edge key, at most `limit`. */
export function followQuery(
  scheme: NeptuneScheme,
  direction: "out" | "in",
  types: readonly string[],
  isFrom: boolean,
  limit: number,
): Cypher {
  return cypher(`${followed(scheme, direction, types, isFrom)}\
RETURN ${keyOf(scheme, "near")} AS key, ${keyOf(scheme, "edge")} AS edge, ${keyOf(scheme, "far")} AS far, type(edge) AS type
ORDER BY edge LIMIT ${bound(limit)}`);
}

/** How many steps `followQuery` would find without its limit. */
export function followCountQuery(
  scheme: NeptuneScheme,
  direction: "out" | "in",
  types: readonly string[],
  isFrom: boolean,
): Cypher {
  return cypher(`${followed(scheme, direction, types, isFrom)}RETURN count(edge) AS count`);
}

function followed(
  scheme: NeptuneScheme,
  direction: "out" | "in",
  types: readonly string[],
  isFrom: boolean,
): string {
  const { pattern, conditions } = step(scheme, isFrom ? "key" : "", direction, types);
  return `${isFrom ? "UNWIND $nodes AS key\n" : ""}MATCH ${pattern}\n${where(conditions)}`;
}

/** Every node, or those with one of `$labels`, in ascending key, at most `limit`. */
export function membersQuery(scheme: NeptuneScheme, hasLabels: boolean, limit: number): Cypher {
  return cypher(`${members(scheme, hasLabels)}\
RETURN ${keyOf(scheme, "node")} AS key ORDER BY key LIMIT ${bound(limit)}`);
}

/** How many nodes there are, or how many have one of `$labels`. */
export function memberCountQuery(scheme: NeptuneScheme, hasLabels: boolean): Cypher {
  return cypher(`${members(scheme, hasLabels)}RETURN count(node) AS count`);
}

function members(scheme: NeptuneScheme, hasLabels: boolean): string {
  const tests = [...within(scheme, "node"), ...(hasLabels ? [hasLabel(scheme, "node")] : [])];
  return `MATCH ${node(scheme, "node")}\n${where(tests)}`;
}

/** Ids, names and labels of `$nodes`; of a foreign graph's all properties, since any may be the name. */
export function namesQuery(scheme: NeptuneScheme): Cypher {
  if (scheme.kind === "foreign") return nodeDetailsQuery(scheme);
  return cypher(`UNWIND $nodes AS key
MATCH ${node(scheme, "node", "key")}
RETURN key, node.id AS id, node.name AS name, node.${LABELS} AS labels`);
}

/** Everything to show of `$nodes`. */
export function nodeDetailsQuery(scheme: NeptuneScheme): Cypher {
  return cypher(`UNWIND $nodes AS key
MATCH ${node(scheme, "node", "key")}
${where(within(scheme, "node"))}\
RETURN key, properties(node) AS properties, labels(node) AS labels`);
}

/** Everything to show of the edges with the ids `$edges`. */
export function edgeDetailsQuery(scheme: NeptuneScheme): Cypher {
  return cypher(`UNWIND $edges AS key
MATCH ${node(scheme, "source")}-[edge {\`~id\`: key}]->${node(scheme, "target")}
${where(within(scheme, "source", "target"))}\
RETURN key, ${keyOf(scheme, "source")} AS source, ${keyOf(scheme, "target")} AS target, type(edge) AS type,
  properties(edge) AS properties`);
}

/** The node of the id `$id`. */
export function idQuery(scheme: NeptuneScheme): Cypher {
  const found =
    scheme.kind === "own" ? `(node:${cypherName(nodeLabel(scheme))} {id: $id})` : node(scheme, "node", "$id");
  return cypher(`MATCH ${found}
${where(within(scheme, "node"))}\
RETURN ${keyOf(scheme, "node")} AS key LIMIT 1`);
}

/** Own nodes whose folded name is one of `$folds`, with their names. */
export function foldedNamesQuery(scheme: NeptuneScheme): Cypher {
  return cypher(`UNWIND $folds AS fold
MATCH (node:${cypherName(nodeLabel(scheme))} {${FOLD}: fold})
RETURN node.${HANDLE} AS key, node.name AS name ORDER BY key`);
}

/** At most `limit` own nodes whose folded name begins with `$fold` or holds `$inside`. */
export function begunFoldsQuery(scheme: NeptuneScheme, limit: number): Cypher {
  return cypher(`MATCH (node:${cypherName(nodeLabel(scheme))})
WHERE node.${FOLD} STARTS WITH $fold OR node.${FOLD} CONTAINS $inside
RETURN node.${HANDLE} AS key, node.name AS name LIMIT ${bound(limit)}`);
}

/** At most `limit` foreign nodes one of whose `properties` holds one of `$starts` at its start or after a blank. */
export function begunNamesQuery(scheme: NeptuneScheme, properties: readonly string[], limit: number): Cypher {
  const tests = properties.map((property) => {
    const text = `toString(node.${cypherName(property)})`;
    return `size([start IN $starts WHERE ${text} STARTS WITH start OR ${text} CONTAINS ' ' + start]) > 0`;
  });
  return cypher(`MATCH (node)
${where([`(${tests.join(" OR ")})`, ...within(scheme, "node")])}\
RETURN id(node) AS key, properties(node) AS properties, labels(node) AS labels LIMIT ${bound(limit)}`);
}

/** Foreign nodes one of whose `properties` is one of `$names`, at most `limit`. */
export function namesInQuery(scheme: NeptuneScheme, properties: readonly string[], limit: number): Cypher {
  const isNamed = properties.map((property) => `node.${cypherName(property)} IN $names`).join(" OR ");
  return cypher(`MATCH (node)
${where([`(${isNamed})`, ...within(scheme, "node")])}\
RETURN id(node) AS key, properties(node) AS properties, labels(node) AS labels ORDER BY key LIMIT ${bound(limit)}`);
}

/** Without any index: nodes whose texts hold one of `$words`, those that hold most of them first. Reads every node of the graph. */
export function containsQuery(
  scheme: NeptuneScheme,
  properties: readonly string[],
  hasLabels: boolean,
  limit: number,
): Cypher {
  const texts = properties.map((property) => `toLower(coalesce(toString(node.${cypherName(property)}), ''))`);
  const text = scheme.kind === "own" ? `coalesce(node.${WORDS}, '')` : texts.join(" + ' ' + ");
  return cypher(`MATCH ${node(scheme, "node")}
${where([...within(scheme, "node"), ...(hasLabels ? [hasLabel(scheme, "node")] : [])])}\
WITH node, ${text} AS text
WITH node, text, size([word IN $words WHERE text CONTAINS word]) AS found
WHERE found > 0
RETURN ${keyOf(scheme, "node")} AS key, toFloat(found) / (1 + size(text) / 100.0) AS score
ORDER BY score DESC, key LIMIT ${bound(limit)}`);
}

/** Every node behind `$after` in ascending key with what an embedder reads of it, `limit` at a time. */
export function everyNodeQuery(scheme: NeptuneScheme, limit: number): Cypher {
  const key = keyOf(scheme, "node");
  return cypher(`MATCH ${node(scheme, "node")}
${where([`${key} > $after`, ...within(scheme, "node")])}\
RETURN ${key} AS key, properties(node) AS properties, labels(node) AS labels ORDER BY key LIMIT ${bound(limit)}`);
}

/** The record that an export left of the graph. */
export function recordQuery(scheme: NeptuneScheme): Cypher {
  return cypher(
    `MATCH (graph:${cypherName(graphLabel(scheme))}) RETURN graph.record AS record LIMIT ${bound(1)}`,
  );
}

/** How many nodes there are. */
export function sizeQuery(scheme: NeptuneScheme): Cypher {
  return cypher(`MATCH ${node(scheme, "node")}
${where(within(scheme, "node"))}\
RETURN count(node) AS count`);
}

/** How many nodes each label has; reads every node. */
export function labelCountsQuery(scheme: NeptuneScheme): Cypher {
  return cypher(`MATCH (node)
${where(within(scheme, "node"))}\
UNWIND labels(node) AS name
RETURN name, count(node) AS count ORDER BY name`);
}

/** How many edges each type has, both ends within the namespace; reads every edge. */
export function typeCountsQuery(scheme: NeptuneScheme): Cypher {
  return cypher(`MATCH (source)-[edge]->(target)
${where(within(scheme, "source", "target"))}\
RETURN type(edge) AS name, count(edge) AS count ORDER BY name`);
}

/** Property maps of some nodes of a label, for proposing what is a name. */
export function sampleQuery(label: string, limit: number): Cypher {
  return cypher(`MATCH (node:${cypherName(label)})
WITH node LIMIT ${bound(limit)}
RETURN properties(node) AS properties`);
}

/** Neptune Analytics alone: the `limit` nodes nearest to `$vector` among those that `$filter` (JSON) lets through. */
export function nearestQuery(scheme: NeptuneScheme, hasFilter: boolean, limit: number): Cypher {
  const filter = hasFilter ? ", vertexFilter: $filter" : "";
  return cypher(`CALL neptune.algo.vectors.topK.byEmbedding({embedding: $vector, topK: ${bound(limit)}${filter}})
YIELD node, score
RETURN ${keyOf(scheme, "node")} AS key, score`);
}

/** Neptune Analytics alone: the vectors of those of `$nodes` that have one. */
export function vectorsQuery(scheme: NeptuneScheme): Cypher {
  return cypher(`UNWIND $nodes AS key
MATCH ${node(scheme, "node", "key")}
${where(within(scheme, "node"))}\
CALL neptune.algo.vectors.get(node)
YIELD embedding
RETURN key, embedding`);
}
