/** Sentences as JSON lists of tokens, one a line, on stdin → their features, one JSON line each, made by the product's own function. */
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";
import { bundle } from "../../scripts/prepare/bundle.mjs";

const { featuresOf } = await import(
  await bundle("tagger-features", "src/main/engine/build/tagger/features.ts")
);
const lists = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], "utf8"))).map(([letter, names]) => [
    letter,
    new Set(names),
  ]),
);
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(featuresOf(JSON.parse(line), lists))}\n`);
