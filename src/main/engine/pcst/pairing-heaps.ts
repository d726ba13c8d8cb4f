/**
 * Pairing heaps whose whole content can be shifted by a number in constant time, all in one pool of flat memory
 * (Fredman, Sedgewick, Sleator & Tarjan 1986; lazy shifts as in the edge queues of Goemans–Williamson growth).
 *
 * A heap is named by the handle of its smallest entry, 0 when empty. Between equal keys the SECOND argument of a join wins:
 * which of two equally good trees is found depends on it, and the reference solver does the same.
 */

/**
 * Two 8-byte words per entry: the key, then first child and next sibling. Time goes into fetching entries from memory, so they are
 * kept small and never straddle a cache line; what is seldom read (item, shift) lies elsewhere, at half the handle.
 */
const WORDS = 2;
const CHILD = 2;
const SIBLING = 3;

/** Handles are even: the last bit of a child's says that the parent shifts what is below it. */
const IS_SHIFTED = 1;

/** In place of a child: the entry was moved, skip it. Cheaper than links back, which every join would have to keep. */
const MOVED = -1;

const FIRST_CAPACITY = 256;

export class PairingHeaps {
  private numbers: Float64Array;
  private links: Int32Array;
  private shifts: Float64Array;
  private items: Int32Array;
  /** Handle of each item's entry, where it has one. */
  private readonly entries: Int32Array;
  /** Handles from here on were never used. */
  private unused = WORDS;
  /** Handle of an entry free to use again; its sibling is the next one. */
  private free = 0;

  /** Heaps of items 0 … itemLimit − 1, each of them in one heap at most. */
  constructor(itemLimit: number) {
    // Untouched memory costs nothing: the system hands out zeroed pages when they are first used.
    const capacity = itemLimit + FIRST_CAPACITY;
    const memory = new ArrayBuffer(8 * WORDS * capacity);
    this.numbers = new Float64Array(memory);
    this.links = new Int32Array(memory);
    this.shifts = new Float64Array(capacity);
    this.items = new Int32Array(capacity);
    this.entries = new Int32Array(itemLimit);
  }

  /** Smallest key of a heap that is not empty. */
  smallestKey(heap: number): number {
    return this.numbers[heap]!;
  }

  /** Item of the smallest key. */
  smallestItem(heap: number): number {
    return this.items[heap >> 1]!;
  }

  /** One heap of two; the order of the arguments decides between equal keys. */
  join(first: number, second: number): number {
    if (first === 0) return second;
    if (second === 0) return first;
    return this.joinFilled(this.numbers, this.links, first, second);
  }

  /** Puts an item that is in no heap into `heap`; gives the heap's new name. */
  insert(heap: number, item: number, key: number): number {
    const entry = this.newEntry(item, key);
    return this.join(heap, entry);
  }

  /** Adds `amount` to every key of the heap. */
  shift(heap: number, amount: number): void {
    if (heap === 0) return;
    this.numbers[heap] = this.numbers[heap]! + amount;
    this.setShift(heap, this.shiftOf(heap) + amount);
  }

  /** Lowers an item's key from its true value (shifts included) to another; gives the heap's new name. */
  lower(heap: number, item: number, from: number, to: number): number {
    const entry = this.entries[item]!;
    const shift = this.shiftOf(entry) + (from - this.numbers[entry]!);
    if (entry === heap) {
      this.numbers[entry] = to;
      this.setShift(entry, shift);
      return heap;
    }
    const moved = this.newEntry(item, to);
    this.links[2 * moved + CHILD] = this.links[2 * entry + CHILD]! & ~IS_SHIFTED;
    this.setShift(moved, shift);
    this.links[2 * entry + CHILD] = MOVED;
    return this.join(heap, moved);
  }

  /** Lowers the key of an item in a heap that was never shifted. */
  lowerUnshifted(heap: number, item: number, to: number): number {
    return this.lower(heap, item, this.numbers[this.entries[item]!]!, to);
  }

