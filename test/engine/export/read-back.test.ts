/** Every format read back by a program that is not ours: equal counts, names, labels and triples, from a whole graph and from a run. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import cytoscape from "cytoscape";
import { MultiDirectedGraph } from "graphology";
import { parse as parseGexf } from "graphology-gexf";
import { parse as parseGraphml } from "graphology-graphml";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { runText } from "../../../src/main/engine/report/write-run";
import { STAGES } from "../../../src/shared/recipe";
import type { RunFormat } from "../../../src/shared/contract";
import { DuckDbFile } from "../../../src/main/engine/store/duckdb-file";
import { scratchFolder } from "../import/whole-graph";
import { textOf } from "../report/hostile-run";
import { EDGES, EXPECTED, exportedGraph, found, NODES, oddRun, RECIPE, type Found } from "./odd-graph";

const ofRun = async (format: RunFormat): Promise<string> =>
  textOf(runText(await oddRun(), format, () => Promise.resolve("sha256:odd")));
const ofGraph = async (format: "gexf" | "graphml" | "cyjs" | "jsonl"): Promise<string> =>
  readFileSync(await exportedGraph(format), "utf8");

type Attributes = Readonly<Record<string, unknown>>;
const textIn = (attributes: Attributes, name: string): string => String(attributes[name] ?? "");
const labelsIn = (attributes: Attributes): string[] => JSON.parse(textIn(attributes, "labels")) as string[];

interface Read extends Found {
  /** One attribute that only an edge has, in the order of its values. */
  readonly since: readonly unknown[];
  readonly ages: readonly unknown[];
}

function readGraphology(graph: MultiDirectedGraph, nodeName: string, relation: string): Read {
  const nodes = graph.mapNodes((id, attributes) => ({
    ...{ id, name: textIn(attributes, nodeName), labels: labelsIn(attributes) },
  }));
  const edges = graph.mapEdges((_, attributes, source, target) => ({
    ...{ source, target, relation: textIn(attributes, relation) },
  }));
  const since = graph.mapEdges((_, { since }) => since as unknown).filter((value) => value !== undefined);
  const ages = graph.mapNodes((_, { age }) => age as unknown).filter((value) => value !== undefined);
  return { ...found(nodes, edges), since: since.sort(), ages };
}

interface CyjsFile {
  readonly elements: cytoscape.ElementsDefinition;
}

function readCyjs(text: string): Read {
  const cy = cytoscape({ headless: true, elements: (JSON.parse(text) as CyjsFile).elements });
  const nodes = cy.nodes().map((node) => node.data() as { id: string; name: string; labels: string[] });
  const edges = cy.edges().map((edge) => {
    const { source, target, interaction } = edge.data() as Record<
      "source" | "target" | "interaction",
      string
    >;
    return { source, target, relation: interaction };
  });
  const propertiesOf = (element: cytoscape.EdgeSingular | cytoscape.NodeSingular) =>
    element.data("properties") as Attributes;
  const values = (properties: readonly Attributes[], name: string): unknown[] =>
    properties.map((one) => one[name]).filter((value) => value !== undefined);
  return {
    ...found(nodes, edges),
    since: values(cy.edges().map(propertiesOf), "since").sort(),
    ages: values(cy.nodes().map(propertiesOf), "age"),
  };
}

function readJsonl(text: string): Read {
  const rows = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as (typeof NODES)[number] & (typeof EDGES)[number]);
  const properties = rows.map((row) => (row.properties ?? {}) as Attributes);
  const values = (name: string) => properties.flatMap((row) => (row[name] === undefined ? [] : [row[name]]));
  return {
    ...found(
      rows.filter((row) => "id" in row),
      rows.filter((row) => "source" in row),
    ),
    since: values("since").sort(),
    ages: values("age"),
  };
}

const READERS: Readonly<Record<"gexf" | "graphml" | "cyjs" | "jsonl", (text: string) => Read>> = {
  gexf: (text) => readGraphology(parseGexf(MultiDirectedGraph, text) as MultiDirectedGraph, "label", "kind"),
  graphml: (text) =>
    readGraphology(parseGraphml(MultiDirectedGraph, text) as MultiDirectedGraph, "name", "relation"),
  cyjs: readCyjs,
  jsonl: readJsonl,
};

describe.each(["gexf", "graphml", "cyjs", "jsonl"] as const)("%s", (format) => {
  test.each([
    ["a whole graph", ofGraph],
    ["a run", ofRun],
  ])("of %s", async (_, written) => {
    const read = READERS[format](await written(format));
    expect(read).toStrictEqual({ ...EXPECTED, since: [1457, 1504], ages: [42] });
  });
});

