/** Questions about curated mechanisms (DrugMechDB): how a drug works against a disease, and the nodes that lie between the two. */
import { createHash } from "node:crypto";
import { clean, nodeLines, readPaths } from "../samples/drugs.mjs";

/** Sixteen ways in which one asks for a mechanism; a pair's own is drawn by its hash. */
export const WORDINGS = [
  "How does {drug} work against {disease}?",
  "How does {drug} treat {disease}?",
  "What is the mechanism of {drug} in {disease}?",
  "By what mechanism does {drug} act on {disease}?",
  "Explain how {drug} relieves {disease}.",
  "By what means does {drug} fight {disease}?",
  "How is {drug} able to treat {disease}?",
  "What links {drug} to {disease}?",
  "How does {drug} help with {disease}?",
  "What is the mechanism of action of {drug} for {disease}?",
  "In what way does {drug} improve {disease}?",
  "What makes {drug} effective against {disease}?",
  "How are {drug} and {disease} connected?",
  "How is {disease} treated by {drug}?",
  "How can {disease} be relieved by {drug}?",
  "How does {disease} respond to {drug}?",
];

/** One question for every pair of drug and disease, in the order of their ids: gold are the nodes on the directed ways from one to the other in any record of the pair. */
export function mechanismQuestions(folder) {
  const records = readPaths(folder);
  const names = new Map(nodeLines(records).map(({ id, name }) => [id, name]));
  const pairs = new Map();
  for (const record of records) note(pairs, record);
  return [...pairs]
    .filter(([, { between }]) => between.size > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, pair]) => toQuestion(key, pair, names));
}

function note(pairs, { graph, links }) {
  const [drug, disease] = [clean(graph.drug_mesh), clean(graph.disease_mesh)];
  const edges = links.map((link) => [link.source, link.key, link.target].map(clean));
  const after = reached(drug, edges, false);
  const before = reached(disease, edges, true);
  const isOnWay = (node) => after.has(node) && before.has(node);
  if (!isOnWay(drug) || !isOnWay(disease)) return;
  const key = `${drug}\t${disease}`;
  if (!pairs.has(key)) pairs.set(key, { drug, disease, between: new Set(), triples: new Map() });
  const { between, triples } = pairs.get(key);
  for (const triple of edges.filter(([source, , target]) => isOnWay(source) && isOnWay(target))) {
    triples.set(triple.join("\t"), triple);
    for (const end of [triple[0], triple[2]]) if (end !== drug && end !== disease) between.add(end);
  }
}

/** Nodes that directed edges lead to, or back to, from `start`; with it. */
function reached(start, edges, isBackwards) {
  const found = new Set([start]);
  for (const node of found)
    for (const [source, , target] of edges) {
      const [from, to] = isBackwards ? [target, source] : [source, target];
      if (from === node) found.add(to);
    }
  return found;
}

function toQuestion(key, { drug, disease, between, triples }, names) {
  const wording = createHash("sha256").update(key, "utf8").digest()[1] % WORDINGS.length;
  const question = WORDINGS[wording]
    .replace("{drug}", () => names.get(drug))
    .replace("{disease}", () => names.get(disease));
  return {
    question,
    q_entity: [drug, disease],
    a_entity: [...between].sort(),
    paths: [[...triples.values()]],
    wording,
  };
}
