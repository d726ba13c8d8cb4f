/** The graphs that questions are asked of, as plain maps: read straight from their files, by nothing of the product. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";

const ROOT = join(import.meta.dirname, "..", "..");

/** `films`, `drugs` or `hetionet`: names and labels by id, ends by relation (`~` before it: against its direction; in `steps` those of edges alone), records by edge. */
export async function readGraph(name) {
  const { nodes, edges, records } = name === "hetionet" ? readLines(name) : await readTables(name);
  const graph = { names: new Map(), labels: new Map(), ids: new Map(), ends: new Map(), edges, records };
  graph.steps = graph.ends;
  graph.open = [];
  for (const { id, name: called, labels } of nodes) {
    graph.names.set(id, called);
    graph.labels.set(id, labels);
    graph.ids.set(called, [...(graph.ids.get(called) ?? []), id]);
  }
  for (const [source, relation, target] of edges) {
    put(graph.ends, relation, source, target);
    put(graph.ends, `~${relation}`, target, source);
  }
  if (name === "drugs") addRecords(graph);
  return graph;
}

/** That a drug treats a disease is told by each curated record too, which begins with the one and ends with the other; that none does says nothing. */
function addRecords(graph) {
  const { records, edges } = graph;
  graph.open = ["treats", "~treats"];
  const copy = (ends) => new Map([...ends].map(([from, to]) => [from, new Set(to)]));
  const ends = new Map([...graph.ends, ...graph.open.map((path) => [path, copy(graph.ends.get(path))])]);
  graph.ends = ends;
  const byRecord = groups(records);
  const said = new Map(edges.map(([source, relation, target]) => [`${source} ${target}`, relation]));
  for (const links of byRecord.values()) {
    const [start] = links.filter(({ s }) => !links.some(({ t }) => t === s));
    const [end] = links.filter(({ t }) => !links.some(({ s }) => s === t));
    const other = said.get(`${start.s} ${end.t}`);
    if (graph.labels.get(end.t).includes("Disease") && (other === undefined || other === "treats")) {
      put(ends, "treats", start.s, end.t);
      put(ends, "~treats", end.t, start.s);
    }
  }
}

function groups(records) {
  const byRecord = new Map();
  for (const one of records) byRecord.set(one.record, [...(byRecord.get(one.record) ?? []), one]);
  return byRecord;
}

function put(ends, relation, from, to) {
  if (!ends.has(relation)) ends.set(relation, new Map());
  const known = ends.get(relation);
  known.set(from, (known.get(from) ?? new Set()).add(to));
}

function readLines(name) {
  const file = join(ROOT, "test", "data", name, `${name}.jsonl.gz`);
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n").map(JSON.parse);
  return {
    nodes: lines.filter(({ id }) => id),
    edges: lines.filter(({ id }) => !id).map(({ source, relation, target }) => [source, relation, target]),
    records: [],
  };
}

async function readTables(name) {
  const path = join(ROOT, "resources", "graphs", `${name}.duckdb`);
  const database = await DuckDBInstance.create(path, { access_mode: "READ_ONLY" });
  const connection = await database.connect();
  const rows = async (query) => (await connection.runAndReadAll(query)).getRowObjectsJson();
  const nodes = await rows(
    "SELECT id, name, (SELECT list(l.name) FROM labels l WHERE list_contains(n.labels, l.label)) AS labels FROM nodes n ORDER BY node",
  );
  const edges = await rows(
    "SELECT s.id AS s, r.name AS r, t.id AS t FROM edges e JOIN relations r USING (relation) JOIN nodes s ON s.node = e.source JOIN nodes t ON t.node = e.target ORDER BY edge",
  );
  const records = await rows(
    "SELECT v.source AS record, v.text AS text, s.id AS s, t.id AS t FROM evidence v JOIN edges e USING (edge) JOIN nodes s ON s.node = e.source JOIN nodes t ON t.node = e.target ORDER BY edge",
  );
  connection.closeSync();
  return { nodes, edges: edges.map(({ s, r, t }) => [s, r, t]), records };
}
