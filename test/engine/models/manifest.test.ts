import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listModels } from "../../../src/main/engine/models/manifest";
import { openEmbedder } from "../../../src/main/engine/models/onnx-embedder";
import { MODELS } from "./fixtures";

const NAME = "all-MiniLM-L6-v2";
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-models-"));
  await cp(MODELS, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test("the shipped manifest names the embedder", async () => {
  const models = await listModels(MODELS);
  expect(models).toContainEqual(
    expect.objectContaining({ name: NAME, width: 384, maxTokens: 256, licence: "Apache-2.0" }),
  );
});

test("a model file that is gone is missing", async () => {
  await rm(join(folder, NAME, "model.onnx"));
  await expect(openEmbedder(folder)).rejects.toMatchObject({
    failure: { kind: "model-missing", model: NAME },
  });
});

test("a model nobody lists is missing", async () => {
  await expect(openEmbedder(folder, "other")).rejects.toMatchObject({
    failure: { kind: "model-missing", model: "other" },
  });
});

test("a model file of another size is refused at once", async () => {
  await appendFile(join(folder, NAME, "model.onnx"), "x");
  await expect(openEmbedder(folder)).rejects.toThrow(/has 45206745 bytes where the manifest says 45206744/);
});

test("a changed byte is refused before the model is loaded, and a repaired file is taken", async () => {
  const path = join(folder, NAME, "model.onnx");
  const bytes = await readFile(path);
  bytes[1000]! ^= 1;
  await writeFile(path, bytes);
  const embedder = await openEmbedder(folder);
  await expect(embedder.embed(["a"])).rejects.toThrow(/SHA-256/);
  bytes[1000]! ^= 1;
  await writeFile(path, bytes);
  expect((await embedder.embed(["a"])).length).toBe(384);
  await embedder.close();
});

test.each([
  ["{", /manifest.json/],
  ['{"models":[{"name":"x"}]}', /models\.0\.task/],
])("a broken manifest %s is explained", async (text, message) => {
  await writeFile(join(folder, "manifest.json"), text);
  await expect(listModels(folder)).rejects.toThrow(message);
});

test("a manifest may not point outside its folder", async () => {
  const manifest = (await readFile(join(folder, "manifest.json"), "utf8")).replace(
    `${NAME}/model.onnx`,
    "../model.onnx",
  );
  await writeFile(join(folder, "manifest.json"), manifest);
  await expect(openEmbedder(folder)).rejects.toThrow(/inside the models folder/);
});
