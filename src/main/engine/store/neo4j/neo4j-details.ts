/** What there is to show of nodes and edges of a graph in Neo4j. */
import type { EdgeDetails, NodeDetails } from "../../../../shared/graph";
import { inOrder, portions } from "../handles";
import { type SeenEdges, shownDirection, shownEvidence, shownProperties } from "../remote/details";
import type { RemoteNames } from "../remote/names";
import type { Scheme } from "../remote/scheme";
import type { Connection } from "./connection";
import { edgeDetailsQuery, namesQuery, nodeDetailsQuery, strayEdgesQuery } from "./cypher";
import { PORTION, type Row, type Statement } from "./parameters";

/** Reads details; every method throws FailureError invalid-request for handles that are none, or database-failed. */
export class Neo4jDetails {
  constructor(
    private readonly connection: Connection,
    private readonly scheme: Scheme,
    private readonly names: RemoteNames,
    private readonly seen: SeenEdges,
  ) {}

  async nodeNames(nodes: Int32Array): Promise<{ ids: string[]; names: string[]; labels: Int32Array }> {
    this.names.check(nodes, "node");
    const found = await this.rowsOf(nodes, namesQuery(this.scheme), new AbortController().signal);
    return {
      ids: found.map(({ id }) => String(id)),
      names: found.map(({ name }) => String(name)),
      labels: Int32Array.from(found, (row) => this.labelHandles(row)[0] ?? -1),
    };
  }

  /** The label handles of each node. */
  async labelsOf(nodes: Int32Array, signal: AbortSignal): Promise<number[][]> {
    const rows = await this.rowsOf(nodes, namesQuery(this.scheme), signal);
    return rows.map((row) => this.labelHandles(row));
  }

  async ofNodes(nodes: readonly number[], signal: AbortSignal): Promise<NodeDetails[]> {
    signal.throwIfAborted();
    this.names.check(nodes, "node");
    const rows = await this.rowsOf(nodes, nodeDetailsQuery(this.scheme), signal);
    return rows.map((row, at) => ({
      node: nodes[at]!,
      id: String(row["id"]),
      name: String(row["name"]),
      labels: this.names.labelNames(this.labelHandles(row)),
      text: String(row["text"]),
      properties: shownProperties(row["properties"] as Record<string, unknown>, this.scheme, "node"),
    }));
  }

  async ofEdges(edges: readonly number[], signal: AbortSignal): Promise<EdgeDetails[]> {
    signal.throwIfAborted();
    this.names.check(edges, "edge");
    const found = new Map((await this.edgeRows(edges, signal)).map((row) => [Number(row["handle"]), row]));
    return inOrder(edges, found, "edge").map((row, at) => this.toEdgeDetails(edges[at]!, row));
  }

  /** Edges that an expansion met are looked up at their sources, all others anywhere. */
  private async edgeRows(edges: readonly number[], signal: AbortSignal): Promise<Row[]> {
    const groups = new Map<number, number[]>();
    const stray: number[] = [];
    for (const edge of new Set(edges)) {
      const source = this.seen.sourceOf(edge);
      if (source === undefined) stray.push(edge);
      else groups.set(source, [...(groups.get(source) ?? []), edge]);
    }
    const known = [...groups].map(([source, its]) => ({ source, edges: its }));
    return [
      ...(known.length > 0 ? await this.ask(edgeDetailsQuery(this.scheme), { groups: known }, signal) : []),
      ...(stray.length > 0 ? await this.ask(strayEdgesQuery(this.scheme), { edges: stray }, signal) : []),
    ];
  }

  private toEdgeDetails(edge: number, row: Row): EdgeDetails {
    const properties = row["properties"] as Record<string, unknown>;
    return {
      edge,
      source: Number(row["source"]),
      target: Number(row["target"]),
      relation: this.names.relationName(String(row["type"])),
      properties: shownProperties(properties, this.scheme, "edge"),
      evidence: this.scheme.kind === "own" ? shownEvidence(properties) : [],
      ...shownDirection(properties),
    };
  }

  /** One row per node, in the order asked, repeats included. */
  private async rowsOf(
    nodes: Int32Array | readonly number[],
    query: Statement["query"],
    signal: AbortSignal,
  ): Promise<Row[]> {
    const found = new Map<number, Row>();
    for (const portion of portions(Int32Array.from(new Set(nodes)), PORTION))
      for (const row of await this.ask(query, { nodes: portion }, signal))
        found.set(Number(row["handle"]), row);
    return inOrder(nodes, found, "node");
  }

  private labelHandles({ labels }: Row): number[] {
    const stored = labels as readonly (string | number)[];
    return stored.flatMap((label) =>
      typeof label === "number" ? label : (this.names.labels.get(label) ?? []),
    );
  }

  private ask(
    query: Statement["query"],
    parameters: Statement["parameters"],
    signal: AbortSignal,
  ): Promise<Row[]> {
    return this.connection.read({ query, parameters }, signal);
  }
}
