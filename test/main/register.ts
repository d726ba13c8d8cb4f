/** What several writers leave in one place, and which of it a reader may meet: nothing older than what was done before it began. */
interface Write<T> {
  readonly value: T;
  readonly begin: number;
  end: number;
}

export class Register<T> {
  #writes: Write<T>[];
  #clock = 0;

  constructor(first: T) {
    this.#writes = [{ value: first, begin: 0, end: 0 }];
  }

  /** Runs `work`, which writes the value where it resolves to true, and leaves what was there otherwise. */
  async write(value: T, work: () => Promise<boolean>): Promise<void> {
    const write = { value, begin: ++this.#clock, end: Infinity };
    this.#writes.push(write);
    if (await work()) write.end = ++this.#clock;
    else this.#writes = this.#writes.filter((other) => other !== write);
  }

  /** What `read` found, and what it may have found. */
  async read<R>(read: () => Promise<R>): Promise<{ readonly found: R; readonly allowed: readonly T[] }> {
    const begin = ++this.#clock;
    const before = [...this.#writes];
    const found = await read();
    const end = ++this.#clock;
    const seen = [...new Set([...before, ...this.#writes])].filter((write) => write.begin < end);
    const isOver = (write: Write<T>) =>
      seen.some((later) => later.begin > write.end && later.end < begin && this.#writes.includes(later));
    return { found, allowed: seen.filter((write) => !isOver(write)).map(({ value }) => value) };
  }
}
