/** What must hold in every graph file before it may take its place. */
import { message, type Reason } from "../../../shared/sentences/sentences";
import type { DuckDbFile } from "./duckdb-file";

/**
 * Each query counts rows that break its rule; the sentence says so to a person. Where there is a second query, it is only asked if the
 * first, which is far quicker, counts any.
 */
const RULES: readonly (readonly [sentence: Reason, query: string, slower?: string])[] = [
  ["it has no layout version", "SELECT 1 - count(*) FROM meta WHERE key = 'layout'"],
  ["node handles are not 0, 1, 2, …", ...dense("nodes", "node")],
  ["edge handles are not 0, 1, 2, …", ...dense("edges", "edge")],
  ["label handles are not 0, 1, 2, …", ...dense("labels", "label")],
  ["relation handles are not 0, 1, 2, …", ...dense("relations", "relation")],
  ["several nodes have the same id", "SELECT count(*) - count(DISTINCT id) FROM nodes"],
  ["edges end at nodes that are not there", outside("edges", "source", "nodes")],
  ["edges end at nodes that are not there", outside("edges", "target", "nodes")],
  ["edges have a relation that is not there", outside("edges", "relation", "relations")],
  ["edges are undirected that are not there", outside("undirected", "edge", "edges")],
  ["evidence speaks of edges that are not there", outside("evidence", "edge", "edges")],
  [
    "nodes have a label that is not there",
    outside("(SELECT unnest(labels) AS label FROM nodes)", "label", "labels"),
  ],
  [
    message("vectors-not-all"),
    "SELECT count(*) FROM vectors HAVING count(*) > 0 AND sum(count) <> (SELECT count(*) FROM nodes)",
  ],
  [
    "vectors have the wrong width",
    "SELECT count(*) FROM vectors WHERE octet_length(data) <> 2 * width * count",
  ],
  [
    "vectors leave out or repeat nodes",
    "SELECT count(*) FROM (SELECT first, coalesce(sum(count) OVER (ORDER BY first ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS expected FROM vectors) WHERE first <> expected",
  ],
  ["vectors differ in width", "SELECT count(DISTINCT width) - 1 FROM vectors HAVING count(*) > 0"],
];

/** The first rule that the graph breaks, as part of a sentence, or undefined. */
export async function findFault(file: DuckDbFile): Promise<Reason | undefined> {
  const counts = await countRows(
    file,
    RULES.map(([, query]) => query),
  );
  for (const [at, [sentence, , slower]] of RULES.entries()) {
    if (counts[at] === 0) continue;
    if (slower === undefined || (await countRows(file, [slower]))[0] !== 0) return sentence;
  }
  return undefined;
}

/** What each query counts, 0 where it gives no row: asked as one, for most of a small graph's checking was asking. */
async function countRows(file: DuckDbFile, queries: readonly string[]): Promise<number[]> {
  const [row] = await file.rows(`SELECT ${queries.map((query, at) => `(${query}) AS c${at}`).join(", ")}`);
  return queries.map((_, at) => Number(row![`c${at}`] ?? 0));
}

// Dense means: as many rows as distinct handles, from 0 to one less than that. Rows in the order of their handles are it for sure.
function dense(table: string, handle: string): [quick: string, slower: string] {
  const wrong = `min(${handle}) <> 0 OR max(${handle}) <> count(*) - 1 OR count(DISTINCT ${handle}) <> count(*)`;
  return [
    `SELECT count(*) FROM ${table} WHERE ${handle} <> rowid`,
    `SELECT CASE WHEN count(*) > 0 AND (${wrong}) THEN 1 ELSE 0 END FROM ${table}`,
  ];
}

function outside(table: string, column: string, owners: string): string {
  return `SELECT count(*) FROM ${table} WHERE ${column} < 0 OR ${column} >= (SELECT count(*) FROM ${owners})`;
}
