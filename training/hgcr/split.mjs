/**
 * `node training/hgcr/split.mjs GRAPH.duckdb OUT`: the split by time of a library (CTD, BC5CDR and BioRED imported into one graph). Writes
 * OUT/{train,test}.{numbers.f32,labels.u8,pair.i32}, OUT/names.json and OUT/test.jsonl for `evaluate --task path-ranking`, and prints counts.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../scripts/prepare/bundle.mjs";

/** PMIDs at 65 % and 82 % of all documents. */
const [CUT, UNTIL] = [15_745_722, 19_204_016];
const [graph, out] = process.argv.slice(2);
const { splitAfter, PATH_NUMBERS } = await import(await bundle("hgcr-split", "training/hgcr/split.ts"));
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "names.json"), JSON.stringify(PATH_NUMBERS));
for (const [name, cut, until] of [
  ["train", CUT, UNTIL],
  ["test", UNTIL, Infinity],
]) {
  const { pairs, confirmed, numbers, labels, pair, lines } = await splitAfter(graph, cut, until);
  writeFileSync(join(out, `${name}.numbers.f32`), numbers);
  writeFileSync(join(out, `${name}.labels.u8`), labels);
  writeFileSync(join(out, `${name}.pair.i32`), pair);
  if (name === "test") writeFileSync(join(out, "test.jsonl"), `${lines.join("\n")}\n`);
  const positive = labels.reduce((sum, label) => sum + label, 0);
  console.log(
    `${name}: ${pairs} new pairs, ${confirmed} with a confirmed path, ${positive} paths confirmed, ${labels.length - positive} not`,
  );
}
