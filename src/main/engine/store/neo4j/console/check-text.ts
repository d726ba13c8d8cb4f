/**
 * What a plan does not show: subqueries inside expressions (`[x IN xs | COLLECT { LOAD CSV … }]`) may still read files and addresses, give
 * commands to the server, or call procedures and functions that do. Each must be named in the text, so its code is searched for the names: and all of the text where it is
 * in doubt what of it is code. Too much is refused rather than too little.
 */
import type { CypherRefusal } from "../../../../../shared/cypher";
import { FailureError } from "../../../../../shared/failure";
import { isAllowedFunction, isAllowedProcedure } from "./allowed-names";
import { codeOfText } from "./code-of-text";

/** What there is to call in a database, by full names. */
export interface Callable {
  readonly procedures: readonly string[];
  readonly functions: readonly { readonly name: string; readonly isBuiltIn: boolean }[];
}

/** Blanks of any kind, remarks, and the quotes of names: what may stand between the parts of a name. A remark ends at its first end. */
const BETWEEN = String.raw`(?:[\s\p{Z}\p{Cc}\p{Cf}${"`"}]|\/\*(?:(?!\*\/)[^])*\*\/|\/\/[^\n\r]*[\n\r])`;
const LOAD_CSV = new RegExp(`LOAD${BETWEEN}+CSV`, "iu");
/** Commands for the server that Cypher 25 takes inside expressions as well. */
const SERVER_COMMANDS: readonly (readonly [pattern: RegExp, because: CypherRefusal])[] = [
  [
    commandOf(
      `SHOW(?:${BETWEEN}+(?:ALL|BUILT|IN|USER|DEFINED|CURRENT|HOME|DEFAULT|SUPPORTED|POPULATED))*`,
      "SETTING|TRANSACTION|PROCEDURE|FUNCTION|USER|ROLE|PRIVILEGE|DATABASE|SERVER|ALIAS|AUTH",
    ),
    "administration",
  ],
  [commandOf("TERMINATE", "TRANSACTION"), "terminates"],
];
/**
 * Turned into letters before anything else is read, unless the backslash is itself escaped; four digits after it are refused all the same.
 * Without them `\\u` is no more than a backslash and a letter: "C:\\users".
 */
const ESCAPE = /(?<!\\)(?:\\\\)*\\u|\\u+[\da-f]{4}/i;

/** Throws FailureError query-refused for a text that may do more than read the graph in a way that plans do not show. */
export function checkText(text: string, callable: Callable): void {
  if (ESCAPE.test(text)) throw refused("escapes", "");
  const code = codeOfText(text);
  if (LOAD_CSV.test(code.bare)) throw refused("load-csv", "");
  for (const [pattern, because] of SERVER_COMMANDS) if (pattern.test(code.bare)) throw refused(because, "");
  const functions = callable.functions.filter(mayReachOut).map(({ name }) => name);
  const procedures = callable.procedures.filter((name) => !isAllowedProcedure(name));
  for (const [names, because] of [
    [procedures, "procedure"],
    [functions, "function"],
  ] as const) {
    const found = named(code.bare, names) ?? named(code.withNames, names, called);
    if (found !== undefined) throw refused(because, found);
  }
}

function commandOf(verb: string, objects: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_$.])${verb}${BETWEEN}+(?:${objects})`, "iu");
}

/** Functions of plugins; those that ask language models are refused wherever they come from. */
function mayReachOut({ name, isBuiltIn }: Callable["functions"][number]): boolean {
  return (!isBuiltIn && !isAllowedFunction(name)) || /^(gen)?ai\./i.test(name);
}

/** The first of the names that stands in the text, with whatever may stand between its parts. */
function named(text: string, names: readonly string[], within = (name: string) => name): string | undefined {
  if (names.length === 0) return undefined;
  const patterns = names.map((name) =>
    name
      .split(".")
      .map((part) => part.replaceAll(/[^\p{L}\p{N}_]/gu, String.raw`\$&`))
      .join(`${BETWEEN}*\\.${BETWEEN}*`),
  );
  const found = new RegExp(patterns.map((pattern) => `(${within(pattern)})`).join("|"), "iu").exec(text);
  return found ? names[found.slice(1).findIndex((group) => group !== undefined)] : undefined;
}

/** A name where it is called: there backticks may hold all of it, dots too. Elsewhere such a name is a property's, say. */
function called(name: string): string {
  return `CALL${BETWEEN}+${name}|${name}${BETWEEN}*\\(`;
}

function refused(because: CypherRefusal, what: string): FailureError {
  return new FailureError({ kind: "query-refused", because, what });
}
