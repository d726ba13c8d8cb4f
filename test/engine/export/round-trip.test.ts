import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportGraph, type ExportFormat } from "../../../src/main/engine/export/export-graph";
import { importTexts, importWhole, readWhole, scratchFolder } from "../import/whole-graph";

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "say \"hi\", `then` 'go'; DROP TABLE nodes;",
  "two\nlines\r\nand\ttabs",
  "\\u0027 }) DETACH DELETE (n) // \\u0060",
  "javascript:alert(1)",
  "Ștefan ţine ŞI rămâne — 北京 🎬",
  "\u202Eright to left\u202C",
  " blanks around ",
  "control \u0001 and \uFFFE and \u0085",
  "]]> <!-- &amp; -->",
  "__proto__",
  ";a;b",
];

const NODES = [
  ...HOSTILE.map((name, at) => ({ id: name, name, labels: ["Hostile", `L;${at}`], text: `about ${name}` })),
  { id: "nameless", name: "" },
  {
    id: "rich",
    name: "Rich",
    labels: ["A", "`B`", ":C"],
    properties: {
      age: 42,
      height: 1.75,
      alive: true,
      motto: "",
      name: "another name",
      description: "a property of that name",
      tags: ["a;b", "c", ""],
      none: [],
      mixed: ["x", 1, true],
      "odd : key": "value",
      " padded ": 1,
      "": "empty key",
      __proto__x: "p",
      huge: 1e300,
      tiny: -0.1,
      big: "9007199254740993",
      control: "\u0002",
      ":ID": "no id",
      ":START_ID": "no start",
      "weight:float": "heavy",
      category: "c",
      entity_type: "t",
      undirected: "no",
    },
  },
  { id: "poor", name: "Poor", properties: { age: 7, mixed: "text", tags: "plain" } },
  { id: "alone", name: "Alone" },
  { id: "large", name: "x".repeat(1024 * 1024) },
];

const EVIDENCE = [
  {
    text: "Rich knows Poor,\n“well”.",
    source: "doc 1",
    start: 0,
    end: 15,
    references: ["https://example.org/?a=1&b=<2>"],
  },
  { text: "Again.", source: "", references: [] },
];

const EDGES = [
  {
    source: "rich",
    relation: "knows",
    target: "poor",
    properties: { since: 1999, how: "well" },
    evidence: EVIDENCE,
  },
  { source: "rich", relation: "knows", target: "poor" },
  { source: "rich", relation: "knows", target: "rich" },
  {
    source: "poor",
    relation: "odd `relation` \u0003 <é>",
    target: "rich",
    properties: { weight: 0.5, label: "l", kind: "k", ":TYPE": "no type", ":START_ID(x)": 1, type: "t" },
  },
  { source: "alone", relation: "near", target: "poor", undirected: true },
  { source: "poor", relation: "near", target: "poor", properties: { directed: false }, undirected: true },
  ...HOSTILE.map((source) => ({ source, relation: source, target: "rich", properties: { note: source } })),
];

const LINES = [...NODES, ...EDGES].map((line) => JSON.stringify(line)).join("\n");

async function exported(format: ExportFormat): Promise<string> {
  const { target } = await importTexts({ "hostile.jsonl": LINES });
  const out = join(scratchFolder(), `out.${format}`);
  const run = { signal: new AbortController().signal, progress: () => undefined };
  await exportGraph({ graph: target, format, out, ...run });
  return out;
}

test("the hostile graph itself arrives as it was written", async () => {
  const whole = await importWhole({ "hostile.jsonl": LINES });
  expect(whole.nodes).toHaveLength(NODES.length);
  expect(whole.nodes[0]).toStrictEqual(NODES[0]);
  expect(whole.nodes[HOSTILE.length + 1]).toStrictEqual(NODES[HOSTILE.length + 1]);
  expect(whole.edges[0]).toStrictEqual(EDGES[0]);
  expect(whole.edges).toHaveLength(EDGES.length);
});

test.each(["jsonl", "graphml", "gexf", "cyjs"] as const)("%s brings everything back", async (format) => {
  const before = await importWhole({ "hostile.jsonl": LINES });
  const text = readFileSync(await exported(format));
  expect(await importWhole({ [`out.${format}`]: text })).toStrictEqual(before);
});

test("csv brings everything back", async () => {
  const before = await importWhole({ "hostile.jsonl": LINES });
  const folder = await exported("csv");
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const after = await importWhole({ "edges.csv": read("edges.csv"), "nodes.csv": read("nodes.csv") });
  expect(after).toStrictEqual(before);
});

test("cyjs holds every node and edge once, under ids that do not clash", async () => {
  const cyjs = JSON.parse(readFileSync(await exported("cyjs"), "utf8")) as {
    elements: Record<"nodes" | "edges", { data: { id: string; source?: string; interaction?: string } }[]>;
  };
  const { nodes, edges } = cyjs.elements;
  expect(nodes.map(({ data }) => data.id)).toStrictEqual(NODES.map(({ id }) => id));
  expect(edges.map(({ data }) => [data.source, data.interaction])).toStrictEqual(
    EDGES.map(({ source, relation }) => [source, relation]),
  );
  expect(new Set([...nodes, ...edges].map(({ data }) => data.id)).size).toBe(NODES.length + EDGES.length);
});

test("an empty-handed export leaves the old file and no parts behind", async () => {
  const { target } = await importTexts({ "hostile.jsonl": LINES });
  const out = join(scratchFolder(), "out.jsonl");
  const cancelled = AbortSignal.abort();
  const request = { graph: target, format: "jsonl", out, progress: () => undefined } as const;
  await exportGraph({ ...request, signal: new AbortController().signal });
  const before = readFileSync(out);
  await expect(exportGraph({ ...request, signal: cancelled })).rejects.toMatchObject({ name: "AbortError" });
  expect(readFileSync(out).equals(before)).toBe(true);
  await expect(readWhole(`${out}.${process.pid}.part`)).rejects.toThrow("no graph");
});
