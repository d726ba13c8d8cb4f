/** A name among bytes: from `start` to before `end`, and their hash (see NameTable). */
export interface ByteCell {
  start: number;
  end: number;
  hash: number;
}

/**
 * Names and the dense integers they were given, in order of arrival: a hash table over UTF-8 bytes. A graph of a million edges asks
 * for two million names, most of them known: found among the bytes of the file itself, they never become strings, and a look-up
 * touches memory twice. (A Map of strings cut from the file takes about ten times as long.)
 */
export class NameTable {
  readonly names: string[] = [];
  /** Four integers per slot: hash, index + 1 (0: free), start and length in `arena`. */
  private slots = new Int32Array(4 * 1024);
  private arena = Buffer.alloc(16 * 1024);
  private used = 0;
  private scratch = Buffer.alloc(1024);
  private hash = HASH_START;

  get size(): number {
    return this.names.length;
  }

  /** The name's integer, or −1. */
  find(name: string): number {
    const length = this.encode(name);
    return this.findBytes(this.scratch, 0, length, this.hash);
  }

  /** Adds a name that is not there yet and returns its integer. */
  add(name: string): number {
    const length = this.encode(name);
    return this.addBytes(this.scratch, 0, length, this.hash);
  }

  /** As `find`, for UTF-8 bytes from `start` to before `end`; `hash` is `nextHash` over them from HASH_START on. */
  findBytes(bytes: Uint8Array, start: number, end: number, hash: number): number {
    return this.slots[this.slotOf(bytes, start, end, hash) + 1]! - 1;
  }

  /** As `add`, for bytes. */
  addBytes(bytes: Buffer, start: number, end: number, hash: number): number {
    if (this.names.length * 8 >= this.slots.length) this.grow();
    const slot = this.slotOf(bytes, start, end, hash);
    const place = this.keep(bytes, start, end);
    const count = this.names.push(this.arena.toString("utf8", place, this.used));
    this.occupy(slot, hash, count, place, end - start);
    return count - 1;
  }

  private slotOf(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = (mixed(hash) << 2) & mask;
    while (slots[slot + 1] !== 0) {
      if (slots[slot] === hash && this.isSame(bytes, start, end, slot)) break;
      slot = (slot + 4) & mask;
    }
    return slot;
  }

  private isSame(bytes: Uint8Array, start: number, end: number, slot: number): boolean {
    const { arena, slots } = this;
    if (slots[slot + 3] !== end - start) return false;
    const shift = slots[slot + 2]! - start;
    for (let at = start; at < end; at++) if (bytes[at] !== arena[at + shift]) return false;
    return true;
  }

  private keep(bytes: Buffer, start: number, end: number): number {
    const place = this.used;
    this.used += end - start;
    if (this.used > 0x7fffffff) throw new RangeError("the names of the graph take more than 2 GiB");
    if (this.used > this.arena.length) {
      const larger = Buffer.alloc(Math.max(this.used, 2 * this.arena.length));
      this.arena.copy(larger, 0, 0, place);
      this.arena = larger;
    }
    const { arena } = this;
    // Names are short: a call that copies takes longer than their bytes.
    if (end - start > 64) bytes.copy(arena, place, start, end);
    else for (let at = start; at < end; at++) arena[place + at - start] = bytes[at]!;
    return place;
  }

  /** Writes the name's bytes to `scratch` and their hash to `hash`; returns how many they are. */
  private encode(name: string): number {
    if (name.length * 3 > this.scratch.length) this.scratch = Buffer.alloc(name.length * 6);
    const { scratch } = this;
    let hash = HASH_START;
    // Short ASCII names are most of them: for those a call of the runtime's own encoder would cost more than the work.
    for (let at = 0; at < name.length; at++) {
      const code = name.charCodeAt(at);
      if (code > 0x7f) return this.encodeAny(name);
      scratch[at] = code;
      hash = nextHash(hash, code);
    }
    this.hash = hash;
    return name.length;
  }

  private encodeAny(name: string): number {
    const length = this.scratch.write(name, 0);
    this.hash = hashOf(this.scratch, length);
    return length;
  }

  private grow(): void {
    const { slots } = this;
    this.slots = new Int32Array(slots.length * 2);
    const mask = this.slots.length - 1;
    for (let old = 0; old < slots.length; old += 4) {
      if (slots[old + 1] === 0) continue;
      let slot = (mixed(slots[old]!) << 2) & mask;
      while (this.slots[slot + 1] !== 0) slot = (slot + 4) & mask;
      this.occupy(slot, slots[old]!, slots[old + 1]!, slots[old + 2]!, slots[old + 3]!);
    }
  }

  /** One integer after the other: for four of them `set` took longer than finding their slot. */
  private occupy(slot: number, hash: number, count: number, place: number, length: number): void {
    const { slots } = this;
    slots[slot] = hash;
    slots[slot + 1] = count;
    slots[slot + 2] = place;
    slots[slot + 3] = length;
  }
}

/** The hash of no bytes at all (FNV-1a). */
export const HASH_START = 0x811c9dc5 | 0;

/** The hash after one more byte. */
export function nextHash(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

function hashOf(bytes: Uint8Array, length: number): number {
  let hash = HASH_START;
  for (let at = 0; at < length; at++) hash = nextHash(hash, bytes[at]!);
  return hash;
}

// Names that differ in their last byte would else crowd neighbouring slots. A file made to collide only slows its own import down.
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return once ^ (once >>> 13);
}
