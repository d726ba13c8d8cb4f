/** Vectors: made by an embedder, or brought along by the file. */
import { expect, test } from "vitest";
import type { Embedder } from "../../../src/main/engine/models/embedder";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { importTexts } from "./whole-graph";

const NODES = ":ID,name,text,embedding:float[]\na,Ada,,3;4\nb,Bob,a friend,0;2\n";
const signal = new AbortController().signal;

/** Points right for texts with "Ada", up for all others; remembers what it read. */
function pointer(read: string[]): Embedder {
  return {
    name: "pointer",
    width: 2,
    embed(texts, { progress } = {}) {
      read.push(...texts);
      progress?.(texts.length, texts.length);
      return Promise.resolve(
        Float32Array.from(texts.flatMap((text) => (text.includes("Ada") ? [1, 0] : [0, 1]))),
      );
    },
    close: () => Promise.resolve(),
  };
}

async function cosines(target: string): Promise<{ model: string; values: number[] }> {
  const store = await openBuiltInStore(target);
  const { vectorModel } = await store.describe();
  const values = await store.similarities(Float32Array.of(1, 0), Int32Array.of(0, 1), signal);
  await store.close();
  return { model: vectorModel, values: [...values].map((value) => Math.round(value * 1000) / 1000) };
}

test("vectors of a file are made one long and kept", async () => {
  const { target, report } = await importTexts({ "nodes.csv": NODES });
  expect(report.embedded).toBe(0);
  expect(await cosines(target)).toStrictEqual({ model: "from file", values: [0.6, 0] });
});

test("with an embedder every node gets its vector from name and text", async () => {
  const read: string[] = [];
  const progress: [number, number][] = [];
  const { target, report } = await importTexts(
    { "nodes.csv": NODES },
    {
      embedder: pointer(read),
      progress: ({ stage, done, total }) => stage === "embed" && progress.push([done, total]),
    },
  );
  expect(report.embedded).toBe(2);
  expect(read).toStrictEqual(["Ada", "Bob: a friend"]);
  expect(progress.at(-1)).toStrictEqual([2, 2]);
  expect(await cosines(target)).toStrictEqual({ model: "pointer", values: [1, 0] });
});

test("nodes without details are embedded by their names", async () => {
  const read: string[] = [];
  const { target } = await importTexts({ "t.tsv": "Ada\tlikes\tBob\n" }, { embedder: pointer(read) });
  expect(read).toStrictEqual(["Ada", "Bob"]);
  expect(await cosines(target)).toStrictEqual({ model: "pointer", values: [1, 0] });
});
