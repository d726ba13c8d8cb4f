/** The built-in store: one DuckDB file, opened read-only, its topology in memory and everything else read when first needed. */
import { words } from "../../../shared/fold";
import { FailureError } from "../../../shared/failure";
import type { CandidateGraph, Expansion, GraphSchema, ScoredNode } from "../../../shared/graph";
import { markUndirected, readEdgeDetails, readNodeDetails, type Vocabulary } from "./details";
import type { DuckDbFile } from "./duckdb-file";
import { expand } from "./expand";
import { followSteps, membersOf } from "./follow";
import type {
  Followed,
  Following,
  GraphStore,
  Members,
  PathListSearch,
  PathSearch,
  SeedQuery,
} from "./graph-store";
import { checkedVocabulary, checkNames, readGraphFile, unreadable } from "./graph-file";
import { checkHandles, checkWidth } from "./handles";
import { once } from "./once";
import type { EdgeDocuments, StoredText } from "./past/documents";
import { storeThen, type KnownThen } from "./past/known-then";
import { listPaths, type ListedPaths } from "./past/list-paths";
import type { PastGraph } from "./past/past";
import { StoredLibrary, stepsOfPast } from "./past/stored-library";
import { findPaths } from "./paths";
import { Scratch } from "./scratch";
import { SearchIndexes } from "./search-indexes";
import { countsOf, readCounts, toSchema } from "./schema";
import { readStrings } from "./string-column";
import { readTopology, type Topology, type WholeGraph } from "./topology";
import { readVectors, readVectorWidth } from "./vectors";

/** Opens a graph file. Throws FailureError graph-missing or graph-unreadable; holds no handle when it throws. */
export function openBuiltInStore(path: string): Promise<GraphStore> {
  return readGraphFile(path, async (file, graph) => {
    const vocabulary = await checkedVocabulary(file);
    const topology = await readTopology(file);
    checkNames(topology, vocabulary);
    return new BuiltInStore(file, graph, vocabulary, topology, await readVectorWidth(file));
  });
}

/** The schema of a graph file, its edges counted but neither read nor checked: milliseconds where opening takes hundreds. Throws as opening does. */
export function describeGraphFile(path: string): Promise<GraphSchema> {
  return readGraphFile(path, async (file) => {
    const vocabulary = await checkedVocabulary(file);
    const schema = toSchema(vocabulary, await readCounts(file, vocabulary), await readVectorWidth(file));
    file.close();
    return schema;
  });
}

class BuiltInStore implements GraphStore {
  private readonly scratch: Scratch;
  private readonly schema: GraphSchema;
  private readonly ids = once(() => readStrings(this.file, "id", this.topology.nodeCount));
  private readonly names = once(() => readStrings(this.file, "name", this.topology.nodeCount));
  private readonly vectors = once(() =>
    readVectors(this.file, this.topology.nodeCount, this.vectorWidth).catch((fault: unknown) => {
      throw unreadable(fault, this.file.path);
    }),
  );
  private readonly undirectedEdges = once(() =>
    markUndirected(this.file, this.vocabulary.meta, this.topology.edgeCount),
  );
  private readonly search: SearchIndexes;
  readonly shelf: StoredLibrary;
  private readonly earlier = new WeakMap<KnownThen, GraphStore>();

  constructor(
    private readonly file: DuckDbFile,
    private readonly graph: string,
    private readonly vocabulary: Vocabulary,
    private readonly topology: Topology,
    private readonly vectorWidth: number,
  ) {
    this.scratch = new Scratch(topology.nodeCount, topology.cells);
    this.schema = toSchema(vocabulary, countsOf(topology, vocabulary), vectorWidth);
    this.shelf = new StoredLibrary(file, vocabulary.meta, topology);
    const degrees = () => topology.degrees();
    this.search = new SearchIndexes(file, this.ids, this.names, schemaWords(vocabulary), degrees);
  }

  async describe(): Promise<GraphSchema> {
    return this.schema;
  }

  async seeds(query: SeedQuery, signal: AbortSignal): Promise<ScoredNode[]> {
    signal.throwIfAborted();
    if (query.by === "name") return this.search.named(query.names, signal);
    if (query.by === "prefix") return this.search.begun(query.text, query.k, signal);
    const isWanted = this.labelTest(query.labels);
    if (query.by === "text") return this.search.byText(query.text, query.k, isWanted, signal);
    if (query.by === "mention") return this.search.mentioned(query.question, query.k, isWanted, signal);
    if (this.vectorWidth === 0) throw new FailureError({ kind: "no-vectors", graph: this.graph });
    checkWidth(query.vector, this.vectorWidth);
    return (await this.vectors()).nearest(query.vector, query.k, isWanted, signal);
  }

  async expand(from: readonly number[], how: Expansion, signal: AbortSignal): Promise<CandidateGraph> {
    this.checkNodes(from);
    const walk = {
      how,
      labels: tableOf(this.vocabulary.labels, how.labels),
      relations: this.relationTable(how.relations),
    };
    return this.scratch.use(() => expand(this.topology, this.scratch, from, walk, signal));
  }

  async paths(a: number, b: number, how: PathSearch, signal: AbortSignal): Promise<CandidateGraph> {
    this.checkNodes([a, b]);
    const search = { ...how, relationTable: this.relationTable(how.relations) };
    return this.scratch.use(() => findPaths(this.topology, this.scratch, [a, b], search, signal));
  }

