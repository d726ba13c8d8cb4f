/** Headers as neo4j-admin writes them: `movieId:ID(Movie)`, `:LABEL`, `:START_ID`, `age:int`, `tags:string[]`. */
export const SCALAR_TYPES = ["integer", "number", "boolean", "string"];
const ROLES = new Set(["ID", "LABEL", "START_ID", "END_ID", "TYPE", "IGNORE"]);
// Kinds of number that differ only in width are one kind here; dates and points stay as they are written.
const TYPES = {
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
export function parseField(cell) {
  const { name = "", kind, array, space = "" } = FIELD.exec(cell.trim()).groups;
  const isArray = array !== undefined;
  if (kind === undefined) return { name, space: "", type: "string", isArray: false };
  if (ROLES.has(kind.toUpperCase()))
    return { name, role: kind.toUpperCase(), space, type: "string", isArray: false };
  const type = Object.hasOwn(TYPES, kind.toLowerCase()) ? TYPES[kind.toLowerCase()] : undefined;
  if (!type) throw new Error(`the header has the unknown type “${kind}” in the column “${name}”`);
  if (name === "") throw new Error(`the header has a column of type “${kind}” without a name`);
  return { name, space: "", type, isArray };
}
/** Whether a first line is such a header: it has an ID of nodes or an end of edges (or at least their labels or types). */
export function hasAdminHeader(line) {
  return /:(?:ID|LABEL|START_ID|END_ID|TYPE)(?:\([^)]*\))?(?:\{[^}]*\})?"?\s*(?:[,;\t|]|$)/.test(line);
}
/** What a file with these fields holds; throws a plain Error that names the missing or doubled column. */
export function kindOf(fields) {
  const has = (role) => fields.some((field) => field.role === role);
  refuseDoubles(fields);
  if (has("ID")) return "nodes";
  if (!has("START_ID") && !has("END_ID"))
    throw new Error("the header has neither :ID nor :START_ID and :END_ID");
  for (const role of ["START_ID", "END_ID", "TYPE"])
    if (!has(role)) throw new Error(`the header has no :${role} column`);
  return "edges";
}
function refuseDoubles(fields) {
  const seen = new Set();
  for (const { role, name } of fields) {
    const key = role ? `:${role}` : name;
    if (seen.has(key) && role !== "IGNORE") throw new Error(`the header has two columns “${key}”`);
    seen.add(key);
  }
}
