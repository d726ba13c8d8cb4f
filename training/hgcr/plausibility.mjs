/**
 * `node training/hgcr/plausibility.mjs GRAPH.duckdb OUT`: the split by time of a library's chemical–disease pairs. Writes
 * OUT/{train,test}.pairs.{numbers.f32,labels.u8,kinds.u8}, OUT/pair-names.json and OUT/hypotheses-{uniform,matched}.jsonl for
 * `evaluate --task hypotheses`. With --percentiles it prints, for the weights as they are, where new and corrupted pairs part best.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../scripts/prepare/bundle.mjs";

/** PMIDs at 65 % and 82 % of all documents. */
const [CUT, UNTIL] = [15_745_722, 19_204_016];
const [graph, out] = process.argv.slice(2);
const wants = process.argv.includes("--percentiles");
const { pairsAfter, PAIR_NUMBERS } = await import(
  await bundle("hgcr-pairs", "training/hgcr/plausibility.ts")
);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "pair-names.json"), JSON.stringify(PAIR_NUMBERS));
for (const [name, cut, until] of [
  ["train", CUT, UNTIL],
  ["test", UNTIL, Infinity],
]) {
  const { pairs, numbers, labels, kinds, lines, percentiles } = await pairsAfter(
    graph,
    cut,
    until,
    wants && name === "train",
  );
  for (const [column, values] of Object.entries({
    "numbers.f32": numbers,
    "labels.u8": labels,
    "kinds.u8": kinds,
  }))
    writeFileSync(join(out, `${name}.pairs.${column}`), values);
  if (name === "test")
    for (const [kind, own] of Object.entries(lines))
      writeFileSync(join(out, `hypotheses-${kind}.jsonl`), `${own.join("\n")}\n`);
  console.log(
    `${name}: ${pairs} new pairs, ${kinds.filter((kind) => kind === 2).length} matched corruptions`,
  );
  if (percentiles.length > 0) {
    const gain = (least) =>
      percentiles.filter((one) => one >= least).length / percentiles.length - (100 - least) / 100;
    const best = [...Array(100).keys()].reduce((a, b) => (gain(b) > gain(a) ? b : a));
    console.log(
      `percentiles of ${percentiles.length} new pairs: they part best from corrupted ones at ${best} (${gain(best).toFixed(3)})`,
    );
  }
}
