/** The steps that leave nodes of a graph in Neo4j. */
import type { Direction } from "../../../../shared/graph";
import { noSuch } from "../handles";
import type { PathSource, RegionStep } from "../remote/paths";
import type { StepFilter, Steps, StepSource } from "../remote/steps";
import type { Connection } from "./connection";
import type { Row } from "./parameters";
import { degreesQuery, neighboursQuery, stepsBetweenQuery, stepsQuery } from "./cypher";
import type { RemoteGraph } from "./neo4j-graph";

export interface StepsRequest {
  readonly filter: StepFilter;
  readonly seeds: readonly number[];
  /** Label handles or names, as the scheme asks for them. */
  readonly labels: readonly (string | number)[];
}

export class Neo4jSteps implements StepSource {
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

/** The steps of a graph in Neo4j along relationship types ([]: all). */
export class Neo4jPathSource implements PathSource {
  constructor(
    private readonly connection: Connection,
    private readonly graph: RemoteGraph,
    private readonly types: readonly string[],
    private readonly signal: AbortSignal,
  ) {}

  async neighbours(direction: Direction, nodes: Int32Array): Promise<number[]> {
    const query = neighboursQuery(this.graph.scheme, direction, this.types);
    const rows = await this.connection.read({ query, parameters: { nodes } }, this.signal);
    return rows.map(({ far }) => Number(far));
  }

  async stepsBetween(direction: Direction, nodes: Int32Array, fars: Int32Array): Promise<RegionStep[]> {
    const query = stepsBetweenQuery(this.graph.scheme, direction, this.types);
    const rows = await this.connection.read({ query, parameters: { nodes, fars } }, this.signal);
    return rows.map(({ handle, edge, far, type, leaves }) => ({
      ...{ node: Number(handle), edge: Number(edge), far: Number(far) },
      ...{ type: String(type), leaves: leaves === true },
    }));
  }
}
