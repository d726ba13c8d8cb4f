/** Embedders from folders and archives: installed whole, or refused in one sentence with nothing left behind. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  addEmbedder,
  findInstalled,
  listInstalled,
  nameGiven,
  removeEmbedder,
} from "../../../src/main/engine/models/install/installed-embedders";
import { openEmbedder } from "../../../src/main/engine/models/onnx-embedder";
import { rowProducts } from "./fixtures";
import { rowOf, tinyFiles, tinyOnnx } from "./tiny-embedder";
import { zipOf, zipOfFiles, type ZipEntry } from "./zip-writer";

const root = mkdtempSync(join(tmpdir(), "dragoman-installed-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { signal } = new AbortController();

let home = "";
beforeEach(() => {
  home = join(mkdtempSync(join(root, "x-")), "models");
});

function folderOf(files: Readonly<Record<string, Buffer>>): string {
  const folder = join(mkdtempSync(join(root, "f-")), "tiny");
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

function archiveOf(bytes: Buffer): string {
  const path = join(mkdtempSync(join(root, "z-")), "tiny.zip");
  writeFileSync(path, bytes);
  return path;
}

const add = (path: string, more: object = {}) =>
  addEmbedder(home, ["all-MiniLM-L6-v2"], { path, signal, ...more });
const left = (): string[] => (readdirSync(dirname(home)).includes("models") ? readdirSync(home) : []);

async function embedded(name: string, texts: readonly string[]): Promise<Float32Array> {
  const { folder, entry } = await findInstalled(home, name);
  const embedder = await openEmbedder(folder, entry.name);
  const vectors = await embedder.embed(texts);
  await embedder.close();
  return vectors;
}

/** Rows of the table as ordinary arithmetic has them, made 1 long. */
function expected(words: readonly number[]): number[] {
  const rows = words.map((word) => rowOf(word, 4).map(Math.fround));
  const mean = rows[0]!.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length);
  const length = Math.hypot(...mean);
  return mean.map((value) => value / length);
}

test.each([
  ["a folder", () => folderOf(tinyFiles())],
  ["an archive", () => archiveOf(zipOfFiles(tinyFiles()))],
  [
    "an archive of one folder",
    () =>
      archiveOf(
        zipOfFiles(
          Object.fromEntries(Object.entries(tinyFiles()).map(([name, bytes]) => [`tiny/${name}`, bytes])),
        ),
      ),
  ],
])("%s is installed, listed, used and removed", async (_, path) => {
  const entry = await add(path());
  expect(entry).toMatchObject({ width: 4, pooling: "mean", licence: "apache-2.0", maxTokens: 256 });
  expect(nameGiven(entry)).toBe("tiny");
  expect((await listInstalled(home)).map(({ name }) => name)).toStrictEqual([entry.name]);
  expect(readdirSync(join(home, "tiny")).sort()).toStrictEqual([
    "CARD.md",
    "manifest.json",
    "model.onnx",
    "tokenizer.json",
  ]);
  const vectors = await embedded("tiny", ["imatinib", "who directed inception"]);
  [...expected([1]), ...expected([2, 3, 4])].forEach((value, at) =>
    expect(vectors[at]).toBeCloseTo(value, 6),
  );
  await removeEmbedder(home, entry.name);
  expect(left()).toStrictEqual([]);
  await expect(findInstalled(home, "tiny")).rejects.toThrow("“tiny” is not installed");
});

test("the first token's vector is taken where that is said, and what the file itself pooled is made 1 long", async () => {
  const { "1_Pooling/config.json": _, ...unsaid } = tinyFiles();
  await expect(add(folderOf(unsaid))).rejects.toThrow("add --pooling mean or --pooling cls");
  await add(folderOf(unsaid), { name: "first", pooling: "cls" });
  const vectors = await embedded("first", ["who directed inception"]);
  expected([2]).forEach((value, at) => expect(vectors[at]).toBeCloseTo(value, 6));
  const entry = await add(folderOf({ ...unsaid, "onnx/model.onnx": tinyOnnx({ pools: true }) }), {
    name: "whole",
  });
  expect(entry.pooling).toBe("model");
  expect(
    rowProducts(await embedded("whole", ["one two"]), await embedded("whole", ["one two"]), 4)[0],
  ).toBeCloseTo(1, 6);
});

test("token types are fed where a model asks for them; two models of one name are never the same", async () => {
  const inputs = ["input_ids", "attention_mask", "token_type_ids"];
  const one = await add(folderOf(tinyFiles({ inputs })));
  expect(Object.keys(one.inputs)).toStrictEqual(inputs);
  await removeEmbedder(home, "tiny");
  const other = await add(folderOf(tinyFiles()));
  expect(other.name).not.toBe(one.name);
  await expect(findInstalled(home, one.name)).rejects.toThrow("is not installed");
});

