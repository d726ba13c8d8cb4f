/** Whatever breaks an import off, the graph that was there stays as it was, and nothing is left beside it. */
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importGraph } from "../../../src/main/engine/import/import-graph";
import { removeLeftovers } from "../../../src/main/engine/records/leftovers";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { bundle } from "../../bundle";
import { importTexts, readWhole, scratchFolder } from "./whole-graph";

const EARLIER = { "earlier.tsv": "this\twas\there\n" };
const MANY = Array.from({ length: 60_000 }, (_, at) => `node ${at}\tleads to\tnode ${at + 1}\n`).join("");

test.each(["read", "embed", "save"])("cancelled while it says “%s”", async (stage) => {
  const { target } = await importTexts(EARLIER);
  const before = readFileSync(target);
  const cancel = new AbortController();
  const embedder = {
    name: "zeros",
    width: 2,
    embed: (texts: readonly string[]) => Promise.resolve(new Float32Array(texts.length * 2)),
    close: () => Promise.resolve(),
  };
  const broken = importTexts(
    { "many.tsv": MANY },
    {
      target,
      embedder,
      signal: cancel.signal,
      progress: (progress) => progress.stage === stage && cancel.abort(),
    },
  );
  await expect(broken).rejects.toMatchObject({ name: "AbortError" });
  expect(readFileSync(target).equals(before)).toBe(true);
  expect(readdirSync(join(target, "..")).filter((name) => name.includes("staging"))).toStrictEqual([]);
});

test("a second import into the same graph is refused while the first runs", async () => {
  const { target } = await importTexts(EARLIER);
  const first = importTexts({ "many.tsv": MANY }, { target });
  await expect(importTexts({ "other.tsv": "a\tb\tc\n" }, { target })).rejects.toThrow(
    "another import into this graph is running",
  );
  expect((await first).report.edges).toBe(60_000);
  expect((await importTexts({ "other.tsv": "a\tb\tc\n" }, { target })).report.edges).toBe(1);
});

test("a file that something goes on writing is refused, and the graph stays", async () => {
  const { target } = await importTexts(EARLIER);
  const path = join(scratchFolder(), "growing.tsv");
  writeFileSync(path, MANY);
  let isRead = false;
  const growing = importGraph({
    ...{ files: [{ name: "growing.tsv", path }], into: "x", target, signal: new AbortController().signal },
    progress: ({ stage }) => {
      if (stage === "read" && !isRead) appendFileSync(path, "late\twas\the");
      isRead = true;
    },
  });
  await expect(growing).rejects.toThrow("it changed while it was read");
  expect((await readWhole(target)).edges).toHaveLength(1);
});

test("a file is the same packed as unpacked: it is not taken twice", async () => {
  const table = "this\twas\there\n";
  await expect(
    importTexts({ "t.tsv": table, "t.tsv.gz": gzipSync(table), "other.tsv": "a\tb\tc\n" }),
  ).rejects.toThrow("it is the same as t.tsv, byte for byte");
});

test("a graph is replaced whole", async () => {
  const { target } = await importTexts(EARLIER);
  await importTexts({ "next.tsv": "that\tis\tnext\n" }, { target });
  expect(await readWhole(target)).toStrictEqual({
    nodes: [
      { id: "that", name: "that" },
      { id: "next", name: "next" },
    ],
    edges: [{ source: "that", relation: "is", target: "next" }],
  });
});

let program: string;
beforeAll(async () => {
  program = await bundle(join(import.meta.dirname, "import-child.ts"));
});
afterAll(() => rmSync(dirname(program), { recursive: true, force: true }));

/** Starts an import in a process of its own and kills that process as soon as it says the stage. */
async function killAt(stage: string, file: string, target: string): Promise<void> {
  const child = spawn(process.execPath, [program, file, target, stage], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await said(child);
  child.kill("SIGKILL");
  await new Promise((done) => child.on("exit", done));
}

function said(child: ChildProcessByStdio<null, Readable, null>): Promise<unknown> {
  return new Promise((done, fail) => {
    child.stdout.once("data", done);
    child.on("exit", (code) => fail(new Error(`the child ended by itself with ${String(code)}`)));
  });
}

test.each(["read", "embed", "save"])("killed while it says “%s”", async (stage) => {
  const { target } = await importTexts(EARLIER);
  const before = readFileSync(target);
  const file = join(scratchFolder(), "many.tsv");
  writeFileSync(file, MANY);
  await killAt(stage, file, target);
  expect(readFileSync(target).equals(before)).toBe(true);
  const store = await openBuiltInStore(target);
  expect(await store.describe()).toMatchObject({ nodes: 2, edges: 1 });
  await store.close();
  await removeLeftovers(join(target, ".."));
  expect(readdirSync(join(target, "..")).filter((name) => name.includes("staging"))).toStrictEqual([]);
});
