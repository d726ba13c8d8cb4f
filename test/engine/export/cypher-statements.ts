import { expect } from "vitest";

/** Statements end at a semicolon outside quotes and comments; a backslash escapes inside texts, and not inside quoted names. */
export function statementsOf(text: string): string[] {
  const parts = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:``|[^`])*`|\/\/[^\n]*|\/\*[^]*?\*\/|;|[^]/g;
  const statements: string[] = [];
  let statement = "";
  for (const [part] of text.matchAll(parts)) {
    if (part === ";") statements.push(statement);
    statement = part === ";" ? "" : statement + part;
  }
  expect(statement.trim()).toBe("");
  return statements;
}
