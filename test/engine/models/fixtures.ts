import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fromHalf } from "../../../src/shared/half-floats";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The models folder that ships with the product. */
export const MODELS = here("../../../resources/models");

/** 200 sentences: questions, names, Romanian prose. */
export const SENTENCES = readFileSync(here("sentences.txt"), "utf8").trimEnd().split("\n");

/** Texts that break tokenizers. */
export const ODD_TEXTS = (
  JSON.parse(readFileSync(here("odd-texts.json"), "utf8")) as { text: string; times: number }[]
).map(({ text, times }) => text.repeat(times));

/** Token ids from the Python tokenizer. */
export const REFERENCE_TOKENS = JSON.parse(readFileSync(here("golden/reference-tokens.json"), "utf8")) as {
  texts: number[][];
  odd: number[][];
};

/** Vectors from sentence-transformers, one row of 384 a sentence. */
export function referenceVectors(): Float32Array {
  const bytes = new Uint8Array(readFileSync(here("golden/reference-vectors.f16")));
  return Float32Array.from(new Uint16Array(bytes.buffer), fromHalf);
}

/** Dot products of matching rows. */
export function rowProducts(a: Float32Array, b: Float32Array, width: number): number[] {
  return Array.from({ length: a.length / width }, (_, row) => {
    let sum = 0;
    for (let i = row * width; i < (row + 1) * width; i++) sum += a[i]! * b[i]!;
    return sum;
  });
}
