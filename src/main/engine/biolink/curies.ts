/** Compact identifiers (PREFIX:LOCAL) written one way, by a table of prefixes and their other spellings. */
import table from "./biolink.json";
import names from "./names.json";

/** Every known spelling, in lower case, with the one that is kept. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...table.prefixes.map((prefix): [string, string] => [prefix.toLowerCase(), prefix]),
  ...Object.entries(names.prefixes).flatMap(([prefix, others]) =>
    [prefix, ...others].map((spelling): [string, string] => [spelling.toLowerCase(), prefix]),
  ),
]);

/** Most ids are of few prefixes: each spelling is looked up once. */
const known = new Map<string, string | undefined>();

/** The prefix as it is kept; undefined where the table has none of that spelling. */
export function prefixOf(id: string): string | undefined {
  const colon = id.indexOf(":");
  if (colon <= 0) return undefined;
  const spelling = id.slice(0, colon);
  if (!known.has(spelling)) known.set(spelling, SPELLINGS.get(spelling.toLowerCase()));
  return known.get(spelling);
}

/** "mesh: D01", "MESH:MESH:D01" and "Mesh:D01" → "MESH:D01"; what has no known prefix stays as it is. */
export function writtenOneWay(id: string): string {
  const prefix = prefixOf(id);
  if (prefix === undefined) return id;
  const local = id.slice(id.indexOf(":") + 1).trim();
  return local.toLowerCase().startsWith(`${prefix.toLowerCase()}:`)
    ? `${prefix}:${local.slice(prefix.length + 1)}`
    : `${prefix}:${local}`;
}
