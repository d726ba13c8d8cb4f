/** The queries that find nodes by vectors, texts and names, under the rules of cypher.ts. */
import type { Cypher } from "../remote/cypher-names";
import { FOLD, HANDLE, NODE, type Scheme } from "../remote/scheme";
import { cypher } from "./cypher";

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