  /** Takes the smallest item out; gives the name of what is left. Pairs the children in order, then joins the pairs from the last. */
  removeSmallest(heap: number): number {
    const { numbers, links } = this;
    if ((links[2 * heap + CHILD]! & IS_SHIFTED) !== 0) this.handShiftDown(heap);
    let first = this.present(links[2 * heap + CHILD]!);
    // The sibling of a pair's winner leads to the pair before.
    let pair = 0;
    while (first !== 0) {
      const second = this.present(links[2 * first + SIBLING]!);
      const next = second === 0 ? 0 : this.present(links[2 * second + SIBLING]!);
      const winner = second === 0 ? first : this.joinFilled(numbers, links, first, second);
      links[2 * winner + SIBLING] = pair;
      pair = winner;
      first = next;
    }
    this.release(heap);
    let rest = pair;
    pair = links[2 * rest + SIBLING]!;
    while (pair !== 0) {
      const before = links[2 * pair + SIBLING]!;
      rest = this.joinFilled(numbers, links, rest, pair);
      pair = before;
    }
    return rest;
  }

  private joinFilled(numbers: Float64Array, links: Int32Array, first: number, second: number): number {
    // Without a branch: which one wins cannot be foretold, and a wrong guess costs more than all the rest.
    const swap = (first ^ second) & -(numbers[first]! < numbers[second]! ? 1 : 0);
    const winner = second ^ swap;
    const loser = first ^ swap;
    const child = links[2 * winner + CHILD]!;
    links[2 * loser + SIBLING] = child & ~IS_SHIFTED;
    links[2 * winner + CHILD] = loser | (child & IS_SHIFTED);
    if ((child & IS_SHIFTED) !== 0) this.shift(loser, -this.shifts[winner >> 1]!);
    return winner;
  }

  /** Makes the keys of an entry's children true, as they are about to leave it. */
  private handShiftDown(parent: number): void {
    const shift = this.shifts[parent >> 1]!;
    let child = this.present(this.links[2 * parent + CHILD]! & ~IS_SHIFTED);
    this.links[2 * parent + CHILD] = child;
    while (child !== 0) {
      this.shift(child, shift);
      const next = this.present(this.links[2 * child + SIBLING]!);
      this.links[2 * child + SIBLING] = next;
      child = next;
    }
  }

  /** The entry, or the first sibling after it that was not moved (0, no entry, is not moved). */
  private present(entry: number): number {
    return this.links[2 * entry + CHILD] === MOVED ? this.afterMoved(entry) : entry;
  }

  /** Releases entries that were moved, up to the first sibling that was not. */
  private afterMoved(entry: number): number {
    let present = entry;
    while (this.links[2 * present + CHILD] === MOVED) {
      const next = this.links[2 * present + SIBLING]!;
      this.release(present);
      present = next;
    }
    return present;
  }

  private shiftOf(entry: number): number {
    return (this.links[2 * entry + CHILD]! & IS_SHIFTED) === 0 ? 0 : this.shifts[entry >> 1]!;
  }

  private setShift(entry: number, shift: number): void {
    const child = this.links[2 * entry + CHILD]!;
    // Shifts cancel out often; without the mark they spread to every entry all the same.
    this.links[2 * entry + CHILD] = shift === 0 ? child & ~IS_SHIFTED : child | IS_SHIFTED;
    this.shifts[entry >> 1] = shift;
  }

  private newEntry(item: number, key: number): number {
    let entry = this.free;
    if (entry !== 0) this.free = this.links[2 * entry + SIBLING]!;
    else {
      if (this.unused === this.numbers.length) this.growPool();
      entry = this.unused;
      this.unused += WORDS;
    }
    this.numbers[entry] = key;
    this.links[2 * entry + CHILD] = 0;
    this.items[entry >> 1] = item;
    this.entries[item] = entry;
    return entry;
  }

  private release(entry: number): void {
    this.links[2 * entry + SIBLING] = this.free;
    this.free = entry;
  }

  private growPool(): void {
    this.links = enlarged(this.links);
    this.numbers = new Float64Array(this.links.buffer);
    this.items = enlarged(this.items);
    const shifts = new Float64Array(2 * this.shifts.length);
    shifts.set(this.shifts);
    this.shifts = shifts;
  }
}

/** A column twice as long that begins with the same rows. */
export function enlarged(column: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * column.length);
  larger.set(column);
  return larger;
}
