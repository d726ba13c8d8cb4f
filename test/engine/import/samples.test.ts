/** The sample graphs as they are shipped. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportGraph } from "../../../src/main/engine/export/export-graph";
import { showGraph } from "../../../src/main/engine/build/show-graph";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { SAMPLE_SENTENCES } from "../../../src/shared/sentences/sample-sentences";
import { importTexts, readWhole, scratchFolder } from "./whole-graph";

const GRAPHS = join(import.meta.dirname, "..", "..", "..", "resources", "graphs");
const DRUGS = join(GRAPHS, "drugs.duckdb");
const FILMS = join(GRAPHS, "films.duckdb");
const MARA = join(GRAPHS, "mara.duckdb");
const LES_MISERABLES = join(GRAPHS, "les-miserables.duckdb");
const signal = new AbortController().signal;

async function using<T>(path: string, work: (store: GraphStore) => Promise<T>): Promise<T> {
  const store = await openBuiltInStore(path);
  return work(store).finally(() => store.close());
}

test.each([
  [DRUGS, { nodes: 4694, edges: 9521, licence: "CC0 1.0" }],
  [FILMS, { nodes: 43_234, edges: 133_582, licence: "CC BY 3.0" }],
  [MARA, { nodes: 173, edges: 847, licence: "CC BY 4.0" }],
  [LES_MISERABLES, { nodes: 181, edges: 890, licence: "CC BY 4.0" }],
])("%s says what it is and brings vectors and eight questions", async (path, expected) => {
  const schema = await using(path, (store) => store.describe());
  expect(schema).toMatchObject({ ...expected, vectorWidth: 384, vectorModel: "all-MiniLM-L6-v2" });
  expect(new Set(schema.questions).size).toBe(8);
  expect(schema.attribution).not.toBe("");
  const licence = readFileSync(path.replace(/\.duckdb$/, ".LICENCE.txt"), "utf8");
  expect(licence).toContain(expected.licence.replace("CC BY", "Attribution"));
});

test("Mara fits into 2 MB, says of itself what the window translates, and brings its text", async () => {
  expect(statSync(MARA).size).toBeLessThan(2e6);
  const { title, description } = await using(MARA, (store) => store.describe());
  expect([title, description]).toStrictEqual([SAMPLE_SENTENCES["mara-title"], SAMPLE_SENTENCES.mara]);
  const { works, mentions } = await showGraph(MARA, "mara");
  expect(works.map(({ author, chapters }) => [author, chapters])).toStrictEqual([["Slavici, Ioan", 21]]);
  expect(mentions.length).toBeGreaterThan(2500);
});

test("Les Misérables fits into 1 MB, says of itself what the window translates, and its 239 chapters stand in their order", async () => {
  expect(statSync(LES_MISERABLES).size).toBeLessThan(1e6);
  await using(LES_MISERABLES, async (store) => {
    const { title, description } = await store.describe();
    expect([title, description]).toStrictEqual([
      SAMPLE_SENTENCES["les-miserables-title"],
      SAMPLE_SENTENCES["les-miserables"],
    ]);
    expect((await store.shelf!.allTimes()).times.order.toSorted()).toStrictEqual(
      Int32Array.from({ length: 239 }, (_, at) => at + 1),
    );
    // Marius is first met in 3.1.10 or later, Cosette in 1.4.1.
    const [early, late] = await Promise.all(["order:60", "order:150"].map((cut) => store.past!(cut, signal)));
    const [marius, cosette] = await store.seeds({ by: "name", names: ["Marius", "Cosette"] }, signal);
    const degrees = ({ starts }: typeof early & object, node: number): number =>
      starts[node + 1]! - starts[node]!;
    expect([degrees(early!, marius!.node), degrees(early!, cosette!.node) > 0]).toStrictEqual([0, true]);
    expect(degrees(late!, marius!.node)).toBeGreaterThan(0);
  });
});

test("the films fit into 45 MB", () => {
  expect(statSync(FILMS).size).toBeLessThan(45e6);
});

test("labels of films follow from their relations", async () => {
  const { labels, relations } = await using(FILMS, (store) => store.describe());
  expect(Object.fromEntries(labels.map(({ name, count }) => [name, count]))).toStrictEqual({
    ...{ Film: 16_427, Person: 21_731, Genre: 23, Language: 97 },
    ...{ Year: 104, Rating: 3, Votes: 3, Tag: 4892 },
  });
  expect(relations.map(({ words }) => words).sort()).toStrictEqual([
    ...["directed by", "has genre", "has imdb rating", "has imdb votes", "has tags"],
    ...["in language", "release year", "starred actors", "written by"],
  ]);
});

test("KIT and PDGFRA lie between imatinib and gastrointestinal stromal tumor, with references", async () => {
  await using(DRUGS, async (store) => {
    const [drug, tumor] = await store.seeds(
      { by: "name", names: ["imatinib", "gastrointestinal stromal tumor"] },
      signal,
    );
    const how = { maxHops: 4, direction: "out", relations: [], limit: 10_000 } as const;
    const between = await store.paths(drug!.node, tumor!.node, how, signal);
    const { ids } = await store.nodeNames(between.nodes);
    expect(ids).toEqual(expect.arrayContaining(["UniProt:P10721", "UniProt:P16234"]));
    const details = await store.edgeDetails([...between.edges], signal);
    const evidence = details.flatMap((edge) => edge.evidence);
    expect(evidence.find(({ source }) => source === "DB00619_MESH_D046152_1")).toMatchObject({
      text: "imatinib → Gastrointestinal stromal tumor (DrugMechDB DB00619_MESH_D046152_1)",
      references: expect.arrayContaining(["https://go.drugbank.com/drugs/DB00619#BE0000453"]) as string[],
    });
  });
});

test("the drugs leave and come back as tables, evidence and all", async () => {
  const folder = join(scratchFolder(), "drugs");
  await exportGraph({ graph: DRUGS, format: "csv", out: folder, signal, progress: () => undefined });
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const { report, target } = await importTexts({
    "nodes.csv": read("nodes.csv"),
    "edges.csv": read("edges.csv"),
  });
  expect([report.nodes, report.edges, report.rejected]).toStrictEqual([4694, 9521, 0]);
  expect(JSON.stringify(await readWhole(target)) === JSON.stringify(await readWhole(DRUGS))).toBe(true);
});
