/** Broken files that are binary or huge, and so are made here. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sampleBytes } from "../../../src/main/engine/import/source/sample-bytes";
import { importTexts, importWhole, readWhole, scratchFolder } from "./whole-graph";
import { inWords } from "../../in-words";

const TRIPLES = "a\tlikes\tb\nb\tlikes\tc\n";

async function reportOf(name: string, bytes: string | Uint8Array): Promise<object> {
  const { report } = await importTexts({ [name]: bytes });
  return { nodes: report.nodes, edges: report.edges, rejects: report.rejects };
}

async function refusalOf(name: string, bytes: string | Uint8Array): Promise<string> {
  const fault: unknown = await importTexts({ [name]: bytes }).catch((thrown: unknown) => thrown);
  return fault instanceof Error ? fault.message : "not refused";
}

const refused = (name: string, reason: string): string =>
  `“${name}” was not imported: ${reason}. No graph was changed.`;

const INVALID = Buffer.from([0x61, 0x09, 0xc3, 0x28, 0x09, 0x62, 0x0a]);

test.each([
  ["triples.tsv", Buffer.concat([Buffer.from(TRIPLES), INVALID, Buffer.from("ț\tlikes\tb\n")]), 3],
  [
    "triples.csv",
    Buffer.concat([Buffer.from('a,likes,"b\n'), INVALID, Buffer.from('"\nc,likes,d\nc,likes,e\n')]),
    2,
  ],
  ["lines.jsonl", Buffer.concat([Buffer.from('["a","likes","b"]\n["c","likes","d"]\n'), INVALID]), 3],
])("%s: a line that is not UTF-8 is rejected, the others enter", async (name, bytes, line) => {
  const { edges, rejects } = (await reportOf(name, bytes)) as { edges: number; rejects: object };
  expect(inWords(rejects)).toStrictEqual([{ file: name, line, reason: "not valid UTF-8" }]);
  expect(edges).toBe(name.endsWith(".tsv") ? 3 : 2);
});

test.each(["graph.graphml", "graph.gexf"])(
  "%s: XML that is not UTF-8 is refused with its line",
  async (name) => {
    const root = name.slice(6);
    const bytes = Buffer.concat([Buffer.from(`<${root}>\n<graph>\n`), Buffer.from([0xc3, 0x28])]);
    expect(await refusalOf(name, bytes)).toBe(refused(name, "line 3: not valid UTF-8"));
  },
);

test("XML that ends inside a character is refused", async () => {
  const bytes = Buffer.concat([Buffer.from("<graphml>\n"), Buffer.from([0xc3])]);
  expect(await refusalOf("g.graphml", bytes)).toBe(refused("g.graphml", "line 2: not valid UTF-8"));
});

test("a line with a NUL byte is rejected", async () => {
  expect(inWords(await reportOf("triples.tsv", `${TRIPLES}a\tli\0kes\tb\n`))).toStrictEqual({
    nodes: 3,
    edges: 2,
    rejects: [{ file: "triples.tsv", line: 3, reason: "contains a NUL byte" }],
  });
  expect(await refusalOf("g.gexf", "<gexf>\n\0</gexf>")).toBe(
    refused(
      "g.gexf",
      "line 2 is no XML (disallowed character): mend it there, or save it anew, if it was cut short",
    ),
  );
});

const TEN_MB = "x".repeat(10 * 1024 * 1024);
const TOO_LARGE = "a value of 10485760 characters is too large (at most 4194304)";

test.each([
  ["triples.tsv", `${TRIPLES}a\t${TEN_MB}\tb\n`, 3, TOO_LARGE],
  ["triples.csv", `a,likes,b\nb,likes,c\na,likes,"${TEN_MB}"\n`, 3, TOO_LARGE],
  ["nodes.csv", `:ID,name\na,Ada\nb,Bob\nc,Cyd\nd,"${TEN_MB}"\n`, 5, TOO_LARGE],
  [
    "lines.jsonl",
    `["a","likes","b"]\n["b","likes","c"]\n["a","likes","${TEN_MB}"]\n`,
    3,
    `target: ${TOO_LARGE}`,
  ],
  [
    "questions.jsonl",
    `{"question":"?","graph":[["a","likes","b"],["b","likes","c"],["a","likes","${TEN_MB}"]]}\n`,
    1,
    `graph[2] holds ${TOO_LARGE}`,
  ],
  [
    "g.graphml",
    `<graphml><graph>\n<node id="a"/><node id="b"/><node id="c"/>\n<node id="${TEN_MB}"/>\n</graph></graphml>`,
    3,
    TOO_LARGE,
  ],
  [
    "g.gexf",
    `<gexf><graph><nodes>\n<node id="a"/><node id="b"/><node id="c"/>\n<node id="d" label="${TEN_MB}"/></nodes></graph></gexf>`,
    3,
    TOO_LARGE,
  ],
])("%s: a cell of 10 MB is rejected, the others enter", async (name, text, line, reason) => {
  const found = (await reportOf(name, text)) as { nodes: number; rejects: object };
  expect(inWords(found.rejects)).toStrictEqual([{ file: name, line, reason }]);
  expect(found.nodes).toBe(3);
});

test("a line without end is dropped, not kept in memory", async () => {
  const bytes = Buffer.concat([
    Buffer.from(TRIPLES),
    Buffer.alloc(65 * 1024 * 1024, "x"),
    Buffer.from("\nc\tlikes\td\n"),
  ]);
  expect(inWords(await reportOf("triples.tsv", bytes))).toStrictEqual({
    nodes: 4,
    edges: 3,
    rejects: [{ file: "triples.tsv", line: 3, reason: "a line longer than 67108864 bytes" }],
  });
});

test("a quote never closed is given up before it fills the memory", async () => {
  const text = `a,likes,b\nb,likes,"c\n${"x,likes,y\n".repeat(1_800_000)}`;
  expect(await refusalOf("triples.csv", text)).toBe(
    refused(
      "triples.csv",
      "the quote opened on line 2 is not closed within 16777216 characters: close it, or double the quotes inside cells",
    ),
  );
});

test("an XML value without end is given up too", async () => {
  const text = `<graphml>\n<graph>\n<node id="${"x".repeat(19 * 1024 * 1024)}`;
  expect(await refusalOf("g.graphml", text)).toBe(
    refused(
      "g.graphml",
      "line 3: a value or tag is longer than 16777216 characters: shorten it, or close the quote or tag that was left open",
    ),
  );
});

test("gzip: cut short, damaged or none at all is refused", async () => {
  const zipped = gzipSync(Buffer.from(Array.from({ length: 50_000 }, (_, at) => `a${at}\tr\tb\n`).join("")));
  const damaged = Buffer.from(zipped);
  damaged.fill(0xff, 1000, 1100);
  expect(await refusalOf("t.tsv.gz", zipped.subarray(0, zipped.length - 500))).toBe(
    refused("t.tsv.gz", "the gzip file is cut short: fetch or pack it again"),
  );
  expect(await refusalOf("t.tsv.gz", damaged)).toBe(
    refused("t.tsv.gz", "the gzip file is damaged: fetch or pack it again"),
  );
  expect(await refusalOf("t.tsv.gz", TRIPLES)).toBe(
    refused("t.tsv.gz", "it ends in .gz but is not gzipped: take the .gz off its name, or pack it"),
  );
});

const MARKED = `\uFEFFș\tlikes\tb\n${TRIPLES}`;
const UTF16 = Buffer.from(MARKED, "utf16le");

const GRAPHML = '<graphml><graph><node id="ș"/></graph></graphml>';
const SAYS = '<?xml version="1.0" encoding="UTF-16"?>';

test.each<[name: string, text: string | Buffer, bytes: Buffer]>([
  ["t.tsv", MARKED, UTF16],
  ["t.tsv", MARKED, Buffer.from(UTF16).swap16()],
  ["t.tsv.gz", gzipSync(MARKED), gzipSync(UTF16)],
  ["g.graphml", GRAPHML, Buffer.from(`\uFEFF${GRAPHML}`, "utf16le")],
  ["g.graphml", GRAPHML, Buffer.from(`\uFEFF${SAYS}${GRAPHML}`, "utf16le")],
])("%s in UTF-16 with its mark is read as in UTF-8", async (name, text, bytes) => {
  expect(await importWhole({ [name]: bytes })).toStrictEqual(await importWhole({ [name]: text }));
});

test("a schema in UTF-16 is read as in UTF-8", async () => {
  const schema = join(scratchFolder(), "schema.json");
  writeFileSync(schema, Buffer.from('\uFEFF{"labels": ["Țară"]}', "utf16le"));
  const line = '{"id": "a", "name": "a", "labels": ["Țară"]}\n';
  expect((await importTexts({ "a.jsonl": line }, { schema })).report).toMatchObject({
    nodes: 1,
    rejected: 0,
  });
});

test("UTF-16 that breaks off inside a letter is refused", async () => {
  const reason = "it is written in UTF-16 and damaged: save it anew, as UTF-8";
  expect(await refusalOf("t.tsv", UTF16.subarray(0, -1))).toBe(refused("t.tsv", reason));
});

test("a sample of UTF-16 ends with a whole line", async () => {
  const file = { name: "t.tsv", path: "" };
  const { bytes } = await sampleBytes(file, UTF16.subarray(0, 31), UTF16.length);
  expect(Buffer.from(bytes).toString()).toBe("ș\tlikes\tb\n");
});

test("what no format is known for is refused", async () => {
  expect(await refusalOf("graph.gdf", "nodedef>name VARCHAR\na\nb\n")).toBe(
    refused("graph.gdf", "it is GDF, which is not read: Gephi (export as GEXF) writes it as a file that is"),
  );
});

test.each([
  [
    "model.xml",
    '<?xml version="1.0"?>\n<!-- a cell -->\n<sbml xmlns="http://www.sbml.org" level="3">\n',
    "SBML",
  ],
  ["WP1.gpml", '<Pathway xmlns="http://pathvisio.org/GPML/2013a" Name="x">\n', "GPML"],
  [
    "hsa.xml",
    '<?xml version="1.0"?>\n<!DOCTYPE pathway SYSTEM "KGML.dtd">\n<pathway name="path:hsa1">',
    "KGML",
  ],
  ["graph.gdf", "nodedef>name VARCHAR,label VARCHAR\ns1,A\n", "GDF"],
  ["facts.bel", 'SET DOCUMENT Name = "x"\n', "BEL"],
  ["near.gwt", "0 3 a b\n1 2 0.5\n1 3 0.5\n", "spatial weights"],
  ["graph.gt.gz", gzipSync(Buffer.from("⛾ gt\u0001\u0000\r\u0000graph-tool\r")), "graph-tool"],
])("%s is told to be another format, and what converts it", async (name, content, format) => {
  expect(await refusalOf(name, content)).toMatch(
    new RegExp(`it is ${format}, which is not read: \\S.* writes it as a file that is`),
  );
});

test("byte-order mark, CRLF, self-loops, parallel edges and cedillas stay what they are", async () => {
  const text = "\uFEFFŞtefan\tse iubeşte pe\tŞtefan\r\nŞtefan\tţine la\tIon\r\nŞtefan\tţine la\tIon\r\n";
  const { target } = await importTexts({ "t.tsv": text });
  expect(await readWhole(target)).toStrictEqual({
    nodes: [
      { id: "Ştefan", name: "Ştefan" },
      { id: "Ion", name: "Ion" },
    ],
    edges: [
      { source: "Ştefan", relation: "se iubeşte pe", target: "Ştefan" },
      { source: "Ştefan", relation: "ţine la", target: "Ion" },
      { source: "Ştefan", relation: "ţine la", target: "Ion" },
    ],
  });
});
