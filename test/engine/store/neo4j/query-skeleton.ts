/** What a query looks like to a parser, whatever names stand in it. */

// Neo4j 5 decodes \uXXXX ahead of parsing; then comments, texts and quoted names are one token each, whatever stands in them.
const TOKEN = /\/\/[^\n]*|\/\*.*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:[^`]|``)*`/gs;
const MARKS: Readonly<Record<string, string>> = {
  "'": "‹text›",
  '"': "‹text›",
  "`": "‹name›",
  "/": "‹comment›",
};

/** A query with every name, text and comment replaced by what kind of token it is. */
export function skeleton(query: string): string {
  const decoded = query.replace(/\\u+([0-9a-fA-F]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded.replace(TOKEN, (token) => MARKS[token[0]!]!);
}
