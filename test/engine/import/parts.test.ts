/** The small parts of an import, each for itself. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guessDelimiter } from "../../../src/main/engine/import/tables/delimiters";
import { ElementCounts } from "../../../src/main/engine/import/source/import-run";
import { NameTable } from "../../../src/main/engine/import/graph/name-table";
import { hasAdminHeader, parseField } from "../../../src/main/engine/import/tables/neo4j-header";
import { RecordSplitter } from "../../../src/main/engine/import/tables/records";
import { RejectList } from "../../../src/main/engine/import/source/reject-list";
import { relationsInWords } from "../../../src/main/engine/import/graph/relation-words";
import { textBlocks } from "../../../src/main/engine/import/source/text-blocks";
import { TripleSet } from "../../../src/main/engine/import/json/triple-set";
import { parseValue } from "../../../src/main/engine/import/values/typed-values";
import { scratchFolder } from "./whole-graph";

test.each([
  ["directed_by", "directed by"],
  ["directedBy", "directed by"],
  ["DIRECTED_BY", "directed by"],
  ["DirectedBy", "directed by"],
  ["directed-by", "directed by"],
  ["decreases activity of", "decreases activity of"],
  ["/people/person/place_of_birth", "place of birth"],
  ["http://example.org/ns#hasIMDBRating", "has imdb rating"],
  ["people.person.place_of_birth", "place of birth"],
  ["are_în_2", "are în 2"],
  ["___", "___"],
  ["是", "是"],
])("relation %s in words: %s", (name, words) => {
  expect(relationsInWords([name])).toStrictEqual([words]);
});

test("names of one graph in six styles are the same words, and as many parts are read as tell them apart", () => {
  const parts = ["directed_by", "release_year", "has_genre"];
  const camel = (name: string) => name.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());
  const styles: ((name: string) => string)[] = [
    (name) => name,
    camel,
    (name) => name.replaceAll("_", " "),
    (name) => `film.film.${name}`,
    (name) => `/film/film/${name}`,
    (name) => `__film__film__${name}`,
  ];
  for (const style of styles)
    expect(relationsInWords(parts.map(style))).toStrictEqual(["directed by", "release year", "has genre"]);
  expect(relationsInWords(["people.person.name", "film.film.name", "film.film.genre"])).toStrictEqual([
    ...["person name", "film name", "genre"],
  ]);
  expect(relationsInWords(["/people/person/marriage./people/marriage/spouse", "v1.2"])).toStrictEqual([
    ...["marriage spouse", "v1 2"],
  ]);
});

test("a table of names finds what was added and nothing else, through many growths", () => {
  const table = new NameTable();
  const long = "long ".repeat(12);
  const names = Array.from({ length: 20_000 }, (_, at) => `${at % 3 ? "" : long}name ${at * 7919}`);
  expect(names.map((name) => table.add(name))).toStrictEqual(names.map((_, at) => at));
  expect(names.map((name) => table.find(name))).toStrictEqual(names.map((_, at) => at));
  expect(["name 1", "", "__proto__", "NAME 0"].map((name) => table.find(name))).toStrictEqual([
    -1, -1, -1, -1,
  ]);
  expect([table.add(""), table.find(""), table.size]).toStrictEqual([20_000, 20_000, 20_001]);
});

test("a set of triples tells ends and relations apart", () => {
  const set = new TripleSet();
  const added = [
    [1, 0, 2],
    [2, 0, 1],
    [1, 1, 2],
    [1, 0, 2],
    [1, 0, 2 ** 26 - 1],
  ].map(([source, relation, target]) => set.add(source!, relation!, target!));
  expect(added).toStrictEqual([true, true, true, false, true]);
});

test.each([
  ["a\tb\tc", 3, "\t"],
  ["a|b|c", 3, "|"],
  ["\uFEFF\n\na;b,c;d", 3, ";"],
  ['"x|y",b,c', 3, ","],
  [":ID,name", 0, ","],
  ["nothing", 3, undefined],
])("the delimiter of %j is guessed", (head, columns, delimiter) => {
  expect(guessDelimiter(head, columns)).toBe(delimiter);
});

test.each([
  ["name", { name: "name", space: "", type: "string", isArray: false }],
  ["a:b:long[]", { name: "a:b", space: "", type: "integer", isArray: true }],
  [
    "movieId:ID(Movie-ID)",
    { name: "movieId", role: "ID", space: "Movie-ID", type: "string", isArray: false },
  ],
  [":ID(P){label:Person}", { name: "", role: "ID", space: "P", type: "string", isArray: false }],
  ["born:date{timezone:+02:00}", { name: "born", space: "", type: "string", isArray: false }],
])("header field %s", (cell, field) => {
  expect(parseField(cell)).toStrictEqual(field);
});

test("neo4j-admin headers are told from triples", () => {
  expect([":ID,name", "a,:START_ID(X),b", '":TYPE"', "x:LABEL"].map(hasAdminHeader)).not.toContain(false);
  expect(["a,b,c", "http://x/:identity,b,c", "a:id,b,c", "ID,LABEL"].map(hasAdminHeader)).not.toContain(true);
});

test("whole numbers beyond 2^53 keep their digits", () => {
  const field = { name: "n", space: "", type: "integer", isArray: false } as const;
  expect([parseValue(field, "-42"), parseValue(field, "9007199254740993")]).toStrictEqual([
    -42,
    "9007199254740993",
  ]);
});

type Row = [line: number, cells: string[], emptyStrings: readonly number[]];

/** Records of a text given in blocks that end in newlines. */
function recordsOf(blocks: readonly string[]): Row[] {
  const rows: Row[] = [];
  const splitter = new RecordSplitter(
    { name: "t", path: "" },
    { delimiter: ",", quoted: true },
    new RejectList(),
  );
  let firstLine = 1;
  for (const text of blocks) {
    splitter.split({ text, firstLine, badLines: new Map() }, (cells, line, empty) =>
      rows.push([line, cells, empty]),
    );
    firstLine += text.split("\n").length - 1;
  }
  splitter.end();
  return rows;
}

