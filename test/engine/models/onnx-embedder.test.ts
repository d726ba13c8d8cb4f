import { afterAll, beforeAll, expect, test } from "vitest";
import type { IdentifiedEmbedder } from "../../../src/main/engine/models/embedder";
import { openEmbedder } from "../../../src/main/engine/models/onnx-embedder";
import { MODELS, SENTENCES, referenceVectors, rowProducts } from "./fixtures";

let embedder: IdentifiedEmbedder;
beforeAll(async () => {
  embedder = await openEmbedder(MODELS);
});
afterAll(() => embedder.close());

test("200 sentences come within cosine .99 of sentence-transformers", async () => {
  const vectors = await embedder.embed(SENTENCES);
  const cosines = rowProducts(vectors, referenceVectors(), embedder.width);
  expect(cosines).toHaveLength(200);
  expect(Math.min(...cosines)).toBeGreaterThan(0.9995);
});

test("vectors have length 1", async () => {
  const vectors = await embedder.embed(SENTENCES.slice(0, 20));
  for (const square of rowProducts(vectors, vectors, embedder.width)) expect(square).toBeCloseTo(1, 5);
});

test("a text's vector does not depend on its company", async () => {
  const alone = await embedder.embed(SENTENCES.slice(3, 4));
  const together = (await embedder.embed(SENTENCES)).subarray(3 * embedder.width, 4 * embedder.width);
  const largest = Math.max(...alone.map((value, i) => Math.abs(value - together[i]!)));
  expect(largest).toBeLessThan(1e-6);
});

test("the same call gives the same bits", async () => {
  const texts = SENTENCES.slice(50, 90);
  expect(await embedder.embed(texts)).toStrictEqual(await embedder.embed(texts));
});

test("no texts, no vectors", async () => {
  expect(await embedder.embed([])).toStrictEqual(new Float32Array(0));
});

test("progress ends at the number of texts", async () => {
  const seen: [number, number][] = [];
  await embedder.embed(SENTENCES.slice(0, 30), { progress: (done, total) => seen.push([done, total]) });
  expect(seen.at(-1)).toStrictEqual([30, 30]);
  expect(seen.every(([done], i) => i === 0 || done > seen[i - 1]![0])).toBe(true);
});

test("a cancelled call stops between batches", async () => {
  const controller = new AbortController();
  let done = 0;
  const running = embedder.embed(SENTENCES, {
    signal: controller.signal,
    progress: (count) => {
      done = count;
      controller.abort();
    },
  });
  await expect(running).rejects.toMatchObject({ name: "AbortError" });
  expect(done).toBeLessThan(SENTENCES.length);
});
