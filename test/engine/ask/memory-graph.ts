/** A graph store over plain arrays for tests: small, exact, and without files. */
import {
  DROP_REASONS,
  type CandidateGraph,
  type Expansion,
  type GraphSchema,
  type NamedCount,
  type NodeDetails,
  type ScoredNode,
} from "../../../src/shared/graph";
import { fold, words } from "../../../src/shared/fold";
import type {
  Followed,
  Following,
  GraphStore,
  Members,
  PathListSearch,
  SeedQuery,
} from "../../../src/main/engine/store/graph-store";
import type { ListedPaths } from "../../../src/main/engine/store/past/list-paths";
import { listPathsOver } from "../../../src/main/engine/store/remote/list-paths";
import { vectorOf } from "./word-embedder";

export type Triple = readonly [source: string, relation: string, target: string];

/** An expansion that leaves nothing of a small graph out. */
export const EVERYTHING: Expansion = {
  hops: 4,
  direction: "both",
  labels: [],
  relations: [],
  degreeCap: 0,
  edgeBudget: 100,
};

interface Node {
  readonly name: string;
  readonly label: string;
  readonly properties: NodeDetails["properties"];
}

/** What a graph is told of its nodes, by name: a label each, or several parted by ";" ("Thing" where none is told, "" for none at all), and properties. */
interface Told {
  readonly labels?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, NodeDetails["properties"]>>;
  readonly vectors?: boolean;
  /** Tables that nodes without a label are rows of. */
  readonly tables?: GraphSchema["tables"];
}

/** A store of these triples; nodes are numbered as they first appear, ids are "n0", "n1", …. */
export function memoryGraph(
  triples: readonly Triple[],
  { labels = {}, properties = {}, vectors = true, tables = [] }: Told = {},
): GraphStore {
  const names = [
    ...new Set([...triples.flatMap(([source, , target]) => [source, target]), ...Object.keys(properties)]),
  ];
  const nodes = names.map((name) => ({
    name,
    label: labels[name] ?? "Thing",
    properties: properties[name] ?? {},
  }));
  return new MemoryGraph(nodes, triples, vectors, tables);
}

const labelsOf = ({ label }: Node): string[] => label.split(";").filter(Boolean);

class MemoryGraph implements GraphStore {
  private readonly labels: NamedCount[];
  private readonly relations: NamedCount[];
  private readonly ends: { source: number; target: number; relation: number }[];

  constructor(
    private readonly nodes: readonly Node[],
    private readonly triples: readonly Triple[],
    private readonly hasVectors: boolean,
    private readonly tables: NonNullable<GraphSchema["tables"]>,
  ) {
    this.labels = countNames(nodes.flatMap(labelsOf));
    this.relations = countNames(triples.map(([, relation]) => relation));
    const handle = new Map(nodes.map((node, index) => [node.name, index]));
    const relation = new Map(this.relations.map(({ name }, index) => [name, index]));
    this.ends = triples.map(([source, name, target]) => ({
      source: handle.get(source)!,
      target: handle.get(target)!,
      relation: relation.get(name)!,
    }));
  }

  describe(): Promise<GraphSchema> {
    return Promise.resolve({
      name: "memory",
      title: "Memory",
      description: "",
      licence: "",
      attribution: "",
      nodes: this.nodes.length,
      edges: this.triples.length,
      labels: this.labels,
      relations: this.relations.map((one) => ({ ...one, words: one.name.replaceAll("_", " ") })),
      vectorWidth: this.hasVectors ? 64 : 0,
      vectorModel: this.hasVectors ? "words-64" : "",
      writable: false,
      questions: [],
      ...(this.tables.length > 0 && { tables: this.tables }),
    });
  }

  seeds(query: SeedQuery): Promise<ScoredNode[]> {
    if (query.by === "name") {
      const wanted = new Set(query.names);
      return Promise.resolve(
        this.ranked((name, node) => (wanted.has(name) || wanted.has(`n${String(node)}`) ? 1 : 0), 1000),
      );
    }
    if (query.by === "prefix") {
      const typed = fold(query.text);
      return Promise.resolve(
        this.ranked((name) => (` ${fold(name)}`.includes(` ${typed}`) ? 1 : 0), query.k),
      );
    }
    const allowed = (node: number) =>
      query.labels.length === 0 || query.labels.includes(this.nodes[node]!.label);
    const score = scorerOf(query);
    return Promise.resolve(this.ranked((name, node) => (allowed(node) ? score(name) : 0), query.k, query));
  }

  listPaths(a: number, b: number, how: PathListSearch, signal: AbortSignal): Promise<ListedPaths> {
    return listPathsOver(this, [a, b], how, signal);
  }

  follow({ from, relation, direction, limit }: Following): Promise<Followed> {
    const start = from === "all" ? undefined : new Set(from);
    const [near, far] =
      direction === "out" ? (["source", "target"] as const) : (["target", "source"] as const);
    const found = [...this.ends.entries()].filter(
      ([, ends]) =>
        (relation === "" || this.relations[ends.relation]!.name === relation) &&
        (start?.has(ends[near]) ?? true),
    );
    const shown = found.slice(0, limit);
    return Promise.resolve({
      edges: Int32Array.from(shown, ([edge]) => edge),
      near: Int32Array.from(shown, ([, ends]) => ends[near]),
      far: Int32Array.from(shown, ([, ends]) => ends[far]),
      relations: Int32Array.from(shown, ([, ends]) => ends.relation),
      total: found.length,
    });
  }

  members(label: string, limit: number): Promise<Members> {
    const found = [...this.nodes.keys()].filter(
      (node) => label === "" || labelsOf(this.nodes[node]!).includes(label),
    );
    return Promise.resolve({ nodes: Int32Array.from(found.slice(0, limit)), total: found.length });
  }

