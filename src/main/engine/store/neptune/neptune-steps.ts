/** The steps that leave nodes of a graph in Neptune: counted first, then nodes of few edges asked about together and hubs each alone. */
import { z } from "zod";
import type { Direction } from "../../../../shared/graph";
import { noSuch } from "../handles";
import type { PathSource, RegionStep } from "../remote/paths";
import type { StepFilter, Steps, StepSource } from "../remote/steps";
import type { NeptuneConnection, Parameters } from "./neptune-connection";
import type { Key, NeptuneScheme } from "./neptune-scheme";
import { degreesQuery, neighboursQuery, stepsBetweenQuery, stepsQuery } from "./open-cypher";

/** Handles of keys and keys of handles, of one open store. */
export interface Handles {
  node(key: Key): number;
  edge(key: Key): number;
  /** Throws FailureError invalid-request for a handle that was never given out. */
  nodeKey(handle: number): Key;
  edgeKey(handle: number): Key;
  /** Neptune's own id of an edge, and back. */
  edgeId(handle: number): string;
  edgeOfId(id: string): number;
}

export interface StepsRequest {
  readonly filter: StepFilter;
  readonly seeds: readonly number[];
  /** `$labels` as the scheme wants them. */
  readonly labels: readonly string[];
}

/** Steps in one answer of nodes that are asked about together. */
const STEPS_PER_ANSWER = 20_000;

export const keySchema = z.union([z.number().int().nonnegative(), z.string()]);
const degreesSchema = z.object({
  key: keySchema,
  degree: z.number(),
  related: z.number(),
  wanted: z.number(),
});
const farSchema = z.object({ far: keySchema });
const stepSchema = z.object({
  ...{ key: keySchema, edge: keySchema, far: keySchema },
  ...{ type: z.string(), leaves: z.boolean() },
});
type Step = z.infer<typeof stepSchema>;
type Degrees = Pick<Steps, "degree" | "related" | "wanted">;

export class NeptuneSteps implements StepSource {
  private readonly degrees = new Map<number, Degrees>();

  constructor(
    private readonly connection: NeptuneConnection,
    private readonly scheme: NeptuneScheme,
    private readonly handles: Handles,
    private readonly request: StepsRequest,
    private readonly signal: AbortSignal,
  ) {}

  async fetch(nodes: readonly number[], page: number, after?: number): Promise<Map<number, Steps>> {
    await this.count(nodes);
    const found = new Map(nodes.map((node) => [node, [] as Step[]]));
    for (const group of this.groups(nodes, page)) {
      const isHub = this.degrees.get(group[0]!)!.wanted > page;
      const limit = isHub ? rounded(page) : STEPS_PER_ANSWER;
      for (const step of await this.steps(group, limit, after))
        found.get(this.handles.node(step.key))?.push(step);
    }
    return new Map(nodes.map((node) => [node, this.toSteps(found.get(node)!, this.degrees.get(node)!)]));
  }

  async count(nodes: readonly number[]): Promise<Map<number, Steps>> {
    const unknown = nodes.filter((node) => !this.degrees.has(node));
    if (unknown.length > 0) await this.learn(unknown);
    return new Map(nodes.map((node) => [node, this.toSteps([], this.degrees.get(node)!)]));
  }

  private async learn(nodes: readonly number[]): Promise<void> {
    const query = degreesQuery(this.scheme, this.request.filter);
    const statement = { query, parameters: this.parameters(nodes) };
    for (const { key, ...degrees } of await this.connection.read(statement, degreesSchema, this.signal))
      this.degrees.set(this.handles.node(key), degrees);
    const lost = nodes.find((node) => !this.degrees.has(node));
    if (lost !== undefined) throw noSuch("node", lost);
  }

  /** A node with more steps than one page is a group of its own, since a limit counts the rows of all. */
  private groups(nodes: readonly number[], page: number): number[][] {
    const groups: number[][] = [];
    let [group, size]: [number[], number] = [[], 0];
    for (const node of nodes) {
      const { wanted } = this.degrees.get(node)!;
      if (wanted === 0) continue;
      if (wanted > page) groups.push([node]);
      else {
        if (size + wanted > STEPS_PER_ANSWER) [group, size] = [[], 0];
        if (group.length === 0) groups.push(group);
        group.push(node);
        size += wanted;
      }
    }
    return groups;
  }

  private steps(nodes: readonly number[], limit: number, after: number | undefined): Promise<Step[]> {
    const query = stepsQuery(this.scheme, this.request.filter, limit);
    const none = this.scheme.kind === "own" ? -1 : "";
    const behind = after === undefined ? none : this.handles.edgeKey(after);
    const parameters = { ...this.parameters(nodes), after: behind };
    return this.connection.read({ query, parameters }, stepSchema, this.signal);
  }

  private parameters(nodes: readonly number[]): Parameters {
    const { filter, seeds, labels } = this.request;
    return {
      nodes: nodes.map((node) => this.handles.nodeKey(node)),
      types: filter.relations,
      namespace: this.scheme.namespace,
      ...(filter.hasLabels ? { labels, seeds: seeds.map((seed) => this.handles.nodeKey(seed)) } : {}),
    };
  }

  private toSteps(steps: readonly Step[], degrees: Degrees): Steps {
    return {
      edges: steps.map(({ edge }) => this.handles.edge(edge)),
      fars: steps.map(({ far }) => this.handles.node(far)),
      types: steps.map(({ type }) => type),
      leaves: steps.map(({ leaves }) => leaves),
      ...degrees,
    };
  }
}

/** The next power of two that is no longer than an answer: few different limits are few queries for the server to plan. */
function rounded(page: number): number {
  return Math.min(2 ** Math.ceil(Math.log2(page)), STEPS_PER_ANSWER);
}

/** The steps along relation types ([]: all) that a path search walks. */
export class NeptunePathSource implements PathSource {
  constructor(
    private readonly connection: NeptuneConnection,
    private readonly scheme: NeptuneScheme,
    private readonly handles: Handles,
    private readonly types: readonly string[],
    private readonly signal: AbortSignal,
  ) {}

  async neighbours(direction: Direction, nodes: Int32Array): Promise<number[]> {
    const query = neighboursQuery(this.scheme, direction, this.types);
    const statement = { query, parameters: this.parameters(nodes) };
    const rows = await this.connection.read(statement, farSchema, this.signal);
    return rows.map(({ far }) => this.handles.node(far));
  }

  async stepsBetween(direction: Direction, nodes: Int32Array, fars: Int32Array): Promise<RegionStep[]> {
    const query = stepsBetweenQuery(this.scheme, direction, this.types);
    const parameters = { ...this.parameters(nodes), fars: this.keys(fars) };
    const rows = await this.connection.read({ query, parameters }, stepSchema, this.signal);
    return rows.map(({ key, edge, far, type, leaves }) => ({
      ...{ node: this.handles.node(key), edge: this.handles.edge(edge), far: this.handles.node(far) },
      ...{ type, leaves },
    }));
  }

  private parameters(nodes: Int32Array): Parameters {
    return { nodes: this.keys(nodes), types: this.types, namespace: this.scheme.namespace };
  }

  private keys(nodes: Int32Array): Key[] {
    return Array.from(nodes, (node) => this.handles.nodeKey(node));
  }
}
