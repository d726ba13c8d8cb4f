/**
 * `node training/hgcr/explain.mjs GRAPH.duckdb [PAIRS [--likeness]]`: how near the contexts of explanations, and what is written from them, come to the abstracts that
 * later name a pair together; by the paths' documents, and by as many of flat BM25 and flat dense retrieval over the same texts (docs/results.md).
 * --likeness: the tenth percentiles of the quotes' cosines, below which the product warns (src/main/engine/ask/verify/likeness.ts).
 */
import { bundle } from "../../scripts/prepare/bundle.mjs";

const [graph, pairs = "500", likeness] = process.argv.slice(2);
const { explainPairs } = await import(await bundle("hgcr-explain", "training/hgcr/explain.ts"));
const { about, rows } = await explainPairs(graph, Number(pairs), likeness === "--likeness");
console.log(JSON.stringify(about));
for (const row of rows) console.log(JSON.stringify(row));
