/** What there is to show of nodes and edges of a graph in Neptune. */
import { z } from "zod";
import type { EdgeDetails, NodeDetails } from "../../../../shared/graph";
import { ownRecord } from "../../../../shared/own-record";
import { inOrder, portions } from "../handles";
import type { Cypher } from "../remote/cypher-names";
import { shownDirection, shownEvidence, shownProperties } from "../remote/details";
import type { RemoteNames } from "../remote/names";
import type { NeptuneConnection } from "./neptune-connection";
import type { NeptuneGraph } from "./neptune-graph";
import { nodeSchema } from "./neptune-search";
import { keySchema, type Handles } from "./neptune-steps";
import { toNodeTexts, type NodeTexts } from "./node-texts";
import { edgeDetailsQuery, namesQuery, nodeDetailsQuery } from "./open-cypher";

/** Nodes or edges asked about at once. */
const PORTION = 2000;

type Details = z.infer<typeof nodeSchema>;
const edgeSchema = z.object({
  ...{ key: keySchema, source: keySchema, target: keySchema, type: z.string() },
  properties: ownRecord(z.unknown()),
});

/** Own graphs answer names with three columns, all other questions bring the property map. */
const rowSchema = z.union([
  nodeSchema,
  z
    .object({ key: keySchema, id: z.string(), name: z.string().nullish(), labels: z.string().nullish() })
    .transform(({ key, id, name, labels }) => ({
      key,
      properties: { id, name: name ?? "", dragomanLabels: labels ?? "" },
      labels: [],
    })),
]);

/** Reads details; every method throws FailureError invalid-request for handles that are none, or database-failed. */
export class NeptuneDetails {
  constructor(
    private readonly connection: NeptuneConnection,
    private readonly graph: NeptuneGraph,
    private readonly handles: Handles,
    private readonly names: RemoteNames,
  ) {}

  async nodeNames(nodes: Int32Array): Promise<{ ids: string[]; names: string[]; labels: Int32Array }> {
    this.names.check(nodes, "node");
    const found = await this.textsOf(nodes, namesQuery(this.graph.scheme), new AbortController().signal);
    return {
      ids: found.map(({ id }) => id),
      names: found.map(({ name }) => name),
      labels: Int32Array.from(found, ({ labels }) => labels[0] ?? -1),
    };
  }

  /** The label handles of each node. */
  async labelsOf(nodes: readonly number[], signal: AbortSignal): Promise<(readonly number[])[]> {
    const texts = await this.textsOf(nodes, namesQuery(this.graph.scheme), signal);
    return texts.map(({ labels }) => labels);
  }

  async ofNodes(nodes: readonly number[], signal: AbortSignal): Promise<NodeDetails[]> {
    signal.throwIfAborted();
    this.names.check(nodes, "node");
    const found = await this.textsOf(nodes, nodeDetailsQuery(this.graph.scheme), signal);
    return found.map(({ id, name, text, labels, properties }, at) => ({
      ...{ node: nodes[at]!, id, name, text },
      labels: this.names.labelNames(labels),
      properties: shownProperties(properties, this.graph.scheme, "node"),
    }));
  }

  async ofEdges(edges: readonly number[], signal: AbortSignal): Promise<EdgeDetails[]> {
    signal.throwIfAborted();
    this.names.check(edges, "edge");
    const query = edgeDetailsQuery(this.graph.scheme);
    const { namespace } = this.graph.scheme;
    const ids = [...new Set(edges)].map((edge) => this.handles.edgeId(edge));
    const found = new Map<number, EdgeDetails>();
    for (const portion of portions(ids, PORTION)) {
      const statement = { query, parameters: { edges: portion, namespace } };
      for (const row of await this.connection.read(statement, edgeSchema, signal)) {
        const details = this.toEdgeDetails(row);
        found.set(details.edge, details);
      }
    }
    return inOrder(edges, found, "edge");
  }

  private toEdgeDetails({ key, source, target, type, properties }: z.infer<typeof edgeSchema>): EdgeDetails {
    const { scheme } = this.graph;
    const evidence = scheme.kind === "own" ? shownEvidence(withEvidence(properties)) : [];
    return {
      edge: this.handles.edgeOfId(String(key)),
      source: this.handles.node(source),
      target: this.handles.node(target),
      relation: this.names.relationName(type),
      properties: shownProperties(properties, scheme, "edge"),
      evidence,
      ...shownDirection(properties),
    };
  }

  /** One entry per node, in the order asked, repeats included. */
  private async textsOf(
    nodes: Int32Array | readonly number[],
    query: Cypher,
    signal: AbortSignal,
  ): Promise<NodeTexts[]> {
    const found = new Map<number, NodeTexts>();
    const { namespace } = this.graph.scheme;
    const keys = [...new Set(nodes)].map((node) => this.handles.nodeKey(node));
    for (const portion of portions(keys, PORTION)) {
      const statement = { query, parameters: { nodes: portion, namespace } };
      for (const row of await this.connection.read<Details>(statement, rowSchema, signal))
        found.set(this.handles.node(row.key), toNodeTexts(row, this.graph, this.names.labels));
    }
    return inOrder(nodes, found, "node");
  }
}

/** Neptune keeps no lists: the passages lie in one text, a JSON list of JSON texts. */
function withEvidence(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = properties["dragomanEvidence"];
  if (typeof text !== "string") return {};
  try {
    return { dragomanEvidence: JSON.parse(text) as unknown };
  } catch {
    return {};
  }
}
