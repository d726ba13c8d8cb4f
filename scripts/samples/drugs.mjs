/** DrugMechDB as one graph: the union of its curated paths from a drug to a disease, each path's references as evidence. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";

const QUESTIONS = [
  "How does imatinib work against gastrointestinal stromal tumor?",
  "How does omeprazole work against duodenal ulcer disease?",
  "How does warfarin work against thromboembolic disorder?",
  "How does bevacizumab work against glioblastoma multiforme?",
  "How does ibrutinib work against Waldenström macroglobulinemia?",
  "How does tamoxifen work against infiltrating duct carcinoma of breast?",
  "How does rosuvastatin work against arteriosclerotic vascular disease?",
  "How does dasatinib work against blastic phase chronic myeloid leukemia?",
];

/** Lines of JSONL, the graph's meta and its licence file. */
export function drugs(folder) {
  const paths = readPaths(join(folder, "drugmechdb"));
  return {
    lines: [...nodeLines(paths), ...edgeLines(paths)],
    meta: {
      title: "Drugs: how they work (DrugMechDB)",
      description:
        "Curated mechanisms of action: each path leads from a drug over proteins and processes to a disease it treats. Union of 3,877 paths.",
      licence: "CC0 1.0",
      attribution: "DrugMechDB, Gonzalez-Cavazos et al., Scientific Data 2023",
      importedFrom: "DrugMechDB, kb/paths/*.yaml",
      questions: QUESTIONS,
    },
    licence: LICENCE,
  };
}

/** The records of a folder with DrugMechDB's archive, in the order of their files' names. */
export function readPaths(folder) {
  const archive = join(folder, "paths-shared.tar.gz");
  const work = mkdtempSync(join(tmpdir(), "dragoman-drugs-"));
  execFileSync("tar", ["-xzf", archive, "-C", work]);
  const files = readdirSync(work, { recursive: true }).filter((name) => name.endsWith(".yaml"));
  const paths = files.sort().map((name) => parse(readFileSync(join(work, name), "utf8")));
  rmSync(work, { recursive: true });
  return paths;
}

/** One line per id: the name that most files use, the others as text; the labels that files give it, the commonest first. */
export function nodeLines(paths) {
  const found = new Map();
  for (const { nodes } of paths) for (const node of nodes) note(found, node);
  return [...found].map(([id, { names, labels }]) => {
    const [name, ...others] = byCount(names);
    const spellings = new Set([folded(name)]);
    const also = others.filter((other) => !spellings.has(folded(other)) && spellings.add(folded(other)));
    return {
      id,
      name,
      labels: byCount(labels),
      text: also.length > 0 ? `also called ${also.join("; ")}` : "",
    };
  });
}

function note(found, node) {
  const id = clean(node.id);
  if (!found.has(id)) found.set(id, { names: new Map(), labels: new Map() });
  const { names, labels } = found.get(id);
  count(names, clean(node.name), 1);
  // Other names that a file lists are never the main one.
  for (const other of node.alt_names ?? []) count(names, clean(other), 0);
  count(labels, clean(node.label), 1);
}

/** One line per distinct link; every path that holds it is a piece of evidence. */
function edgeLines(paths) {
  const edges = new Map();
  for (const path of paths)
    for (const link of path.links) {
      const [source, relation, target] = [link.source, link.key, link.target].map(clean);
      const key = JSON.stringify([source, relation, target]);
      if (!edges.has(key)) edges.set(key, { source, relation, target, evidence: [] });
      const { evidence } = edges.get(key);
      if (evidence.at(-1)?.source !== path.graph._id) evidence.push(toEvidence(path));
    }
  return [...edges.values()];
}

function toEvidence({ graph, references = [] }) {
  const text = `${clean(graph.drug)} → ${clean(graph.disease)} (DrugMechDB ${graph._id})`;
  return { text, source: graph._id, references: references.map((reference) => clean(String(reference))) };
}

/** Some files carry a byte-order mark or a blank behind an id. */
export function clean(text) {
  return String(text)
    .replace(/[\uFEFF\s]+/g, " ")
    .trim();
}

function folded(name) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
}

function count(counts, key, by) {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Keys by falling count, then alphabetically. */
function byCount(counts) {
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([key]) => key);
}

const LICENCE = `drugs.duckdb: the union of the curated paths of DrugMechDB
(https://github.com/SuLab/DrugMechDB; Gonzalez-Cavazos et al., "DrugMechDB: A Curated Database of Drug Mechanisms",
Scientific Data 2023), 3,877 of its 4,846 path files, taken from SuLab/DrugMechDB-agentic at commit
b83cc5ddb6803ed4fb32a5355150d0469647f904.

Licence: CC0 1.0 Universal (public domain dedication), https://creativecommons.org/publicdomain/zero/1.0/

Changes: equal links of several files were joined into one edge, each file being kept as its evidence with its references; of the
names that files give to one id the commonest is the node's name. Embeddings were added.
`;
