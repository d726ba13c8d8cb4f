import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTexts, readWhole, scratchFolder } from "./whole-graph";
import { inWords } from "../../in-words";

const NODES = `:ID,:LABEL,name,imdb
inception,Film,Inception,tt1
dupe,Film,Inception again,tt1
nolan,Person,Christopher Nolan,
nolan2,Person,Christopher Nolan,
dog,Animal,Rex,
thing,,Thing,
`;
const EDGES = `:START_ID,:END_ID,:TYPE
inception,nolan,directed_by
nolan,inception,directed_by
inception,thing,directed_by
inception,nolan,likes
inception,dog,directed_by
`;

function schemaFile(schema: unknown): string {
  const path = join(scratchFolder(), "schema.json");
  writeFileSync(path, typeof schema === "string" ? schema : JSON.stringify(schema));
  return path;
}

test("labels, unique values and ends of relations are kept to; the rest is rejected with its line", async () => {
  const schema = schemaFile({
    labels: ["Film", "Person"],
    unique: { Film: ["imdb"], Person: ["name"] },
    relations: { directed_by: [{ from: ["Film"], to: ["Person"] }] },
  });
  const { report, target } = await importTexts({ "nodes.csv": NODES, "edges.csv": EDGES }, { schema });
  expect(inWords(report.rejects)).toStrictEqual([
    { file: "nodes.csv", line: 3, reason: "the imdb of “Film” “tt1” is taken by an earlier node" },
    {
      file: "nodes.csv",
      line: 5,
      reason: "the name of “Person” “Christopher Nolan” is taken by an earlier node",
    },
    { file: "nodes.csv", line: 6, reason: "the schema has no label “Animal”" },
    { file: "edges.csv", line: 3, reason: "the schema does not allow “directed_by” from “Person” to “Film”" },
    {
      file: "edges.csv",
      line: 4,
      reason: "the schema does not allow “directed_by” from “Film” to a node without label",
    },
    { file: "edges.csv", line: 5, reason: "the schema has no relation “likes”" },
    { file: "edges.csv", line: 6, reason: "there is no node with the id “dog”" },
  ]);
  expect((await readWhole(target)).edges).toStrictEqual([
    { source: "inception", relation: "directed_by", target: "nolan" },
  ]);
});

test("what a schema does not mention is allowed", async () => {
  const { report } = await importTexts(
    { "nodes.csv": NODES, "edges.csv": EDGES },
    { schema: schemaFile({}) },
  );
  expect([report.nodes, report.edges, report.rejected]).toStrictEqual([6, 5, 0]);
});

test("labels that JSONL gives to ends are checked too", async () => {
  const schema = schemaFile({
    labels: ["Person"],
    relations: { likes: [{ from: ["Person"], to: ["Person"] }] },
  });
  const line = (targetLabel: string): string =>
    `${JSON.stringify({ source: "a", sourceLabel: "Person", relation: "likes", target: targetLabel, targetLabel })}\n`;
  const { report } = await importTexts({ "g.jsonl": line("Person") + line("Dog") }, { schema });
  expect(inWords(report.rejects)).toStrictEqual([
    { file: "g.jsonl", line: 2, reason: "the schema has no label “Dog”" },
    {
      file: "g.jsonl",
      line: 2,
      reason: "the schema does not allow “likes” from “Person” to a node without label",
    },
  ]);
});

test.each([
  ["{", "the schema file is not valid (the file is not JSON)"],
  ['{"label":[]}', "the schema file is not valid (its top level: nothing called “label” belongs there)"],
  ['{"unique":{"Film":"imdb"}}', "the schema file is not valid (unique.Film: a list is wanted)"],
])("a broken schema fails the import: %s", async (text, reason) => {
  await expect(importTexts({ "n.csv": NODES }, { schema: schemaFile(text) })).rejects.toThrow(reason);
});

test("a missing schema file fails the import", async () => {
  const schema = join(scratchFolder(), "none.json");
  await expect(importTexts({ "n.csv": NODES }, { schema })).rejects.toThrow(
    "the schema file cannot be read (there is no such file)",
  );
});
