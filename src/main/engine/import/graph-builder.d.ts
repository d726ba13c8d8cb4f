/** Takes nodes and edges as a reader meets them, gives them handles and passes them on to the graph file in columns. */
import type { Evidence, PropertyValue } from "../../../shared/graph";
import type { GraphWriter } from "../store/graph-writer";
import { type RejectList } from "./reject-list";
import type { SchemaRules } from "./schema-rules";
/** A node with all that its file says of it. `vector` has length 1. */
export interface NewNode {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly text: string;
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly vector?: Float32Array;
}
/** An edge between handles that this builder gave. */
export interface NewEdge {
  readonly source: number;
  readonly target: number;
  readonly relation: string;
  readonly properties?: Readonly<Record<string, PropertyValue>>;
  readonly evidence?: readonly Evidence[];
}
export interface Place {
  readonly file: string;
  readonly line: number;
}
export interface BuilderOptions {
  readonly rules?: SchemaRules;
  /** Whether a node never changes once it is defined, so that it may be written at once. */
  readonly nodesAreFinal: boolean;
  /** Whether vectors that come with the nodes are written, or only checked. */
  readonly keepsVectors: boolean;
}
/**
 * Nodes are either *defined*, with all their details at once, or *mentioned* by edges, and then come to be. Call `flush` now and then:
 * it writes the edges, and the nodes too as long as `nodesAreFinal`; otherwise nodes may still gain labels and wait for `end`.
 */
export declare class GraphBuilder {
  private readonly writer;
  private readonly rejects;
  private readonly how;
  private readonly ids;
  private readonly labels;
  private readonly relations;
  private readonly nodes;
  private readonly edges;
  /** Label names by node handle, kept only where rules ask for the labels of an edge's ends. */
  private readonly labelsOf;
  /** Mentioned nodes that no line has defined so far. */
  private readonly undefinedNodes;
  constructor(writer: GraphWriter, rejects: RejectList, how: BuilderOptions);
  get nodeCount(): number;
  get edgeCount(): number;
  /** Width of the vectors given with the nodes, 0 when none had one. */
  get vectorWidth(): number;
  get vectorCount(): number;
  /** The handle of a node there is, or −1. */
  find(id: string): number;
  /** The handle of a node, which comes to be, named like its id, when it is new. */
  mention(id: string, name?: string): number;
  /** Adds a node or the details of a mentioned one, or rejects it and returns −1: when its id is taken or it breaks a rule. */
  define(node: NewNode, place: Place): number;
  /** Gives a mentioned node one more label, unless a rule forbids it; only while nodes are not final. */
  addLabel(handle: number, label: string, place: Place): void;
  /** Adds an edge, or rejects it for breaking a rule. Self-loops and parallel edges stay. */
  edge(edge: NewEdge, place: Place): void;
  /** Writes what is complete. */
  flush(): Promise<void>;
  /** Writes all that is left, the labels and the relations. */
  end(): Promise<void>;
  private detail;
  private add;
  private reject;
  private label;
  private relation;
}
