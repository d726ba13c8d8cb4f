/** What `ask --json` adds for a hypothesis: its paths with their documents, the cut, and what the explanation rests on. */
import { inEnglish } from "../../../../shared/sentences/sentences";
import type { GraphStore } from "../../store/graph-store";
import type {
  CheckedPredicate,
  ContextShares,
  Likeness,
  LoopState,
  Replacement,
} from "../../../../shared/hypothesis";
import { passagesOf } from "../context";
import type { Reading, Run } from "../stage";

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
  /** There where a network ranked: what share of its attention each document of a step gives the nodes. */
  readonly attention?: readonly ContextShares[];
}

export interface ReportSentence {
  readonly text: string;
  readonly pmids: readonly string[];
  /** What it quotes; offsets of predicates are into it. */
  readonly claim?: string;
  readonly predicates: readonly CheckedPredicate[];
}

export interface ReportRound {
  readonly contexts: readonly string[];
  readonly sentences: readonly ReportSentence[];
  /** Null where no predicate was recognised: nothing is said to be right that nobody looked at. */
  readonly errorRate: number | null;
  readonly drift: number;
  /** How near what is quoted is to its documents and to the pair; absent where nothing is quoted. */
  readonly likeness?: Likeness;
  /** Share of the sentences with documents of which no predicate was recognised. */
  readonly unrecognised: number;
  /** What was exchanged after this round. */
  readonly replaced: readonly Replacement[];
}

export interface ReportedHypothesis {
  readonly paths: readonly ReportPath[];
  readonly cutDate: string;
  readonly rounds: readonly ReportRound[];
  readonly state: LoopState;
  /** Place of the round that is shown. */
  readonly best: number;
}

/** All ranked paths, best first; undefined for runs that rank none. */
export async function reportHypothesis(
  run: Run,
  ids: readonly string[],
  store: GraphStore,
  signal: AbortSignal,
): Promise<ReportedHypothesis | undefined> {
  const { graph, scores } = run;
  const { listing } = graph;
  if (!listing || !scores.ranked) return undefined;
  const found = await store.documents?.([...graph.edges], listing.cut, signal);
  const toEdge = (edge: number) => ({
    ...{ source: ids[graph.sources[edge]!]!, target: ids[graph.targets[edge]!]! },
    pmids: found?.[edge]?.documents ?? [],
    ...{ first: found?.[edge]?.first ?? "", last: found?.[edge]?.last ?? "" },
  });
  const paths = scores.ranked.map(({ path, score, std, attention }) => {
    const { nodes, edges } = listing.paths[path]!;
    return {
      nodes: nodes.map((node) => ids[node]!),
      edges: edges.map(toEdge),
      score,
      std,
      ...(attention && { attention }),
    };
  });
  return { paths, cutDate: listing.cut, ...reportRounds(run) };
}

/** The rounds of the check; one of which nothing was checked where the recipe has none. */
function reportRounds({ reading, verification }: Run): Pick<ReportedHypothesis, "rounds" | "state" | "best"> {
  if (!verification) return { rounds: [unchecked(reading)], state: "not-converged", best: 0 };
  const rounds = verification.rounds.map(({ contexts, sentences, ...round }) => ({
    contexts: contexts.map(({ document }) => document),
    sentences: sentences.map(({ clause, documents, claim, predicates }) => ({
      ...{ text: inEnglish(clause.said), pmids: documents },
      ...(claim !== undefined && { claim }),
      predicates,
    })),
    ...round,
  }));
  return { rounds, state: verification.state ?? "not-converged", best: verification.best };
}

function unchecked({ contexts = [], clauses }: Reading): ReportRound {
  const sentences = clauses.map(({ said, edges }) => {
    const own = edges.length === 1 ? passagesOf(contexts).filter(({ edge }) => edge === edges[0]) : [];
    return { text: inEnglish(said), pmids: own.map(({ document }) => document), predicates: [] };
  });
  const documents = contexts.map(({ document }) => document);
  return { contexts: documents, sentences, errorRate: null, drift: 0, unrecognised: 1, replaced: [] };
}
