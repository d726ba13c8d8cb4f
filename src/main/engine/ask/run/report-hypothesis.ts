/** What `ask --json` adds for a hypothesis: its paths with their documents, the cut, and what the explanation rests on. */
import { inEnglish } from "../../../../shared/sentences/sentences";
import type { GraphStore } from "../../store/graph-store";
import type { Run } from "../stage";

export interface ReportPath {
  readonly nodes: readonly string[];
  readonly edges: readonly {
    readonly source: string;
    readonly target: string;
    readonly pmids: readonly string[];
    readonly first: string;
    readonly last: string;
  }[];
  readonly score: number;
  readonly std: number;
}

export interface ReportRound {
  readonly contexts: readonly string[];
  readonly sentences: readonly {
    readonly text: string;
    readonly pmids: readonly string[];
    readonly predicates: readonly never[];
  }[];
  /** Null where no predicate was recognised: nothing is said to be right that nobody looked at. */
  readonly errorRate: null;
  readonly drift: number;
}

export interface ReportedHypothesis {
  readonly paths: readonly ReportPath[];
  readonly cutDate: string;
  readonly rounds: readonly ReportRound[];
  readonly state: "not-converged";
}

/** All ranked paths, best first; undefined for runs that rank none. */
export async function reportHypothesis(
  { graph, scores, reading }: Run,
  ids: readonly string[],
  store: GraphStore,
  signal: AbortSignal,
): Promise<ReportedHypothesis | undefined> {
  const { listing } = graph;
  if (!listing || !scores.ranked) return undefined;
  const found = await store.documents?.([...graph.edges], listing.cut, signal);
  const toEdge = (edge: number) => ({
    ...{ source: ids[graph.sources[edge]!]!, target: ids[graph.targets[edge]!]! },
    pmids: found?.[edge]?.documents ?? [],
    ...{ first: found?.[edge]?.first ?? "", last: found?.[edge]?.last ?? "" },
  });
  const paths = scores.ranked.map(({ path, score, std }) => {
    const { nodes, edges } = listing.paths[path]!;
    return { nodes: nodes.map((node) => ids[node]!), edges: edges.map(toEdge), score, std };
  });
  const contexts = reading.contexts ?? [];
  const sentences = reading.clauses.map(({ said, edges }) => {
    const own = edges.length === 1 ? contexts.filter(({ edge }) => edge === edges[0]) : [];
    return { text: inEnglish(said), pmids: own.map(({ document }) => document), predicates: [] };
  });
  const round = { contexts: contexts.map(({ document }) => document), sentences, errorRate: null, drift: 0 };
  return { paths, cutDate: listing.cut, rounds: [round], state: "not-converged" };
}
