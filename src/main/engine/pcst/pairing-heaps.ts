/**
 * Pairing heaps whose whole content can be shifted by a number in constant time, all in one pool of flat memory
 * (Fredman, Sedgewick, Sleator & Tarjan 1986; lazy shifts as in the edge queues of Goemans–Williamson growth).
 *
 * A heap is named by the handle of its smallest entry, 0 when empty. Between equal keys the SECOND argument of a join wins:
 * which of two equally good trees is found depends on it, and the reference solver does the same.
 */
import type { Scratch } from "./scratch";

/**
 * An entry is two 8-byte words: the key, then first child and next sibling. Time goes into fetching entries from memory, so they are
 * kept small and never straddle a cache line; what is seldom read (item, shift) lies elsewhere. A handle is a multiple of 4, so that
 * `links[handle | CHILD]` and `keys[handle >> 1]` need no sums that could overflow, and the checks for it.
 */
const SIZE = 4;
const CHILD = 2;
const SIBLING = 3;

/** Last bit of a child's handle: the parent shifts what is below it. */
const IS_SHIFTED = 1;

/** In place of a child: the entry was moved, skip it. Cheaper than links back, which every join would have to keep. */
const MOVED = -1;

const FIRST_CAPACITY = 256;

/** A difference, and its bits: the last of them is its sign (every machine this runs on is little-endian). */
const difference = new Float64Array(1);
const differenceBits = new Int32Array(difference.buffer);

export class PairingHeaps {
  private keys: Float64Array;
  private links: Int32Array;
  private shifts: Float64Array;
  private items: Int32Array;
  /** Handle of each item's entry, where it has one. */
  private readonly entries: Int32Array;
  /** Handles from here on were never used. */
  private unused = SIZE;
  /** Handle of an entry free to use again; its sibling is the next one. */
  private free = 0;

  /** Heaps of items 0 … itemLimit − 1, each of them in one heap at most. */
  constructor(itemLimit: number, scratch: Scratch) {
    // Untouched memory costs nothing: the system hands out zeroed pages when they are first used.
    const capacity = itemLimit + FIRST_CAPACITY;
    this.keys = scratch.floats((SIZE / 2) * capacity);
    this.links = new Int32Array(this.keys.buffer, this.keys.byteOffset, SIZE * capacity);
    this.shifts = scratch.floats(capacity);
    this.items = scratch.integers(capacity);
    this.entries = scratch.integers(itemLimit);
    this.keys[0] = NaN;
  }

  /** Smallest key of a heap, NaN when it is empty. */
  smallestKey(heap: number): number {
    return this.keys[heap >> 1]!;
  }

  /** Item of the smallest key. */
  smallestItem(heap: number): number {
    return this.items[heap >> 2]!;
  }

  /** One heap of two; the order of the arguments decides between equal keys. */
  join(first: number, second: number): number {
    if (first === 0) return second;
    if (second === 0) return first;
    return joinFilled(this.keys, this.links, this.shifts, first, second);
  }

  /** Puts an item that is in no heap into `heap`; gives the heap's new name. */
  insert(heap: number, item: number, key: number): number {
    return this.join(heap, this.newEntry(item, key));
  }

  /** Adds `amount` to every key of the heap. */
  shift(heap: number, amount: number): void {
    if (heap !== 0) shiftEntry(this.keys, this.links, this.shifts, heap, amount);
  }

  /** Lowers an item's key from its true value (shifts included) to another; gives the heap's new name. */
  lower(heap: number, item: number, from: number, to: number): number {
    const entry = this.entries[item]!;
    const above = from - this.keys[entry >> 1]!;
    if (entry === heap) {
      this.shift(entry, above);
      this.keys[entry >> 1] = to;
      return heap;
    }
    const moved = this.newEntry(item, to);
    const { links, shifts } = this;
    links[moved | CHILD] = links[entry | CHILD]!;
    shifts[moved >> 2] = shifts[entry >> 2]!;
    links[entry | CHILD] = MOVED;
    this.shift(moved, above);
    this.keys[moved >> 1] = to;
    return this.join(heap, moved);
  }

  /** Lowers the key of an item in a heap that was never shifted. */
  lowerUnshifted(heap: number, item: number, to: number): number {
    return this.lower(heap, item, this.keys[this.entries[item]! >> 1]!, to);
  }

