/**
 * Sentences as JSON lists of tokens, one a line, on stdin → their features, one JSON line each, made by the product's own functions:
 * of names with the lists of a file (`tagger-features.mjs LISTS.json`), of parts of speech without (`tagger-features.mjs`).
 */
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";
import { bundle } from "./bundle.mjs";

const [file] = process.argv.slice(2);
const own = (name) =>
  bundle(`tagger-${name}`, `src/main/engine/build/tagger/${name}.ts`).then((path) => import(path));
const read = file === undefined ? await morphology() : await names();
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(read(JSON.parse(line)))}\n`);

async function morphology() {
  return (await own("morphology-features")).morphologyFeatures;
}

async function names() {
  const { featuresOf } = await own("features");
  const sets = (lists) => new Map(Object.entries(lists).map(([letter, one]) => [letter, new Set(one)]));
  const { lists, world } = JSON.parse(readFileSync(file, "utf8"));
  const known = { lists: sets(lists), world: sets(world) };
  return (tokens) => featuresOf(tokens, known);
}
