/** A set of triples of handles; remembers which it has seen. Nodes up to 2^26. */
export declare class TripleSet {
  private readonly pairs;
  /** Adds the triple; false when it was there before. */
  add(source: number, relation: number, target: number): boolean;
}
