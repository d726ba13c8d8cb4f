/** What is shown of a remote graph's nodes and edges, in the words of the built-in store. */
import { z } from "zod";
import {
  evidenceSchema,
  propertyValueSchema,
  type CandidateGraph,
  type Evidence,
  type PropertyValue,
} from "../../../../shared/graph";
import { toProperties } from "../details";
import { EVIDENCE, EXACT, UNDIRECTED, type Scheme } from "./scheme";

/** Properties that are shown as such on a node that Dragoman wrote. */
const SHOWN_ELSEWHERE = new Set(["id", "name", "text"]);
const RESERVED = "dragoman";

/** Properties that a transfer may not write under their own names. */
export function isReserved(property: string, owner: "node" | "edge"): boolean {
  return property.startsWith(RESERVED) || (owner === "node" && SHOWN_ELSEWHERE.has(property));
}

/** A property map of the driver as properties to show. */
export function shownProperties(
  stored: Readonly<Record<string, unknown>>,
  { kind }: Pick<Scheme, "kind">,
  owner: "node" | "edge",
): Record<string, PropertyValue> {
  const plain = plainProperties(stored, kind, owner);
  const exact = kind === "own" ? stored[EXACT] : undefined;
  return { ...plain, ...(typeof exact === "string" ? toProperties(exact) : {}) };
}

/** A property map of the driver as properties to store in a graph file: what a transfer wrote comes back as it was. */
export function keptProperties(
  stored: Readonly<Record<string, unknown>>,
  { kind }: Scheme,
  owner: "node" | "edge",
): Record<string, unknown> {
  const exact = kind === "own" ? stored[EXACT] : undefined;
  return {
    ...plainProperties(stored, kind, owner),
    ...(typeof exact === "string" ? (JSON.parse(exact) as Record<string, unknown>) : {}),
  };
}

function plainProperties(
  stored: Readonly<Record<string, unknown>>,
  kind: Scheme["kind"],
  owner: "node" | "edge",
): Record<string, PropertyValue> {
  const isOwn = (name: string) =>
    kind === "foreign" ? owner === "edge" && name === UNDIRECTED : isReserved(name, owner);
  const entries = Object.entries(stored).filter(([name]) => !isOwn(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, toPropertyValue(value)]));
}

/** What an edge's details say of its direction: nothing where it has one. */
export function shownDirection(stored: Readonly<Record<string, unknown>>): { undirected?: true } {
  return stored[UNDIRECTED] === true ? { undirected: true } : {};
}

/** Dates, points and the like are shown as Neo4j writes them. */
function toPropertyValue(value: unknown): PropertyValue {
  const plain = propertyValueSchema.safeParse(value);
  if (plain.success) return plain.data;
  return Array.isArray(value) ? value.map(String) : String(value);
}

/** Passages that a transfer left on an edge. */
export function shownEvidence(stored: Readonly<Record<string, unknown>>): Evidence[] {
  const texts = z.array(z.string()).safeParse(stored[EVIDENCE]);
  return texts.success ? texts.data.map((text) => evidenceSchema.parse(JSON.parse(text))) : [];
}

/** Edges lately given out, with where they start: an edge is found at its source at once, and nowhere else without reading all. */
export class SeenEdges {
  private readonly graphs: CandidateGraph[] = [];

  constructor(private readonly limit: number) {}

  remember(graph: CandidateGraph): CandidateGraph {
    this.graphs.unshift(graph);
    this.graphs.length = Math.min(this.graphs.length, this.limit);
    return graph;
  }

  /** The node an edge leaves, undefined for one that was not given out lately. */
  sourceOf(edge: number): number | undefined {
    for (const { edges, sources, nodes } of this.graphs) {
      const row = find(edges, edge);
      if (row >= 0) return nodes[sources[row]!]!;
    }
    return undefined;
  }
}

/** Binary search in ascending numbers. */
function find(sorted: Int32Array, wanted: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] === wanted) return middle;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