  /** Takes the smallest item out; gives the name of what is left. Pairs the children in order, then joins the pairs from the last. */
  removeSmallest(heap: number): number {
    const { keys, links, shifts } = this;
    if ((links[heap | CHILD]! & IS_SHIFTED) !== 0) handShiftDown(keys, links, shifts, heap);
    let first = firstPresent(links, links[heap | CHILD]! & ~IS_SHIFTED);
    // The sibling of a pair's winner leads to the pair before.
    let pair = 0;
    while (first !== 0) {
      const second = firstPresent(links, links[first | SIBLING]!);
      let winner = first;
      let next = 0;
      if (second !== 0) {
        next = firstPresent(links, links[second | SIBLING]!);
        winner = joinFilled(keys, links, shifts, first, second);
      }
      links[winner | SIBLING] = pair;
      pair = winner;
      first = next;
    }
    this.release(heap);
    let rest = pair;
    for (pair = links[rest | SIBLING]!; pair !== 0;) {
      const before = links[pair | SIBLING]!;
      rest = joinFilled(keys, links, shifts, rest, pair);
      pair = before;
    }
    return rest;
  }

  private newEntry(item: number, key: number): number {
    let entry = this.free;
    if (entry !== 0) this.free = this.links[entry | SIBLING]!;
    else {
      if (this.unused === this.links.length) this.growPool();
      entry = this.unused;
      this.unused += SIZE;
    }
    this.keys[entry >> 1] = key;
    this.links[entry | CHILD] = 0;
    this.items[entry >> 2] = item;
    this.entries[item] = entry;
    return entry;
  }

  private release(entry: number): void {
    this.links[entry | SIBLING] = this.free;
    this.free = entry;
  }

  private growPool(): void {
    this.links = enlarged(this.links);
    this.keys = new Float64Array(this.links.buffer);
    this.items = enlarged(this.items);
    const shifts = new Float64Array(2 * this.shifts.length);
    shifts.set(this.shifts);
    this.shifts = shifts;
  }
}

/** Makes one of two heaps the first child of the other. */
function joinFilled(
  keys: Float64Array,
  links: Int32Array,
  shifts: Float64Array,
  first: number,
  second: number,
): number {
  // By sign and not by a branch: which one wins cannot be foretold, and a wrong guess costs more than all the rest.
  difference[0] = keys[first >> 1]! - keys[second >> 1]!;
  const swap = (first ^ second) & (differenceBits[1]! >> 31);
  const winner = second ^ swap;
  const loser = first ^ swap;
  const child = links[winner | CHILD]!;
  links[loser | SIBLING] = child & ~IS_SHIFTED;
  links[winner | CHILD] = loser | (child & IS_SHIFTED);
  if ((child & IS_SHIFTED) !== 0) shiftEntry(keys, links, shifts, loser, -shifts[winner >> 2]!);
  return winner;
}

/** Adds to the key of an entry and to all below it. */
function shiftEntry(
  keys: Float64Array,
  links: Int32Array,
  shifts: Float64Array,
  entry: number,
  amount: number,
): void {
  const child = links[entry | CHILD]!;
  const before = (child & IS_SHIFTED) === 0 ? 0 : shifts[entry >> 2]!;
  const after = before + amount;
  keys[entry >> 1] = keys[entry >> 1]! + amount;
  shifts[entry >> 2] = after;
  // Shifts cancel out often; without taking the mark off they spread to every entry all the same.
  links[entry | CHILD] = after === 0 ? child & ~IS_SHIFTED : child | IS_SHIFTED;
}

/** Makes the keys of an entry's children true, as they are about to leave it. */
function handShiftDown(keys: Float64Array, links: Int32Array, shifts: Float64Array, parent: number): void {
  const shift = shifts[parent >> 2]!;
  let child = firstPresent(links, links[parent | CHILD]! & ~IS_SHIFTED);
  while (child !== 0) {
    shiftEntry(keys, links, shifts, child, shift);
    child = firstPresent(links, links[child | SIBLING]!);
  }
}

/** The entry, or the first sibling after it that was not moved (0, no entry, never is). */
function firstPresent(links: Int32Array, entry: number): number {
  let present = entry;
  while (links[present | CHILD] === MOVED) present = links[present | SIBLING]!;
  return present;
}

/** A column twice as long that begins with the same rows. */
export function enlarged(column: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * column.length);
  larger.set(column);
  return larger;
}
