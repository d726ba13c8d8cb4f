/** Graphviz' DOT as nodes and edges: defaults, chains, subgraphs as ends, clusters, strict graphs. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { Breather } from "../../store/breather";
import type { Data, Network } from "../json/elements";
import { shownLabel, type DotToken } from "./dot-tokens";
import { attributes, BrokenOff, DotWords, type Attributes } from "./dot-words";

/** No graph nests deeper for a reason. */
const DEEPEST = 64;
/** Most edges that a text stands for, as all are held in memory: `{a b} -> {c d}` are four. */
const MOST_EDGES = 5_000_000;

/** What holds within a graph or subgraph. */
interface Scope {
  readonly node: Attributes;
  readonly edge: Attributes;
  readonly members: Set<string>;
  label: string;
}

interface End {
  readonly nodes: ReadonlySet<string>;
  readonly port: string | undefined;
}

/**
 * The graph of a text. `isCut` leaves out what the end breaks off. Throws ReasonError, with the line, where it is no DOT, and for several
 * graphs; AbortError where it is given up meanwhile.
 */
export async function parseDot(text: string, signal: AbortSignal, isCut = false): Promise<Network> {
  const reader = new DotReader(new DotWords(text, isCut));
  const breather = new Breather(signal);
  let steps = 0;
  try {
    for (const statements = reader.readGraph(); statements.next().done !== true;)
      if (breather.isDue(++steps)) await breather.breathe();
  } catch (fault) {
    if (!(fault instanceof BrokenOff)) throw fault;
  }
  return reader.network();
}

class DotReader {
  private readonly nodes = new Map<string, Attributes>();
  /** Members of the subgraphs that have a name: it may come again. */
  private readonly named = new Map<string, Set<string>>();
  private readonly clusters = new Map<string, string[]>();
  private readonly edges: Attributes[] = [];
  private isDirected = false;
  /** Of a strict graph: the edge of each pair. */
  private pairs: Map<string, Attributes> | undefined;

  constructor(private readonly words: DotWords) {}

  network(): Network {
    return {
      nodes: [...this.nodes].map(([id, values]) =>
        shown({ ...values, id, ...this.clusterOf(id, values) }, id),
      ),
      edges: this.edges.map((edge) => shown(edge, "")),
      isUndirected: !this.isDirected,
    };
  }

  private clusterOf(id: string, values: Attributes): Data {
    const [first, ...others] = this.clusters.get(id) ?? [];
    if (first === undefined) return {};
    return {
      ["cluster" in values ? "cluster 2" : "cluster"]: others.length === 0 ? first : [first, ...others],
    };
  }

  /** Stops after every statement of the graph itself. */
  *readGraph(): Generator<void> {
    const { words } = this;
    if (words.keyword("strict")) this.pairs = new Map();
    this.isDirected = words.keyword("digraph");
    if (!this.isDirected && !words.keyword("graph")) words.fail();
    if (!words.is("{")) words.id();
    yield* this.body({ node: attributes(), edge: attributes(), members: new Set(), label: "" }, 0);
    if (words.token) this.refuseMore();
  }

