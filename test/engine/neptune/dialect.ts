/** What Neptune's openCypher is not, refused as Neptune refuses it, and what only it has, said in Neo4j's words. */

/** Label of everything the endpoint loads; hidden from whoever asks. */
export const HIDDEN = "Endpoint";

const QUOTED = /`(?:[^`]|``)*`|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g;

/** Constructs of Neo4j that Neptune's documentation leaves out, and whatever writes. */
const REFUSED: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^\s*CYPHER\b/i, "CYPHER"],
  [/\b(any|all|none|single|reduce)\s*\(/i, "predicate functions"],
  [/\b(EXISTS|COUNT|COLLECT)\s*\{/i, "subqueries"],
  [/\bCALL\s*(\{|\()/i, "CALL subqueries"],
  [/\bSHOW\b|\bdb\.|\bdbms\.|\bapoc\./i, "procedures of Neo4j"],
  [
    /\bvector\.|\belementId\s*\(|\bshortestPath|\ballShortestPaths|\btoStringOrNull|\bisEmpty\s*\(/i,
    "functions of Neo4j",
  ],
  [/\b(LIMIT|SKIP)\s+(?!\d+\b)/i, "limits that are not plain numbers"],
  [/\b(CREATE|MERGE|DELETE|SET|REMOVE|DROP|FOREACH|LOAD)\b/i, "writing"],
  [/\[[^\]]*\bWHERE\b[^\]]*\|[^\]]*\bnodes\s*\(/i, "comprehensions over paths"],
  [/[%^]/, "% and ^"],
  [/:\s*\(|:!|&/, "label expressions"],
];

const ALGORITHM = /\bCALL\s+neptune\.algo\./i;

/** Undefined for a query that Neptune takes, otherwise what it does not know. */
export function refusedConstruct(query: string, isAnalytics: boolean): string | undefined {
  const bare = query.replace(QUOTED, "x");
  if (!isAnalytics && /\bCALL\b/i.test(bare)) return "CALL clause";
  if (isAnalytics && /\bCALL\b/i.test(bare) && !ALGORITHM.test(bare))
    return "procedures other than algorithms";
  return REFUSED.find(([pattern]) => pattern.test(bare))?.[1];
}

/** The same query for Neo4j: ids are a property there, and vectors another. */
export function inNeo4jWords(query: string): string {
  const translated = query
    .replace(/\bid\((startNode\(\w+\)|\w+)\)/g, "$1.`~id`")
    .replace(/\blabels\((\w+)\)/g, `[hidden IN labels($1) WHERE hidden <> '${HIDDEN}']`)
    .replace(/\((\w+) \{`~id`/g, `($1:${HIDDEN} {\`~id\``)
    .replace(
      /CALL neptune\.algo\.vectors\.topK\.byEmbedding\(\{embedding: \$vector, topK: (\d+)(?:, vertexFilter: \$filter)?\}\)\nYIELD node, score/,
      `MATCH (node:${HIDDEN}) WHERE node.\`~vector\` IS NOT NULL AND ($filterLabels = [] OR all(names IN $filterLabels WHERE any(name IN names WHERE name IN labels(node))))
WITH node, vector.similarity.euclidean(node.\`~vector\`, $vector) AS nearness ORDER BY nearness DESC LIMIT $1
WITH node, 1 / nearness - 1 AS score`,
    )
    .replace(
      /CALL neptune\.algo\.vectors\.get\((\w+)\)\nYIELD embedding/,
      "WITH *, $1.`~vector` AS embedding WHERE embedding IS NOT NULL",
    );
  return `CYPHER 5\n${translated}`;
}

interface Filter {
  readonly equals?: { readonly property: string; readonly value: string };
  readonly orAll?: readonly Filter[];
  readonly andAll?: readonly Filter[];
}

/** A vertex filter over labels as lists of labels: one of each list must be there. */
export function filterLabels(filter: string | undefined): string[][] {
  if (filter === undefined) return [];
  const read = ({ equals, orAll, andAll }: Filter): string[][] => {
    if (andAll) return andAll.flatMap(read);
    if (orAll) return [orAll.flatMap((one) => read(one).flat())];
    if (equals?.property !== "~label") throw new Error("only labels can be filtered by");
    return [[equals.value]];
  };
  return read(JSON.parse(filter) as Filter);
}

interface Entity {
  readonly labels?: readonly string[];
  readonly type?: string;
  readonly properties?: Record<string, unknown>;
}

/** A value of Neo4j's driver as Neptune writes it: nodes and edges with `~id`, `~entityType` and so on, property maps without. */
export function inNeptuneWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inNeptuneWords);
  if (typeof value !== "object" || value === null) return value;
  const { labels, type, properties } = value as Entity;
  if (properties && "elementId" in value)
    return {
      "~id": properties["~id"],
      "~entityType": labels ? "node" : "relationship",
      ...(labels ? { "~labels": labels.filter((label) => label !== HIDDEN) } : { "~type": type }),
      "~properties": inNeptuneWords(properties),
    };
  const entries = Object.entries(value).filter(([name]) => name !== "~id" && name !== "~vector");
  return Object.fromEntries(entries.map(([name, its]) => [name, inNeptuneWords(its)]));
}
