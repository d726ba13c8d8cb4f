/** A graph in Amazon Neptune: asked over HTTPS in openCypher, never written to; seeds come from vectors beside it where there are any. */
import { existsSync } from "node:fs";
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
import { expandRemotely } from "../remote/expand";
import { RemoteNames } from "../remote/names";
import type { ListedPaths } from "../past/list-paths";
import { listPathsOver } from "../remote/list-paths";
import { RemotePaths } from "../remote/paths";
import { followInNeptune, membersInNeptune } from "./follow-in-neptune";
import { findIndexVectors, type IndexVectors } from "./index-vectors";
import { LocalVectors } from "./local-vectors";
import type { NeptuneAddress } from "./neptune-address";
import { connectNeptune, type NeptuneConnection, type NeptuneOptions } from "./neptune-connection";
import { NeptuneDetails } from "./neptune-details";
import { readNeptuneGraph, type NeptuneGraph } from "./neptune-graph";
import { handlesOf } from "./neptune-handles";
import { labelsText } from "./neptune-scheme";
import { NeptuneSearch } from "./neptune-search";
import { NeptunePathSource, NeptuneSteps, type Handles } from "./neptune-steps";

/** Farther than any recipe asks; each hop is at least one round. */
const MOST_HOPS = 16;

export interface NeptuneStoreOptions extends NeptuneOptions {
  /** The vectors' file when the address names none; looked at only where it exists. */
  readonly vectorsFile?: string;
}

/** Opens the graph behind an address; throws FailureError database-failed, graph-missing or graph-unreadable, and holds no socket then. */
export async function openNeptuneStore(
  address: NeptuneAddress,
  options: NeptuneStoreOptions = {},
): Promise<GraphStore> {
  const connection = await connectNeptune(address, options);
  const signal = new AbortController().signal;
  try {
    const graph = await readNeptuneGraph(connection, signal);
    const handles = handlesOf(graph);
    const local = await openLocal(address, options, graph, handles);
    const index = local ? undefined : await findIndexVectors(connection, graph, handles, signal);
    return new NeptuneStore(connection, graph, handles, local, index);
  } catch (fault) {
    await connection.close();
    throw fault;
  }
}

async function openLocal(
  { vectors, text }: NeptuneAddress,
  { vectorsFile = "" }: NeptuneStoreOptions,
  graph: NeptuneGraph,
  handles: Handles,
): Promise<LocalVectors | undefined> {
  const path = vectors || (existsSync(vectorsFile) ? vectorsFile : "");
  return path === "" ? undefined : LocalVectors.open(path, graph, handles, text);
}

class NeptuneStore implements GraphStore {
  private readonly search: NeptuneSearch;
  private readonly names: RemoteNames;
  private readonly details: NeptuneDetails;
  private readonly schema: GraphSchema;

  constructor(
    private readonly connection: NeptuneConnection,
    private readonly graph: NeptuneGraph,
    private readonly handles: Handles,
    private readonly local: LocalVectors | undefined,
    private readonly index: IndexVectors | undefined,
  ) {
    this.names = new RemoteNames(graph, connection.url);
    this.search = new NeptuneSearch(connection, graph, handles, this.names.words);
    this.details = new NeptuneDetails(connection, graph, handles, this.names);
    const { width, model } = local ?? index ?? { width: 0, model: "" };
    this.schema = { ...graph.schema, vectorWidth: width, vectorModel: model };
  }

  async describe(): Promise<GraphSchema> {
    return this.schema;
  }

  async seeds(query: SeedQuery, signal: AbortSignal): Promise<ScoredNode[]> {
    signal.throwIfAborted();
    if (this.local) return this.local.seeds(query, signal);
    if (query.by === "name") return this.search.named(query.names, signal);
    if (query.by === "prefix") return this.search.begun(query.text, query.k, signal);
    if (query.by === "text") {
      const labels = query.labels.length > 0 ? this.labelKeys(query.labels) : undefined;
      return this.search.byText(query.text, query.k, labels, signal);
    }
    if (query.by === "vector") return this.nearest(query, signal);
    const found = await this.search.mentioned(query.question, signal);
    const wanted = query.labels.length > 0 ? await this.withLabels(found, query.labels, signal) : found;
    return wanted.slice(0, query.k);
  }