  private refuseMore(): never {
    const { words } = this;
    if (!["strict", "graph", "digraph"].some((word) => words.isKeyword(word))) words.fail();
    const graphs = words.text.match(/^\s*(?:strict\s+)?(?:di)?graph\b[^\n{]*\{/gim)?.length ?? 2;
    throw new ReasonError(message("json-graphs", { graphs: Math.max(graphs, 2) }));
  }

  private *body(scope: Scope, depth: number): Generator<void> {
    const { words } = this;
    if (depth > DEEPEST) words.fail();
    words.take("{");
    while (!words.is("}")) {
      this.statement(scope, depth);
      if (words.is(";") || words.is(",")) words.next();
      yield;
    }
    words.next();
  }

  private statement(scope: Scope, depth: number): void {
    const { words } = this;
    for (const kind of ["graph", "node", "edge"] as const)
      if (words.keyword(kind)) {
        const values = words.attributes();
        if (kind !== "graph") Object.assign(scope[kind], values);
        else if (values["label"] !== undefined) scope.label = shownLabel(values["label"] as DotToken, "");
        return;
      }
    const isSubgraph = this.isSubgraph();
    const first = isSubgraph ? this.subgraph(scope, depth) : this.nodeOrValue(scope);
    if (!first) return;
    if (this.isEdge()) this.chain(first, scope, depth);
    else if (!isSubgraph)
      for (const id of first.nodes) Object.assign(this.nodes.get(id)!, words.attributes());
  }

  private isSubgraph(): boolean {
    return this.words.is("{") || this.words.isKeyword("subgraph");
  }

  /** Whether an edge's mark comes next, of the kind that the graph has. */
  private isEdge(): boolean {
    if (this.words.is(this.isDirected ? "--" : "->")) this.words.fail();
    return this.words.is(this.isDirected ? "->" : "--");
  }

  /** A node, or a value of the graph, of which only its label matters. */
  private nodeOrValue(scope: Scope): End | undefined {
    const { text: id } = this.words.id();
    if (!this.words.is("=")) return this.endOf(id, scope);
    this.words.next();
    const value = this.words.id();
    if (id === "label") scope.label = shownLabel(value, "");
    return undefined;
  }

  private endOf(id: string, scope: Scope): End {
    if (!this.nodes.has(id)) this.nodes.set(id, attributes(scope.node));
    scope.members.add(id);
    const ports: string[] = [];
    while (this.words.is(":")) {
      this.words.next();
      ports.push(this.words.id().text);
    }
    return { nodes: new Set([id]), port: ports.length > 0 ? ports.join(":") : undefined };
  }

  private subgraph(outer: Scope, depth: number): End {
    const name = this.words.keyword("subgraph") && !this.words.is("{") ? this.words.id().text : "";
    const inner: Scope = {
      node: attributes(outer.node),
      edge: attributes(outer.edge),
      members: this.named.get(name) ?? new Set(),
      label: "",
    };
    // Of old a subgraph was named alone where it was meant again.
    if (this.words.is("{") || !this.named.has(name)) Array.from(this.body(inner, depth + 1));
    if (name !== "") this.named.set(name, inner.members);
    for (const id of inner.members) {
      outer.members.add(id);
      if (name.startsWith("cluster")) this.gather(id, inner.label || name);
    }
    return { nodes: inner.members, port: undefined };
  }

  /** Notes the cluster that a node lies in, the inner one first. */
  private gather(id: string, cluster: string): void {
    const known = this.clusters.get(id) ?? [];
    if (!known.includes(cluster)) this.clusters.set(id, [...known, cluster]);
  }

  private chain(first: End, scope: Scope, depth: number): void {
    const ends = [first];
    while (this.isEdge()) {
      this.words.next();
      ends.push(this.isSubgraph() ? this.subgraph(scope, depth) : this.endOf(this.words.id().text, scope));
    }
    const values = attributes(scope.edge, this.words.attributes());
    for (let at = 1; at < ends.length; at++) this.join(ends[at - 1]!, ends[at]!, values);
  }

  private join(from: End, to: End, shared: Attributes): void {
    const tail = from.port === undefined ? {} : { tailport: from.port };
    const head = to.port === undefined ? {} : { headport: to.port };
    const values = attributes(shared, tail, head);
    if (this.edges.length + from.nodes.size * to.nodes.size > MOST_EDGES)
      throw new ReasonError(message("dot-edges", { most: MOST_EDGES }));
    for (const source of from.nodes) for (const target of to.nodes) this.edge(source, target, values);
  }

  private edge(source: string, target: string, values: Attributes): void {
    const edge = attributes(values, { source, target });
    if (this.pairs) {
      const isTurned = !this.isDirected && target < source;
      const pair = JSON.stringify(isTurned ? [target, source] : [source, target]);
      const known = this.pairs.get(pair);
      if (known) {
        Object.assign(known, values);
        return;
      }
      this.pairs.set(pair, edge);
    }
    this.edges.push(edge);
  }
}

/** Values with a label as it is shown. */
function shown(values: Attributes, id: string): Data {
  const { label } = values;
  return label === undefined ? values : { ...values, label: shownLabel(label as DotToken, id) };
}
