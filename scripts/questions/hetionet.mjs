/** Typed questions over Hetionet's treatments (CtD), bindings (CbG) and associations (DaG), one hop and two; gold are all nodes that the edges give. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** One question a drug, disease, gene or pair; `of` walks from what is named to the answers. */
const KINDS = {
  "CtD 1": {
    wording: "Which diseases does {0} treat?",
    from: "treats",
    of: ({ treats }, drug) => treats.get(drug),
  },
  "DaG 1": {
    wording: "Which diseases is {0} associated with?",
    from: "affectedBy",
    of: ({ affectedBy }, gene) => affectedBy.get(gene),
  },
  "CtD 2": {
    wording: "Which genes are associated with the diseases that {0} treats?",
    from: "treats",
    of: ({ treats, associates }, drug) =>
      [...treats.get(drug)].flatMap((disease) => all(associates, disease)),
  },
  "DaG 2": {
    wording: "Which compounds bind genes associated with {0}?",
    from: "associates",
    of: ({ boundBy, associates }, disease) => all(associates, disease).flatMap((gene) => all(boundBy, gene)),
  },
};

/** Genes that a drug binds and its disease is associated with: what lies between the two. */
const BETWEEN = ["How does {0} work against {1}?", "What links {0} to {1}?"];

/** Every question of each kind, in the order of the files; FOLDER holds Hetionet's files as published. */
export function hetionetQuestions(folder) {
  const { names, ...edges } = readEdges(folder);
  const ask = (kind, wording, named, gold) => {
    const question = wording.replace(/\{(\d)\}/g, (_, at) => names.get(named[at]));
    return gold.length === 0
      ? []
      : [{ question, q_entity: named, a_entity: [...new Set(gold)].sort(), kind }];
  };
  const single = Object.entries(KINDS).flatMap(([kind, { wording, from, of }]) =>
    [...edges[from].keys()].flatMap((id) => ask(kind, wording, [id], of(edges, id))),
  );
  const pairs = [...edges.treats].flatMap(([drug, diseases]) => diseases.map((disease) => [drug, disease]));
  const between = pairs.flatMap(([drug, disease], at) => {
    const bound = new Set(all(edges.binds, drug));
    const gold = all(edges.associates, disease).filter((gene) => bound.has(gene));
    return ask("between", BETWEEN[at % BETWEEN.length], [drug, disease], gold);
  });
  return [...single, ...between];
}

function readEdges(folder) {
  const names = new Map(rows(folder, "hetionet-v1.0-nodes.tsv.gz").map(([id, name]) => [curie(id), name]));
  const sif = rows(folder, "edges-5k.sif.gz").map(([source, type, target]) => [
    curie(source),
    type,
    curie(target),
  ]);
  const bindings = rows(folder, "compile/CbG-binding.tsv.gz").map(([drug, gene]) => [
    `DrugBank:${drug}`,
    "CbG",
    `NCBIGene:${gene}`,
  ]);
  const associations = rows(folder, "compile/DaG-association.tsv.gz").map(([disease, , gene]) => [
    disease,
    "DaG",
    `NCBIGene:${gene}`,
  ]);
  const edges = [...sif, ...bindings, ...associations].filter(
    ([source, , target]) => names.has(source) && names.has(target),
  );
  const of = (type, isBack) =>
    neighbours(
      edges.filter(([, own]) => own === type),
      isBack,
    );
  return {
    names,
    ...{ treats: of("CtD", false), binds: of("CbG", false), boundBy: of("CbG", true) },
    ...{ associates: of("DaG", false), affectedBy: of("DaG", true) },
  };
}

function neighbours(edges, isBack) {
  const found = new Map();
  for (const [source, , target] of edges) {
    const [from, to] = isBack ? [target, source] : [source, target];
    if (!found.has(from)) found.set(from, []);
    if (!found.get(from).includes(to)) found.get(from).push(to);
  }
  return found;
}

function all(neighboursOf, id) {
  return neighboursOf.get(id) ?? [];
}

/** As the importer writes ids of genes, compounds and diseases. */
function curie(original) {
  const [kind, id] = original.split("::");
  return { Gene: `NCBIGene:${id}`, Compound: `DrugBank:${id}` }[kind] ?? id;
}

function rows(folder, file) {
  const text = gunzipSync(readFileSync(join(folder, file))).toString("utf8");
  return text
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split("\t"));
}
