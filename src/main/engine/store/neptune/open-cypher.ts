/**
 * The queries that read graphs in Neptune: what ../neo4j/cypher.ts is for Neo4j, under the same rules. Neptune speaks openCypher 9: no
 * subqueries, no `any()`, no lists in properties, limits only as plain numbers, and ids that are texts. Values are always parameters,
 * bounds are checked whole numbers, names pass through `cypherName`; nothing else is ever put into a text.
 */
import { FailureError } from "../../../../shared/failure";
import type { Direction } from "../../../../shared/graph";
import { cypherName, typesOf, type Cypher } from "../remote/cypher-names";
import { HANDLE, LABELS } from "../remote/scheme";
import type { StepFilter } from "../remote/steps";
import { nodeLabel, type NeptuneScheme } from "./neptune-scheme";

export const cypher = (text: string) => text as Cypher;

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
export function node(scheme: NeptuneScheme, variable: string, key = ""): string {
  if (scheme.kind === "foreign") return key === "" ? `(${variable})` : `(${variable} {\`~id\`: ${key}})`;
  const label = cypherName(nodeLabel(scheme));
  return `(${variable}:${label}${key === "" ? "" : ` {${HANDLE}: ${key}}`})`;
}

export const keyOf = ({ kind }: NeptuneScheme, variable: string) =>
  kind === "own" ? `${variable}.${HANDLE}` : `id(${variable})`;

/** Conditions that keep variables within the namespace; an own graph's label does that by itself. */
export function within({ kind, namespace }: NeptuneScheme, ...variables: readonly string[]): string[] {
  if (kind === "own" || namespace === "") return [];
  return variables.map(
    (variable) => `size([label IN labels(${variable}) WHERE label STARTS WITH $namespace]) > 0`,
  );
}

/** Whether the node has one of `$labels`. */
export function hasLabel({ kind }: NeptuneScheme, variable: string): string {
  return kind === "own"
    ? `size([label IN $labels WHERE ${variable}.${LABELS} CONTAINS label]) > 0`
    : `size([label IN labels(${variable}) WHERE label IN $labels]) > 0`;
}

export const where = (conditions: readonly string[]) =>
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
