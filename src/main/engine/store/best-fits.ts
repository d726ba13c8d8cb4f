/** The best of many names that fit what was typed. */
import type { ScoredNode } from "../../../shared/graph";

/** How a name fits what was typed: it is the whole name, its beginning, or begins at a later word. Scores of the seeds. */
export const PREFIX_FITS = { whole: 1, start: 2 / 3, inside: 1 / 3 } as const;

interface Fit {
  readonly node: number;
  readonly fit: number;
  readonly key: number;
}

/** The `k` best by fit, then by degree; of equals those met first. A node met again stays where it is. */
export class BestFits {
  readonly #best: Fit[] = [];
  /** Those of `#best`. */
  readonly #nodes = new Set<number>();

  constructor(
    private readonly k: number,
    private readonly degrees: (node: number) => number,
  ) {}

  /** One number in the order of fit, then degree. */
  static key(fit: number, degree: number): number {
    return Math.round(fit * 3) * 2 ** 32 + degree;
  }

  /** The key that one must exceed to be among the best; below any while there is room. */
  get least(): number {
    return this.#best.length < this.k ? -1 : this.#best.at(-1)!.key;
  }

  add(node: number, fit: number): void {
    const key = BestFits.key(fit, this.degrees(node));
    if (key <= this.least || this.#nodes.has(node)) return;
    this.#best.splice(this.#placeOf(key), 0, { node, fit, key });
    this.#nodes.add(node);
    if (this.#best.length > this.k) this.#nodes.delete(this.#best.pop()!.node);
  }

  /** Behind those of the same key: thousands are asked for where names are told by their initials. */
  #placeOf(key: number): number {
    let [low, high] = [0, this.#best.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#best[middle]!.key < key) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  toScored(): ScoredNode[] {
    return this.#best.map(({ node, fit }) => ({ node, score: fit }));
  }
}
