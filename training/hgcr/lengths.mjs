/**
 * `node training/hgcr/lengths.mjs GRAPH.duckdb [PAIRS]`: the prior of a path's length, counted on 600 of the pairs that the model learnt from →
 * src/main/engine/ask/score/ranked-paths/path-lengths.ts. Run it after `learn`, whose weights it rests on.
 */
import { writeFileSync } from "node:fs";
import { bundle } from "../../scripts/prepare/bundle.mjs";

/** PMIDs at 65 % and 82 % of all documents, as in split.mjs. */
const [CUT, UNTIL] = [15_745_722, 19_204_016];
const OUT = "src/main/engine/ask/score/ranked-paths/path-lengths.ts";
const [graph, pairs = "600"] = process.argv.slice(2);
const { lengthsOf } = await import(await bundle("hgcr-lengths", "training/hgcr/lengths.ts"));
const lengths = await lengthsOf(graph, CUT, UNTIL, Number(pairs));
for (const length of lengths) console.log(JSON.stringify(length));
const shifts = lengths.map(({ shift }) => Number((shift - lengths[0].shift).toFixed(3)));
writeFileSync(
  OUT,
  `/** Written by training/hgcr/lengths.mjs: how far the logit of a path lies above that of a two-step path with the same numbers, for 2, 3 and 4 edges. */
export const PATH_LENGTHS = [${shifts.join(", ")}] as const;
`,
);
