/**
 * `node scripts/measure-hypothesis-paths.mjs GRAPH.duckdb [PAIRS [FEW]]`: of 2,000 new pairs after PMID 19,204,016 (200 for five to seven edges) the
 * share with a path that a later document confirms, by length, how many of them the product lists and ranks first, and how long it takes.
 */
import { bundle } from "./prepare/bundle.mjs";

const [graph, pairs = "2000", few = "200"] = process.argv.slice(2);
const { retrieve } = await import(await bundle("hypothesis-paths", "bench/hypothesis-paths.ts"));
await retrieve(graph, 19_204_016, Number(pairs), Number(few));
