import type { GraphBuilder } from "./graph-builder";
import { type ImportRun, type SourceFile } from "./import-run";
import type { ScalarType } from "./neo4j-header";
import type { XmlElement } from "./xml-events";
/** A node or an edge while its element is open. */
export interface XmlItem {
  readonly element: XmlElement;
  readonly kind: "node" | "edge";
  readonly values: Map<
    string,
    {
      readonly type: ScalarType;
      readonly text: string;
    }
  >;
  /** The first thing found wrong with it. */
  fault?: string;
}
/** The relation of edges that have none. */
export declare const PLAIN_RELATION = "related_to";
/** Adds items to the graph as they close. Edges may come before their nodes: they wait for `end`. */
export declare class XmlGraph {
  private readonly file;
  private readonly graph;
  private readonly run;
  private readonly late;
  /** Ids of nodes whose XML id is not their id. */
  private readonly ids;
  constructor(file: SourceFile, graph: GraphBuilder, run: ImportRun);
  add(item: XmlItem): void;
  /** Adds the edges whose nodes came after them, or rejects them. */
  end(): Promise<void>;
  private addNode;
  private addEdge;
  private connect;
  private find;
  private reject;
}
