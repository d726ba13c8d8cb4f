import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { evidenceBlocks } from "../../../src/main/engine/report/evidence-blocks";
import { REPORT_WORDS } from "../../../src/main/engine/report/report-words";
import type { RunEdgeRow } from "../../../src/main/engine/report/run-rows";
import { reportBlocks } from "../../../src/main/engine/report/report-blocks";
import { shownNumber } from "../../../src/main/engine/report/blocks";
import { csvReport } from "../../../src/main/engine/report/report-csv";
import { htmlReport } from "../../../src/main/engine/report/report-html";
import { wordReport } from "../../../src/main/engine/report/report-word";
import { escapeMarkdown, markdownReport } from "../../../src/main/engine/report/report-markdown";
import { hostileRun } from "./hostile-run";
import { HOSTILE } from "./hostile-texts";

interface Page {
  /** Names of elements, and of their attributes as "element@attribute". */
  readonly names: Set<string>;
  /** Texts of the smallest elements that hold text. */
  readonly texts: Set<string>;
  readonly addresses: string[];
}

/** The page as a strict XML parser sees it; fails where it is not well-formed. */
function readPage(html: string): Page {
  const page: Page = { names: new Set(), texts: new Set(), addresses: [] };
  const parser = new SaxesParser();
  parser.on("error", (fault) => {
    throw fault;
  });
  parser.on("opentag", ({ name, attributes }) => {
    page.names.add(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      page.names.add(`${name}@${attribute}`);
      if (/^(href|src|action|data|srcset)$/.test(attribute)) page.addresses.push(value);
    }
  });
  parser.on("text", (text) => page.texts.add(text));
  parser.write(html).close();
  return page;
}