test("quoted records: delimiters, line ends, doubled quotes, empty texts, over several blocks", () => {
  const expected: Row[] = [
    [1, ["a", "b,c", ""], [2]],
    [2, ['say "hi"', "", '"'], []],
    [3, ["one\ntwo\n", "x", "y"], []],
    [6, ['5" disk', "é\r\n", "last"], []],
  ];
  const lines = [
    'a,"b,c",""\r\n',
    '"say ""hi""",,""""\n',
    '"one\n',
    "two\n",
    '",x,y\n',
    '5" disk,"é\r\n',
    '",last',
  ];
  expect(recordsOf([lines.join("")])).toStrictEqual(expected);
  expect(recordsOf(lines)).toStrictEqual(expected);
});

test("blocks are whole lines, with characters and lines that cross the chunks of the file", async () => {
  const line = `${"ț🎬".repeat(50)}\t`;
  const text = Array.from({ length: 9000 }, (_, at) => `${line}${at}`).join("\n");
  const path = join(scratchFolder(), "t.txt");
  writeFileSync(path, `\uFEFF${text}`);
  let bytes = 0;
  const run = {
    signal: new AbortController().signal,
    rejects: new RejectList(),
    elements: new ElementCounts(),
    onBytes: (n: number) => (bytes += n),
  };
  let joined = "";
  let next = 1;
  for await (const block of textBlocks({ name: "t", path }, run)) {
    expect([block.firstLine, block.badLines.size]).toStrictEqual([next, 0]);
    next += block.text.split("\n").length - 1;
    joined += block.text;
  }
  expect(joined === text).toBe(true);
  expect(bytes).toBe(Buffer.byteLength(text) + 3);
});
