/**
 * Names and the dense integers they were given, in order of arrival. A hash table of its own: with millions of look-ups of strings just
 * cut from a file it takes about a third of a Map's time, because hashes lie beside each other and most misses never touch a string.
 */
export declare class NameTable {
  readonly names: string[];
  private hashes;
  /** Index + 1, 0 where the slot is free. */
  private slots;
  get size(): number;
  /** The name's integer, or −1. */
  find(name: string): number;
  /** Adds a name that is not there yet and returns its integer. */
  add(name: string): number;
  private slotOf;
  private grow;
}
