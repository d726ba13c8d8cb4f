/** What flows between stages. Each stage is one file and one function of its input, its parameters and the ports it is handed. */
import type { CandidateGraph, ScoredNode } from "../../../shared/graph";
import type { Message } from "../../../shared/sentences/sentences";
import type { ContextShares, PathReason } from "../../../shared/hypothesis";
import type { Outcome, Understanding } from "../../../shared/understanding";
import type { Bound, SaidClause } from "../../../shared/trace";
import type { LanguageModel, ModelServer } from "../language-models/door";
import type { Embedder } from "../models/embedder";
import type { GraphReader } from "../models/graph-reader";
import type { PathRanker } from "../models/path-ranker";
import type { Retriever } from "../models/retriever";
import type { GraphStore, SeedQuery } from "../store/graph-store";
import type { Chain } from "./mechanism/chain";
import type { Context } from "./context";
import type { TagWords } from "./texts/spans/span-tokens";
import type { Verification } from "./verify/verification";
import type { Taught } from "./score/paths/favoured-path";

/** The world a stage may touch; nothing else. */
export interface Ports {
  readonly store: GraphStore;
  readonly embedder: Embedder;
  /** The model that the graph's nodes were embedded by, where it is another. */
  readonly nodeEmbedder?: Embedder;
  /** The trained retriever of a name, opened when first asked for. Throws model-missing or model-unusable. */
  readonly retriever?: (name: string) => Promise<Retriever>;
  /** The trained reader of a name, as the retriever. */
  readonly graphReader?: (name: string) => Promise<GraphReader>;
  /** The trained ranker of paths of a name, as the retriever. */
  readonly pathRanker?: (name: string) => Promise<PathRanker>;
  /** Parts of speech of Romanian words, by the tagger that reads texts. Throws model-missing or model-unusable. */
  readonly romanianTags?: () => Promise<TagWords>;
  /** A server of language models, opened where a recipe has one write. Throws model-unusable. */
  readonly languageModel?: (server: ModelServer) => Promise<LanguageModel>;
  /** Told of every look-up of nodes by what a question says: how, how many were found, in how many milliseconds. */
  readonly sought?: (by: SeedQuery["by"], found: number, ms: number) => void;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number) => void;
}

/** Named numbers per node or edge row; NaN means "no value". They end up, untouched, in the trace. */
export type Numbers = Readonly<Record<string, Float64Array>>;

export interface Seeds {
  readonly question: string;
  /** Best first. */
  readonly nodes: readonly ScoredNode[];
  /** Nodes the question names, whatever the seed method: never answers unless the recipe keeps them. */
  readonly mentioned: readonly ScoredNode[];
  /** Parts written as names that are no name of the graph; absent where there are none. */
  readonly unknown?: readonly string[];
  /** The question with ordinary words spelt right and where it then names nodes: what scores read. Only there where that is another text. */
  readonly spelt?: Pick<Seeds, "question" | "mentioned">;
  /** The whole question, spelt right: what likeness is measured with. Absent where nothing is to be like it. */
  readonly text?: string;
  readonly notes: readonly Message[];
}

/** What the score stage reads. */
export interface ScoreInput {
  readonly seeds: Seeds;
  readonly graph: CandidateGraph;
  /** What a person taught that holds for this question; absent where nothing does. */
  readonly taught?: Taught;
  /** Feeds methods that draw; 0 where it is absent. */
  readonly seed?: number;
}

/** One relation path's share of the belief: its steps as words, and the edges it lies on with the hop (from 1) they are walked at. */
export interface PathShare {
  readonly words: readonly string[];
  readonly probability: number;
  readonly edges: Int32Array;
  readonly hops: Uint8Array;
}

/** A listed path with its score in (0, 1) and the spread over the runs that gave it. */
export interface RankedPath {
  readonly path: number;
  readonly score: number;
  /** Of the scores by draws of the documents behind its edges. */
  readonly std: number;
  /** What the logit of the score is made of, but for what is the same of all paths. */
  readonly why: readonly { readonly reason: PathReason; readonly share: number }[];
  /** There where documents were read by attention: what share each gives every node of the path. */
  readonly attention?: readonly ContextShares[];
}

