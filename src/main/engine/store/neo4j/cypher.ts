/**
 * The queries that walk and read graphs; with cypher-search.ts, cypher-schema.ts and cypher-writing.ts the only place that builds query text. Values are always parameters; names
 * that cannot be parameters (labels, types, property keys) pass through `cypherName`; nothing else is ever put into a text.
 *
 * All are written in Cypher 5, which Neo4j 5.23 and later speak, and name the version, whatever a database's default is.
 */
import type { Direction } from "../../../../shared/graph";
import { typesOf, type Cypher } from "../remote/cypher-names";
import { HANDLE, LABELS, NODE, type Scheme } from "../remote/scheme";
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
