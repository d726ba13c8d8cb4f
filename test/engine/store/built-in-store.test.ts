import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openGraphRows } from "../../../src/main/engine/export/graph-rows";
import { describeGraphFile, openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { DuckDbFile } from "../../../src/main/engine/store/duckdb-file";
import { readVocabulary } from "../../../src/main/engine/store/details";
import { readGraphFile } from "../../../src/main/engine/store/graph-file";
import { draw, writeGraph, type GraphDescription } from "./graph-description";
import { storeContract } from "./store-contract";

let folder: string;
let files = 0;
const nextPath = () => join(folder, `graph-${files++}.duckdb`);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-store-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Graphs are only read, so tests that share a description share its file.
const written = new Map<GraphDescription, string>();
storeContract("built-in store", async (graph) => {
  const path = written.get(graph) ?? nextPath();
  if (!written.has(graph)) await writeGraph(path, graph);
  written.set(graph, path);
  return openBuiltInStore(path);
});

test("a closed store holds nothing, answers nothing, and may be closed again", async () => {
  const path = nextPath();
  await writeGraph(path, draw(["a r b"]));
  const store = await openBuiltInStore(path);
  await store.close();
  await store.close();
  await expect(store.nodeDetails([0], new AbortController().signal)).rejects.toThrow();
  rmSync(path);
});

test("a file described without being opened says the same, holds nothing, and fails the same", async () => {
  const path = nextPath();
  const nodes = [
    { id: "a", labels: ["Ant", "Insect"], vector: [1, 0] },
    { id: "b", labels: ["Insect"], vector: [0, 1] },
  ];
  await writeGraph(path, draw(["a r b", "b s a", "a r a"], nodes));
  const store = await openBuiltInStore(path);
  const schema = await store.describe();
  expect(await describeGraphFile(path)).toStrictEqual(schema);
  expect([schema.labels, schema.relations.map(({ count }) => count)]).toStrictEqual([
    [
      { name: "Ant", count: 1 },
      { name: "Insect", count: 2 },
    ],
    [2, 1],
  ]);
  await store.close();
  rmSync(path);
  await expect(describeGraphFile(path)).rejects.toMatchObject({ failure: { kind: "graph-missing" } });
});

describe("opening a file that is no graph", () => {
  const failure = (path: string) =>
    openBuiltInStore(path).then(
      () => undefined,
      (fault: { failure: unknown }) => fault.failure,
    );

  test("a file that another process removes or replaces while it is opened is missing, or the new one", async () => {
    const path = join(folder, "replaced.duckdb");
    await writeGraph(path, draw(["a r b"]));
    let tries = 0;
    const relations = await readGraphFile(path, async (file) => {
      if (tries++ === 0) {
        await writeGraph(path, draw(["a s b"]));
        throw new Error("IO Error: the block is another one");
      }
      const { relations: found } = await readVocabulary(file);
      file.close();
      return found.map(({ name }) => name);
    });
    expect([relations, tries]).toStrictEqual([["s"], 2]);
    const gone = readGraphFile(path, async () => {
      rmSync(path);
      throw new Error("IO Error: there is no such file");
    });
    await expect(gone).rejects.toMatchObject({ failure: { kind: "graph-missing" } });
  });

  test("a missing file or a folder is graph-missing", async () => {
    expect(await failure(join(folder, "films.duckdb"))).toStrictEqual({
      kind: "graph-missing",
      graph: "films",
    });
    expect(await failure(folder)).toMatchObject({ kind: "graph-missing" });
  });

  test("foreign, empty and cut-off files are graph-unreadable", async () => {
    const text = nextPath();
    writeFileSync(text, "source,target\na,b\n".repeat(1000));
    const empty = nextPath();
    writeFileSync(empty, "");
    const cut = nextPath();
    await writeGraph(cut, draw(["a r b"]));
    truncateSync(cut, 20_000);
    expect(await failure(text)).toStrictEqual({
      kind: "graph-unreadable",
      graph: expect.stringMatching(/^graph-\d+$/),
      reason: { kind: "no-graph", values: { file: basename(text) } },
    });
    expect(await failure(empty)).toMatchObject({ kind: "graph-unreadable", reason: { kind: "no-graph" } });
    expect(await failure(cut)).toMatchObject({ kind: "graph-unreadable", reason: { kind: "graph-damaged" } });
    for (const path of [text, empty, cut]) {
      const asked = await failure(path);
      expect(await openGraphRows(path).catch((fault: { failure: unknown }) => fault.failure)).toStrictEqual(
        asked,
      );
    }
  });

  test("a damaged block is found, not served", async () => {
    const path = nextPath();
    await writeGraph(path, draw(["a r b"]));
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 12_288, bytes.length);
    writeFileSync(path, bytes);
    expect(await failure(path)).toMatchObject({ kind: "graph-unreadable" });
  });

  const spoilers = {
    "another program's DuckDB file": "DROP TABLE meta; DROP TABLE edges",
    "a later layout": "UPDATE meta SET value = '99' WHERE key = 'layout'",
    "edges that end nowhere": "UPDATE edges SET target = 7",
    "edges with negative ends": "UPDATE edges SET source = -5",
    "edge handles with holes": "UPDATE edges SET edge = 5",
    "an unknown relation": "UPDATE edges SET relation = 3",
    "an unknown label": "UPDATE nodes SET labels = [4]",
    "a label of no node": "INSERT INTO nodes VALUES (99, 'x', 'x', [0], '', '{}')",
    "columns of other types": "ALTER TABLE edges ALTER source TYPE VARCHAR",
    "a view that reads other files":
      "DROP TABLE edges; CREATE VIEW edges AS SELECT * FROM read_text('/etc/hostname')",
  };
  test.each(Object.entries(spoilers))("%s is graph-unreadable", async (_, sql) => {
    const path = nextPath();
    await writeGraph(path, draw(["a r b"], [{ id: "a", labels: ["A"] }]));
    const file = await DuckDbFile.open(path, { readOnly: false, memory: "128MB", threads: 1 });
    await file.run(sql);
    file.close();
    expect(await failure(path)).toMatchObject({
      kind: "graph-unreadable",
      graph: expect.stringMatching(/^graph-/),
    });
  });
});

test("details of hundreds of edges at once are those of each alone, in the order asked", async () => {
  const path = nextPath();
  const lines = Array.from({ length: 240 }, (_, at) => `n${at} r n${(at * 7 + 1) % 240}`);
  const graph = draw(lines);
  const edges = graph.edges.map((edge, at) => ({
    ...edge,
    properties: { place: at },
    ...(at % 3 === 0 && { undirected: true }),
    ...(at % 2 === 0 && { evidence: [{ text: `said ${at}`, source: "s", references: [`${at}`] }] }),
  }));
  await writeGraph(path, { ...graph, edges });
  const store = await openBuiltInStore(path);
  const signal = new AbortController().signal;
  const handles = Array.from({ length: 240 }, (_, at) => (at * 77 + 5) % 240);
  const alone = [];
  for (const handle of handles) alone.push(...(await store.edgeDetails([handle], signal)));
  expect(await store.edgeDetails(handles, signal)).toStrictEqual(alone);
  expect(alone.filter(({ undirected }) => undirected)).toHaveLength(80);
  expect([...(await store.undirected!(Int32Array.from(handles)))]).toStrictEqual(
    alone.map(({ undirected }) => (undirected ? 1 : 0)),
  );
  expect(await store.nodeDetails(handles, signal)).toStrictEqual(
    (await Promise.all(handles.map((handle) => store.nodeDetails([handle], signal)))).flat(),
  );
  await store.close();
  rmSync(path);
});
