/** The first rows of a file and what its columns become, format by format. */
import { reasonOf } from "../../../shared/failure";
import type { ColumnRole, Delimiter, ImportFormat, PreviewFile } from "../../../shared/import/preview";
import { message } from "../../../shared/sentences/sentences";
import { guessDelimiter } from "./tables/delimiters";
import { refuse, type SourceFile } from "./source/import-run";
import { readJson } from "./values/json-values";
import { parseField, type Field } from "./tables/neo4j-header";
import { dictionaryKind } from "./tables/read-dictionary";
import { shorten } from "./graph/sample-sink";
import type { TablePlan } from "./tables/table-plan";
import { sampleTable } from "./tables/table-sample";

const SHOWN_ROWS = 12;
/** Of files whose edges say their relations themselves. */
const PLAIN = { relation: "" } as const;

/** What a file's beginning shows; undefined where a format has no columns of its own. */
export function previewFile(
  file: SourceFile,
  head: string,
  format: ImportFormat,
  plans: readonly TablePlan[],
): PreviewFile | undefined {
  if (format === "neo4j-csv") return adminTable(file, head);
  if (format === "jsonl" || format === "kgqa") return jsonLines(file, head, format);
  const plan = plans.find((one) => one.file.name === file.name);
  if (format === "library" && plan) return mappedTable(plan);
  if (format !== "triples") return undefined;
  if (dictionaryKind(file.name) !== undefined) return dictionary(file, head);
  return mappedTable(plan!);
}

function mappedTable({
  file,
  dialect,
  header,
  names,
  roles,
  rows,
  kind,
  relation,
  row,
}: TablePlan): PreviewFile {
  const isConstant = kind === "edges" && !roles.includes("relation") && !roles.includes("edge");
  return {
    relation: isConstant ? relation : "",
    ...(kind === "nodes" && { row }),
    ...{ name: file.name, kind: "triples", delimiter: dialect.delimiter, header },
    columns: roles.map((role, at) => ({ name: shorten(names[at]!), role })),
    rows: shown(rows),
  };
}

function firstCells(head: string, delimiter: Delimiter, most: number): (readonly string[])[] {
  return sampleTable("", head, delimiter, most).rows.map(({ cells }) => cells);
}

function dictionary(file: SourceFile, head: string): PreviewFile {
  const rows = firstCells(head, "\t", SHOWN_ROWS);
  const columns = (["id", "name"] as const).map((role) => ({ name: role, role }));
  return {
    name: file.name,
    kind: "dictionary",
    delimiter: "\t",
    header: false,
    ...PLAIN,
    columns,
    rows: shown(rows),
  };
}

function adminTable(file: SourceFile, head: string): PreviewFile {
  const delimiter = guessDelimiter(head, 0) ?? ",";
  const [first = [], ...rows] = firstCells(head, delimiter, SHOWN_ROWS + 1);
  try {
    const fields = first.map(parseField);
    const isNodes = fields.some(({ role }) => role === "ID");
    const columns = fields.map((field, at) => ({
      name: shorten(first[at]!),
      role: fieldRole(field, isNodes),
    }));
    const kind = isNodes ? "nodes" : "edges";
    return { name: file.name, kind, delimiter, header: true, ...PLAIN, columns, rows: shown(rows) };
  } catch (fault) {
    return refuse(file, reasonOf(fault));
  }
}

const ADMIN_ROLES: Readonly<Record<NonNullable<Field["role"]>, ColumnRole>> = {
  ...{ ID: "id", LABEL: "labels", START_ID: "source", END_ID: "target", TYPE: "relation", IGNORE: "ignored" },
};

function fieldRole({ name, role, type, isArray }: Field, isNodes: boolean): ColumnRole {
  if (role) return ADMIN_ROLES[role];
  if (isArray && (name === "embedding" || name === "vector")) return "vector";
  if (isNodes && ["name", "title", "label"].includes(name)) return "name";
  if (isNodes && ["text", "description"].includes(name)) return "text";
  if (!isNodes && name === "evidence") return "evidence";
  return isArray ? "string" : type === "integer" ? "number" : type;
}

const KEY_ROLES: Readonly<Record<string, ColumnRole>> = {
  ...{ source: "source", head: "source", subject: "source" },
  ...{ relation: "relation", predicate: "relation" },
  ...{ target: "target", tail: "target", object: "target" },
  ...{ sourceName: "source-name", targetName: "target-name" },
  ...{ sourceLabel: "source-label", targetLabel: "target-label" },
  ...{ id: "id", name: "name", labels: "labels", label: "labels", text: "text", evidence: "evidence" },
};
const QUESTION_KEYS = new Set(["graph", "paths"]);

/** Lines that are no objects are shown as triples, what cannot be read is left to the rejects. */
function jsonLines(file: SourceFile, head: string, format: "jsonl" | "kgqa"): PreviewFile {
  const values = head.split("\n", SHOWN_ROWS).flatMap(lineValue);
  const keys = [...new Set(values.flatMap((value) => [...value.keys()]))].slice(0, 50);
  const role = (key: string): ColumnRole => {
    if (format === "kgqa") return QUESTION_KEYS.has(key) ? "relation" : "ignored";
    if (Object.hasOwn(KEY_ROLES, key)) return KEY_ROLES[key]!;
    return "string";
  };
  return {
    ...{ name: file.name, kind: "objects", header: true, ...PLAIN },
    columns: keys.map((key) => ({ name: shorten(key), role: role(key) })),
    rows: shown(values.map((value) => keys.map((key) => value.get(key) ?? ""))),
  };
}

function lineValue(line: string): Map<string, string>[] {
  if (line.trim() === "") return [];
  try {
    const value = readJson(line, message("the-line"));
    const ends = ["source", "relation", "target"];
    const pairs = Array.isArray(value)
      ? value.slice(0, 3).map((item: unknown, at) => [ends[at]!, item] as const)
      : Object.entries(value ?? {});
    return [new Map(pairs.map(([key, item]) => [key, textOf(item)]))];
  } catch {
    return [];
  }
}

function textOf(item: unknown): string {
  return typeof item === "string" ? item : (JSON.stringify(item) ?? "");
}

function shown(rows: readonly (readonly string[])[]): string[][] {
  return rows.slice(0, SHOWN_ROWS).map((row) => row.map(shorten));
}

/** Edges as they were read, for formats whose files show no columns. */
export function previewEdges(name: string, edges: readonly string[][]): PreviewFile {
  const columns = (["source", "relation", "target"] as const).map((role) => ({ name: role, role }));
  return { name, kind: "edges", header: false, ...PLAIN, columns, rows: shown(edges) };
}
