/** The nodes and edges of a Cypher answer as the canvas draws them: all kept, since no run decided about them. */
import type { CypherNode, CypherRows } from "../../../shared/cypher";
import { KEPT } from "../../../shared/trace";
import { EMPTY_VIEW } from "../../picture/empty-view";
import type { DrawnView } from "../../picture/drawn-view";
import { nodeName } from "./cypher-text";

/** A label that every node of a transferred graph has says nothing of any. */
const OWN_LABEL = "DragomanNode";

/** Handles are places in the answer's lists; ends that did not come along follow, called by their id. */
export function cypherGraph({ nodes, edges }: CypherRows): DrawnView {
  const rows = new Map(nodes.map(({ id }, row) => [id, row]));
  for (const { source, target } of edges)
    for (const end of [source, target]) if (!rows.has(end)) rows.set(end, rows.size);
  const strangers = [...rows.keys()].slice(nodes.length);
  const labels = [...new Set(nodes.map(labelOf).filter(Boolean))];
  const relations = [...new Set(edges.map(({ type }) => type))];
  const count = rows.size;
  return {
    ...EMPTY_VIEW,
    totals: { nodes: count, edges: edges.length },
    labels,
    relations,
    nodes: {
      handle: Int32Array.from({ length: count }, (_, row) => row),
      id: [...rows.keys()],
      name: [...nodes.map(nodeName), ...strangers],
      label: Int32Array.from({ length: count }, (_, row) =>
        nodes[row] ? labels.indexOf(labelOf(nodes[row])) : -1,
      ),
      hops: new Uint8Array(count),
      kept: new Uint8Array(count).fill(1),
      seed: new Uint8Array(count),
      numbers: {},
    },
    edges: {
      row: Int32Array.from(edges, (_, row) => row),
      handle: Int32Array.from(edges, (_, row) => row),
      source: Int32Array.from(edges, ({ source }) => rows.get(source)!),
      target: Int32Array.from(edges, ({ target }) => rows.get(target)!),
      relation: Int32Array.from(edges, ({ type }) => relations.indexOf(type)),
      verdict: new Uint8Array(edges.length).fill(KEPT),
      numbers: {},
    },
  };
}

function labelOf({ labels }: CypherNode): string {
  return labels.find((label) => label !== OWN_LABEL) ?? "";
}
