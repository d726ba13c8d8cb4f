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
import { checkWidth, portions } from "../handles";
import { once } from "../once";
import { connect, type Connection, type ConnectionOptions, type Neo4jAddress } from "./connection";
import { indexedNearestQuery, nearestQuery, similaritiesQuery } from "./cypher-search";
import { VECTOR_INDEX } from "./cypher-writing";
import { followInNeo4j, membersInNeo4j } from "./follow-in-neo4j";
import { Neo4jDetails } from "./neo4j-details";
import { hasVectorIndex, readRemoteGraph, type RemoteGraph } from "./neo4j-graph";
import { SeenEdges } from "../remote/details";
import { expandRemotely } from "../remote/expand";
import { RemoteNames } from "../remote/names";
import type { ListedPaths } from "../past/list-paths";
import { listPathsOver } from "../remote/list-paths";
import { RemotePaths } from "../remote/paths";
import { Neo4jSearch } from "./neo4j-search";
import { Neo4jPathSource, Neo4jSteps } from "./neo4j-steps";
import type { Mapping } from "../remote/scheme";
import { PORTION, type Row, type Statement } from "./parameters";

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
  private readonly details: Neo4jDetails;
  private readonly seen = new SeenEdges(SEEN_GRAPHS);
  /** Whether a vector index can be asked; without one every vector is compared. */
  private readonly vectorIndex = once(() => hasVectorIndex(this.connection, new AbortController().signal));

  constructor(
    private readonly connection: Connection,
    private readonly graph: RemoteGraph,
  ) {
    this.names = new RemoteNames(graph, connection.url);
    this.search = new Neo4jSearch(connection, graph, this.names.words);
    this.details = new Neo4jDetails(connection, graph.scheme, this.names, this.seen);
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

  follow(query: Following, signal: AbortSignal): Promise<Followed> {
    signal.throwIfAborted();
    if (query.from !== "all") this.names.check(query.from, "node");
    return followInNeo4j(this.world(), query, signal);
  }

  members(label: string, limit: number, signal: AbortSignal): Promise<Members> {
    signal.throwIfAborted();
    const labels = label === "" ? undefined : this.labelKeys([label]);
    return membersInNeo4j(this.world(), labels, limit, signal);
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

  nodeNames(nodes: Int32Array): Promise<{ ids: string[]; names: string[]; labels: Int32Array }> {
    return this.details.nodeNames(nodes);
  }

  async nodeDetails(nodes: readonly number[], signal: AbortSignal): Promise<NodeDetails[]> {
    return this.details.ofNodes(nodes, signal);
  }

  async edgeDetails(edges: readonly number[], signal: AbortSignal): Promise<EdgeDetails[]> {
    return this.details.ofEdges(edges, signal);
  }

  async undirected(edges: Int32Array): Promise<Uint8Array> {
    if (!this.graph.hasUndirected) return new Uint8Array(edges.length);
    const details = await this.edgeDetails([...edges], new AbortController().signal);
    return Uint8Array.from(details, ({ undirected }) => Number(undirected ?? false));
  }

  async close(): Promise<void> {
    await this.connection.close();
  }

  private world() {
    const { connection, graph, names } = this;
    return { connection, scheme: graph.scheme, names };
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
    return this.names.withLabels(found, await this.details.labelsOf(nodes, signal), labels);
  }

  /** Labels as the scheme's `$labels` wants them; unknown ones are wanted in vain. */
  private labelKeys(names: readonly string[]): (string | number)[] {
    if (this.graph.scheme.kind === "foreign") return [...names];
    return names.flatMap((name) => this.names.labels.get(name) ?? []);
  }

  private ask(
    query: Statement["query"],
    parameters: Statement["parameters"],
    signal: AbortSignal,
  ): Promise<Row[]> {
    return this.connection.read({ query, parameters }, signal);
  }
}

/** Neo4j gives (1 + cosine) / 2. */
function toCosine(score: number): number {
  return Math.fround(2 * score - 1);
}
