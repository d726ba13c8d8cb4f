/**
 * A part of Hetionet v1.0 that may be passed on, as JSONL that `dragoman import` reads:
 *
 *   node scripts/sample-hetionet.mjs DATA_FOLDER [OUT]        # OUT: test/data/hetionet/hetionet.jsonl.gz
 *
 * DATA_FOLDER holds `hetionet/` as its README describes. Kept are the edge types of `KEPT`; bindings and associations only where their row
 * names a CC BY licence, so that nothing non-commercial, share-alike or without a licence is in it. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

/** Hetionet's abbreviations and the relation each becomes. */
const KEPT = {
  CtD: "treats",
  CpD: "palliates",
  CuG: "upregulates",
  CdG: "downregulates",
  DrD: "resembles",
  DlA: "localizes",
  DpS: "presents",
  PCiC: "includes",
  GpPW: "participates",
};
/** Kept only where a binding, an association or a treatment names the gene, so that the sample hangs together. */
const OF_KNOWN_GENES = new Set(["CuG", "CdG", "GpPW"]);
const FREE = /^CC BY [34]\.0$/;

const [folder, out = join(import.meta.dirname, "..", "test", "data", "hetionet", "hetionet.jsonl.gz")] =
  process.argv.slice(2);
if (!folder) {
  console.error("usage: node scripts/sample-hetionet.mjs DATA_FOLDER [OUT]");
  process.exit(2);
}

const nodes = new Map(rows("hetionet-v1.0-nodes.tsv.gz").map(([id, name, kind]) => [id, { id, name, kind }]));
const free = [
  ...rows("compile/CbG-binding.tsv.gz")
    .filter(([, , , , , , licence]) => FREE.test(licence))
    .map(([drug, gene]) => [`Compound::${drug}`, "binds", `Gene::${gene}`]),
  ...rows("compile/DaG-association.tsv.gz")
    .filter(([, , , , , licence]) => FREE.test(licence))
    .map(([disease, , gene]) => [`Disease::${disease}`, "associates", `Gene::${gene}`]),
];
const genes = new Set(free.map(([, , gene]) => gene));
const sampled = rows("edges-5k.sif.gz")
  .filter(
    ([source, type, target]) =>
      type in KEPT && (!OF_KNOWN_GENES.has(type) || genes.has(source) || genes.has(target)),
  )
  .map(([source, type, target]) => [source, KEPT[type], target]);
const edges = [...new Set([...free, ...sampled].map((edge) => edge.join("\t")))]
  .map((edge) => edge.split("\t"))
  .filter(([source, , target]) => nodes.has(source) && nodes.has(target))
  .sort(compare);
const used = new Set(edges.flatMap(([source, , target]) => [source, target]));
const lines = [
  ...[...used].sort().map((id) => {
    const { name, kind } = nodes.get(id);
    return { id, name, labels: [kind] };
  }),
  ...edges.map(([source, relation, target]) => ({ source, relation, target })),
];
writeFileSync(out, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(""), { level: 9 }));
console.log(`${used.size} nodes, ${edges.length} edges in ${out}`);

/** Cells of the rows below the header. */
function rows(file) {
  const bytes = readFileSync(join(folder, "hetionet", file));
  return gunzipSync(bytes)
    .toString("utf8")
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split("\t"));
}

function compare(one, other) {
  return one.join("\t") < other.join("\t") ? -1 : 1;
}
