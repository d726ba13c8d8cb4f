/** Belief in relation paths spread over the edges and nodes they use. */
import type { EdgeOrigin } from "../../../../../shared/contract";
import type { CandidateGraph } from "../../../../../shared/graph";
import type { PathBelief } from "./path-beliefs";
import { edgesOfWalk } from "../paths/path-steps";
import { stepMeaning, stepWords, type PathWorld } from "../paths/path-world";
import type { PathShare, Scores } from "../../stage";

const HAIR = 2 ** -30;

/** Sums over one topic's paths, which must come best first. */
export class EdgeBeliefs {
  /** p of every edge and node; sums of probabilities of paths that exclude each other, so at most 1. */
  readonly edges: Float64Array;
  readonly nodes: Float64Array;
  /** Of the likeliest path an edge lies on; NaN where it lies on none. */
  readonly ranks: Float64Array;
  readonly hops: Float64Array;
  readonly shares: PathShare[] = [];
  /** 1 where the likeliest path ends, and those that say the same. */
  readonly believed: Uint8Array;
  #meaning: string | undefined;
  readonly #seen: Int32Array;

  constructor(
    graph: CandidateGraph,
    private readonly world: PathWorld,
  ) {
    const [n, m] = [graph.nodes.length, graph.edges.length];
    this.edges = new Float64Array(m);
    this.nodes = new Float64Array(n);
    this.ranks = new Float64Array(m).fill(NaN);
    this.hops = new Float64Array(m).fill(NaN);
    this.believed = new Uint8Array(n);
    this.#seen = new Int32Array(m).fill(-1);
  }

  /** `inner`: the nodes on the way answer, not its ends. */
  add({ steps, probability, layers }: PathBelief, rank: number, inner: boolean): void {
    const edges: number[] = [];
    const hops: number[] = [];
    const answers = new Map(inner ? [] : Array.from(layers.at(-1)!, (row) => [row, probability]));
    edgesOfWalk(this.world.index, layers, steps, (edge, hop, from) => {
      // Of what lies between, equally likely, what the first entity reaches sooner answers first.
      if (inner && hop > 1) answers.set(from, probability * (1 - hop * HAIR));
      if (this.#seen[edge] === rank) return;
      this.#seen[edge] = rank;
      edges.push(edge);
      hops.push(hop);
      this.#credit(edge, hop, rank, probability);
    });
    if (!inner) this.#believe(steps, layers.at(-1)!);
    for (const [row, share] of answers) this.nodes[row] = Math.min(1, this.nodes[row]! + share);
    const words = steps.map((step) => stepWords(step, this.world));
    this.shares.push({ words, probability, edges: Int32Array.from(edges), hops: Uint8Array.from(hops) });
  }

  #believe(steps: readonly number[], ends: Int32Array): void {
    const meaning = steps.map((step) => stepMeaning(step, this.world)).join("\n");
    this.#meaning ??= meaning;
    if (meaning === this.#meaning) for (const row of ends) this.believed[row] = 1;
  }

  #credit(edge: number, hop: number, rank: number, probability: number): void {
    // What lies behind an edge depends on it, so of the edges of one path those nearer the topic are a hair likelier: a cap cuts from the far end.
    const share = probability * (1 - hop * HAIR);
    // Rounding may carry a sum a hair beyond 1.
    this.edges[edge] = Math.min(1, this.edges[edge]! + share);
    if (!Number.isNaN(this.ranks[edge]!)) return;
    this.ranks[edge] = rank + 1;
    this.hops[edge] = hop;
  }
}

/** What the likeliest path of every topic ends at, n rows; undefined where they end at nothing in common. */
export function believedOfAll(topics: readonly EdgeBeliefs[]): Uint8Array | undefined {
  const [first = new Uint8Array(0), ...rest] = topics.map(({ believed }) => believed);
  const all = rest.reduce((joined, one) => joined.map((is, row) => is & one[row]!), first);
  return all.includes(1) ? all : undefined;
}

/** The relation paths that candidate edge `row` lies on, likeliest first. */
export function edgeOrigin({ paths = [] }: Pick<Scores, "paths">, row: number): EdgeOrigin {
  const through = paths.flatMap(({ words, probability, edges, hops }) => {
    const at = edges.indexOf(row);
    return at < 0 ? [] : [{ words: [...words], probability, hop: hops[at]! }];
  });
  return through.sort((a, b) => b.probability - a.probability);
}
