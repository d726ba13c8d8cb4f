/** A graph that only an enemy would make: every name is hostile, edges run in parallel and in circles, one node has very many of them. */
import type { GraphDescription } from "../graph-description";
import { deep } from "../../../size";
import { randomFrom } from "../../../../bench/random";
import { hostileNames } from "./hostile-names";

const NODES = 80;
const EDGES = 400;
const LABELS = 6;
const RELATIONS = 12;
/** What Neo4j has no way to write as a type: the empty name, a NUL, an endless one. */
const UNWRITABLE = ["", "a\u0000b", "r".repeat(1500)];

/** What every object has already; an object literal would set its prototype instead. */
const TAKEN = JSON.parse('{"__proto__":"p","constructor":1,"toString":["x"]}') as object;

export const HUB_EDGES = deep(100_000, 9000);

export function hostileGraph(): GraphDescription {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  // The driver takes a byte order mark at the start of a text for one, and leaves it out.
  const names = hostileNames(NODES + LABELS + RELATIONS).map((name) => name.replace(/^\ufeff+/, ""));
  const labels = [...names.slice(0, LABELS), "", "DragomanNode"];
  const relations = [...names.slice(LABELS, LABELS + RELATIONS), ...UNWRITABLE];
  const nodes = names.slice(LABELS + RELATIONS).map((name, at) => ({
    id: `${String(at)} ${name}`,
    name: at % 5 === 0 ? `Ștefan ${String(at)}` : name,
    labels: Array.from({ length: at % 3 }, () => pick(labels)).filter(
      (one, index, all) => all.indexOf(one) === index,
    ),
    text: pick(names),
    properties: {
      [pick(names)]: pick(names),
      dragomanHandle: 99,
      name: at,
      list: ["x", 1],
      deep: { [pick(names)]: null },
      ...(at % 9 === 0 ? TAKEN : {}),
    },
    vector: Array.from({ length: 4 }, () => random() - 0.5),
  }));
  const edges = Array.from({ length: EDGES }, (_, at) => {
    const source = pick(nodes).id;
    const target = random() < 0.1 ? source : pick(nodes).id;
    const properties = { [pick(names)]: random(), dragomanHandle: -1, ...(at % 9 === 0 ? TAKEN : {}) };
    const relation = pick(relations);
    const more = random() < 0.3 ? { properties } : {};
    const passage = { text: pick(names), source: pick(names), references: [pick(names), "PMID:1"] };
    const evidence = at % 4 === 0 ? [passage, { ...passage, references: [], start: 0, end: at }] : [];
    return { source, target, relation, ...more, evidence, undirected: at % 7 === 0 };
  });
  return { nodes, edges: [...edges, ...edges.slice(0, 40)] };
}

/** One node joined to so many others, as an edge list. */
export function hubGraph(length = HUB_EDGES): GraphDescription {
  const leaves = Array.from({ length }, (_, at) => ({ id: `leaf${String(at)}` }));
  const edges = leaves.map(({ id }, at) => ({
    source: "hub",
    relation: at % 2 === 0 ? "even" : "odd",
    target: id,
  }));
  return {
    nodes: [{ id: "hub" }, ...leaves],
    edges: [...edges, { source: "leaf7", relation: "next", target: `leaf${String(length - 1)}` }],
  };
}
