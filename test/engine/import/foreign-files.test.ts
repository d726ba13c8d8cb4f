/** Files that people give to an import by mistake, or as their programs wrote them: each works or is told in one sentence what it is. */
import { Buffer } from "node:buffer";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { FILE_SENTENCES } from "../../../src/shared/sentences/file-sentences";
import { importTexts, readWhole } from "./whole-graph";
import { inWords } from "../../in-words";

const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const TRIPLES = "source,relation,target\na,likes,b\nb,likes,c\n";
/** In Latin-2: ș and ț are one byte each, as no UTF-8 text has them. */
const latin2 = (text: string): Buffer =>
  latin(text.replaceAll("ș", "\xBA").replaceAll("ț", "\xFE").replaceAll("ă", "\xE3"));
const zip = (first: string): Buffer => latin(`PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0${first}\0,;`);
const tar = (): Buffer => {
  const head = Buffer.alloc(512);
  head.write("edges.csv");
  head.write("ustar", 257);
  return Buffer.concat([head, Buffer.from(TRIPLES)]);
};

async function refusalOf(name: string, content: Buffer | string): Promise<string> {
  const fault: unknown = await importTexts({ [name]: content }).catch((thrown: unknown) => thrown);
  return fault instanceof Error ? fault.message : "not refused";
}

