/** Nodes and edges of a graph file as Neo4j is to hold them: plain properties under their own names, everything else exactly beside. */
import { fold, words } from "../../../shared/fold";
import type { PropertyValue } from "../../../shared/graph";
import { toProperties } from "../store/details";
import type { Value } from "../store/neo4j/parameters";
import { isCypherName } from "../store/remote/cypher-names";
import { LONGEST_FOLD } from "../store/remote/question-spans";
import { isReserved } from "../store/remote/details";
import { EVIDENCE, EXACT, FOLD, HANDLE, LABELS, UNDIRECTED, WORDS } from "../store/remote/scheme";
import type { GraphRecord } from "../store/remote/graph-record";
import type { EdgeRow, GraphRows, NodeRow } from "./graph-rows";

export type PropertyMap = Record<string, Value>;

/** A node's property map; `labels` are its label handles. */
export function nodeProperties(node: NodeRow, labels: readonly number[]): PropertyMap {
  const nameWords = words(node.name);
  const more = words([node.text, ...texts(node.properties)].join(" "));
  return {
    ...storedProperties(node.properties, "node"),
    id: node.id,
    name: node.name,
    ...(node.text === "" ? {} : { text: node.text }),
    [HANDLE]: node.handle,
    // An index takes only so much; nobody spells such a name out in a question.
    [FOLD]: nameWords.join(" ").slice(0, LONGEST_FOLD),
    [WORDS]: [...nameWords, ...more].join(" "),
    [LABELS]: Int32Array.from(labels),
  };
}

/** An edge's property map beside its handle, undefined when it has nothing to keep. */
export function edgeProperties({ properties, evidence, undirected }: EdgeRow): PropertyMap | undefined {
  const stored = storedProperties(properties, "edge");
  if (evidence.length > 0) stored[EVIDENCE] = evidence.map((passage) => JSON.stringify(passage));
  if (undirected) stored[UNDIRECTED] = true;
  return Object.keys(stored).length === 0 ? undefined : stored;
}

function storedProperties(
  properties: Readonly<Record<string, unknown>>,
  owner: "node" | "edge",
): PropertyMap {
  // As entries: to assign a property called “__proto__” would change the map's prototype.
  const stored: [name: string, value: Value][] = [];
  const rest: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(properties))
    if (isCypherName(name) && !isReserved(name, owner) && isStorable(value)) stored.push([name, value]);
    else rest.push([name, value]);
  if (rest.length > 0) stored.push([EXACT, JSON.stringify(Object.fromEntries(rest))]);
  return Object.fromEntries(stored);
}

/** Neo4j stores plain values and lists of one kind; lists of numbers must be all whole or all not. */
function isStorable(value: unknown): value is string | number | boolean | string[] {
  if (!Array.isArray(value)) return ["string", "number", "boolean"].includes(typeof value);
  const kinds = new Set(
    value.map((item) =>
      typeof item === "number"
        ? `number ${String(Number.isSafeInteger(item) && !Object.is(item, -0))}`
        : typeof item,
    ),
  );
  return kinds.size <= 1 && !kinds.has("object");
}

/** The textual values of properties. */
export function texts(properties: Readonly<Record<string, PropertyValue>>): string[] {
  const isEmpty = Object.keys(properties).length === 0;
  const shown = isEmpty ? {} : toProperties(JSON.stringify(properties));
  return Object.values(shown)
    .flat()
    .filter((value) => typeof value === "string");
}

/** How many words a name has for mention linking. */
export function wordCount(name: string): number {
  return fold(name) === "" ? 0 : words(name).length;
}

/** A relation's own name where Neo4j can hold it, otherwise one that no relation has; `taken` learns it. */
export function typeOf(name: string, handle: number, taken: Set<string>): string {
  if (isCypherName(name)) return name;
  let type = `dragoman relation ${String(handle)}`;
  while (taken.has(type)) type += "'";
  taken.add(type);
  return type;
}

/** The record of a transfer that has brought nothing yet. */
export async function freshRecord(graph: GraphRows, fingerprint: string): Promise<GraphRecord> {
  const { labels, relations } = graph.names;
  const taken = new Set(relations.map(({ name }) => name));
  return {
    fingerprint,
    meta: { ...graph.meta },
    labels: labels.map((name) => ({ name, count: 0 })),
    relations: relations.map(({ name, words }, handle) => ({
      name,
      words,
      count: 0,
      type: typeOf(name, handle, taken),
    })),
    nodes: graph.nodeCount,
    edges: graph.edgeCount,
    vectorWidth: await graph.vectorWidth(),
    longestName: 0,
    undirected: await graph.undirectedCount(),
    done: { nodes: 0, vectors: 0, edges: 0 },
  };
}
