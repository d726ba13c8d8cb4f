import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { removeLeftovers } from "../../../src/main/engine/records/leftovers";
import { draw, writeGraph } from "./graph-description";

// Inside the checkout, because the child finds DuckDB by walking up from its own file.
let folder: string;
let built: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-killed-"));
  built = mkdtempSync(resolve("node_modules", ".cache-killed-"));
  await build({
    ...{ configFile: false, logLevel: "error", publicDir: false },
    build: { ssr: "src/main/engine/store/graph-writer.ts", outDir: built, minify: false },
  });
  writeFileSync(join(built, "child.mjs"), CHILD);
});
afterAll(() => {
  for (const place of [folder, built]) rmSync(place, { recursive: true, force: true });
});

/** Writes edges for ever, or finishes after one batch. */
const CHILD = `
import { createGraph } from "./graph-writer.js";
const [, , path, ending] = process.argv;
const writer = await createGraph(path);
await writer.writeMeta({ name: "new" });
await writer.writeRelations(["r"], ["r"]);
await writer.appendNodes({ ids: ["x"], names: ["x"], labels: null, texts: null, properties: null });
const edges = () => new Int32Array(50_000);
do {
  await writer.appendEdges({ sources: edges(), targets: edges(), relations: edges(), properties: null });
  await writer.staging.run("SELECT 1");
  console.log("written");
} while (ending === "never");
await writer.finish();
console.log("finished");
`;

function start(path: string, ending: string) {
  const child = spawn(process.execPath, [join(built, "child.mjs"), path, ending]);
  const ended = new Promise<void>((done) => child.on("exit", () => done()));
  const says = (word: string) =>
    new Promise<void>((heard, reject) => {
      child.stdout.on("data", (text: Buffer) => text.includes(word) && heard());
      child.on("exit", (code) => reject(new Error(`the child ended early with ${code}`)));
    });
  return { child, ended, says };
}

async function describeGraph(path: string) {
  const store = await openBuiltInStore(path);
  const { name, edges } = await store.describe();
  await store.close();
  return { name, edges };
}

test("a writer killed at work leaves the old graph, and its leftovers go at the next start", async () => {
  const path = join(folder, "films.duckdb");
  await writeGraph(path, draw(["a r b"]));
  const { child, ended, says } = start(path, "never");
  await says("written");
  child.kill("SIGKILL");
  await ended;
  expect(readdirSync(folder).length).toBeGreaterThan(1);
  expect(await describeGraph(path)).toStrictEqual({ name: "drawn", edges: 1 });
  await removeLeftovers(folder);
  expect(readdirSync(folder)).toStrictEqual(["films.duckdb"]);
  expect(await describeGraph(path)).toStrictEqual({ name: "drawn", edges: 1 });
});

// Windows lets nobody replace a file that is open; there the store must be closed first.
test.skipIf(process.platform === "win32")(
  "a graph may be replaced while it is open; the open one reads on, and the next opening sees the new one",
  async () => {
    const path = join(folder, "swapped.duckdb");
    await writeGraph(path, draw(["a r b"]));
    const old = await openBuiltInStore(path);
    const { ended, says } = start(path, "soon");
    await says("finished");
    await ended;
    expect((await old.edgeDetails([0], new AbortController().signal))[0]).toMatchObject({ relation: "r" });
    await old.close();
    expect(await describeGraph(path)).toStrictEqual({ name: "new", edges: 50_000 });
  },
);
