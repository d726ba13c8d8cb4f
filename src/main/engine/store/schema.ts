/** What a graph holds, counted from its open topology or, far quicker for a list of graphs, by its file. */
import { z } from "zod";
import {
  readPredicatesSchema,
  type GraphSchema,
  type NodeTable,
  type ReadPredicates,
} from "../../../shared/graph";
import { readMapText } from "../../../shared/import/mapping-text";
import { parseJson, type Vocabulary } from "./details";
import type { DuckDbFile } from "./duckdb-file";
import type { Meta } from "./layout";
import type { Topology } from "./topology";

export interface Counts {
  readonly nodes: number;
  readonly edges: number;
  /** By label and relation handle. */
  readonly labels: Int32Array;
  readonly relations: Int32Array;
}

const questionsSchema = z.array(z.string());

/** What names of relations were read as when the graph was imported; nothing in graphs of before. */
export function readPredicatesOf({ predicates = "{}" }: Meta): ReadPredicates {
  return readPredicatesSchema.catch({}).parse(parseJson(predicates));
}

/** The schema of a graph with these counts. */
export function toSchema(
  { labels, relations, meta }: Vocabulary,
  counts: Counts,
  vectorWidth: number,
): GraphSchema {
  const read = readPredicatesOf(meta);
  const tables = labels.length === 0 ? nodeTables(meta.mapping ?? "") : [];
  return {
    name: meta.name ?? "",
    title: meta.title ?? meta.name ?? "",
    description: meta.description ?? "",
    licence: meta.licence ?? "",
    attribution: meta.attribution ?? "",
    nodes: counts.nodes,
    edges: counts.edges,
    labels: labels.map((name, label) => ({ name, count: counts.labels[label]! })),
    relations: relations.map((relation, handle) => {
      const predicate = Object.hasOwn(read, relation.name) ? read[relation.name] : undefined;
      return { ...relation, count: counts.relations[handle]!, ...(predicate && { predicate }) };
    }),
    vectorWidth,
    vectorModel: vectorWidth > 0 ? (meta.vectorModel ?? "") : "",
    writable: false,
    questions: questionsSchema.catch([]).parse(parseJson(meta.questions ?? "[]")),
    ...(tables.length > 0 && { tables }),
  };
}

/** The tables of nodes that a mapping tells; none where it is no mapping. */
function nodeTables(mapping: string): NodeTable[] {
  return (readMapText(mapping) ?? []).flatMap(({ file, columns, row }) => {
    const roles = [...columns];
    const keyOf = (role: string) => roles.find(([, own]) => own === role)?.[0];
    const id = keyOf("id");
    const key = keyOf("name") ?? id;
    const properties = roles.flatMap(([column, role]) =>
      role === "string" || role === "number" || role === "boolean" ? [column] : [],
    );
    return key === undefined
      ? []
      : [
          {
            file,
            key,
            ...(id !== undefined && id !== key && { id }),
            columns: properties,
            ...(row && { row }),
          },
        ];
  });
}

/** Counts of an open graph. */
export function countsOf(topology: Topology, { labels, relations }: Vocabulary): Counts {
  const perLabel = new Int32Array(labels.length);
  for (const label of topology.labelsOf) perLabel[label]!++;
  const perRelation = new Int32Array(relations.length);
  for (let edge = 0; edge < topology.edgeCount; edge++) perRelation[topology.relation(edge)]!++;
  return { nodes: topology.nodeCount, edges: topology.edgeCount, labels: perLabel, relations: perRelation };
}

/** The same counts, made by the database. */
export async function readCounts(
  file: DuckDbFile,
  { labels, relations }: Pick<Vocabulary, "labels" | "relations">,
): Promise<Counts> {
  const count = async (table: string) =>
    Number((await file.rows(`SELECT count(*) AS n FROM ${table}`))[0]!.n);
  const grouped = async (sql: string, size: number) => {
    const counts = new Int32Array(size);
    for (const { handle, n } of await file.rows(`${sql} GROUP BY handle`)) counts[Number(handle)] = Number(n);
    return counts;
  };
  const perLabel = "SELECT handle, count(*) AS n FROM (SELECT unnest(labels) AS handle FROM nodes)";
  return {
    nodes: await count("nodes"),
    edges: await count("edges"),
    labels: await grouped(perLabel, labels.length),
    relations: await grouped("SELECT relation AS handle, count(*) AS n FROM edges", relations.length),
  };
}
