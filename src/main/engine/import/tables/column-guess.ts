/** What a table's cells themselves say of its columns. */
import type { MappingRole } from "../../../../shared/import-preview";
import { say } from "../../../../shared/sentences";
import { countKnown, knownRoles } from "./known-columns";

export type Rows = readonly (readonly string[])[];

/** Whether the first row names the columns. "perhaps": nothing of it comes again, and nothing says that it is a header. */
export function headerRow(rows: Rows): "yes" | "no" | "perhaps" {
  const [first = [], ...rest] = rows;
  const cells = first.map((cell) => cell.trim());
  if (cells.some((cell) => isNumber(cell)) || new Set(cells).size < cells.length) return "no";
  // Where both ends are named so, what stands over properties may well be a value of theirs too.
  const known = knownRoles(cells);
  const { roles } = known;
  const namesEnds = roles.includes("source") && roles.includes("target");
  const comesAgain = cells.some(
    (cell, at) =>
      cell !== "" && (!namesEnds || roles[at] !== undefined) && rest.some((row) => row[at]?.trim() === cell),
  );
  const count = countKnown(cells, known);
  if (!comesAgain && count >= Math.min(2, cells.length)) return "yes";
  const seen = new Set(rest.flatMap((row) => row.map((cell) => cell.trim())));
  if (rest.length === 0 || cells.some((cell) => cell !== "" && seen.has(cell))) return "no";
  const overNumbers = cells.some((cell, at) => cell !== "" && rest.every((row) => isNumber(row[at] ?? "")));
  if (overNumbers) return "yes";
  const isNamed = cells.every((cell) => /^[\p{L}_#][\p{L}\p{N} _.:;()/-]{0,40}$|^$/u.test(cell));
  if (cells.length > 3 && isNamed) return "yes";
  return isNamed && (rest.length >= 3 || count > 0) ? "perhaps" : "no";
}

/** Roles as far as a table tells them. */
export interface Judged {
  readonly roles: readonly MappingRole[];
  readonly sure: boolean;
  readonly warnings: readonly string[];
}

/** Roles by the cells alone; `sure` where they leave no other reading. */
export function judgeCells(
  rows: Rows,
  width: number,
  areTriples: boolean,
  titles?: readonly string[],
): Judged {
  if (areTriples && width === 3) return { roles: ["source", "relation", "target"], sure: true, warnings: [] };
  if (width === 2) return { roles: ["source", "target"], sure: isPairs(rows), warnings: [] };
  if (width === 3 && !titles) return judgeThree(rows);
  return { roles: guessRoles(rows, width, titles), sure: false, warnings: [] };
}

/** Pairs join things: something comes again. A list where nothing does is one of names. */
function isPairs(rows: Rows): boolean {
  const cells = rows.flatMap((row) => row.map((cell) => cell.trim()));
  return cells.length < 3 || new Set(cells).size < cells.length;
}

function judgeThree(rows: Rows): Judged {
  const [first, middle, last] = [0, 1, 2].map((at) => rows.map((row) => (row[at] ?? "").trim())) as [
    string[],
    string[],
    string[],
  ];
  const sources = new Set(first);
  const joins = middle.some((cell) => sources.has(cell));
  if (last.every(isNumber)) {
    const isFraction = last.some((cell) => /\.\d/.test(cell));
    const looksWeighted = joins || isFraction;
    const sure = looksWeighted && !(middle.every(isNumber) && !joins);
    if (looksWeighted || middle.every(isNumber))
      return { roles: ["source", "target", "weight"], sure, warnings: [] };
    return { roles: ["source", "relation", "target"], sure: false, warnings: relationWarnings(middle) };
  }
  if (last.every((cell) => cell === "" || cell === "{}"))
    return { roles: ["source", "target", "ignored"], sure: true, warnings: [] };
  const warnings = relationWarnings(middle);
  const sure = warnings.length === 0 && joinsThings(first, last);
  return { roles: ["source", "relation", "target"], sure, warnings };
}

const MANY_RELATIONS = 1000;

/** Triples have something in common; rows of which each begins with another id, or ends in a list, may as well be nodes. */
function joinsThings(first: readonly string[], last: readonly string[]): boolean {
  if (last.every((cell) => cell.includes("|"))) return false;
  const sources = new Set(first);
  const comesAgain = sources.size < first.length || new Set(last).size <= last.length / 2;
  return first.length < 3 || comesAgain || last.some((cell) => sources.has(cell));
}

/** What makes a column of relations look like something else. */
export function relationWarnings(cells: readonly string[]): string[] {
  const kinds = new Set(cells);
  const rows = cells.length;
  const numeric = [...kinds].filter((cell) => /^[\d.,+\-eE\s]*$/.test(cell)).length;
  if (numeric > 0 && numeric === kinds.size) return [say("relations-numbers")];
  if (kinds.size > MANY_RELATIONS) return [say("relations-many", { kinds: kinds.size, rows })];
  return rows >= 10 && kinds.size > rows / 2 ? [say("relations-names", { kinds: kinds.size, rows })] : [];
}

const ENDS = ["source", "relation", "target"] as const;

/** The most likely reading of a wider table, for somebody to look at. */
function guessRoles(rows: Rows, width: number, titles?: readonly string[]): MappingRole[] {
  const named = titles?.map((title): MappingRole | undefined =>
    /^(?:evidence|passage|sentence|dovada|dovadă)$/i.test(title.trim()) ? "evidence" : undefined,
  );
  const types = Array.from({ length: width }, (_, at) => named?.[at] ?? typeOf(rows, at));
  const texts = types.flatMap((type, at) => (type === "string" ? [at] : []));
  const places = texts.length >= 3 ? texts : Array.from({ length: width }, (_, at) => at);
  const isTriple = texts.length >= 3 || width === 3;
  const kinds = (at: number): number => new Set(rows.map((row) => row[at])).size;
  // Relations are few: of all columns of text the one with the fewest different cells.
  const middle = places
    .filter((at) => at !== places[1])
    .reduce((few, at) => (kinds(at) < kinds(few) ? at : few), places[1] ?? 0);
  const [source = 0, target = 1] = places.filter((at) => !isTriple || at !== middle);
  const ends = isTriple ? ENDS : (["source", "target"] as const);
  const chosen = isTriple ? [source, middle, target] : texts.length === 2 ? texts : places;
  const roles: MappingRole[] = types.map((type, at) => (titles?.[at]?.trim() === "" ? "ignored" : type));
  ends.forEach((end, at) => (roles[chosen[at]!] = end));
  return roles;
}

/** A number only where writing it back gives the same digits: "007" stays text. */
export function typeOf(rows: Rows, at: number): MappingRole {
  const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  if (cells.length === 0) return "string";
  if (cells.every((cell) => isNumber(cell) && String(Number(cell)) === cell)) return "number";
  return cells.every((cell) => /^(true|false)$/i.test(cell)) ? "boolean" : "string";
}

function isNumber(cell: string): boolean {
  return cell.trim() !== "" && Number.isFinite(Number(cell));
}
