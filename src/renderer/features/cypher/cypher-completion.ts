/** What may come next in a query: labels behind a node's colon, relations behind an edge's, properties behind a dot, else words of Cypher. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { CypherNames, NameInQuery } from "../../../shared/cypher";
import { FUNCTIONS, KEYWORDS } from "./cypher-language";

/** What a person may write at a place. */
export type Expected = "label" | "relation" | "property" | "word";

/** Text before the place that is looked at; a clause is shorter. */
const LOOK_BACK = 2000;

/** What is expected behind `before`, which ends where the word being written begins. */
export function expectedAfter(before: string): Expected {
  const last = before.trimEnd().at(-1) ?? "";
  if (before.endsWith(".") && /[\p{L}\p{N}_`]\.$/u.test(before)) return "property";
  const bracket = openBracket(before);
  if (/[:|&!]/.test(last) && isBehindColon(before)) return bracket === "[" ? "relation" : "label";
  // A map of properties: behind its brace or a comma, before the colon.
  if (bracket === "{" && (last === "{" || last === ",")) return "property";
  return "word";
}

/** Whether only names, bars and signs stand between here and a colon: `:A|!B&`. A map's colon is followed by a value. */
function isBehindColon(before: string): boolean {
  return (
    /:\s*(?:[!(]*(?:`[^`]*`|[\p{L}\p{N}_]+)\s*[|&]\s*)*!*\s*$/u.test(before) && openBracket(before) !== "{"
  );
}

/** The innermost bracket that is still open, "" for none. */
function openBracket(before: string): string {
  const open: string[] = [];
  for (const [sign] of before.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "").matchAll(/[([{}\])]/g))
    if ("([{".includes(sign)) open.push(sign);
    else open.pop();
  return open.at(-1) ?? "";
}

/** Completion over the names that `names` gives at that moment; `kinds` are words beside each. */
export function completeCypher(
  names: () => CypherNames | null,
  kinds: () => Readonly<Record<"label" | "relation" | "property", string>>,
): (context: CompletionContext) => CompletionResult | null {
  return (context) => {
    const word = context.matchBefore(/`[^`]*|[\p{L}\p{N}_]+/u);
    const from = word?.from ?? context.pos;
    const before = context.state.sliceDoc(Math.max(0, from - LOOK_BACK), from);
    const expected = expectedAfter(before);
    if (word === null && expected === "word" && !context.explicit) return null;
    const options = optionsFor(expected, names(), kinds());
    return options.length === 0 ? null : { from, options, validFor: /^`?[\p{L}\p{N}_ ]*$/u };
  };
}

function optionsFor(
  expected: Expected,
  names: CypherNames | null,
  kinds: Readonly<Record<"label" | "relation" | "property", string>>,
): Completion[] {
  const named = (list: readonly NameInQuery[] = [], detail: string): Completion[] =>
    list.map(({ name, written }) => ({ label: name, apply: written, detail }));
  switch (expected) {
    case "label":
      return named(names?.labels, kinds.label);
    case "relation":
      return named(names?.relations, kinds.relation);
    case "property":
      return named(names?.properties, kinds.property);
    case "word":
      return [...KEYWORDS.map((label) => ({ label, boost: 1 })), ...FUNCTIONS.map(functionOption)];
  }
}

const functionOption = (label: string): Completion => ({ label, apply: `${label}(`, detail: "()" });
