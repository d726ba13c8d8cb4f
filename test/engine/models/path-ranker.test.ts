/** The attention ranker: the numbers that training wrote down, shares that add up, the same bits at one thread and two, and what a run tells of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openPathRanker, type RankerPaths } from "../../../src/main/engine/models/path-ranker";
import type { IdentifiedEmbedder } from "../../../src/main/engine/models/embedder";
import { MODELS } from "./fixtures";

interface Column {
  readonly dims: readonly number[];
  readonly data: readonly number[];
}
type Golden = Readonly<Record<string, Column>>;
const GOLDEN = JSON.parse(
  readFileSync(join(import.meta.dirname, "golden", "path-ranker.json"), "utf8"),
) as Golden;

const EMBEDDER = { name: "all-MiniLM-L6-v2", width: 384, fingerprint: "made-up" } as IdentifiedEmbedder;

function asked(): RankerPaths {
  const floats = (name: string): Float32Array => Float32Array.from(GOLDEN[name]!.data);
  const rows = (kind: string) => ({
    wide: GOLDEN[`${kind}_of`]!.dims[1]!,
    of: Int32Array.from(GOLDEN[`${kind}_of`]!.data),
    numbers: floats(`${kind}_numbers`),
    there: floats(`${kind}_there`),
  });
  const paths = GOLDEN["scores"]!.dims[0]!;
  return { paths, vectors: floats("vectors"), nodes: rows("node"), contexts: rows("context") };
}

async function rank() {
  const ranker = await openPathRanker(MODELS, EMBEDDER, "path-ranker");
  const found = await ranker.rank(asked());
  await ranker.close();
  return { logits: [...found.logits], attention: [...found.attention] };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("scores and shares are those of training; a document's shares add up to 1", async () => {
  const { logits, attention } = await rank();
  logits.forEach((logit, at) => {
    expect(logit).toBeCloseTo(GOLDEN["scores"]!.data[at]!, 3);
  });
  attention.forEach((share, at) => {
    expect(share).toBeCloseTo(GOLDEN["attention"]!.data[at]!, 3);
  });
  const nodes = GOLDEN["attention"]!.dims[2]!;
  for (let from = 0; from < attention.length; from += nodes)
    expect(attention.slice(from, from + nodes).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
});

test("one thread and two give the same bits", async () => {
  vi.stubEnv("DRAGOMAN_THREADS", "1");
  const one = await rank();
  vi.stubEnv("DRAGOMAN_THREADS", "2");
  expect(await rank()).toStrictEqual(one);
});

test("a ranker made for another embedder is refused", async () => {
  await expect(openPathRanker(MODELS, { ...EMBEDDER, name: "other" }, "path-ranker")).rejects.toMatchObject({
    failure: { kind: "model-unusable", model: "path-ranker" },
  });
});
