import { describe, expect, test } from "vitest";
import { ingest, sourcesOf } from "../../../src/main/engine/build/ingest/ingest";
import type { Work } from "../../../src/main/engine/build/ingest/work";
import { explain, toFailure } from "../../../src/shared/failure";
import { INGEST } from "../../../src/shared/stages/build/ingest";
import { filesOf } from "./build-fixture";

const PORTS = { signal: new AbortController().signal, progress: () => undefined };

async function read(files: Readonly<Record<string, string | Uint8Array>>): Promise<Work[]> {
  return ingest(await sourcesOf(filesOf(files)), INGEST.schema.parse({}), Infinity, PORTS);
}

/** The one sentence a file is refused with. */
async function refusalOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  return read(files).then(
    () => "read",
    (thrown: unknown) => explain(toFailure(thrown)),
  );
}

const HEAD = `<TEI xmlns="http://www.tei-c.org/ns/1.0" xml:id="X1" xml:lang="ro"><teiHeader><fileDesc><titleStmt><title>Mara: ELTeC edition</title>
<author>Slavici, Ioan (1848-1925)</author></titleStmt><sourceDesc><bibl><date>1906</date></bibl></sourceDesc></fileDesc></teiHeader>`;
const TEI = `${HEAD}<text><front><div><p>IOAN SLAVICI</p></div></front><body><div><head>CAP. I.</head><head>Sărăcuții</head>
<p>A rămas <hi>Mara</hi> cu doi<note>Doi.</note> copii.</p><p>Ea zice:
 „Da”.</p></div><div><head>II</head><l>Un vers</l><l>alt vers</l></div></body></text></TEI>`;

function partsOf({ text, blocks }: Work): string[] {
  return blocks.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

describe("TEI", () => {
  test("front matter, headings, paragraphs, verses and notes are told apart", async () => {
    const [work] = await read({ "x.xml": TEI });
    expect(work).toMatchObject({
      title: "Mara",
      author: "Slavici, Ioan",
      year: "1906",
      language: "ro",
      encoding: "utf-8",
    });
    expect(partsOf(work!)).toStrictEqual([
      "front IOAN SLAVICI",
      "heading CAP. I.",
      "heading Sărăcuții",
      "body A rămas Mara cu doi copii.",
      "body Ea zice: „Da”.",
      "heading II",
      "body Un vers",
      "body alt vers",
      "note Doi.",
    ]);
    expect(work!.chapters.map(({ title }) => title)).toStrictEqual(["CAP. I. Sărăcuții", "II"]);
  });

  test("words of level 2 stand apart unless they are joined", async () => {
    const words = `<p><s><w join="right">s-</w>\n<w>a</w>\n<w join="right">dus</w>\n<pc>.</pc>\n</s></p>`;
    const [work] = await read({ "x.xml": `${HEAD}<text><body><div>${words}</div></body></text></TEI>` });
    expect(partsOf(work!)).toStrictEqual(["body s-a dus."]);
  });

  test("what is broken, fetched or no TEI is refused with its line", async () => {
    expect(await refusalOf({ "x.xml": TEI.replace("</p>", "") })).toMatch(
      /“x.xml” was not imported: line \d+ is no XML/,
    );
    expect(await refusalOf({ "x.xml": `<!DOCTYPE TEI [<!ENTITY a "b">]>${TEI}` })).toMatch(
      /line 1: .*document type/,
    );
    expect(await refusalOf({ "x.xml": "<html/>" })).toMatch(/line 1: /);
    expect(await refusalOf({ "x.xml": `${HEAD}<text><body/></text></TEI>` })).toMatch(
      /there is no text in it/,
    );
  });
});

describe("plain text", () => {
  test("empty lines part paragraphs, headings open chapters, letters stay as they stand", async () => {
    const text = "CAPITOLUL I\r\n\r\nMara vine\r\nla Arad.\r\n\r\nII\r\n\r\nTrică pleacă.\r\n";
    const [work] = await read({ "x.txt": text });
    expect(work!.text).toBe(text);
    expect(partsOf(work!)).toStrictEqual([
      "heading CAPITOLUL I",
      "body Mara vine\r\nla Arad.",
      "heading II",
      "body Trică pleacă.",
    ]);
  });

  test("a heading keeps the title under it, and what stands before the first one is no chapter", async () => {
    const titled =
      "HANUL\n\nNuvelă\n\nCAPITOLUL II\nLa han\n\nMara vine.\n\nChapter Three\nTrică pleacă.\nMara tace.\n";
    const [work] = await read({ "x.txt": titled });
    expect(work!.chapters).toHaveLength(2);
    expect(partsOf(work!)).toStrictEqual([
      "front HANUL",
      "front Nuvelă",
      "heading CAPITOLUL II\nLa han",
      "body Mara vine.",
      "heading Chapter Three",
      "body Trică pleacă.\nMara tace.",
    ]);
  });

  const LETTERS = "Țară și „oameni”. Mâine în zori, la fântână, și Ștefan își aduce aminte.";
  test.each([
    ["utf-8", Buffer.from(LETTERS)],
    ["utf-16le", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(LETTERS, "utf16le")])],
    ["utf-16le", Buffer.from(LETTERS, "utf16le")],
  ])("%s is found out", async (encoding, bytes) => {
    const [work] = await read({ "x.txt": bytes });
    expect(work).toMatchObject({ encoding, text: LETTERS });
  });

  test("one-byte codings are told apart by what only one of them has", async () => {
    const old = (bytes: number[]) =>
      read({ "x.txt": Uint8Array.from([...Buffer.from("Mara "), ...bytes, ...Buffer.from(" vine")]) });
    // ş, ţ and ă in both; the low quotes of Windows lie where ISO has none, those of ISO-8859-16 where ISO-8859-2 has other letters.
    expect((await old([0xba, 0xfe, 0xe3]))[0]).toMatchObject({
      encoding: "iso-8859-2",
      text: "Mara şţă vine",
    });
    expect((await old([0x84, 0xba, 0x94]))[0]).toMatchObject({
      encoding: "windows-1250",
      text: "Mara „ş” vine",
    });
    expect((await old([0xa5, 0xba, 0xb5]))[0]).toMatchObject({
      encoding: "iso-8859-16",
      text: "Mara „ș” vine",
    });
  });

  test.each([
    ["", "it is empty"],
    ["%PDF-1.4", "it is PDF: save it as plain text or TEI"],
    ["PK\u0003\u0004", "it is DOCX, ODT, EPUB: save it as plain text or TEI"],
    ["Mara\nvine\0", "line 2: contains a NUL character"],
    ["  \n ", "there is no text in it"],
  ])("%j is refused", async (text, reason) => {
    expect(await refusalOf({ "x.txt": text })).toContain(reason);
  });
});