export interface Scores {
  /** ≥ 0, n rows. */
  readonly nodePrizes: Float64Array;
  /** ≥ 0, m rows. */
  readonly edgePrizes: Float64Array;
  /** > 0, m rows. */
  readonly edgeCosts: Float64Array;
  /** How good an answer each node is, n rows, NaN = not an answer; ranked by the read stage. */
  readonly answerScores: Float64Array;
  /** There where the method itself knows what answers: then a graph of NaN holds no answer, and nothing stands in for one. */
  readonly knowsAnswers?: true;
  /** 1 for what the likeliest relation path of everything named ends at, n rows: paths exclude each other, so others answer another question; absent where there is none. */
  readonly believed?: Uint8Array;
  /** p in [0, 1] of every edge, from methods that know one (the retriever): what the sample stage draws by, and their edge prizes. */
  readonly edgeProbabilities?: Float64Array;
  /** Where the probabilities come from, for methods that believe in relation paths. */
  readonly paths?: readonly PathShare[];
  /** Where the question asks how one thing acts on another and edges carry records: how, best first. */
  readonly chains?: readonly Chain[];
  /** There where whole paths are ranked: all paths of the listing, best first, by their place in it. */
  readonly ranked?: readonly RankedPath[];
  /** Words that name nodes but were not taken so; absent where there are none. */
  readonly ignored?: readonly string[];
  /** Relation paths that a person taught for questions worded so, as words; absent where there are none. */
  readonly taught?: readonly string[];
  readonly nodeNumbers: Numbers;
  readonly edgeNumbers: Numbers;
  /** Sentences for the user, e.g. "3 negative node prizes were clamped to 0". */
  readonly notes: readonly Message[];
}

/** 64 bits naming each edge by what it says, as two unsigned words, m rows: the same on any machine and in any store. */
export interface EdgeKeys {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
}

/** What is pinned, as columns of one candidate graph; rows are its rows. */
export interface PinColumns {
  /** 1 = pinned in, −1 = pinned out, 0 = free; n rows. */
  readonly nodes: Int8Array;
  /** The same of the edges, m rows; every edge of a node pinned out is out. */
  readonly edges: Int8Array;
  /** The node that the subgraph hangs from where anything is pinned in, −1 where nothing is. */
  readonly anchor: number;
  /** Edges that go on whatever their p, ascending: those pinned in and their ways to the anchor. */
  readonly goesOn: readonly number[];
  /** What the solver is held to: pins in with a way to the anchor, and the anchor; ascending. */
  readonly heldNodes: readonly number[];
  readonly heldEdges: readonly number[];
  readonly notes: readonly Message[];
}

/** Which edges go on to the prune stage: 0 = goes on, otherwise the verdict code that ends it. */
export interface Selection {
  readonly verdicts: Uint8Array;
  /** Names of the edges for drawing; only from methods that go by probability. */
  readonly keys?: EdgeKeys;
  /** Absent where nothing is pinned. */
  readonly pins?: PinColumns;
  readonly edgeNumbers: Numbers;
  readonly notes: readonly Message[];
}

export interface Subgraph {
  /** Verdict code of every candidate edge (index into VERDICTS), m rows. */
  readonly verdicts: Uint8Array;
  /** 1 where the node is kept, n rows. */
  readonly nodes: Uint8Array;
  readonly nodeNumbers: Numbers;
  readonly edgeNumbers: Numbers;
  readonly bound?: Bound;
  readonly notes: readonly Message[];
}

export interface Reading {
  /** Node rows, best first, with scores of at most 1 that are never tied. */
  readonly answers: readonly { readonly row: number; readonly score: number }[];
  /** How many answers there are, with those beyond the most that are listed. */
  readonly total: number;
  readonly clauses: readonly SaidClause[];
  /** There where the text is written from documents: which ones, and for which edge. */
  readonly contexts?: readonly Context[];
  /** Documents that could be contexts as well, in the order in which they would come next. */
  readonly spare?: readonly Context[];
  /** There where the best answer is likelier wrong than right. */
  readonly isDoubtful?: true;
  /** There where a trained reader ranked. */
  readonly byReader?: true;
  /** There where a trained reader ranked: what it heard of each candidate edge, NaN where it heard none. */
  readonly edgeNumbers?: Numbers;
  /** There where a trained reader ranked: how many of the answers, counted from the last, are kept nodes of high prize appended to its own. */
  readonly appended?: number;
  /** Absent where there is nothing to say. */
  readonly notes?: readonly Message[];
}

/** Everything a finished run knows. */
export interface Run {
  /** Absent where the recipe does not understand questions. */
  readonly understood?: { readonly understanding: Understanding; readonly outcome: Outcome };
  readonly seeds: Seeds;
  readonly graph: CandidateGraph;
  readonly scores: Scores;
  readonly selection: Selection;
  readonly subgraph: Subgraph;
  readonly reading: Reading;
  /** There where the recipe checks its explanation. */
  readonly verification?: Verification;
}

/** What the prune stage reads. */
export type PruneInput = Pick<Run, "seeds" | "graph" | "scores" | "selection">;

/** What the read stage reads. */
export type ReadInput = Omit<Run, "reading" | "selection" | "verification">;
