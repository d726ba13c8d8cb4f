import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { GraphSummaries } from "../../../src/main/engine/server/graph-summaries";
import { explain, FailureError } from "../../../src/shared/failure";
import type { GraphSchema } from "../../../src/shared/graph";
import { ConnectionFile } from "../../../src/main/engine/connections/connection-file";
import { graphHandlers } from "../../../src/main/engine/server/graph-handlers";
import type { Task } from "../../../src/main/engine/server/handlers";
import { unreadHandlers } from "../../../src/main/engine/server/unread-handlers";
import type { Workspace } from "../../../src/main/engine/server/workspace";
import { homeFolder } from "../../../src/main/engine/server/folders";
import {
  findGraphFile,
  isGraphName,
  listGraphFiles,
  ownGraphPath,
} from "../../../src/main/engine/server/graph-files";

function foldersWith(own: readonly string[], samples: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), "dragoman-folders-"));
  const folders = {
    graphs: join(root, "graphs"),
    samples: join(root, "samples"),
    embeddings: "",
    readings: "",
    records: "r",
    neo4j: "",
    models: "",
    ownModels: "",
    recipes: "",
  };
  for (const folder of [folders.graphs, folders.samples]) mkdirSync(folder);
  for (const file of own) writeFileSync(join(folders.graphs, file), "");
  for (const file of samples) writeFileSync(join(folders.samples, file), "");
  return folders;
}

test("a user's graph comes first and hides the sample of the same name", () => {
  const folders = foldersWith(["films.duckdb", "mine.duckdb", "notes.txt"], ["drugs.duckdb", "films.duckdb"]);
  expect(listGraphFiles(folders).map(({ name, sample }) => [name, sample])).toStrictEqual([
    ["films", false],
    ["mine", false],
    ["drugs", true],
  ]);
  expect(findGraphFile("films", folders).path).toBe(join(folders.graphs, "films.duckdb"));
});

test.each([
  "",
  ".",
  "..",
  ".hidden",
  "../films",
  "a/b",
  "a\\b",
  "NUL",
  "com1.x",
  "x".repeat(65),
  "a\0b",
  "a b",
])("“%s” is no graph's name", (name) => {
  const folders = foldersWith([], []);
  expect(isGraphName(name)).toBe(false);
  expect(() => findGraphFile(name, folders)).toThrow("There is no graph called");
  expect(() => ownGraphPath(name, folders)).toThrow("cannot be the name of a graph");
});

test("only an own graph is deleted, by its name: no connection, no sample, nothing outside of the folder", async () => {
  const folders = foldersWith(["mine.duckdb", "connection:x.duckdb"], ["films.duckdb"]);
  const stray = join(folders.graphs, "..", "stray.duckdb");
  writeFileSync(stray, "");
  const handlers = graphHandlers({
    folders,
    stores: { close: async () => undefined },
  } as unknown as Workspace);
  const task = { signal: new AbortController().signal } as Parameters<(typeof handlers)["graph:delete"]>[1];
  const remove = (graph: string) => handlers["graph:delete"]({ graph }, task);
  for (const graph of ["connection:x", "connection:../stray", "../stray", "..\\stray", "films", "nobody", ""])
    await expect(remove(graph)).rejects.toThrow(FailureError);
  const all = ["mine", "connection:x", "../stray", "../samples/films"];
  const are = () => all.map((name) => existsSync(join(folders.graphs, `${name}.duckdb`)));
  expect(are()).toStrictEqual([true, true, true, true]);
  await remove("mine");
  expect(are()).toStrictEqual([false, true, true, true]);
});

test("each system has its own place for the user's graphs", () => {
  expect(homeFolder({ DRAGOMAN_HOME: "/x" }, "linux", "/home/a")).toBe("/x");
  expect(homeFolder({}, "linux", "/home/a")).toBe(join("/home/a", ".local", "share", "dragoman"));
  expect(homeFolder({ XDG_DATA_HOME: "/d" }, "linux", "/home/a")).toBe(join("/d", "dragoman"));
  expect(homeFolder({}, "darwin", "/Users/a")).toBe(
    join("/Users/a", "Library", "Application Support", "Dragoman"),
  );
  expect(homeFolder({ APPDATA: "/r" }, "win32", "/u")).toBe(join("/r", "Dragoman"));
});

test("a graph that cannot be opened is left out of the list, and told by name", async () => {
  const folders = foldersWith(["films.duckdb", "mine.duckdb"], []);
  const fault = new FailureError({ kind: "graph-unreadable", graph: "mine", reason: "cut short" });
  const schema = { title: "Films", labels: [], relations: [], questions: [] } as unknown as GraphSchema;
  const summaries = new GraphSummaries(async (path) => {
    if (path.endsWith("mine.duckdb")) throw fault;
    return schema;
  });
  const files = listGraphFiles(folders);
  expect((await summaries.list(files)).map(({ name }) => name)).toStrictEqual(["films"]);
  expect(await summaries.unread(files)).toStrictEqual([fault.failure]);
});

test("a damaged file of records is told as set aside, once, and hides nothing that stands beside it", async () => {
  const folders = { ...foldersWith([], []), recipes: resolve("resources", "recipes") };
  const records = mkdtempSync(join(tmpdir(), "dragoman-records-"));
  for (const name of ["connections.json", "graph-titles.json"]) writeFileSync(join(records, name), "{");
  writeFileSync(join(records, "judgements.jsonl"), "{\n");
  const file = new ConnectionFile(join(records, "connections.json"));
  const workspace = { folders: { ...folders, records }, connections: { file } } as unknown as Workspace;
  const list = unreadHandlers(workspace, new GraphSummaries(async () => Promise.reject(new Error("none"))));
  const told = async () => (await list["list:unread"]({}, {} as Task)).map(explain);
  const judgements = expect.stringContaining("judgements.jsonl");
  expect(await told()).toStrictEqual([
    expect.stringMatching(/^“connections\.json” is damaged: it was set aside/),
    expect.stringMatching(/^“graph-titles\.json” is damaged: it was set aside/),
    judgements,
  ]);
  expect(await told()).toStrictEqual([judgements]);
});