  expand(from: readonly number[], how: Expansion): Promise<CandidateGraph> {
    const hops = new Map(from.map((node) => [node, 0]));
    const edges = new Set<number>();
    const dropped: { node: number; reason: number; count: number }[] = [];
    let frontier = [...hops.keys()];
    for (let hop = 1; hop <= how.hops; hop++) {
      const next: number[] = [];
      for (const node of frontier) {
        const touching = this.touching(node, how);
        const followed = how.degreeCap > 0 ? touching.slice(0, how.degreeCap) : touching;
        drop(dropped, node, "degree-cap", touching.length - followed.length);
        for (const edge of followed) {
          if (edges.size >= how.edgeBudget && !edges.has(edge)) {
            drop(dropped, node, "edge-budget", 1);
            continue;
          }
          edges.add(edge);
          const { source, target } = this.ends[edge]!;
          const to = source === node ? target : source;
          if (!hops.has(to)) {
            hops.set(to, hop);
            next.push(to);
          }
        }
      }
      frontier = next;
    }
    return Promise.resolve(this.candidates(hops, edges, dropped));
  }

  paths(): Promise<CandidateGraph> {
    return Promise.reject(new Error("no stage under test searches paths"));
  }

  similarities(vector: Float32Array, nodes: Int32Array): Promise<Float32Array> {
    return Promise.resolve(Float32Array.from(nodes, (node) => cosine(vector, this.nodes[node]!.name)));
  }

  nodeNames(nodes: Int32Array): Promise<{ ids: string[]; names: string[]; labels: Int32Array }> {
    const label = new Map(this.labels.map(({ name }, index) => [name, index]));
    return Promise.resolve({
      ids: Array.from(nodes, (node) => `n${String(node)}`),
      names: Array.from(nodes, (node) => this.nodes[node]!.name),
      labels: Int32Array.from(nodes, (node) => label.get(this.nodes[node]!.label.split(";")[0]!) ?? -1),
    });
  }

  nodeDetails(nodes: readonly number[]): Promise<NodeDetails[]> {
    return Promise.resolve(
      nodes.map((node) => ({
        node,
        id: `n${String(node)}`,
        name: this.nodes[node]!.name,
        labels: labelsOf(this.nodes[node]!),
        text: "",
        properties: this.nodes[node]!.properties,
      })),
    );
  }

  edgeDetails(edges: readonly number[]) {
    return Promise.resolve(
      edges.map((edge) => {
        const { source, target } = this.ends[edge]!;
        return { edge, source, target, relation: this.triples[edge]![1], properties: {}, evidence: [] };
      }),
    );
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private ranked(score: (name: string, node: number) => number, k: number, query?: SeedQuery): ScoredNode[] {
    const scored = this.nodes.map(({ name }, node) => ({
      node,
      score: score(name, node),
      ...spanOf(name, query),
    }));
    const found = scored.filter((one) => one.score > 0);
    return found.sort((a, b) => b.score - a.score || a.node - b.node).slice(0, k);
  }

  private touching(node: number, how: Expansion): number[] {
    return [...this.ends.keys()].filter((edge) => {
      const { source, target, relation } = this.ends[edge]!;
      const along =
        (how.direction !== "in" && source === node) || (how.direction !== "out" && target === node);
      return along && (how.relations.length === 0 || how.relations.includes(this.relations[relation]!.name));
    });
  }

  private candidates(
    hops: ReadonlyMap<number, number>,
    edges: ReadonlySet<number>,
    dropped: readonly { node: number; reason: number; count: number }[],
  ): CandidateGraph {
    const nodes = Int32Array.from(hops.keys()).sort();
    const rowOf = new Map(Array.from(nodes, (node, row) => [node, row]));
    const handles = Int32Array.from(edges).sort();
    return {
      nodes,
      hops: Uint8Array.from(nodes, (node) => hops.get(node)!),
      edges: handles,
      sources: handles.map((edge) => rowOf.get(this.ends[edge]!.source)!),
      targets: handles.map((edge) => rowOf.get(this.ends[edge]!.target)!),
      relations: handles.map((edge) => this.ends[edge]!.relation),
      dropped: {
        node: Int32Array.from(dropped, (one) => one.node),
        reason: Uint8Array.from(dropped, (one) => one.reason),
        count: Int32Array.from(dropped, (one) => one.count),
      },
    };
  }
}

function scorerOf(query: Exclude<SeedQuery, { by: "name" | "prefix" }>): (name: string) => number {
  switch (query.by) {
    case "vector":
      return (name) => cosine(query.vector, name);
    case "text": {
      const wanted = new Set(words(query.text));
      return (name) => words(name).filter((word) => wanted.has(word)).length;
    }
    case "mention":
      return (name) => (spanOf(name, query).mention ? 1 : 0);
  }
}

/** The span of the whole name in the question, where it stands there (folded texts of equal length only). */
function spanOf(name: string, query?: SeedQuery): { mention?: { start: number; end: number } } {
  if (query?.by !== "mention") return {};
  const start = fold(query.question).indexOf(fold(name));
  return start < 0 ? {} : { mention: { start, end: start + name.length } };
}

function drop(
  dropped: { node: number; reason: number; count: number }[],
  node: number,
  reason: (typeof DROP_REASONS)[number],
  count: number,
): void {
  if (count > 0) dropped.push({ node, reason: DROP_REASONS.indexOf(reason), count });
}

function countNames(names: readonly string[]): NamedCount[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

function cosine(vector: Float32Array, name: string): number {
  return vectorOf(name).reduce((sum, value, at) => sum + value * vector[at]!, 0);
}