  async listPaths(a: number, b: number, how: PathListSearch, signal: AbortSignal): Promise<ListedPaths> {
    this.checkNodes([a, b]);
    const past = await this.past(how.cut, signal);
    const interior = await this.interiorTest(how);
    return listPaths(a, b, stepsOfPast(past), { ...how, interior });
  }

  async past(cut: string, signal: AbortSignal): Promise<PastGraph> {
    signal.throwIfAborted();
    return this.shelf.past(cut);
  }

  async asOf(cut: string): Promise<GraphStore> {
    const known = await this.shelf.known(cut);
    if (!known) return this;
    const store = this.earlier.get(known) ?? storeThen(this, known);
    this.earlier.set(known, store);
    return store;
  }

  async documents(edges: readonly number[], cut: string, signal: AbortSignal): Promise<EdgeDocuments[]> {
    signal.throwIfAborted();
    checkHandles(edges, this.topology.edgeCount, "edge");
    return this.shelf.documents(edges, cut);
  }

  async texts(documents: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, StoredText>> {
    signal.throwIfAborted();
    return this.shelf.texts(documents);
  }

  async follow({ relation, ...query }: Following, signal: AbortSignal): Promise<Followed> {
    signal.throwIfAborted();
    if (query.from !== "all") this.checkNodes(query.from);
    const found = this.vocabulary.relations.findIndex(({ name }) => name === relation);
    const handle = relation === "" ? -1 : found < 0 ? -2 : found;
    return followSteps(this.topology, { ...query, relation: handle }, signal);
  }

  async members(label: string, limit: number, signal: AbortSignal): Promise<Members> {
    signal.throwIfAborted();
    const wanted = label === "" ? undefined : tableOf(this.vocabulary.labels, [label]);
    return membersOf(this.topology, wanted, limit);
  }

  async similarities(vector: Float32Array, nodes: Int32Array, signal: AbortSignal): Promise<Float32Array> {
    signal.throwIfAborted();
    this.checkNodes(nodes);
    if (this.vectorWidth === 0) return new Float32Array(nodes.length).fill(NaN);
    checkWidth(vector, this.vectorWidth);
    return (await this.vectors()).similarities(vector, nodes);
  }

  async nodeNames(nodes: Int32Array): Promise<{ ids: string[]; names: string[]; labels: Int32Array }> {
    this.checkNodes(nodes);
    const [ids, names] = [await this.ids(), await this.names()];
    return {
      ids: Array.from(nodes, (node) => ids.get(node)),
      names: Array.from(nodes, (node) => names.get(node)),
      labels: nodes.map((node) => this.topology.firstLabel(node)),
    };
  }

  async nodeDetails(nodes: readonly number[], signal: AbortSignal) {
    signal.throwIfAborted();
    this.checkNodes(nodes);
    return readNodeDetails(this.file, this.vocabulary, nodes);
  }

  async edgeDetails(edges: readonly number[], signal: AbortSignal) {
    signal.throwIfAborted();
    checkHandles(edges, this.topology.edgeCount, "edge");
    const undirected = await this.undirectedEdges();
    return readEdgeDetails(this.file, this.vocabulary, { topology: this.topology, undirected }, edges);
  }

  async undirected(edges: Int32Array): Promise<Uint8Array> {
    checkHandles(edges, this.topology.edgeCount, "edge");
    const marks = await this.undirectedEdges();
    return Uint8Array.from(edges, (edge) => marks[edge]!);
  }

  async wholeGraph(): Promise<WholeGraph> {
    return this.topology.whole();
  }

  async close(): Promise<void> {
    this.file.close();
  }

  /** Whether a node had one of the labels at the cut. */
  private async interiorTest({
    interior,
    cut,
  }: PathListSearch): Promise<((node: number) => boolean) | undefined> {
    const labels = tableOf(this.vocabulary.labels, interior);
    if (!labels) return undefined;
    const isNow = (node: number): boolean => this.topology.hasLabel(node, labels);
    const known = await this.shelf.known(cut);
    if (!known) return isNow;
    const ids = await this.ids();
    return (node) => {
      const then = known.labels.get(ids.get(node));
      return then ? then.some((label) => interior.includes(label)) : isNow(node);
    };
  }

  private labelTest(labels: readonly string[]): (node: number) => boolean {
    const wanted = tableOf(this.vocabulary.labels, labels);
    return wanted ? (node) => this.topology.hasLabel(node, wanted) : () => true;
  }

  private relationTable(relations: readonly string[]): Uint8Array | undefined {
    return tableOf(
      this.vocabulary.relations.map(({ name }) => name),
      relations,
    );
  }

  private checkNodes(nodes: readonly number[] | Int32Array): void {
    checkHandles(nodes, this.topology.nodeCount, "node");
  }
}

function schemaWords({ relations, labels }: Vocabulary): string[] {
  return [...relations.map((relation) => relation.words), ...labels].flatMap(words);
}

/** 1 for every wanted name, by handle; undefined when all are wanted. Names that the graph does not have are wanted in vain. */
function tableOf(names: readonly string[], wanted: readonly string[]): Uint8Array | undefined {
  if (wanted.length === 0) return undefined;
  const set = new Set(wanted);
  return Uint8Array.from(names, (name) => (set.has(name) ? 1 : 0));
}
