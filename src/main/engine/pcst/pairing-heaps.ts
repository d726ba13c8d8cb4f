/**
 * Pairing heaps whose whole content can be shifted by a number in constant time, all in one pool of flat memory
 * (Fredman, Sedgewick, Sleator & Tarjan 1986; lazy shifts as in the edge queues of Goemans–Williamson growth).
 *
 * A heap is named by the handle of its smallest entry, 0 when empty. Between equal keys the SECOND argument of a join wins:
 * which of two equally good trees is found depends on it, and the reference solver does the same.
 */

/** Four 8-byte words per entry, so that an entry never straddles a cache line: key, shift of all below it, three links. */
const WORDS = 4;
const CHILD = 4;
const SIBLING = 5;
const BEFORE = 6;

export class PairingHeaps {
  private readonly numbers: Float64Array;
  private readonly links: Int32Array;
  private orphans = new Int32Array(256);

  /** Room for `capacity` entries; untouched entries cost no time (the system hands out zeroed pages when they are first used). */
  constructor(capacity: number) {
    const memory = new ArrayBuffer(8 * WORDS * (capacity + 1));
    this.numbers = new Float64Array(memory);
    this.links = new Int32Array(memory);
  }

  /** Handle of entry number `slot` (0 … capacity − 1). */
  static handle(slot: number): number {
    return WORDS * (slot + 1);
  }

  /** Entry number of a handle. */
  static slot(handle: number): number {
    return handle / WORDS - 1;
  }

  /** Smallest key of a heap that is not empty. */
  smallest(heap: number): number {
    return this.numbers[heap]!;
  }

  /** One heap of two; the order of the arguments decides between equal keys. */
  join(first: number, second: number): number {
    if (first === 0) return second;
    if (second === 0) return first;
    const numbers = this.numbers;
    const firstWins = numbers[first]! < numbers[second]!;
    const winner = firstWins ? first : second;
    const loser = firstWins ? second : first;
    this.adopt(winner, loser);
    const shift = numbers[winner + 1]!;
    numbers[loser] = numbers[loser]! - shift;
    numbers[loser + 1] = numbers[loser + 1]! - shift;
    return winner;
  }

  /** Puts an entry that is in no heap into `heap`; gives the heap's new name. */
  insert(heap: number, entry: number, key: number): number {
    this.numbers[entry] = key;
    this.numbers[entry + 1] = 0;
    this.links[2 * entry + CHILD] = 0;
    this.links[2 * entry + SIBLING] = 0;
    this.links[2 * entry + BEFORE] = 0;
    return this.join(heap, entry);
  }

  /** Adds `amount` to every key of the heap. */
  shift(heap: number, amount: number): void {
    if (heap === 0) return;
    this.numbers[heap] = this.numbers[heap]! + amount;
    this.numbers[heap + 1] = this.numbers[heap + 1]! + amount;
  }

  /** Lowers an entry's key from its true value (shifts included) to another; gives the heap's new name. */
  lower(heap: number, entry: number, from: number, to: number): number {
    const numbers = this.numbers;
    numbers[entry + 1] = numbers[entry + 1]! + (from - numbers[entry]!);
    numbers[entry] = to;
    if (entry === heap) return heap;
    this.detach(entry);
    return this.join(heap, entry);
  }

  /** Lowers the key of an entry of a heap that was never shifted. */
  lowerUnshifted(heap: number, entry: number, to: number): number {
    return this.lower(heap, entry, this.numbers[entry]!, to);
  }

  /** Takes the smallest entry (the heap's name) out; gives the name of what is left. */
  removeSmallest(heap: number): number {
    const count = this.orphan(heap);
    const orphans = this.orphans;
    let pairs = 0;
    for (let i = 0; i + 1 < count; i += 2) orphans[pairs++] = this.join(orphans[i]!, orphans[i + 1]!);
    if (count % 2 === 1) orphans[pairs++] = orphans[count - 1]!;
    if (pairs === 0) return 0;
    let rest = orphans[pairs - 1]!;
    for (let i = pairs - 2; i >= 0; i--) rest = this.join(rest, orphans[i]!);
    return rest;
  }

  /** Makes `loser` the first child of `winner`. */
  private adopt(winner: number, loser: number): void {
    const links = this.links;
    const eldest = links[2 * winner + CHILD]!;
    if (eldest !== 0) links[2 * eldest + BEFORE] = loser;
    links[2 * loser + SIBLING] = eldest;
    links[2 * loser + BEFORE] = winner;
    links[2 * winner + CHILD] = loser;
  }

  /** Cuts an entry, with all below it, from its parent or elder sibling. */
  private detach(entry: number): void {
    const links = this.links;
    const before = links[2 * entry + BEFORE]!;
    const sibling = links[2 * entry + SIBLING]!;
    if (links[2 * before + CHILD] === entry) links[2 * before + CHILD] = sibling;
    else links[2 * before + SIBLING] = sibling;
    if (sibling !== 0) links[2 * sibling + BEFORE] = before;
    links[2 * entry + BEFORE] = 0;
    links[2 * entry + SIBLING] = 0;
  }

  /** Frees the children of an entry into `orphans`, their keys made true; gives their number. */
  private orphan(parent: number): number {
    const { numbers, links } = this;
    const shift = numbers[parent + 1]!;
    let count = 0;
    for (let child = links[2 * parent + CHILD]!; child !== 0;) {
      const next = links[2 * child + SIBLING]!;
      links[2 * child + BEFORE] = 0;
      links[2 * child + SIBLING] = 0;
      numbers[child] = numbers[child]! + shift;
      numbers[child + 1] = numbers[child + 1]! + shift;
      if (count === this.orphans.length) this.growOrphans();
      this.orphans[count++] = child;
      child = next;
    }
    return count;
  }

  private growOrphans(): void {
    const larger = new Int32Array(2 * this.orphans.length);
    larger.set(this.orphans);
    this.orphans = larger;
  }
}
