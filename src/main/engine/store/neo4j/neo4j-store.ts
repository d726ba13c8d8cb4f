/** A graph in a Neo4j database, managed or remote: everything is asked of the server, nothing is ever written to it. */
import { FailureError } from "../../../../shared/failure";
import type {
  CandidateGraph,
  EdgeDetails,
  Expansion,
  GraphSchema,
  NodeDetails,
  ScoredNode,
} from "../../../../shared/graph";
import type {
  Followed,
  Following,
  GraphStore,
  Members,
  PathListSearch,
  PathSearch,
  SeedQuery,
} from "../graph-store";
import { checkWidth, inOrder, portions } from "../handles";
import { once } from "../once";
import { connect, type Connection, type ConnectionOptions, type Neo4jAddress, type Row } from "./connection";
import {
  edgeDetailsQuery,
  followCountQuery,
  followQuery,
  memberCountQuery,
  membersQuery,
  namesQuery,
  nodeDetailsQuery,
  strayEdgesQuery,
} from "./cypher";
import { indexedNearestQuery, nearestQuery, similaritiesQuery } from "./cypher-search";
import { VECTOR_INDEX } from "./cypher-writing";
import { hasVectorIndex, readRemoteGraph, type RemoteGraph } from "./neo4j-graph";
import { SeenEdges, shownDirection, shownEvidence, shownProperties } from "../remote/details";
import { expandRemotely } from "../remote/expand";
import { joinFollowed, type FollowedPart, type FollowedRow } from "../remote/followed";
import { RemoteNames } from "../remote/names";
import type { ListedPaths } from "../past/list-paths";
import { listPathsOver } from "../remote/list-paths";
import { RemotePaths } from "../remote/paths";
import { Neo4jSearch } from "./neo4j-search";
import { Neo4jPathSource, Neo4jSteps } from "./neo4j-steps";
import type { Mapping } from "../remote/scheme";

/** Nodes asked about at once. */
const PORTION = 5000;
const SEEN_GRAPHS = 8;
/** An index finds the nearest roughly: the best of so many times as many as wanted are nearly always the best. */
const SPARE_NEAREST = 10;

export interface Neo4jStoreOptions extends ConnectionOptions {
  /** What is a name, an id, a text in a graph that was there before; proposed from a sample when not given. */
  readonly mapping?: Mapping;
}

/** Opens the graph in a database; throws FailureError database-failed, and holds no socket then. */
export async function openNeo4jStore(
  address: Neo4jAddress,
  options: Neo4jStoreOptions = {},
): Promise<GraphStore> {
  const connection = await connect(address, options);
  try {
    const graph = await readRemoteGraph(connection, options.mapping, new AbortController().signal);
    return new Neo4jStore(connection, graph);
  } catch (fault) {
    await connection.close();
    throw fault;
  }
}

class Neo4jStore implements GraphStore {
  private readonly search: Neo4jSearch;
  private readonly names: RemoteNames;
  private readonly seen = new SeenEdges(SEEN_GRAPHS);
  /** Whether a vector index can be asked; without one every vector is compared. */
  private readonly vectorIndex = once(() => hasVectorIndex(this.connection, new AbortController().signal));

  constructor(
    private readonly connection: Connection,
    private readonly graph: RemoteGraph,
  ) {
    this.names = new RemoteNames(graph, connection.url);
    this.search = new Neo4jSearch(connection, graph, this.names.words);
  }

  async describe(): Promise<GraphSchema> {
    return this.graph.schema;
  }

  async seeds(query: SeedQuery, signal: AbortSignal): Promise<ScoredNode[]> {
    signal.throwIfAborted();
    if (query.by === "name") return this.search.named(query.names, signal);
    if (query.by === "prefix") return this.search.begun(query.text, query.k, signal);
    const labels = query.labels.length > 0 ? this.labelKeys(query.labels) : undefined;
    if (query.by === "text") return this.search.byText(query.text, query.k, labels, signal);
    if (query.by === "vector") return this.nearest(query.vector, query.k, labels, signal);
    const found = await this.search.mentioned(query.question, signal);
    return (labels ? await this.withLabels(found, query.labels, signal) : found).slice(0, query.k);
  }

  async expand(from: readonly number[], how: Expansion, signal: AbortSignal): Promise<CandidateGraph> {
    signal.throwIfAborted();
    this.names.check(from, "node");
    const filter = {
      direction: how.direction,
      relations: this.names.types(how.relations),
      hasLabels: how.labels.length > 0,
    };
    const request = { filter, seeds: from, labels: this.labelKeys(how.labels) };
    const steps = new Neo4jSteps(this.connection, this.graph, request, signal);
    return this.seen.remember(await expandRemotely(from, how, this.names.relationOf, steps));
  }

