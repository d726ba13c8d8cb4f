/** A set of triples of handles; remembers which it has seen. Nodes up to 2^26. */
export class TripleSet {
  // One set per relation, so that both ends fit into one exact number.
  private readonly pairs: (Set<number> | undefined)[] = [];

  /** Adds the triple; false when it was there before. */
  add(source: number, relation: number, target: number): boolean {
    const known = (this.pairs[relation] ??= new Set());
    const size = known.size;
    return known.add(source * 2 ** 26 + target).size > size;
  }
}
