/** Headers as neo4j-admin writes them: `movieId:ID(Movie)`, `:LABEL`, `:START_ID`, `age:int`, `tags:string[]`. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { ScalarType, ValueField } from "../values/typed-values";

export type Role = "ID" | "LABEL" | "START_ID" | "END_ID" | "TYPE" | "IGNORE";

/** `name` is that of the property, "" where the field has none. */
export interface Field extends ValueField {
  readonly role?: Role;
  /** Id space of an ID, START_ID or END_ID, "" where none is named. */
  readonly space: string;
}

const ROLES: ReadonlySet<string> = new Set<Role>(["ID", "LABEL", "START_ID", "END_ID", "TYPE", "IGNORE"]);

// Kinds of number that differ only in width are one kind here; dates and points stay as they are written.
const TYPES: Readonly<Record<string, ScalarType>> = {
  int: "integer",
  integer: "integer",
  long: "integer",
  short: "integer",
  byte: "integer",
  float: "number",
  double: "number",
  number: "number",
  boolean: "boolean",
  bool: "boolean",
  string: "string",
  char: "string",
  date: "string",
  localtime: "string",
  time: "string",
  localdatetime: "string",
  datetime: "string",
  duration: "string",
  point: "string",
};

const FIELD = /^(?<name>.*?)(?::(?<kind>[A-Za-z_]+)(?<array>\[\])?(?:\((?<space>[^)]*)\))?(?:\{.*\})?)?$/su;

/** One cell of a header; throws a plain Error that says what is wrong with it. */
export function parseField(cell: string): Field {
  const { name = "", kind, array, space = "" } = FIELD.exec(cell.trim())!.groups!;
  const isArray = array !== undefined;
  if (kind === undefined) return { name, space: "", type: "string", isArray: false };
  if (ROLES.has(kind.toUpperCase()))
    return { name, role: kind.toUpperCase() as Role, space, type: "string", isArray: false };
  const type = Object.hasOwn(TYPES, kind.toLowerCase()) ? TYPES[kind.toLowerCase()] : undefined;
  if (!type) throw new ReasonError(message("header-type", { kind, column: name }));
  if (name === "") throw new ReasonError(message("header-nameless", { kind }));
  return { name, space: "", type, isArray };
}

/** Whether a first line is such a header: it has an ID of nodes or an end of edges (or at least their labels or types). */
export function hasAdminHeader(line: string): boolean {
  return /:(?:ID|LABEL|START_ID|END_ID|TYPE)(?:\([^)]*\))?(?:\{[^}]*\})?"?\s*(?:[,;\t|]|$)/.test(line);
}

/** What a file with these fields holds; throws a plain Error that names the missing or doubled column. */
export function kindOf(fields: readonly Field[]): "nodes" | "edges" {
  const has = (role: Role): boolean => fields.some((field) => field.role === role);
  refuseDoubles(fields);
  if (has("ID")) return "nodes";
  if (!has("START_ID") && !has("END_ID")) throw new ReasonError(message("header-kind"));
  for (const role of ["START_ID", "END_ID", "TYPE"] as const)
    if (!has(role)) throw new ReasonError(message("header-role", { role }));
  return "edges";
}

function refuseDoubles(fields: readonly Field[]): void {
  const seen = new Set<string>();
  for (const { role, name } of fields) {
    const key = role ? `:${role}` : name;
    // A property may be called like a role.
    const known = role ? key : `"${name}"`;
    if (seen.has(known) && role !== "IGNORE") throw new ReasonError(message("header-twice", { key }));
    seen.add(known);
  }
}