const files = tinyFiles();
const without = (name: string): Record<string, Buffer> =>
  Object.fromEntries(Object.entries(files).filter(([own]) => own !== name));
const withFile = (name: string, bytes: Buffer | string) => ({ ...files, [name]: Buffer.from(bytes) });

test.each([
  ["no tokenizer", without("tokenizer.json"), "it holds no tokenizer.json"],
  ["no model", without("onnx/model.onnx"), "it holds no model.onnx"],
  ["a broken model", withFile("onnx/model.onnx", "onnx?"), "the runtime refuses it"],
  ["a model cut off", withFile("onnx/model.onnx", tinyOnnx().subarray(0, 150)), "the runtime refuses it"],
  ["a broken tokenizer", withFile("tokenizer.json", "{"), "cannot be used"],
  [
    "a tokenizer of other words",
    withFile("tokenizer.json", String(tinyFiles()["tokenizer.json"]).replace('"[UNK]":0', '"[UNK]":900')),
    "the runtime refuses it",
  ],
  ["an empty tokenizer", withFile("tokenizer.json", "{}"), "its tokenizer cannot be read"],
  [
    "another width",
    withFile("config.json", '{"hidden_size": 384}'),
    "its vectors have 4 numbers where config.json says 384",
  ],
  ["broken settings", withFile("config.json", "{"), "config.json is not JSON"],
  ["other inputs", withFile("onnx/model.onnx", tinyOnnx({ inputs: ["pixels"] })), "it takes pixels"],
  [
    "one vector for all",
    withFile("onnx/model.onnx", tinyOnnx({ same: true })),
    "it gives every text the same vector",
  ],
  [
    "layers beyond",
    withFile("modules.json", '[{"type":"sentence_transformers.models.Dense"}]'),
    "names layers that its ONNX file lacks",
  ],
  [
    "two models",
    { ...without("onnx/model.onnx"), "a.onnx": tinyOnnx(), "b.onnx": tinyOnnx() },
    "it holds 2 ONNX files",
  ],
])("%s is refused, and nothing is left", async (_, held, sentence) => {
  await expect(add(folderOf(held))).rejects.toThrow(sentence);
  await expect(add(archiveOf(zipOfFiles(held)))).rejects.toThrow(sentence);
  expect(left()).toStrictEqual([]);
});

const hostile = (entry: Partial<ZipEntry>): Buffer =>
  zipOf([
    ...Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
    { name: "CARD.md", bytes: Buffer.from("x"), ...entry },
  ]);

test.each([
  ["a path upwards", hostile({ name: "../../evil" }), "a path that leads outside"],
  ["a path from the root", hostile({ name: "/etc/evil" }), "a path that leads outside"],
  ["a path of Windows", hostile({ name: "C:\\evil" }), "a path that leads outside"],
  ["a link", hostile({ mode: 0o120777 }), "holds a link, “CARD.md”"],
  ["encryption", hostile({ encrypted: true }), "the archive is encrypted"],
  ["a name twice", hostile({ name: "tokenizer.json" }), "holds tokenizer.json twice"],
  [
    "a bomb",
    zipOfFiles({ ...files, "tokenizer.json": Buffer.alloc(1 << 24) }),
    "unpacks to more than a hundred times its size",
  ],
  ["a bomb that lies", hostile({ bytes: Buffer.alloc(1 << 22), size: 1000 }), "“CARD.md” is damaged"],
  ["a card of megabytes", hostile({ size: 1 << 21 }), "CARD.md has more than 1 MB"],
  ["a wrong checksum", hostile({ crc: 7 }), "“CARD.md” is damaged in the archive"],
  ["a cut", zipOfFiles(files).subarray(0, -200), "it is no ZIP archive, or cut off"],
  ["something else", Buffer.from("hello"), "it is no ZIP archive"],
])("an archive with %s is refused, and nothing is left", async (_, bytes, sentence) => {
  await expect(add(archiveOf(bytes))).rejects.toThrow(sentence);
  expect(left()).toStrictEqual([]);
  expect(readdirSync(dirname(dirname(home))).filter((name) => name === "evil")).toStrictEqual([]);
});

test("names are checked, and a cancelled one leaves nothing", async () => {
  const path = folderOf(files);
  await expect(add(path, { name: "../x" })).rejects.toThrow("its name takes up to 64 letters");
  await expect(add(path, { name: "ALL-minilm-L6-v2" })).rejects.toThrow(
    "there is a model of that name already",
  );
  await expect(add(join(path, "none"))).rejects.toThrow("there is no such folder or ZIP archive");
  const stop = new AbortController();
  stop.abort();
  await expect(add(path, { signal: stop.signal })).rejects.toMatchObject({ name: "AbortError" });
  await add(path);
  await expect(add(path)).rejects.toThrow("there is a model of that name already");
  expect(left()).toStrictEqual(["tiny"]);
});