test("no hostile text becomes markup in the HTML report, and each reads back unchanged", async () => {
  const { names, texts, addresses } = readPage(htmlReport(await reportBlocks(await hostileRun("kept"))));
  expect(HOSTILE.filter((text) => !texts.has(text))).toStrictEqual([]);
  expect([...names].filter((name) => !name.includes("@")).sort()).toStrictEqual(
    [
      ...[
        "a",
        "bdi",
        "blockquote",
        "body",
        "div",
        "figcaption",
        "figure",
        "h1",
        "h2",
        "head",
        "html",
        "li",
        "main",
      ],
      ...["mark", "meta", "p", "strong", "style", "table", "tbody", "td", "th", "thead", "title", "tr", "ul"],
    ].sort(),
  );
  expect([...names].filter((name) => /@on|@style$|@src/.test(name))).toStrictEqual([]);
  expect(addresses.every((address) => /^#triple-\d+$/.test(address))).toBe(true);
});

test("the report tells parameters, seed, stages, models, answers, evidence and what each clause rests on", async () => {
  const { texts } = readPage(htmlReport(await reportBlocks(await hostileRun("kept"))));
  const wanted = [
    ...["What about the hub?", "7", "defaultSalience", "words-64 abc", "1.2.3", "kept", "prune", "gw"],
    ...["200 of 200 candidate edges. Numbers are rounded to six digits; the trace has them all.", "[1]"],
  ];
  expect(wanted.filter((text) => !texts.has(text))).toStrictEqual([]);
});

test("the evidence follows the clauses, what was asked about first, and prints a passage once", () => {
  const passage = (text: string, source: string) => ({ text, source, references: [] });
  const edge = (row: number, evidence: ReturnType<typeof passage>[]) =>
    ({ row, source: row, relation: "in", target: row + 1, evidence }) as unknown as RunEdgeRow;
  const edges = [
    edge(4, [passage("x", "S")]),
    edge(7, [passage("other", "R2"), passage("own", "R1")]),
    edge(8, [passage("own", "R1")]),
  ];
  const run = {
    ...{ clauses: [{ text: "", edges: [8, 7] }], chains: [{ records: ["R1"] }] },
    rows: { names: Array.from({ length: 10 }, (_, at) => `n${at.toString()}`) },
  } as unknown as Parameters<typeof evidenceBlocks>[1];
  const told = evidenceBlocks(edges, run, REPORT_WORDS.en).flatMap((block) =>
    block.kind === "quote" || block.kind === "paragraph" ? [block.line] : [],
  );
  expect(told).toStrictEqual([
    [{ triple: 3 }, " ", { strong: "n8 — in → n9" }],
    ["own"],
    [{ triple: 2 }, " ", { strong: "n7 — in → n8" }],
    ["other"],
    [{ triple: 1 }, " ", { strong: "n4 — in → n5" }],
    ["x"],
  ]);
  const twice = evidenceBlocks([edges[2]!, edges[2]!], run, REPORT_WORDS.en).at(-1);
  expect(twice).toMatchObject({ line: [{ triple: 2 }, " ", {}, " ", "Its passages stand above."] });
});

test("a report is written in Romanian where that is asked for, with the trace's own names of stages and verdicts", async () => {
  const run = { ...(await hostileRun("kept")), language: "ro" as const };
  const html = htmlReport(await reportBlocks(run));
  const { texts } = readPage(html);
  const wanted = [
    ...["Răspunsuri", "Pentru că", "Dovezi", "Anexă: cum s-a ajuns la răspuns", "Sursă", "prune", "kept"],
    "200 din 200 de muchii candidate. Numerele sunt rotunjite la șase cifre; urma le are întregi.",
  ];
  expect(wanted.filter((text) => !texts.has(text))).toStrictEqual([]);
  expect(
    ["Answers", "Because", "Evidence", "Source", "Value"].filter((text) => texts.has(text)),
  ).toStrictEqual([]);
  expect(html).toContain('<html lang="ro">');
  expect(markdownReport(await reportBlocks(run))).toContain("## Ce s-a întâmplat cu muchiile candidate");
});

test("the report for Word has headings, bordered tables and the picture as an image, its language and no script; hostile text stays text", async () => {
  const run = { ...(await hostileRun("kept")), language: "ro" as const };
  const html = wordReport(await reportBlocks(run));
  const { names, texts, addresses } = readPage(html);
  expect(HOSTILE.filter((text) => !texts.has(text))).toStrictEqual([]);
  expect(html).toMatch(/<html lang="ro">[^]*<body lang="ro">/);
  expect([...names].filter((name) => /@on|^script$|^svg$|^mark$/.test(name))).toStrictEqual([]);
  expect(["h1", "h2", "th", "table@border", "blockquote"].filter((name) => !names.has(name))).toStrictEqual(
    [],
  );
  expect(addresses.every((address) => /^#triple-\d+$|^data:image\/svg\+xml;base64,/.test(address))).toBe(
    true,
  );
});

test("the report for Word shows the picture no wider than its page", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 300"></svg>';
  const html = wordReport([{ kind: "picture", svg, elsewhere: "" }]);
  expect(html).toContain(`base64,${Buffer.from(svg).toString("base64")}" width="640" height="150"`);
});

test("characters that no page can show are shown as such", async () => {
  expect(readPage(htmlReport([{ kind: "title", text: "a\0b\u0001\uD800" }])).texts).toContain(
    "a\uFFFDb\uFFFD\uFFFD",
  );
});

test.each([
  ["<script>", "&lt;script&gt;"],
  ["[x](javascript:1)", "\\[x\\](javascript:1)"],
  ["a | b\n# c", "a \\| b&#10;\\# c"],
  ["1. first", "1\\. first"],
  ["1.5", "1.5"],
  ["https://example.com", "https\\://example.com"],
  [":bomb: MESH:D1", "\\:bomb: MESH:D1"],
  ["- item", "\\- item"],
  ["&amp; *", "&amp;amp; \\*"],
  ["www.example.com", "www\\.example.com"],
  ["Ștefan", "Ștefan"],
])("in Markdown %j is written %j", (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

test("Markdown holds no tag, and what stands out begins and ends with a letter", () => {
  const line = [{ strong: "„Persida” (1894)" }, " ", { mark: "a <b>!" }, { strong: "…" }];
  expect(markdownReport([{ kind: "paragraph", line }])).toBe("„**Persida” (1894**) **a &lt;b**&gt;!…\n");
});

test("numbers are written as in the report's language", () => {
  expect([shownNumber(0.25, "en"), shownNumber(1234.5, "ro"), shownNumber(-2, "ro")]).toStrictEqual([
    "0.25",
    "1234,5",
    "-2",
  ]);
});

test("in the Markdown report every row of a table stays one row", async () => {
  const markdown = markdownReport(await reportBlocks(await hostileRun("kept")));
  const triples = markdown.slice(markdown.indexOf("## Triples"), markdown.indexOf("## Evidence"));
  expect(triples.split("\n").filter((line) => /^\| \d+ \|/.test(line))).toHaveLength(200);
  expect(markdown).not.toMatch(/<(?!\/?(b|mark)>)/);
  expect(markdown).not.toMatch(/(?<!\\)\]\(/);
});

test("the report as a table holds every line under its heading; cells read back unchanged", async () => {
  const text = csvReport([
    { kind: "title", text: "A, B" },
    { kind: "heading", text: "Paths" },
    { kind: "paragraph", line: ["1 of ", { strong: "2" }, " paths"] },
    { kind: "table", head: ["#", "Path"], rows: [[["1"], ['say "x"\nfoo']]], numbers: [0] },
    { kind: "list", items: [{ line: ["because ", { triple: 3 }], under: [["rests on it"]] }] },
    { kind: "quote", line: ["said"], sources: ["PMID 1"] },
    { kind: "picture", svg: "<svg/>", elsewhere: "see the page" },
  ]);
  expect(text).toBe(
    [
      ...['"A, B"', "Paths,1 of 2 paths", "Paths,#,Path", 'Paths,1,"say ""x""\nfoo"'],
      ...["Paths,because [3],rests on it", "Paths,said,PMID 1", ""],
    ].join("\n"),
  );
  const whole = csvReport(await reportBlocks(await hostileRun("kept")));
  const quoted = (name: string): string => name.replaceAll('"', '""');
  expect(HOSTILE.filter((name) => !whole.includes(quoted(name)))).toStrictEqual([]);
});
