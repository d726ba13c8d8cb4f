/** Which request goes to the engine next: few at once, and first of the window that asks for least. */

/** Requests at work at once: the engine has one thread, and all that it has begun share it. */
const MOST_AT_WORK = 4;
/** Work that lasts longer (an import, a layout) holds no place any more: whatever is quick goes past it. */
const LONG_MS = 2000;
/** Requests of one window that the engine has begun, long ones and those whose answers it has not read yet among them. */
const MOST_INSIDE = 8;
/** Work done for a window counts half after this time. */
const HALF_LIFE_MS = 5000;

interface Entry {
  readonly begin: () => void;
  /** When it began; undefined while it waits. */
  since: number | undefined;
}

/** The requests of one window. */
export interface AdmissionLine {
  /** Begins at once or when its turn comes; call what is returned when it is over, or no longer wanted. */
  enter(begin: () => void): { readonly isWaiting: boolean; leave(): void };
}

class Line {
  readonly waiting: Entry[] = [];
  readonly inside = new Set<Entry>();
  #used = 0;
  #usedAt = 0;

  /** Adds to the milliseconds of work done for the window lately; returns them. */
  use(ms: number, now: number): number {
    this.#used = this.#used * 2 ** ((this.#usedAt - now) / HALF_LIFE_MS) + ms;
    this.#usedAt = now;
    return this.#used;
  }
}

export class Admission {
  readonly #lines = new Set<Line>();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly now: () => number) {}

  line(): AdmissionLine {
    const line = new Line();
    return {
      enter: (begin) => {
        const entry: Entry = { begin, since: undefined };
        line.waiting.push(entry);
        this.#lines.add(line);
        this.#admit();
        return {
          get isWaiting() {
            return line.waiting.includes(entry);
          },
          leave: () => this.#leave(line, entry),
        };
      },
    };
  }

  /** Forgets all that waits or is at work: the engine is gone. */
  clear(): void {
    for (const { waiting, inside } of this.#lines) {
      waiting.length = 0;
      inside.clear();
    }
  }

  #leave(line: Line, entry: Entry): void {
    const at = line.waiting.indexOf(entry);
    if (at >= 0) line.waiting.splice(at, 1);
    if (line.inside.delete(entry)) line.use(Math.min(this.now() - entry.since!, LONG_MS), this.now());
    if (line.waiting.length + line.inside.size === 0 && line.use(0, this.now()) < 1) this.#lines.delete(line);
    this.#admit();
  }

  #admit(): void {
    clearTimeout(this.#timer);
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const entry = next.waiting.shift()!;
      entry.since = this.now();
      next.inside.add(entry);
      entry.begin();
    }
    const soonest = Math.min(...this.#atWork().map(({ since }) => since! + LONG_MS - this.now()));
    // What has become long leaves its place without a message.
    if (Number.isFinite(soonest) && [...this.#lines].some(({ waiting }) => waiting.length > 0))
      this.#timer = setTimeout(() => this.#admit(), soonest + 1);
  }

  #atWork(): Entry[] {
    const now = this.now();
    return [...this.#lines].flatMap(({ inside }) =>
      [...inside].filter(({ since }) => now - since! <= LONG_MS),
    );
  }

  /** The window whose turn it is: the one that waits for least, of several the one that the engine has worked least for. */
  #next(): Line | undefined {
    if (this.#atWork().length >= MOST_AT_WORK) return undefined;
    const now = this.now();
    const asked = [...this.#lines]
      .filter(({ waiting, inside }) => waiting.length > 0 && inside.size < MOST_INSIDE)
      .map((line) => {
        const begun = [...line.inside].reduce((sum, { since }) => sum + Math.min(now - since!, LONG_MS), 0);
        return { line, used: line.use(0, now) + begun };
      });
    return asked.reduce<(typeof asked)[number] | undefined>((best, one) => {
      if (best === undefined) return one;
      const more = one.line.waiting.length - best.line.waiting.length || one.used - best.used;
      return more < 0 ? one : best;
    }, undefined)?.line;
  }
}
