/** What nodes are called besides their names: by ids that are CURIEs, and where their properties list it by synonyms, aliases, symbols, brands. */
import { fold } from "../../../shared/fold";
import type { PropertyValue } from "../../../shared/graph";
import type { Breather } from "./breather";
import { textsUnder, toProperties } from "./details";
import type { DuckDbFile } from "./duckdb-file";
import type { StringColumn } from "./string-column";

/** Keys of such properties, as a regular expression that JavaScript and DuckDB read alike. */
const KEYS = [
  "(?:(?:exact|related)[_ ]?)?(?:synonyms?|alias(?:es)?|also[_ ]?known[_ ]?as|sinonime?)",
  "(?:alt|alternative|alternate|other|brand|trade)[_ ]?(?:names?|labels?)",
  "(?:gene[_ ]|approved[_ ]|previous[_ ]|alias[_ ])?symbols?|abbreviations?|acronyms?",
].join("|");
const IS_KEY = new RegExp(`^(?:${KEYS})$`, "i");
const NO_NAME = /^(?:n\/?a|none|null|nan|unknown|not available|[^\p{L}]*)$/iu;
/** "WAS" is read only as it is written; "was" may be any word. */
const ABBREVIATION = /^(?:[^\p{Ll}\s]{1,8}|.{1,3})$/u;

/** "CHEBI:45783", as a regular expression that JavaScript and DuckDB read alike; and the part of one that names a thing by itself ("DB00619"). */
const CURIE = "^[A-Za-z][A-Za-z0-9_.]*:[A-Za-z0-9_.-]*[0-9][A-Za-z0-9_.-]*$";
const ALONE = /:([A-Z]+\d{4,}|[A-Z]\d[A-Z\d]{3}\d)$/;

/** What a node is called by its id: a CURIE whole, and its local part where that is no bare number. */
function namesOfId(id: string): string[] {
  const [, alone] = ALONE.exec(id) ?? [];
  return alone === undefined ? [id] : [id, alone];
}

/** The other names in these properties: items of lists, and what `|` or `;` parts in texts. */
export function namesListed(properties: Readonly<Record<string, PropertyValue>>): string[] {
  return textsUnder(properties, (key) => IS_KEY.test(key))
    .flatMap((value) => value.split(/[|;]/))
    .map((name) => name.trim())
    .filter((name) => !NO_NAME.test(name));
}

/** Names by row: first every node's own, then other names. */
export interface NameRows {
  readonly length: number;
  get(row: number): string;
  nodeOf(row: number): number;
  /** Whether it is no node's own name. */
  isOther(row: number): boolean;
  /** Whether it counts only letter for letter. */
  isAbbreviation(row: number): boolean;
}

/** Rows of the nodes' own names alone. */
export function ownNames(names: StringColumn): NameRows {
  return withOthers(names, [], []);
}

/** The names of a graph file with all others that its nodes list. */
export async function readNames(
  file: DuckDbFile,
  names: StringColumn,
  breather: Breather,
): Promise<NameRows> {
  const [others, nodes]: [string[], number[]] = [[], []];
  const listing = `SELECT node, properties, CASE WHEN regexp_matches(id, '${CURIE}') THEN id ELSE '' END
FROM nodes WHERE regexp_matches(properties, '"(?:${KEYS})"\\s*:', 'i') OR regexp_matches(id, '${CURIE}') ORDER BY node`;
  for await (const batch of file.batches(listing)) {
    const [properties, ids] = [batch.strings(1), batch.strings(2)];
    for (const [at, node] of batch.integers(0).entries()) {
      const said = [...namesListed(toProperties(properties[at]!)), ...(ids[at] ? namesOfId(ids[at]) : [])];
      const own = fold(names.get(node));
      for (const name of new Set(said.filter((name) => fold(name) !== own))) {
        others.push(name);
        nodes.push(node);
      }
      if (breather.isDue(others.length * 100)) await breather.breathe();
    }
  }
  return withOthers(names, others, nodes);
}

function withOthers(names: StringColumn, others: readonly string[], nodes: readonly number[]): NameRows {
  const own = names.length;
  const get = (row: number): string => (row < own ? names.get(row) : others[row - own]!);
  return {
    length: own + others.length,
    get,
    nodeOf: (row) => (row < own ? row : nodes[row - own]!),
    isOther: (row) => row >= own,
    isAbbreviation: (row) => row >= own && ABBREVIATION.test(get(row)),
  };
}