/** Tables as DuckDB's own reader of CSV sees them. */
async function tables<T>(read: (table: (path: string) => Promise<Attributes[]>) => Promise<T>): Promise<T> {
  const file = await DuckDbFile.open(join(scratchFolder(), "reader.duckdb"), {
    ...{ readOnly: false, memory: "256MB", threads: 1 },
  });
  const options = `header = true, all_varchar = true, delim = ',', quote = '"', escape = '"'`;
  try {
    return await read((path) => file.rows(`SELECT * FROM read_csv($1, ${options})`, [path]));
  } finally {
    file.close();
  }
}

test("the tables of a whole graph, in DuckDB", async () => {
  const folder = await exportedGraph("csv");
  const [nodes, edges] = await tables(async (table) => [
    await table(join(folder, "nodes.csv")),
    await table(join(folder, "edges.csv")),
  ]);
  const read = found(
    nodes.map((row) => ({
      ...{ id: textIn(row, ":ID"), name: textIn(row, "name"), labels: textIn(row, ":LABEL").split(";") },
    })),
    edges.map((row) => ({
      ...{ source: textIn(row, ":START_ID"), relation: textIn(row, ":TYPE"), target: textIn(row, ":END_ID") },
    })),
  );
  expect(read).toStrictEqual(EXPECTED);
  expect(edges.flatMap((row) => row["since:long"] ?? []).sort()).toStrictEqual(["1457", "1504"]);
});

test("the table of a run, in DuckDB", async () => {
  const path = join(scratchFolder(), "run.csv");
  writeFileSync(path, await ofRun("csv"));
  const rows = await tables((table) => table(path));
  const triples = rows.map((row) => [row["source id"], row["relation"], row["target id"]]);
  expect(triples.map((triple) => JSON.stringify(triple)).sort()).toStrictEqual(EXPECTED.edges);
  const names = new Map(NODES.map(({ id, name }) => [id, name]));
  expect(rows.map((row) => [row["source"], row["target"]])).toStrictEqual(
    rows.map((row) => [names.get(textIn(row, "source id")), names.get(textIn(row, "target id"))]),
  );
});

test("a trace is one JSON value a line: every candidate once, with what became of it", async () => {
  const text = await ofRun("trace.jsonl");
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Attributes & { source: string; relation: string; target: string });
  const edges = lines.filter(({ kind }) => kind === "edge");
  expect(found([], edges).edges).toStrictEqual(EXPECTED.edges);
  expect(lines[0]).toMatchObject({
    recipe: RECIPE,
    seed: 7,
    graph: { nodes: NODES.length, edges: EDGES.length },
  });
  const verdicts = lines.at(-1)!["verdicts"] as Record<string, number>;
  expect(Object.values(verdicts).reduce((sum, count) => sum + count, 0)).toBe(EDGES.length);
});

/** All texts of a page, as a strict XML parser sees them. */
function textsOf(page: string): string {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (fault) => {
    throw fault;
  });
  parser.on("text", (text) => texts.push(text));
  parser.write(page).close();
  return texts.join("");
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Markdown's own escapes taken back, by CommonMark's rules: entities and backslashes before punctuation. */
function markdownText(text: string): string {
  return text
    .replace(/<\/?(b|mark)>/g, "")
    .replace(
      /\\([!-/:-@[-`{-~])|&(?:#(\d+)|(\w+));/g,
      (_, mark?: string, code?: string, name?: string) =>
        mark ?? (code === undefined ? NAMED[name!]! : String.fromCodePoint(Number(code))),
    );
}

test.each([
  ["html", textsOf],
  ["md", markdownText],
] as const)("a report (%s) holds every answer, passage and parameter", async (format, readText) => {
  const run = await oddRun("kept");
  const text = readText(await textOf(runText(run, format, () => Promise.resolve(""))));
  const kept = run.rows.edgeCount;
  expect([run.answers.length, kept]).toStrictEqual([NODES.length - 1, EDGES.length]);
  const parameters = STAGES.flatMap((stage) =>
    Object.entries(RECIPE[stage] ?? {}).flatMap(([name, value]) => [
      ...[name, typeof value === "string" ? value : JSON.stringify(value)],
    ]),
  );
  const wanted = [
    ...["What about the hub?", "odd", "words-64 abc", "1.2.3", ...parameters],
    ...run.answers.flatMap(({ name, id }) => [name, id]),
    ...EDGES.map(({ relation }) => relation),
    ...NODES.slice(1).map(({ name }) => `: ${name}`),
    ...NODES.slice(1).map(({ name }) => name),
    ...["cap. 2", "p. 14"],
  ];
  expect(wanted.filter((piece) => !text.includes(piece))).toStrictEqual([]);
});
