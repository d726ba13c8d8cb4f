/**
 * `node training/hgcr/reader-pairs.mjs FOLDER OUT`: writes OUT/{training,development}.jsonl, a line for each pair of chemical and disease in a sentence of
 * BC5CDR, whose CDR_{Training,Development}Set.PubTator.txt.gz stand in FOLDER. `python -m training.hgcr.learn_cid FOLDER OUT` learns from them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../scripts/prepare/bundle.mjs";

const [folder, out] = process.argv.slice(2);
const { readAbstracts, pairsIn } = await import(
  await bundle("hgcr-reader-pairs", "training/hgcr/reader-pairs.ts")
);
mkdirSync(out, { recursive: true });
for (const half of ["Training", "Development"]) {
  const pairs = readAbstracts(folder, `CDR_${half}Set.PubTator.txt.gz`).flatMap((abstract) => [
    ...pairsIn(abstract),
  ]);
  writeFileSync(
    join(out, `${half.toLowerCase()}.jsonl`),
    pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(""),
  );
  console.log(`${half}: ${pairs.length} pairs in sentences`);
}