describe("lines", () => {
  test("texts and paragraphs are a work each, sentences of tokens one work a document", async () => {
    const works = await read({
      "x.jsonl":
        '{"text":"Mara vine."}\n{"paragraph":"Ion pleacă.","id":7}\n{"doc_id":"d","tokens":["Ana","vine"],"ner_tags":["B-PER","O"]}\n{"doc_id":"d","tokens":["La","Arad","!"],"ner_tags":["O","B-LOC","O"],"space_after":[true,false,true]}',
    });
    expect(works.map(({ text }) => text)).toStrictEqual(["Mara vine.", "Ion pleacă.", "Ana vine\nLa Arad!"]);
    const { text, gold } = works[2]!;
    expect(gold!.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toStrictEqual([
      "PER Ana",
      "LOC Arad",
    ]);
  });

  test("paragraphs of one title are one work, in their order", async () => {
    const line = (paragraph: string, title: string) =>
      JSON.stringify({ id: paragraph.length, paragraph, title, author: "Slavici" });
    const lines = [line("Mara vine.", "Mara"), line("Ion pleacă.", "Popa"), line("Persida tace.", "Mara")];
    const works = await read({ "x.jsonl": lines.join("\n") });
    expect(works.map(({ title, text }) => `${title}: ${text}`)).toStrictEqual([
      "Mara: Mara vine.\n\nPersida tace.",
      "Popa: Ion pleacă.",
    ]);
  });

  test.each([
    ['{"text":"a"}\n{"title":"b"}', "line 2: no “text”, “paragraph” or “tokens” in it"],
    ['{"text":"a"}\n{"tokens":["a"],"ner_tags":["O","O"]}', "line 2: it has 1 token and 2 tags"],
    ['{"text":"a"}\n{"text":', "line 2: "],
  ])("%j is refused", async (lines, reason) => {
    expect(await refusalOf({ "x.jsonl": lines })).toContain(reason);
  });
});

describe("brat", () => {
  test("marks are read with their text, and refused beyond it or on other words", async () => {
    const [work] = await read({ "x.ann": "T1\tPER 0 4\tMara\n", "x.txt": "Mara vine." });
    expect(work!.gold).toStrictEqual([{ start: 0, end: 4, type: "PER" }]);
    expect(await refusalOf({ "x.ann": "T1\tPER 0 40\tMara\n", "x.txt": "Mara vine." })).toContain(
      "line 1: the mark ends at 40, the text at 10",
    );
    expect(await refusalOf({ "x.ann": "T1\tPER 0 4\tAnca\n", "x.txt": "Mara vine." })).toContain(
      "line 1: the text has other words than “Anca” there",
    );
    expect(await refusalOf({ "x.ann": "T1\tPER 0 4\tMara\n" })).toContain("there is no text x.txt beside it");
  });
});

test("a work given twice is refused", async () => {
  expect(await refusalOf({ "x.xml": TEI, "y.xml": TEI })).toContain(
    "the work “Mara” was read before, from x.xml",
  );
});

test("a JSON list is read item by item; numbers for tags, a list cut short, a work given twice are refused in a sentence", async () => {
  const item = { doc_id: "d", tokens: ["Mara", "vine", "."], ner_tags: ["B-PERSON", "O", "O"] };
  const [work] = await read({
    "x.json": JSON.stringify([item, { ...item, tokens: ["Vlad", "pleacă", "."] }]),
  });
  expect(work).toMatchObject({
    text: "Mara vine .\nVlad pleacă .",
    gold: [
      { start: 0, end: 4 },
      { start: 12, end: 16 },
    ],
  });
  expect(await refusalOf({ "x.json": JSON.stringify([item, { id: 1 }]) })).toMatch(
    /“x.json” was not imported: item 2: no “text”/,
  );
  expect(await refusalOf({ "x.json": JSON.stringify([item]).slice(0, -1) })).toMatch(/no whole JSON list/);
  expect(await refusalOf({ "x.jsonl": JSON.stringify({ ...item, ner_tags: [1, 0, 0] }) })).toMatch(
    /line 1: its “ner_tags” are numbers/,
  );
  expect(await refusalOf({ "a.txt": "Mara vine la Arad.", "b.txt": "Mara vine la Arad." })).toMatch(
    /“b.txt” was not imported: it has the same letters as a.txt/,
  );
  expect(await refusalOf({ "x.xml": "<html/>" })).toMatch(/save the text as TEI or plain text/);
});
