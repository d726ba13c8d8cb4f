/** The columns of a table of triples: by its optional header, or as a person mapped them. */
import { EVIDENCE_COLUMN } from "../../../shared/exchange";
import { fold } from "../../../shared/fold";
import type { ColumnRole, MappingRole } from "../../../shared/import-preview";
import { say } from "../../../shared/sentences";
import type { ScalarType } from "./neo4j-header";

export interface TripleColumns {
  readonly source: number;
  readonly relation: number;
  readonly target: number;
  /** Columns of what may be there besides; absent means there is none. */
  readonly evidence?: number;
  readonly sourceName?: number;
  readonly targetName?: number;
  readonly sourceLabel?: number;
  readonly targetLabel?: number;
  /** Properties of the edge, with their names. */
  readonly others: readonly { readonly column: number; readonly name: string; readonly type: ScalarType }[];
  readonly width: number;
  readonly isHeader: boolean;
}

type End = "source" | "relation" | "target";

/** English and Romanian, folded: “țintă” is “tinta”. */
const WORDS: Readonly<Record<End, readonly string[]>> = {
  source: ["source", "head", "subject", "from", "sursa", "subiect"],
  relation: ["relation", "predicate", "relationship", "edge", "relatie", "predicat"],
  target: ["target", "tail", "object", "to", "tinta", "obiect"],
};

/** Columns by the first record: named ones when it is a header, else source, relation, target. Throws a plain Error when one is missing. */
export function tripleColumns(first: readonly string[]): TripleColumns {
  const names = first.map(fold);
  const at = (end: End): number => names.findIndex((name) => WORDS[end].includes(name));
  const found = { source: at("source"), relation: at("relation"), target: at("target") };
  const missing = (Object.keys(found) as End[]).filter((end) => found[end] < 0);
  if (missing.length > 1) return { source: 0, relation: 1, target: 2, others: [], width: 3, isHeader: false };
  if (missing.length === 1) throw new Error(say("header-without-end", { end: missing[0]! }));
  const evidence = first.findIndex((cell) => cell.trim() === EVIDENCE_COLUMN);
  const taken = [...Object.values(found), evidence];
  const others = first
    .map((cell, column) => ({ column, name: cell.trim(), type: "string" as const }))
    .filter(({ column, name }) => !taken.includes(column) && name !== "");
  const passages = evidence < 0 ? {} : { evidence };
  return { ...found, ...passages, others, width: first.length, isHeader: true };
}

/** Columns as they were mapped, one role each; names of properties stand in the first record or are numbered. */
export function mappedColumns(
  first: readonly string[],
  roles: readonly MappingRole[],
  isHeader: boolean,
): TripleColumns {
  if (first.length !== roles.length)
    throw new Error(say("columns-mapped", { found: first.length, mapped: roles.length }));
  const optional = OPTIONAL.map(([key, role]) => [key, roles.indexOf(role)] as const);
  const names = columnNames(first, isHeader);
  return {
    ...{
      source: roles.indexOf("source"),
      relation: roles.indexOf("relation"),
      target: roles.indexOf("target"),
    },
    ...Object.fromEntries(optional.filter(([, column]) => column >= 0)),
    others: roles.flatMap((role, column) =>
      isScalar(role) ? [{ column, name: names[column]!, type: role }] : [],
    ),
    ...{ width: roles.length, isHeader },
  };
}

const OPTIONAL = [
  ["evidence", "evidence"],
  ["sourceName", "source-name"],
  ["targetName", "target-name"],
  ["sourceLabel", "source-label"],
  ["targetLabel", "target-label"],
] as const;

function isScalar(role: ColumnRole): role is "string" | "number" | "boolean" {
  return role === "string" || role === "number" || role === "boolean";
}

/** What columns are called: their cell of a header, "column 4" where there is none; no two alike. */
export function columnNames(first: readonly string[], isHeader: boolean): string[] {
  const names = first.map((cell, at) => (isHeader && cell.trim()) || `column ${at + 1}`);
  return names.map((name, at) => (names.indexOf(name) < at ? `${name} (${at + 1})` : name));
}

/** The end that a header's word names, or undefined. */
export function endOf(cell: string): End | undefined {
  const word = fold(cell);
  return (Object.keys(WORDS) as End[]).find((end) => WORDS[end].includes(word));
}