  async listPaths(a: number, b: number, how: PathListSearch, signal: AbortSignal): Promise<ListedPaths> {
    return listPathsOver(this, [a, b], how, signal);
  }

  async paths(a: number, b: number, how: PathSearch, signal: AbortSignal): Promise<CandidateGraph> {
    signal.throwIfAborted();
    this.names.check([a, b], "node");
    const types = this.names.types(how.relations);
    const source = new Neo4jPathSource(this.connection, this.graph, types, signal);
    return this.seen.remember(await new RemotePaths(source, how).find(a, b, this.names.relationOf));
  }

  async follow({ from, relation, direction, limit }: Following, signal: AbortSignal): Promise<Followed> {
    signal.throwIfAborted();
    if (from !== "all") this.names.check(from, "node");
    const [type = ""] = relation === "" ? [] : this.names.types([relation]);
    const isFrom = from !== "all";
    const asked = isFrom ? portions(Int32Array.from(new Set(from)), PORTION) : [undefined];
    const { scheme } = this.graph;
    const parts: FollowedPart[] = [];
    for (const nodes of asked) {
      const given = nodes ? { nodes } : {};
      const query = followQuery(scheme, direction, type, isFrom);
      const rows = await this.ask(query, { ...given, limit }, signal);
      const counted = followCountQuery(scheme, direction, type, isFrom);
      const whole = rows.length < limit ? [{ count: rows.length }] : await this.ask(counted, given, signal);
      parts.push({ rows: rows.map((row) => this.toFollowedRow(row)), total: Number(whole[0]?.["count"]) });
    }
    return joinFollowed(parts, limit);
  }

  async members(label: string, limit: number, signal: AbortSignal): Promise<Members> {
    signal.throwIfAborted();
    const labels = label === "" ? [] : this.labelKeys([label]);
    if (label !== "" && labels.length === 0) return { nodes: new Int32Array(0), total: 0 };
    const { scheme } = this.graph;
    const rows = await this.ask(membersQuery(scheme, label !== ""), { labels, limit }, signal);
    const nodes = Int32Array.from(rows, ({ handle }) => Number(handle));
    if (nodes.length < limit) return { nodes, total: nodes.length };
    const [row] = await this.ask(memberCountQuery(scheme, label !== ""), { labels }, signal);
    return { nodes, total: Number(row?.["count"]) };
  }

  async similarities(vector: Float32Array, nodes: Int32Array, signal: AbortSignal): Promise<Float32Array> {
    signal.throwIfAborted();
    this.names.check(nodes, "node");
    const cosines = new Map<number, number>();
    if (this.graph.schema.vectorWidth > 0) {
      checkWidth(vector, this.graph.schema.vectorWidth);
      for (const portion of portions(Int32Array.from(new Set(nodes)), PORTION)) {
        const [row] = await this.ask(
          similaritiesQuery(this.graph.scheme),
          { nodes: portion, vector },
          signal,
        );
        const { nodes: found, scores } = row as { nodes: number[]; scores: number[] };
        found.forEach((node, at) => cosines.set(node, toCosine(scores[at]!)));
      }
    }
    return Float32Array.from(nodes, (node) => cosines.get(node) ?? NaN);
  }

  async nodeNames(nodes: Int32Array): Promise<{ ids: string[]; names: string[]; labels: Int32Array }> {
    this.names.check(nodes, "node");
    const found = await this.rowsOf(nodes, namesQuery(this.graph.scheme), new AbortController().signal);
    return {
      ids: found.map(({ id }) => String(id)),
      names: found.map(({ name }) => String(name)),
      labels: Int32Array.from(found, (row) => this.labelHandles(row)[0] ?? -1),
    };
  }

  async nodeDetails(nodes: readonly number[], signal: AbortSignal): Promise<NodeDetails[]> {
    signal.throwIfAborted();
    this.names.check(nodes, "node");
    const { scheme } = this.graph;
    const rows = await this.rowsOf(nodes, nodeDetailsQuery(scheme), signal);
    return rows.map((row, at) => ({
      node: nodes[at]!,
      id: String(row["id"]),
      name: String(row["name"]),
      labels: this.names.labelNames(this.labelHandles(row)),
      text: String(row["text"]),
      properties: shownProperties(row["properties"] as Record<string, unknown>, scheme, "node"),
    }));
  }

