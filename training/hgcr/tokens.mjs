/**
 * `node training/hgcr/tokens.mjs GRAPH.duckdb OUT NAME:CUT:UNTIL[:PAIRS]…`: what the attention ranker reads of the paths of pairs first named together after PMID
 * CUT and up to UNTIL ("" for all), of at most PAIRS drawn pairs. Writes OUT/NAME.* for `python -m training.hgcr.ranker`, and prints counts.
 */
import { mkdirSync } from "node:fs";
import { bundle } from "../../scripts/prepare/bundle.mjs";

const [graph, out, ...splits] = process.argv.slice(2);
const { writeTokens } = await import(await bundle("hgcr-tokens", "training/hgcr/tokens.ts"));
mkdirSync(out, { recursive: true });
for (const asked of splits) {
  const [name, cut, until, most = "0"] = asked.split(":");
  const split = {
    name,
    cut: Number(cut),
    until: until === "" ? Infinity : Number(until),
    most: Number(most),
  };
  console.log(name, JSON.stringify(await writeTokens(graph, split, out)));
}
