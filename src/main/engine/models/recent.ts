/** What was made lately, by key; a maker that fails is asked again. */
export class Recent<T> {
  readonly #kept = new Map<string, Promise<T>>();

  /** `most`: how many are kept, the longest unused forgotten first. */
  constructor(private readonly most: number) {}

  get(key: string, make: () => Promise<T>): Promise<T> {
    const found = this.#kept.get(key) ?? this.#asked(key, make());
    this.#kept.delete(key);
    this.#kept.set(key, found);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
    return found;
  }

  #asked(key: string, making: Promise<T>): Promise<T> {
    making.catch(() => this.#kept.delete(key));
    return making;
  }
}