  async expand(from: readonly number[], how: Expansion, signal: AbortSignal): Promise<CandidateGraph> {
    signal.throwIfAborted();
    this.names.check(from, "node");
    checkHops(how.hops, 0);
    const { direction, labels } = how;
    const filter = { direction, relations: this.names.types(how.relations), hasLabels: labels.length > 0 };
    const request = { filter, seeds: from, labels: this.labelKeys(labels) };
    const steps = new NeptuneSteps(this.connection, this.graph.scheme, this.handles, request, signal);
    return expandRemotely(from, how, this.names.relationOf, steps);
  }

  async listPaths(a: number, b: number, how: PathListSearch, signal: AbortSignal): Promise<ListedPaths> {
    return listPathsOver(this, [a, b], how, signal);
  }

  async paths(a: number, b: number, how: PathSearch, signal: AbortSignal): Promise<CandidateGraph> {
    signal.throwIfAborted();
    this.names.check([a, b], "node");
    checkHops(how.maxHops, 1);
    const { scheme } = this.graph;
    const types = this.names.types(how.relations);
    const source = new NeptunePathSource(this.connection, scheme, this.handles, types, signal);
    return new RemotePaths(source, how).find(a, b, this.names.relationOf);
  }

  follow(query: Following, signal: AbortSignal): Promise<Followed> {
    signal.throwIfAborted();
    if (query.from !== "all") this.names.check(query.from, "node");
    return followInNeptune(this.world(), query, signal);
  }

  members(label: string, limit: number, signal: AbortSignal): Promise<Members> {
    signal.throwIfAborted();
    const labels = label === "" ? undefined : this.labelKeys([label]);
    return membersInNeptune(this.world(), labels, limit, signal);
  }

  async similarities(vector: Float32Array, nodes: Int32Array, signal: AbortSignal): Promise<Float32Array> {
    signal.throwIfAborted();
    this.names.check(nodes, "node");
    const vectors = this.local ?? this.index;
    return vectors ? vectors.similarities(vector, nodes, signal) : new Float32Array(nodes.length).fill(NaN);
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
    await this.local?.close();
    await this.connection.close();
  }

  private world() {
    const { connection, graph, handles, names } = this;
    return { connection, scheme: graph.scheme, handles, names };
  }

  private async nearest(
    { vector, k, labels }: Extract<SeedQuery, { by: "vector" }>,
    signal: AbortSignal,
  ): Promise<ScoredNode[]> {
    if (!this.index) throw new FailureError({ kind: "no-vectors", graph: this.schema.name });
    return this.index.nearest(vector, k, labels, signal);
  }

  private async withLabels(
    found: readonly ScoredNode[],
    labels: readonly string[],
    signal: AbortSignal,
  ): Promise<ScoredNode[]> {
    const nodes = found.map(({ node }) => node);
    return this.names.withLabels(found, await this.details.labelsOf(nodes, signal), labels);
  }

  /** Labels as `$labels` of the queries; unknown ones are wanted in vain. */
  private labelKeys(names: readonly string[]): string[] {
    const { kind, namespace } = this.graph.scheme;
    if (kind === "foreign") return names.map((name) => namespace + name);
    return names.flatMap((name) => {
      const label = this.names.labels.get(name);
      return label === undefined ? [] : [labelsText([label])];
    });
  }
}

function checkHops(hops: number, least: number): void {
  if (Number.isInteger(hops) && hops >= least && hops <= MOST_HOPS) return;
  const reason = `${String(hops)} is no number of hops between ${String(least)} and ${String(MOST_HOPS)}`;
  throw new FailureError({ kind: "invalid-request", reason });
}
