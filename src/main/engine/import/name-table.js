/**
 * Names and the dense integers they were given, in order of arrival. A hash table of its own: with millions of look-ups of strings just
 * cut from a file it takes about a third of a Map's time, because hashes lie beside each other and most misses never touch a string.
 */
export class NameTable {
  names = [];
  hashes = new Int32Array(1024);
  /** Index + 1, 0 where the slot is free. */
  slots = new Int32Array(1024);
  get size() {
    return this.names.length;
  }
  /** The name's integer, or −1. */
  find(name) {
    return this.slots[this.slotOf(name, hashOf(name))] - 1;
  }
  /** Adds a name that is not there yet and returns its integer. */
  add(name) {
    if (this.names.length * 2 >= this.slots.length) this.grow();
    const hash = hashOf(name);
    const slot = this.slotOf(name, hash);
    this.hashes[slot] = hash;
    // A name cut from a block would keep the whole block in memory for as long as it lives.
    return (this.slots[slot] = this.names.push(Buffer.from(name).toString())) - 1;
  }
  slotOf(name, hash) {
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    while (this.slots[slot] !== 0) {
      if (this.hashes[slot] === hash && this.names[this.slots[slot] - 1] === name) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
  grow() {
    const { hashes, slots } = this;
    this.hashes = new Int32Array(hashes.length * 4);
    this.slots = new Int32Array(slots.length * 4);
    const mask = this.slots.length - 1;
    for (let old = 0; old < slots.length; old++) {
      if (slots[old] === 0) continue;
      let slot = hashes[old] & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = slots[old];
      this.hashes[slot] = hashes[old];
    }
  }
}
// FNV-1a with a final mix, so that names that differ in their last character do not crowd neighbouring slots. A file made to collide
// can only slow its own import down.
function hashOf(name) {
  let hash = 0x811c9dc5 | 0;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) ^ (hash >>> 12);
}
