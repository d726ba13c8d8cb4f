/** What a preview says of files, and that an import with a mapping does what the preview said. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { TableMapping } from "../../../src/shared/import/preview";
import { ruleGroups } from "../../../src/shared/import/rule-groups";
import { previewImport, type PreviewRequest } from "../../../src/main/engine/import/preview-import";
import { sampleBytes } from "../../../src/main/engine/import/source/sample-bytes";
import { importTexts, readWhole, scratchFolder } from "./whole-graph";
import { inWords } from "../../in-words";

type Options = Partial<Omit<PreviewRequest, "files" | "signal">> & { readonly complete?: boolean };

function preview(texts: Readonly<Record<string, string | Uint8Array>>, options: Options = {}) {
  const { complete = true, ...rest } = options;
  const folder = scratchFolder();
  const files = Object.entries(texts).map(([name, content], at) => {
    const path = join(folder, `file-${at}`);
    writeFileSync(path, content);
    return { name, path, complete };
  });
  return previewImport({ files, tables: [], signal: new AbortController().signal, ...rest });
}

const TRIALS = `drug;effect;disease;phase;approved;code;sentence
imatinib;treats;leukemia;4;true;007;Imatinib treats leukemia.
aspirin;treats;pain;4;true;012;
aspirin;treats;;4;true;013;`;

test("a table without known words is guessed by what its cells hold, and its rejects are told", async () => {
  const { files, graph, rejects, format, complete } = await preview({ "trials.csv": TRIALS });
  expect(inWords({ format, complete, graph, rejects })).toStrictEqual({
    format: "triples",
    complete: true,
    graph: {
      ...{ nodes: 4, edges: 2, evidence: 1, labels: [], licences: [] },
      relations: [{ name: "treats", count: 2 }],
    },
    rejects: [{ file: "trials.csv", line: 4, reason: "the target is empty" }],
  });
  expect(files).toStrictEqual([
    {
      ...{ name: "trials.csv", kind: "triples", delimiter: ";", relation: "", header: true },
      columns: [
        { name: "drug", role: "source" },
        { name: "effect", role: "relation" },
        { name: "disease", role: "target" },
        { name: "phase", role: "number" },
        { name: "approved", role: "boolean" },
        { name: "code", role: "string" },
        { name: "sentence", role: "evidence" },
      ],
      rows: TRIALS.split("\n")
        .slice(1)
        .map((line) => line.split(";")),
    },
  ]);
});

const SWAPPED: TableMapping = {
  ...{ file: "trials.csv", delimiter: ";", header: true },
  roles: ["target", "relation", "source", "number", "ignored", "source-label", "target-name"],
};

test("a mapping decides, in the preview and in the import alike", async () => {
  const text = TRIALS.split("\n", 2).join("\n");
  const shown = await preview({ "trials.csv": text }, { tables: [SWAPPED] });
  expect(shown.files[0]!.columns.map(({ role }) => role)).toStrictEqual(SWAPPED.roles);
  expect(shown.graph).toMatchObject({ nodes: 2, edges: 1, labels: [{ name: "007", count: 1 }] });
  const { target, report } = await importTexts({ "trials.csv": text }, { tables: [SWAPPED] });
  expect([report.nodes, report.edges, report.rejected]).toStrictEqual([2, 1, 0]);
  expect(await readWhole(target)).toStrictEqual({
    nodes: [
      { id: "leukemia", name: "leukemia", labels: ["007"] },
      { id: "imatinib", name: "Imatinib treats leukemia." },
    ],
    edges: [{ source: "leukemia", target: "imatinib", relation: "treats", properties: { phase: 4 } }],
  });
});

test("a plain table mapped as it is takes the quick way, its header left out", async () => {
  const text = "person,loves,city\nAna,loves,Cluj\nȘtefan,loves,Iași";
  const tables: TableMapping[] = [
    { file: "a.csv", delimiter: ",", header: true, roles: ["source", "relation", "target"] },
  ];
  const { report } = await importTexts({ "a.csv": text }, { tables });
  expect([report.nodes, report.edges]).toStrictEqual([4, 2]);
  expect((await preview({ "a.csv": text })).graph.edges).toBe(3);
  expect((await preview({ "a.csv": text }, { tables })).graph.edges).toBe(2);
});

test("a value that is not of its column's type rejects its row and leaves no node behind", async () => {
  const roles = ["source", "relation", "target", "number"] as const;
  const tables: TableMapping[] = [{ file: "a.tsv", header: false, roles: [...roles] }];
  const { graph, rejects } = await preview({ "a.tsv": "a\tr\tb\t1\nc\tr\td\tmany" }, { tables });
  expect([graph.nodes, graph.edges]).toStrictEqual([2, 1]);
  expect(inWords(rejects)).toStrictEqual([
    { file: "a.tsv", line: 2, reason: "“many” in the column “column 4” is not a finite number" },
  ]);
});

test("every format shows its first rows", async () => {
  const shapes = async (name: string, text: string) => {
    const { format, files } = await preview({ [name]: text });
    return [format, files[0]!.kind, files[0]!.columns.map(({ role }) => role), files[0]!.rows];
  };
  expect(await shapes("n.csv", "id:ID,name,age:int,:LABEL,x:IGNORE\n1,Ana,9,Person,y")).toStrictEqual([
    ...["neo4j-csv", "nodes", ["id", "name", "number", "labels", "ignored"]],
    [["1", "Ana", "9", "Person", "y"]],
  ]);
  expect(
    await shapes("a.jsonl", '["a","r","b"]\n{"head":"a","relation":"r","tail":"c","w":2}'),
  ).toStrictEqual([
    ...["jsonl", "objects", ["source", "relation", "target", "source", "target", "string"]],
    [
      ["a", "r", "b", "", "", ""],
      ["", "r", "", "a", "c", "2"],
    ],
  ]);
  const xml =
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph><node id="a"/><node id="b"/><edge source="a" target="b"/></graph></graphml>';
  expect(await shapes("a.graphml", xml)).toStrictEqual([
    ...["graphml", "edges", ["source", "relation", "target"]],
    [["a", "related_to", "b"]],
  ]);
});

test("what cannot be imported is refused with the import's own sentence", async () => {
  const reason = (texts: Readonly<Record<string, string>>, options: Options = {}) =>
    preview(texts, options).then(
      () => "nothing wrong",
      (fault: unknown) => (fault instanceof Error ? fault.message : ""),
    );
  expect(await reason({ "a.csv": "" })).toContain("it is empty");
  expect(await preview({ "a.csv": "a,b\nc,d" })).toMatchObject({ doubts: ["a.csv"] });
  expect(await reason({ "a.bin": "nothing to part" })).toContain("its format is not one we know");
  expect(await reason({ "a.graphml": "<graphml><node" })).toContain("a.graphml");
  expect(await reason({ "a.csv": "a,b,c" }, { format: "neo4j-csv" })).toContain("neither :ID nor :START_ID");
});

test("the beginning of a file is enough, packed or not, and says that it is no more", async () => {
  const lines = Array.from({ length: 1000 }, (_, at) => `node ${at},next to,node ${at + 1}`).join("\n");
  const file = { name: "a.csv", path: "" };
  const cut = await sampleBytes(file, Buffer.from(lines).subarray(0, 1005), lines.length);
  expect(Buffer.from(cut.bytes).toString().endsWith("\n")).toBe(true);
  const { graph, complete, rejected } = await preview({ "a.csv": cut.bytes }, { complete: cut.complete });
  expect({ complete, rejected, edges: graph.edges }).toStrictEqual({
    ...{ complete: false, rejected: 0, edges: Buffer.from(cut.bytes).toString().split("\n").length - 1 },
  });
  const zipped = gzipSync(lines);
  const half = await sampleBytes({ name: "a.csv.gz", path: "" }, zipped.subarray(0, 2000), zipped.length);
  const unpacked = await preview({ "a.csv.gz": half.bytes }, { complete: half.complete });
  expect([unpacked.complete, unpacked.rejected, unpacked.graph.edges > 100]).toStrictEqual([false, 0, true]);
  await expect(sampleBytes({ name: "a.gz", path: "" }, Buffer.from("abc"), 3)).rejects.toThrow("not gzipped");
});

test.each([
  [
    "g.json",
    '{"nodes":[{"id":"a"},{"id":"b"}],"links":[{"source":"a","target":"b","type":"r"},{"source":"b","tar',
  ],
  [
    "g.cyjs",
    '{"elements":{"nodes":[{"data":{"id":"a"}},{"data":{"id":"b"}}],"edges":[{"data":{"source":"a","target":"b","interaction":"r"}},{"data":{"so',
  ],
])("of a document that was cut, %s, what is whole is shown", async (name, text) => {
  const { graph, files } = await preview({ [name]: text }, { complete: false });
  expect([graph.nodes, graph.edges, graph.relations]).toStrictEqual([2, 1, [{ name: "r", count: 1 }]]);
  expect(files[0]!.rows).toStrictEqual([["a", "r", "b"]]);
  await expect(preview({ [name]: text })).rejects.toThrow("it is no JSON from line 1 on: mend it there");
});

test("a biomedical preview tells licences, and by rule and file what would be left out", async () => {
  const nodes = "id\tcategory\tname\nMONDO:1\tbiolink:Disease\tpain\nCHEBI:2\tbiolink:Drug\taspirin\n";
  const edges =
    "subject\tpredicate\tobject\tknowledge_level\tlicense\n" +
    "CHEBI:2\tbiolink:treats\tMONDO:1\tobservation\tCC BY 4.0\n" +
    "CHEBI:2\tbiolink:causes\tMONDO:1\tobservation\tCC BY-NC 4.0\nCHEBI:2\tbiolink:treats\tMONDO:9\tobservation\tCC BY 4.0\n";
  const files = { "nodes.tsv": nodes, "edges.tsv": edges };
  const all = await preview(files);
  expect(all.graph.licences).toStrictEqual([
    { name: "CC BY 4.0", count: 1 },
    { name: "CC BY-NC 4.0", count: 1 },
  ]);
  const some = await preview(files, { redistributable: true });
  expect(some.graph.edges).toBe(1);
  expect(inWords(ruleGroups(some))).toStrictEqual([
    {
      ...{ level: "left-out", rule: "licence-forbids", file: "edges.tsv", count: 1, lines: [3] },
      reason: "its licence, CC BY-NC 4.0, does not allow handing it on",
    },
    {
      ...{ level: "left-out", rule: "end-unlisted", file: "edges.tsv", count: 1, lines: [4] },
      reason: "no table of nodes lists “MONDO:9”",
    },
  ]);
});

test.each([
  ["999", "string"],
  ["1000", "number"],
  ["0.5", "number"],
])("points that may part thousands are no decimals for sure: 1.234 beside %s", async (other, role) => {
  const { files } = await preview({ "towns.csv": `id,name,people\n1,Cluj,1.234\n2,Turda,${other}\n` });
  expect(files[0]!.columns[2]!.role).toBe(role);
});

test("the first edges of several files stand under the file that holds them", async () => {
  const nodes = "id\tcategory\tname\nMESH:D1\tbiolink:SmallMolecule\tA\nMONDO:2\tbiolink:Disease\tB\n";
  const edges = "subject\tpredicate\tobject\tknowledge_level\nMESH:D1\tbiolink:treats\tMONDO:2\tassertion\n";
  const { files, format } = await preview({ "nodes.tsv": nodes, "edges.tsv": edges });
  expect(format).toBe("biomedical");
  expect(files.map(({ name, rows }) => [name, rows])).toStrictEqual([
    ["nodes.tsv", []],
    ["edges.tsv", [["A", "biolink:treats", "B"]]],
  ]);
});