  async edgeDetails(edges: readonly number[], signal: AbortSignal): Promise<EdgeDetails[]> {
    signal.throwIfAborted();
    this.names.check(edges, "edge");
    const found = new Map((await this.edgeRows(edges, signal)).map((row) => [Number(row["handle"]), row]));
    return inOrder(edges, found, "edge").map((row, at) => this.toEdgeDetails(edges[at]!, row));
  }

  async undirected(edges: Int32Array): Promise<Uint8Array> {
    if (!this.graph.hasUndirected) return new Uint8Array(edges.length);
    const details = await this.edgeDetails([...edges], new AbortController().signal);
    return Uint8Array.from(details, ({ undirected }) => Number(undirected ?? false));
  }

  async close(): Promise<void> {
    await this.connection.close();
  }

  private toFollowedRow({ handle, edge, far, type }: Row): FollowedRow {
    const relation = this.names.relationOf(String(type));
    return { edge: Number(edge), near: Number(handle), far: Number(far), relation };
  }

  private async edgeRows(edges: readonly number[], signal: AbortSignal): Promise<Row[]> {
    const groups = new Map<number, number[]>();
    const stray: number[] = [];
    for (const edge of new Set(edges)) {
      const source = this.seen.sourceOf(edge);
      if (source === undefined) stray.push(edge);
      else groups.set(source, [...(groups.get(source) ?? []), edge]);
    }
    const known = [...groups].map(([source, its]) => ({ source, edges: its }));
    const { scheme } = this.graph;
    return [
      ...(known.length > 0 ? await this.ask(edgeDetailsQuery(scheme), { groups: known }, signal) : []),
      ...(stray.length > 0 ? await this.ask(strayEdgesQuery(scheme), { edges: stray }, signal) : []),
    ];
  }

  private toEdgeDetails(edge: number, row: Row): EdgeDetails {
    const { scheme } = this.graph;
    const properties = row["properties"] as Record<string, unknown>;
    return {
      edge,
      source: Number(row["source"]),
      target: Number(row["target"]),
      relation: this.names.relationName(String(row["type"])),
      properties: shownProperties(properties, scheme, "edge"),
      evidence: scheme.kind === "own" ? shownEvidence(properties) : [],
      ...shownDirection(properties),
    };
  }

  private async nearest(
    vector: Float32Array,
    k: number,
    labels: readonly (string | number)[] | undefined,
    signal: AbortSignal,
  ): Promise<ScoredNode[]> {
    if (this.graph.schema.vectorWidth === 0)
      throw new FailureError({ kind: "no-vectors", graph: this.graph.schema.name });
    checkWidth(vector, this.graph.schema.vectorWidth);
    const rows =
      labels || !(await this.vectorIndex())
        ? await this.ask(
            nearestQuery(this.graph.scheme, !!labels),
            { vector, k, ...(labels ? { labels } : {}) },
            signal,
          )
        : await this.ask(
            indexedNearestQuery(this.graph.scheme),
            { index: VECTOR_INDEX, vector, k, wide: k * SPARE_NEAREST + SPARE_NEAREST },
            signal,
          );
    return rows.map(({ handle, score }) => ({ node: Number(handle), score: toCosine(Number(score)) }));
  }

  private async withLabels(
    found: readonly ScoredNode[],
    labels: readonly string[],
    signal: AbortSignal,
  ): Promise<ScoredNode[]> {
    const nodes = Int32Array.from(found, ({ node }) => node);
    const rows = await this.rowsOf(nodes, namesQuery(this.graph.scheme), signal);
    return this.names.withLabels(
      found,
      rows.map((row) => this.labelHandles(row)),
      labels,
    );
  }

  /** One row per node, in the order asked, repeats included. */
  private async rowsOf(
    nodes: Int32Array | readonly number[],
    query: ReturnType<typeof namesQuery>,
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

  /** Labels as the scheme's `$labels` wants them; unknown ones are wanted in vain. */
  private labelKeys(names: readonly string[]): (string | number)[] {
    if (this.graph.scheme.kind === "foreign") return [...names];
    return names.flatMap((name) => this.names.labels.get(name) ?? []);
  }

  private ask(
    query: ReturnType<typeof namesQuery>,
    parameters: Parameters<Connection["read"]>[0]["parameters"],
    signal: AbortSignal,
  ): Promise<Row[]> {
    return this.connection.read({ query, parameters }, signal);
  }
}

/** Neo4j gives (1 + cosine) / 2. */
function toCosine(score: number): number {
  return Math.fround(2 * score - 1);
}
