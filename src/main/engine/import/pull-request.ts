/** What a transfer out of Neo4j is asked for, works with and reports. */
import type { Progress } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";
import type { Embedder } from "../models/embedder";
import type { NodeTemplates } from "./graph/node-templates";
import type { GraphWriter } from "../store/graph-writer";
import type { Connection, Neo4jAddress } from "../store/neo4j/connection";
import type { RemoteGraph } from "../store/neo4j/neo4j-graph";
import type { Mapping } from "../store/remote/scheme";

export interface PullRequest {
  readonly from: Neo4jAddress;
  /** Name of the graph. */
  readonly into: string;
  /** Path of the graph's file; what lies there is replaced when, and only when, all of it has come. */
  readonly target: string;
  /** Nodes with one of these labels, and edges of these relations between them; [] means all. */
  readonly labels: readonly string[];
  readonly relations: readonly string[];
  /** For graphs that were there before; proposed from a sample when not given. */
  readonly mapping?: Mapping;
  /** Makes the vectors of graphs that bring none. */
  readonly embedder?: Embedder;
  /** What the embedder reads of a node, name and text if left out. */
  readonly templates?: NodeTemplates;
  readonly signal: AbortSignal;
  /** Stages "nodes", "edges", "embed" and "save". */
  readonly progress: (progress: Progress) => void;
}

export interface PullReport {
  readonly graph: string;
  readonly nodes: number;
  readonly edges: number;
  readonly embedded: number;
  readonly ms: number;
}

/** A transfer under way: where it comes from, what it is and where it goes. */
export interface Pull {
  readonly connection: Connection;
  readonly graph: RemoteGraph;
  readonly writer: GraphWriter;
  readonly request: PullRequest;
}

/** Why nothing can be taken from the database. */
export function refusal({ connection }: Pull, reason: Reason): FailureError {
  return new FailureError({ kind: "database-failed", address: connection.url, reason });
}

/** The number of a row, where a graph file can hold it; throws FailureError database-failed. */
export function checkedNumber(pull: Pull, number: number): number {
  if (number < 2 ** 31) return number;
  throw refusal(pull, message("numbered-beyond-graph", { number: Number(number) }));
}
