import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DuckDbFile } from "../../../src/main/engine/store/duckdb-file";
import { createGraph, type GraphWriter } from "../../../src/main/engine/store/graph-writer";
import { removeLeftovers } from "../../../src/main/engine/records/leftovers";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-writer-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function writeTwoNodes(writer: GraphWriter): Promise<void> {
  await writer.writeMeta({ name: "two" });
  await writer.writeLabels(["Person"]);
  await writer.writeRelations(["knows"], ["knows"]);
  await writer.appendNodes({
    ids: ["a", "b"],
    names: ["Ana", "nul\0 <img onerror=x> ș"],
    labels: [[0], []],
    texts: null,
    properties: ['{"age":3}', "{}"],
  });
}

async function read(path: string, sql: string) {
  const file = await DuckDbFile.open(path, { readOnly: true, memory: "128MB", threads: 1 });
  try {
    return await file.rows(sql);
  } finally {
    file.close();
  }
}

function edges(...ends: [number, number][]) {
  return {
    sources: Int32Array.from(ends, ([source]) => source),
    targets: Int32Array.from(ends, ([, target]) => target),
    relations: new Int32Array(ends.length),
    properties: null,
  };
}

describe("a finished graph", () => {
  test("holds what was appended, hostile names and all, and leaves nothing beside it", async () => {
    const path = join(folder, "whole.duckdb");
    const writer = await createGraph(path);
    await writeTwoNodes(writer);
    await writer.appendEdges(edges([0, 1], [0, 1]));
    await writer.appendEdges({ ...edges([1, 1]), properties: ['{"year":1999}'] });
    await writer.appendEvidence({
      edges: Int32Array.of(2, 0),
      texts: ["b knows itself", "no span"],
      sources: ["a book", ""],
      starts: Int32Array.of(0, -1),
      ends: Int32Array.of(7, -1),
      references: [["PMID:1", "PMID:2"], []],
    });
    await writer.appendVectors(0, Float32Array.of(1, 0, 0.6, 0.8), 2);
    await writer.finish();

    expect(await read(path, "SELECT * FROM nodes ORDER BY node")).toStrictEqual([
      { node: 0, id: "a", name: "Ana", labels: [0], text: "", properties: '{"age":3}' },
      { node: 1, id: "b", name: "nul\0 <img onerror=x> ș", labels: [], text: "", properties: "{}" },
    ]);
    expect(await read(path, "SELECT * FROM edges ORDER BY edge")).toStrictEqual([
      { edge: 0, source: 0, target: 1, relation: 0, properties: "{}" },
      { edge: 1, source: 0, target: 1, relation: 0, properties: "{}" },
      { edge: 2, source: 1, target: 1, relation: 0, properties: '{"year":1999}' },
    ]);
    expect(await read(path, "SELECT * FROM evidence")).toStrictEqual([
      {
        edge: 2,
        text: "b knows itself",
        source: "a book",
        start_char: 0,
        end_char: 7,
        refs: ["PMID:1", "PMID:2"],
      },
      { edge: 0, text: "no span", source: "", start_char: null, end_char: null, refs: [] },
    ]);
    expect(
      await read(path, "SELECT first, count, width, octet_length(data) AS bytes FROM vectors"),
    ).toStrictEqual([{ first: 0, count: 2, width: 2, bytes: 8 }]);
    expect(readdirSync(folder).filter((name) => name.startsWith("whole"))).toStrictEqual(["whole.duckdb"]);
  });

  test("may be filled by SQL instead", async () => {
    const path = join(folder, "sql.duckdb");
    const writer = await createGraph(path);
    await writeTwoNodes(writer);
    await writer.staging.run("INSERT INTO edges SELECT range, range % 2, 1, 0, '{}' FROM range(3)");
    await writer.finish();
    expect(await read(path, "SELECT count(*) AS edges FROM edges")).toStrictEqual([{ edges: 3 }]);
  });
});

describe("a faulty graph", () => {
  const faults: [string, (writer: GraphWriter) => Promise<unknown>][] = [
    ["edges end at nodes that are not there", (writer) => writer.appendEdges(edges([0, 2]))],
    ["edges end at nodes that are not there", (writer) => writer.appendEdges(edges([-1, 0]))],
    ["not every node has a vector", (writer) => writer.appendVectors(0, Float32Array.of(1, 0), 2)],
    [
      "vectors leave out or repeat nodes",
      async (writer) => {
        await writer.appendVectors(0, Float32Array.of(1, 0), 2);
        await writer.appendVectors(0, Float32Array.of(1, 0), 2);
      },
    ],
    [
      "several nodes have the same id",
      (writer) =>
        writer.appendNodes({ ids: ["a"], names: ["again"], labels: null, texts: null, properties: null }),
    ],
    [
      "node handles are not 0, 1, 2, …",
      (writer) => writer.staging.run("INSERT INTO nodes VALUES (7, 'z', 'z', [], '', '{}')"),
    ],
  ];
  test.each(faults)("is refused: %s", async (sentence, spoil) => {
    const path = join(folder, "faulty.duckdb");
    writeFileSync(path, "the graph that was there");
    const writer = await createGraph(path);
    await writeTwoNodes(writer);
    await spoil(writer);
    await expect(writer.finish()).rejects.toMatchObject({
      failure: { kind: "import-failed" },
      message: expect.stringContaining(` was not imported: ${sentence}. `) as string,
    });
    expect(readdirSync(folder).filter((name) => name.startsWith("faulty"))).toStrictEqual(["faulty.duckdb"]);
  });
});

test("statements that run together are all there or none, and others run after them", async () => {
  const file = await DuckDbFile.open(join(folder, "together.duckdb"), {
    readOnly: false,
    memory: "128MB",
    threads: 1,
  });
  await expect(file.runTogether(["CREATE TABLE a (b INTEGER)", "INSERT INTO c VALUES (1)"])).rejects.toThrow(
    "c does not exist",
  );
  await file.runTogether(["CREATE TABLE a (b INTEGER)", "INSERT INTO a VALUES (1), (2)"]);
  expect(await file.rows("SELECT count(*) AS count FROM a")).toStrictEqual([{ count: 2 }]);
  file.close();
});

test("leftovers of dead processes are removed, those of living ones stay", async () => {
  const place = join(folder, "leftovers");
  mkdirSync(place);
  const dead = "films.duckdb.999999999.staging";
  const living = `films.duckdb.${process.pid}.staging`;
  for (const name of [dead, `${dead}.wal`, living, "films.duckdb"]) writeFileSync(join(place, name), "");
  await removeLeftovers(place);
  expect(readdirSync(place).sort()).toStrictEqual(["films.duckdb", living].sort());
  await removeLeftovers(join(place, "no such folder"));
  expect(existsSync(join(place, "no such folder"))).toBe(false);
});
