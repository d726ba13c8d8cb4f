/** The queries that find nodes of graphs in Neptune by id, name, words or vector, and count what there is; the rules are those of open-cypher.ts. */
import { cypherName, type Cypher } from "../remote/cypher-names";
import { FOLD, HANDLE, WORDS } from "../remote/scheme";
import { graphLabel, nodeLabel, type NeptuneScheme } from "./neptune-scheme";
import { bound, cypher, hasLabel, keyOf, node, where, within } from "./open-cypher";

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
