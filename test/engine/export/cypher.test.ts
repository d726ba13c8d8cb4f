import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cypherMap, cypherText, cypherValue } from "../../../src/main/engine/export/cypher-text";
import { quoteName } from "../../../src/main/engine/store/remote/cypher-names";
import { exportGraph } from "../../../src/main/engine/export/export-graph";
import { importTexts, scratchFolder } from "../import/whole-graph";

test.each([
  ["Film", "`Film`"],
  ["a`b", "`a``b`"],
  ["a\\u0060b", "`a\\u005Cu0060b`"],
  ["tail\\", "`tail\\u005C`"],
])("the name %s is quoted as %s", (name, quoted) => {
  expect(quoteName(name)).toBe(quoted);
});

test.each([
  ["it's", "'it\\'s'"],
  ["a\\b", "'a\\\\b'"],
  ["a\nb\r\tc", "'a\\nb\\r\\tc'"],
  ["a\\u0027b", "'a\\\\' + 'u0027b'"],
  ["\\\\u\\u", "'\\\\\\\\' + 'u\\\\' + 'u'"],
  ['"`;{}$x', "'\"`;{}$x'"],
])("the text %j is quoted as %s", (text, quoted) => {
  expect(cypherText(text)).toBe(quoted);
});

test("values of every kind", () => {
  expect(cypherValue(1.5)).toBe("1.5");
  expect(cypherValue(1e21)).toBe("1e+21");
  expect(cypherValue(true)).toBe("true");
  expect(cypherValue(["a", "b'"])).toBe("['a', 'b\\'']");
  expect(cypherValue([])).toBe("[]");
  expect(cypherValue(["a", 1])).toBe("'[\"a\",1]'");
  expect(cypherMap([["a b", 1]])).toBe("{`a b`: 1}");
});

const LINES = [
  {
    id: "ada",
    name: "Ada",
    labels: ["Person", "`x"],
    text: "it's her",
    properties: { age: 36, name: "clash" },
  },
  { id: "bob", name: "Bob" },
  {
    source: "ada",
    relation: "likes `",
    target: "bob",
    evidence: [{ text: "so", source: "d", references: [] }],
  },
];

test("a small graph as statements", async () => {
  const { target } = await importTexts({ "g.jsonl": LINES.map((line) => JSON.stringify(line)).join("\n") });
  const out = join(scratchFolder(), "g.cypher");
  const run = { signal: new AbortController().signal, progress: () => undefined };
  await exportGraph({ graph: target, format: "cypher", out, ...run });
  expect(readFileSync(out, "utf8")).toBe(
    [
      "CREATE CONSTRAINT dragoman_import IF NOT EXISTS FOR (n:`DragomanImport`) REQUIRE n.`dragomanHandle` IS UNIQUE;",
      "UNWIND [",
      "{`id`: 'ada', `name`: 'Ada', `text`: 'it\\'s her', `dragomanHandle`: 0, `age`: 36, `dragoman`: '{\"properties\":{\"name\":\"clash\"}}'}",
      "] AS row CREATE (n:`DragomanImport`:`Person`:```x`) SET n = row;",
      "UNWIND [",
      "{`id`: 'bob', `name`: 'Bob', `dragomanHandle`: 1}",
      "] AS row CREATE (n:`DragomanImport`) SET n = row;",
      "UNWIND [",
      '{a: 0, b: 1, p: {`evidence`: [\'{"text":"so","source":"d","references":[]}\']}}',
      "] AS row MATCH (a:`DragomanImport` {`dragomanHandle`: row.a}) MATCH (b:`DragomanImport` {`dragomanHandle`: row.b}) CREATE (a)-[e:`likes ```]->(b) SET e = row.p;",
      "MATCH (n:`DragomanImport`) WITH n LIMIT 20000 REMOVE n:`DragomanImport` REMOVE n.`dragomanHandle`;",
      "DROP CONSTRAINT dragoman_import IF EXISTS;",
      "",
    ].join("\n"),
  );
});
