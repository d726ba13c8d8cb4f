/** Loads a folder of bulk-load files into Neo4j as Neptune's loader would hold them: single values, typed columns, ids as texts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connection } from "../../../src/main/engine/store/neo4j/connection";
import type { Statement, Value } from "../../../src/main/engine/store/neo4j/parameters";
import { cypher } from "../../../src/main/engine/store/neo4j/cypher";
import { cypherName } from "../../../src/main/engine/store/remote/cypher-names";
import { HIDDEN } from "./dialect";

const ROWS = 5000;
const calm = new AbortController().signal;

/** Empties the database and loads nodes.csv, graph.csv, edges.csv and, for an index, analytics/vectors.csv. */
export async function bulkLoad(connection: Connection, folder: string, hasIndex: boolean): Promise<void> {
  await empty(connection);
  const index = cypher(
    `CREATE CONSTRAINT endpoint_id IF NOT EXISTS FOR (node:${HIDDEN}) REQUIRE node.\`~id\` IS UNIQUE`,
  );
  await connection.change({ query: index, parameters: {} }, calm);
  await loadNodes(connection, readTable(join(folder, "nodes.csv")));
  await loadNodes(connection, readTable(join(folder, "graph.csv")));
  if (hasIndex) await loadVectors(connection, readTable(join(folder, "analytics", "vectors.csv")));
  await loadEdges(connection, readTable(join(folder, "edges.csv")));
}

/** Edges first: a hub with all its edges is more than a small server deletes at once. */
export async function empty(connection: Connection): Promise<void> {
  for (const query of [
    cypher("MATCH ()-[edge]->() WITH edge LIMIT 20000 DELETE edge RETURN count(edge) AS count"),
    cypher("MATCH (n) WITH n LIMIT 20000 DELETE n RETURN count(n) AS count"),
  ])
    for (let left = 1; left > 0;)
      left = Number((await connection.write([{ query, parameters: {} }], calm))[0]!["count"]);
}

type Cells = Record<string, Value>;

async function loadNodes(connection: Connection, rows: readonly Cells[]): Promise<void> {
  const groups = grouped(rows, (row) => String(row["~label"]));
  for (const [labels, group] of groups) {
    const names = labels.split(";").filter((label) => label !== "");
    const query = cypher(
      `UNWIND $rows AS row CREATE (node:${[HIDDEN, ...names.map(cypherName)].join(":")}) SET node = row`,
    );
    await write(
      connection,
      group.map(({ "~label": _, ...row }) => row),
      (part) => ({ query, parameters: { rows: part } }),
    );
    for (const label of names) await indexHandles(connection, label);
  }
}

/** As Neptune does with every property. */
async function indexHandles(connection: Connection, label: string): Promise<void> {
  if (!label.endsWith("DragomanNode")) return;
  for (const property of ["dragomanHandle", "dragomanFold"]) {
    const query = cypher(`CREATE INDEX IF NOT EXISTS FOR (node:${cypherName(label)}) ON (node.${property})`);
    await connection.change({ query, parameters: {} }, calm);
  }
}

function grouped(rows: readonly Cells[], keyOf: (row: Cells) => string): Map<string, Cells[]> {
  const groups = new Map<string, Cells[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

async function loadVectors(connection: Connection, rows: readonly Cells[]): Promise<void> {
  const query = cypher(
    `UNWIND $rows AS row MATCH (node:${HIDDEN} {\`~id\`: row.id}) SET node.\`~vector\` = row.vector`,
  );
  const vectors = rows.map((row) => ({
    id: row["~id"]!,
    vector: String(row["embedding"]).split(";").map(Number),
  }));
  await write(connection, vectors, (part) => ({ query, parameters: { rows: part } }));
}

async function loadEdges(connection: Connection, rows: readonly Cells[]): Promise<void> {
  for (const [type, group] of grouped(rows, (row) => String(row["~label"]))) {
    const query = cypher(`UNWIND $rows AS row
MATCH (source:${HIDDEN} {\`~id\`: row.source}), (target:${HIDDEN} {\`~id\`: row.target})
CREATE (source)-[edge:${cypherName(type)}]->(target) SET edge = row.properties`);
    const edges = group.map(({ "~from": source, "~to": target, "~label": _, ...properties }) => ({
      ...{ source: source!, target: target!, properties },
    }));
    await write(connection, edges, (part) => ({ query, parameters: { rows: part } }));
  }
}

async function write<T>(
  connection: Connection,
  rows: readonly T[],
  toStatement: (part: readonly T[]) => Statement,
): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS)
    await connection.write([toStatement(rows.slice(first, first + ROWS))], calm);
}

const PARSERS: Readonly<Record<string, (text: string) => Value>> = {
  Long: Number,
  Double: Number,
  Bool: (text) => text === "true",
  String: (text) => text,
  Vector: (text) => text,
};

/** Rows by property name; empty cells are left out, as the loader does. */
function readTable(path: string): Cells[] {
  const [header, ...records] = readRecords(readFileSync(path, "utf8"));
  const columns = header!.map((cell) => {
    const [, name, type = "String"] = /^(.*?)(?::(\w+)(?:\(single\))?)?$/s.exec(cell)!;
    return { name: name!, parse: PARSERS[type]! };
  });
  return records.map((cells) =>
    Object.fromEntries(
      columns.flatMap(({ name, parse }, at) => (cells[at] === "" ? [] : [[name, parse(cells[at]!)]])),
    ),
  );
}

/** Comma-separated values with quotes, by RFC 4180. */
function readRecords(text: string): string[][] {
  const records: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy;
  for (let match = cell.exec(text); match && cell.lastIndex <= text.length; match = cell.exec(text)) {
    records.at(-1)!.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'));
    if (match[3] === "\n") records.push([]);
    if (cell.lastIndex === text.length) break;
  }
  return records.filter((record) => record.length > 0);
}
