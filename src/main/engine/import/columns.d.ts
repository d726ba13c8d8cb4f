/** Nodes and edges waiting to be written, as columns. */
import type { PropertyValue } from "../../../shared/graph";
import type { GraphWriter } from "../store/graph-writer";
import type { NewEdge } from "./graph-builder";
type Properties = Readonly<Record<string, PropertyValue>>;
/** Nodes from handle `written` on; details only for those that have any. */
export declare class NodeColumns {
  private readonly keepsVectors;
  vectorWidth: number;
  vectorCount: number;
  private written;
  private ids;
  private names;
  private details;
  private vectors;
  constructor(keepsVectors: boolean);
  rename(handle: number, name: string): void;
  add(id: string, name: string): void;
  detail(handle: number, labels: readonly number[], text: string, properties: Properties): void;
  addVector(vector: Float32Array): void;
  /** Returns whether the label was new to the node. */
  addLabel(handle: number, label: number): boolean;
  write(writer: GraphWriter, rows: number): Promise<void>;
  private writeSlice;
  private writeVectors;
}
/** Edges and their evidence since the last write. */
export declare class EdgeColumns {
  total: number;
  private sources;
  private targets;
  private relations;
  private properties;
  private hasProperties;
  private evidence;
  add(edge: NewEdge, relation: number): void;
  write(writer: GraphWriter): Promise<void>;
}
export {};