test.each<[string, Buffer | string, keyof typeof FILE_SENTENCES]>([
  ["tables.zip", zip("edges.csv"), "file-zip"],
  ["edges.csv", zip("edges.csv"), "file-zip"],
  ["book.xlsx", zip("[Content_Types].xml"), "file-workbook"],
  ["edges.csv", zip("xl/workbook.xml"), "file-workbook"],
  ["book.ods", zip("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), "file-workbook"],
  ["book.xls", latin("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1,,,"), "file-workbook"],
  ["text.odt", zip("mimetypeapplication/vnd.oasis.opendocument.text"), "file-document"],
  ["text.docx", zip("word/document.xml"), "file-document"],
  ["paper.pdf", latin("%PDF-1.7\n%\xE2\xE3\n1,2,3"), "file-document"],
  ["edges.tar.gz", gzipSync(tar()), "file-tar"],
  ["edges.csv.bz2", latin("BZh91AY&SY,,"), "file-packed"],
  ["edges.csv.xz", latin("\xFD7zXZ\0\0,,"), "file-packed"],
  ["edges.csv.zst", latin("\x28\xB5\x2F\xFD,,"), "file-packed"],
  ["edges.7z", latin("7z\xBC\xAF\x27\x1C"), "file-packed"],
  ["edges.rar", latin("Rar!\x1A\x07\0"), "file-packed"],
  ["edges.parquet", latin("PAR1\x15\x04,,"), "file-database"],
  ["edges.db", latin("SQLite format 3\0\x10,,"), "file-database"],
  ["graph.duckdb", latin("12345678DUCK@\0"), "file-database"],
  ["picture.png", latin("\x89PNG\r\n\x1A\n"), "file-picture"],
  ["edges.csv", "<!DOCTYPE html>\n<title>404, not, found</title>\n", "file-web-page"],
  ["edges.html", "\uFEFF<html>a,b,c</html>", "file-web-page"],
  ["cora.mat", latin("MATLAB 5.0 MAT-file Platform: posix\0\0\0"), "file-arrays"],
  ["graph.gpickle", latin("\x80\x03cnetworkx.classes.graph\n"), "file-pickle"],
  ["places.json", '"[{\\"a\\": 1}]"', "file-json-document"],
  ["go.owl", '<?xml version="1.0"?>\n<!-- GO -->\n<Ontology xmlns="x"></Ontology>', "file-rdf"],
  ["go.ofn", "Prefix(:=<http://e.org/>)\nOntology(<http://e.org/>)\n", "file-rdf"],
  ["graphs.xml", '<?xml version="1.0"?><TriX xmlns="x"></TriX>', "file-rdf"],
  ["drugs.n3", "@keywords a, is, of .\n{ ?x a ?y } => { ?y a ?z } .\n", "file-rdf"],
  ["edges.csv", Buffer.from(TRIPLES, "utf16le"), "file-utf16"],
  ["edges.csv", Buffer.from(TRIPLES, "utf16le").swap16(), "file-utf16"],
  ["edges.csv", TRIPLES.replaceAll("\n", "\r"), "old-line-ends"],
  ["edges.csv", latin("k\xE4lla,relation,m\xE5l\n\xC5rhus,i,J\xFCtland\n"), "encoding-not-utf8"],
  // Polish, Turkish, Portuguese and Icelandic in codings of one byte a letter.
  ["edges.csv", latin("a,r,\xA3\xF3d\xBC\nb,r,Pozna\xF1\nc,r,\xA6l\xB1sk\n"), "encoding-not-utf8"],
  ["edges.csv", latin("a,r,\xDEi\xFEli\nb,r,Be\xFEikta\xFE\nc,r,K\xE2\xF0\xFDthane\n"), "encoding-not-utf8"],
  ["edges.csv", latin("a,r,S\xE3o 1\xAA\nb,r,n\xBA 5\nc,r,Jo\xE3o\n"), "encoding-not-utf8"],
  ["edges.csv", latin("a,r,\xDEingvellir\nb,r,\xDEorri\nc,r,\xDEula\n"), "encoding-not-utf8"],
])("%s is refused, with what it is (%#)", async (name, content, kind) => {
  const reason = `“${name}” was not imported: ${FILE_SENTENCES[kind]}. No graph was changed.`;
  expect(await refusalOf(name, content)).toBe(reason);
});

test("Romanian in Windows-1250 or Latin-2 is read, which is said", async () => {
  const { target, report } = await importTexts({
    "edges.csv": latin2("sursă,relație,țintă\nMureș,curge prin,Târgu Mureș\nBistrița,trece pe lângă,André\n"),
  });
  expect(inWords(report.remarks)).toStrictEqual([
    {
      ...{ file: "edges.csv", line: 1, level: "warn", rule: "letters-romanian" },
      reason:
        "it is not written in UTF-8: its letters were taken for Romanian in Windows-1250 (or Latin-2), which all of them fit",
    },
  ]);
  expect((await readWhole(target)).edges).toMatchObject([
    { source: "Mureş", relation: "curge prin", target: "Târgu Mureş" },
    { source: "Bistriţa", relation: "trece pe lângă", target: "André" },
  ]);
});

test("damaged lines among French ones in UTF-8 make no Romanian of them", async () => {
  const { report } = await importTexts({
    "edges.csv": Buffer.concat([Buffer.from("a,même,b\nb,même,c\n"), latin("c,m\xEAme,\xBAd\nd,r,\xE2\n")]),
  });
  expect([report.edges, report.rejected]).toStrictEqual([2, 2]);
});

test("a few lines that are damaged among others in UTF-8 are rejected one by one", async () => {
  const damaged = Buffer.concat([
    Buffer.from("source,relation,target\nțară,r,b\n"),
    latin("\xE9,r,b\n\xE9,r,c\n\xE9,r,d\n"),
  ]);
  const { report } = await importTexts({ "edges.csv": damaged });
  expect([report.edges, report.rejected]).toStrictEqual([1, 3]);
});

test("what Excel writes in Romanian works: separator line, semicolons, mark, CRLF, empty columns", async () => {
  const table =
    '\uFEFFsep=;\r\nsursă;relație;țintă;scor;\r\nimatinib;inhibă;KIT;0,5;\r\nKIT;"leagă; tare";ATP;1,25;\r\n';
  const { target, report } = await importTexts({ "edges.csv": table });
  expect(report.rejects).toStrictEqual([]);
  expect((await readWhole(target)).edges).toStrictEqual([
    { source: "imatinib", relation: "inhibă", target: "KIT", properties: { scor: "0,5" } },
    { source: "KIT", relation: "leagă; tare", target: "ATP", properties: { scor: "1,25" } },
  ]);
});

test.each(["sep=,\n", "SEP=,\r\n"])("%j ahead of a node table is no row of it", async (line) => {
  const { report } = await importTexts({ "nodes.csv": `${line}:ID,name,weight:float\na,Ada,0.5\nb,Bob,x\n` });
  expect(inWords([report.nodes, report.rejects])).toStrictEqual([
    1,
    [{ file: "nodes.csv", line: 4, reason: "“x” in the column “weight” is not a finite number" }],
  ]);
});

test.each([
  ["float", "0,5"],
  ["int", "1,234"],
])("a comma in a column of %s is named", async (type, cell) => {
  const { report } = await importTexts({
    "nodes.csv": `:ID;name;weight:${type}\r\na;Ada;${cell}\r\nb;Bob;7\r\n`,
  });
  expect(inWords([report.nodes, report.rejects])).toStrictEqual([
    1,
    [
      {
        file: "nodes.csv",
        line: 2,
        reason: `“${cell}” in the column “weight” has a comma where numbers have a point: say that the column is text, or write points`,
      },
    ],
  ]);
});

test("a file of one line that is too long says so", async () => {
  expect(await refusalOf("edges.csv", Buffer.alloc(65 * 1024 * 1024, "x"))).toBe(
    "“edges.csv” was not imported: none of its 1 rows can be used (line 1: a line longer than 67108864 bytes): look whether it is the file that you mean, or write its edges as a table of source, relation and target. No graph was changed.",
  );
});

test("sheets of styles are asked about, dictionaries are no nodes, countries with lists of their time zones are", async () => {
  const asked = "it is not clear what the keys of its objects are";
  const rules = [{ selector: "node", css: { width: 10 } }];
  const styles = ["default", "ripple"].map((title) => ({ format_version: "1.0", title, style: rules }));
  await expect(importTexts({ "styles.json": JSON.stringify(styles) })).rejects.toThrow(asked);
  const sheets = ["default", "ripple"].map((title, at) => ({
    title,
    defaults: rules.slice(at * 9),
    mappings: [],
  }));
  await expect(importTexts({ "styles.json": JSON.stringify(sheets) })).rejects.toThrow(asked);
  const words = JSON.stringify({ en: "English", id: "Indonesian", to: "Tonga" });
  await expect(importTexts({ "words.json": words })).rejects.toThrow("without a list of nodes");
  const countries = [
    { name: "Chad", code: "TD", zones: [{ offset: 3600 }] },
    { name: "Togo", code: "TG", zones: [{ offset: 0 }] },
  ];
  const { report } = await importTexts({ "countries.json": JSON.stringify(countries) });
  expect(report).toMatchObject({ nodes: 2, edges: 0, rejected: 0 });
});
