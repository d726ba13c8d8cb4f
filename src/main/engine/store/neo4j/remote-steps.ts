/** The steps that leave nodes of a remote graph, fetched in portions the server chooses, caps and orders. */
import { noSuch } from "../handles";
import type { Connection, Row } from "./connection";
import { degreesQuery, stepsQuery, type StepFilter } from "./cypher";
import type { RemoteGraph } from "./graph-record";

/** A node's steps in ascending edge handle, as far as they were fetched, and how many there are. */
export interface Steps {
  readonly edges: readonly number[];
  readonly fars: readonly number[];
  readonly types: readonly string[];
  /** Whether the edge leaves the node (else it arrives). */
  readonly leaves: readonly boolean[];
  /** All edges in the walk's direction; of those of a wanted relation; of those leading to a wanted label or a seed. */
  readonly degree: number;
  readonly related: number;
  readonly wanted: number;
}

/** Where a walk gets steps from; unknown nodes are FailureError invalid-request. */
export interface StepSource {
  /** Up to `page` steps of each node behind edge `after`. */
  fetch(nodes: readonly number[], page: number, after?: number): Promise<Map<number, Steps>>;
  /** How many steps each node has, without any of them. */
  count(nodes: readonly number[]): Promise<Map<number, Steps>>;
}

export interface StepsRequest {
  readonly filter: StepFilter;
  readonly seeds: readonly number[];
  /** Label handles or names, as the scheme asks for them. */
  readonly labels: readonly (string | number)[];
}

export class RemoteSteps implements StepSource {
  constructor(
    private readonly connection: Connection,
    private readonly graph: RemoteGraph,
    private readonly request: StepsRequest,
    private readonly signal: AbortSignal,
  ) {}

  async fetch(nodes: readonly number[], page: number, after = -1): Promise<Map<number, Steps>> {
    const query = stepsQuery(this.graph.scheme, this.request.filter);
    const parameters = { ...this.parameters(nodes), page, after };
    return this.toSteps(nodes, await this.connection.read({ query, parameters }, this.signal));
  }

  async count(nodes: readonly number[]): Promise<Map<number, Steps>> {
    const query = degreesQuery(this.graph.scheme, this.request.filter);
    return this.toSteps(
      nodes,
      await this.connection.read({ query, parameters: this.parameters(nodes) }, this.signal),
    );
  }

  private parameters(nodes: readonly number[]) {
    const { filter, seeds, labels } = this.request;
    return {
      nodes: Int32Array.from(nodes),
      ...(filter.hasLabels ? { seeds: Int32Array.from(seeds), labels } : {}),
    };
  }

  private toSteps(nodes: readonly number[], rows: readonly Row[]): Map<number, Steps> {
    const found = new Map(rows.map((row) => [Number(row["handle"]), toSteps(row)]));
    const lost = nodes.find((node) => !found.has(node));
    if (lost === undefined) return found;
    throw noSuch("node", lost);
  }
}

function toSteps(row: Row): Steps {
  const {
    edges = [],
    fars = [],
    types = [],
    leaves = [],
    degree,
    related,
    wanted = related,
  } = row as Partial<Steps>;
  return { edges, fars, types, leaves, degree: degree!, related: related!, wanted: wanted! };
}
