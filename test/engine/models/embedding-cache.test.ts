import { appendFile, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { IdentifiedEmbedder } from "../../../src/main/engine/models/embedder";
import { cachedEmbedder } from "../../../src/main/engine/models/embedding-cache";

const WIDTH = 4;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Counts what it is asked; a text's vector is made of its length and first character. */
function counting(fingerprint = "f", failAfter = Infinity): IdentifiedEmbedder & { asked: string[] } {
  const asked: string[] = [];
  return {
    name: "counting",
    width: WIDTH,
    fingerprint,
    asked,
    async embed(texts) {
      if (asked.length + texts.length > failAfter) throw new Error("killed");
      asked.push(...texts);
      return Float32Array.from(
        texts.flatMap((text) => [text.length / 3, text.charCodeAt(0) / 1000, 1 / 3, -0.1]),
      );
    },
    states: async () => new Float32Array(0),
    close: async () => undefined,
  };
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `text ${i}`);

test("a text is embedded once, in this session and the next, with the same bits", async () => {
  const first = counting();
  const cache = cachedEmbedder(first, folder);
  const miss = await cache.embed(["a", "bb", "a"]);
  expect(await cache.embed(["a", "bb", "a"])).toStrictEqual(miss);
  await cache.close();
  const second = counting();
  const reopened = cachedEmbedder(second, folder);
  expect(await reopened.embed(["a", "bb", "a"])).toStrictEqual(miss);
  await reopened.close();
  expect([first.asked, second.asked]).toStrictEqual([["a", "bb"], []]);
  expect(miss[2]).toBeCloseTo(1 / 3, 3);
});

test("another model's vectors are not taken", async () => {
  const cache = cachedEmbedder(counting("one"), folder);
  await cache.embed(["a"]);
  await cache.close();
  const other = counting("two");
  const otherCache = cachedEmbedder(other, folder);
  await otherCache.embed(["a"]);
  await otherCache.close();
  expect(other.asked).toStrictEqual(["a"]);
});

test("what another device made is kept apart", async () => {
  await cachedEmbedder(counting(), folder).embed(["a"]);
  const other = { ...counting(), device: "WebGPU" };
  const cache = cachedEmbedder(other, folder);
  expect(cache.device).toBe("WebGPU");
  await cache.embed(["a"]);
  expect(other.asked).toStrictEqual(["a"]);
  expect((await readdir(folder)).filter((name) => name.endsWith("s")).toSorted()).toStrictEqual([
    ...["f-WebGPU.vectors", "f.vectors"],
  ]);
});

test("an interrupted import resumes where it stopped", async () => {
  const texts = numbered(3000);
  const killed = cachedEmbedder(counting("f", 2500), folder);
  await expect(killed.embed(texts)).rejects.toThrow("killed");
  await killed.close();
  const rest = counting();
  const resumed = cachedEmbedder(rest, folder);
  await resumed.embed(texts);
  await resumed.close();
  expect(rest.asked).toStrictEqual(texts.slice(2048));
});

test.each([
  ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
  [
    "ended by garbage",
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, bytes.length - 5), Buffer.from("torn")]),
  ],
  ["with a flipped bit", (bytes: Buffer) => (bytes.fill(bytes.at(-1)! ^ 4, bytes.length - 1), bytes)],
  [
    "ended by a hole",
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, bytes.length - 28), Buffer.alloc(280)]),
  ],
])("a file %s loses its last record only, and heals", async (_name, spoil) => {
  const cache = cachedEmbedder(counting(), folder);
  const whole = await cache.embed(["a", "bb", "ccc"]);
  await cache.close();
  const path = join(folder, "f.vectors");
  await writeFile(path, spoil(await readFile(path)));
  const again = counting();
  const healed = cachedEmbedder(again, folder);
  expect(await healed.embed(["a", "bb", "ccc"])).toStrictEqual(whole);
  await healed.close();
  const last = counting();
  const sound = cachedEmbedder(last, folder);
  expect(await sound.embed(["a", "bb", "ccc"])).toStrictEqual(whole);
  await sound.close();
  expect([again.asked, last.asked]).toStrictEqual([["ccc"], []]);
});

test("two sessions may append to one file", async () => {
  const [left, right] = [counting(), counting()];
  const [one, two] = [cachedEmbedder(left, folder), cachedEmbedder(right, folder)];
  await one.embed(["a"]);
  await two.embed(["b"]);
  await one.embed(["c"]);
  await two.embed(["d", "b"]);
  const kept = await one.embed(["a", "c"]);
  await one.close();
  await two.close();
  const third = counting();
  const all = cachedEmbedder(third, folder);
  expect((await all.embed(["a", "c", "b", "d"])).subarray(0, 8)).toStrictEqual(kept);
  await all.close();
  expect(third.asked).toStrictEqual([]);
});

test("a folder that cannot be made costs a warning, not an answer", async () => {
  const warnings = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  await writeFile(join(folder, "occupied"), "");
  const cache = cachedEmbedder(counting(), join(folder, "occupied"));
  expect((await cache.embed(["a"])).length).toBe(WIDTH);
  await cache.close();
  expect(warnings).toHaveBeenCalledOnce();
  warnings.mockRestore();
});

test("progress counts kept texts and new ones", async () => {
  const cache = cachedEmbedder(counting(), folder);
  await cache.embed(["a", "b"]);
  const seen: [number, number][] = [];
  await cache.embed(["a", "b", "c"], { progress: (done, total) => seen.push([done, total]) });
  await cache.close();
  expect([seen[0], seen.at(-1)]).toStrictEqual([
    [2, 3],
    [3, 3],
  ]);
});

test("a cancelled call asks for nothing", async () => {
  const inner = counting();
  const cache = cachedEmbedder(inner, folder);
  await expect(cache.embed(["a"], { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(inner.asked).toStrictEqual([]);
  expect(await readdir(folder)).toStrictEqual([]);
});

test("bytes appended by a stranger are cut off", async () => {
  await appendFile(join(folder, "f.vectors"), "not a record at all, and longer than one of them is");
  const inner = counting();
  const cache = cachedEmbedder(inner, folder);
  await cache.embed(["a"]);
  await cache.close();
  const again = counting();
  const reopened = cachedEmbedder(again, folder);
  await reopened.embed(["a"]);
  await reopened.close();
  expect([inner.asked, again.asked]).toStrictEqual([["a"], []]);
});
