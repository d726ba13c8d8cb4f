/**
 * What a plan does not show: subqueries inside expressions (`[x IN xs | COLLECT { LOAD CSV … }]`) may still read files and addresses, or call
 * procedures and functions that do. Each must be named in the text, so the text is searched for the names: also in strings and remarks, for
 * where those begin and end is the database's to say. Too much is refused rather than too little.
 */
import type { CypherRefusal } from "../../../../../shared/cypher";
import { FailureError } from "../../../../../shared/failure";
import { isAllowedFunction, isAllowedProcedure } from "./allowed-names";

/** What there is to call in a database, by full names. */
export interface Callable {
  readonly procedures: readonly string[];
  readonly functions: readonly { readonly name: string; readonly isBuiltIn: boolean }[];
}

/** Blanks of any kind, remarks, and the quotes of names: what may stand between the parts of a name. A remark ends at its first end. */
const BETWEEN = String.raw`(?:[\s\p{Z}\p{Cc}\p{Cf}${"`"}]|\/\*(?:(?!\*\/)[^])*\*\/|\/\/[^\n\r]*[\n\r])`;
const LOAD_CSV = new RegExp(`LOAD${BETWEEN}+CSV`, "iu");
/** Cypher 5 turns these into letters before it reads anything else. */
const ESCAPE = /\\u/i;

/** Throws FailureError query-refused for a text that may do more than read the graph in a way that plans do not show. */
export function checkText(text: string, callable: Callable): void {
  if (ESCAPE.test(text)) throw refused("escapes", "");
  if (LOAD_CSV.test(text)) throw refused("load-csv", "");
  const functions = callable.functions.filter(mayReachOut).map(({ name }) => name);
  const procedures = callable.procedures.filter((name) => !isAllowedProcedure(name));
  for (const [names, because] of [
    [procedures, "procedure"],
    [functions, "function"],
  ] as const) {
    const found = named(text, names);
    if (found !== undefined) throw refused(because, found);
  }
}

/** Functions of plugins; those that ask language models are refused wherever they come from. */
function mayReachOut({ name, isBuiltIn }: Callable["functions"][number]): boolean {
  return (!isBuiltIn && !isAllowedFunction(name)) || /^(gen)?ai\./i.test(name);
}

/** The first of the names that stands in the text, with whatever may stand between its parts. */
function named(text: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const patterns = names.map((name) =>
    name
      .split(".")
      .map((part) => part.replaceAll(/[^\p{L}\p{N}_]/gu, String.raw`\$&`))
      .join(`${BETWEEN}*\\.${BETWEEN}*`),
  );
  const found = new RegExp(patterns.map((pattern) => `(${pattern})`).join("|"), "iu").exec(text);
  return found ? names[found.slice(1).findIndex((group) => group !== undefined)] : undefined;
}

function refused(because: CypherRefusal, what: string): FailureError {
  return new FailureError({ kind: "query-refused", because, what });
}
