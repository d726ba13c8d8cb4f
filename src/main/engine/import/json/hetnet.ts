/** Graphs as hetnetpy writes Hetionet: a node is told by its kind and its identifier, which is one within its kind alone. */
import { isObject } from "../values/json-values";
import type { FoundNetwork } from "./find-network";

type Json = Readonly<Record<string, unknown>>;

/** With ids as Hetionet's own tables have them (`Gene::9021`); any other network as it is. */
export function fromHetnet(found: FoundNetwork): FoundNetwork {
  const { nodes, edges } = found;
  if (!nodes?.length || !edges.length || !nodes.every(isNode) || !edges.every(isEdge)) return found;
  return { ...found, nodes: nodes.map(toNode), edges: edges.map(toEdge), key: "id" };
}

interface HetnetNode extends Json {
  readonly kind: string;
  readonly identifier: string | number;
}
interface HetnetEdge extends Json {
  readonly source_id: readonly [kind: string, identifier: string | number];
  readonly target_id: readonly [kind: string, identifier: string | number];
}

function isNode(node: unknown): node is HetnetNode {
  return isObject(node) && !("id" in node) && isPair([node["kind"], node["identifier"]]);
}

function isEdge(edge: unknown): edge is HetnetEdge {
  return isObject(edge) && isPair(edge["source_id"]) && isPair(edge["target_id"]);
}

function isPair(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [kind, identifier] = value as readonly unknown[];
  return typeof kind === "string" && (typeof identifier === "string" || typeof identifier === "number");
}

const idOf = (kind: string, identifier: string | number): string => `${kind}::${String(identifier)}`;

function toNode(node: HetnetNode): Json {
  return { ...node, id: idOf(node.kind, node.identifier) };
}

/** The kind of an edge is its relation; `direction` says whether it is one ("backward" leads to its source). */
function toEdge({ source_id: from, target_id: to, kind, direction, ...edge }: HetnetEdge): Json {
  const [source, target] = direction === "backward" ? [to, from] : [from, to];
  return {
    ...edge,
    ...(kind !== undefined && { relation: kind }),
    ...(direction === "both" && { undirected: true }),
    source: idOf(...source),
    target: idOf(...target),
  };
}
