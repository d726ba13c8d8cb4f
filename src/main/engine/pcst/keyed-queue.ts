/** Smallest-first queue of small integers with changeable keys; equal keys come out in ascending item. A 4-ary heap on flat memory. */
export class KeyedQueue {
  private size = 0;
  private keys: Float64Array;
  private items: Int32Array;
  /** Place of each item in the heap plus one, 0 when it is absent. */
  private readonly places: Int32Array;

  /** Items are 0 … itemLimit − 1, of which at most `capacity` are in the queue at once. */
  constructor(itemLimit: number, capacity: number) {
    this.keys = new Float64Array(capacity);
    this.items = new Int32Array(capacity);
    this.places = new Int32Array(itemLimit);
  }

  /** Smallest key, Infinity when empty. */
  smallestKey(): number {
    return this.size === 0 ? Infinity : this.keys[0]!;
  }

  /** Item of the smallest key; the queue must not be empty. */
  smallestItem(): number {
    return this.items[0]!;
  }

  /** Puts an item in, or changes its key. */
  set(item: number, key: number): void {
    const place = this.places[item]! - 1;
    if (place < 0) {
      this.rise(this.size++, item, key);
      return;
    }
    if (key < this.keys[place]!) this.rise(place, item, key);
    else this.sink(place, item, key);
  }

  /** Takes an item out if it is there. */
  remove(item: number): void {
    const place = this.places[item]! - 1;
    if (place < 0) return;
    this.places[item] = 0;
    const last = --this.size;
    if (place === last) return;
    const moved = this.items[last]!;
    const key = this.keys[last]!;
    if (place > 0 && this.isBefore(key, moved, (place - 1) >> 2)) this.rise(place, moved, key);
    else this.sink(place, moved, key);
  }

  /** The items inside, in no particular order. */
  contents(): Int32Array {
    return this.items.slice(0, this.size);
  }

  private isBefore(key: number, item: number, place: number): boolean {
    const other = this.keys[place]!;
    return key < other || (key === other && item < this.items[place]!);
  }

  private put(place: number, item: number, key: number): void {
    this.keys[place] = key;
    this.items[place] = item;
    this.places[item] = place + 1;
  }

  private rise(from: number, item: number, key: number): void {
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 2;
      if (!this.isBefore(key, item, above)) break;
      this.put(place, this.items[above]!, this.keys[above]!);
      place = above;
    }
    this.put(place, item, key);
  }

  private sink(from: number, item: number, key: number): void {
    let place = from;
    for (;;) {
      const first = 4 * place + 1;
      if (first >= this.size) break;
      const least = this.leastOf(first, Math.min(first + 4, this.size));
      if (this.isBefore(key, item, least)) break;
      this.put(place, this.items[least]!, this.keys[least]!);
      place = least;
    }
    this.put(place, item, key);
  }

  private leastOf(first: number, end: number): number {
    let least = first;
    for (let place = first + 1; place < end; place++) {
      if (this.isBefore(this.keys[place]!, this.items[place]!, least)) least = place;
    }
    return least;
  }
}
