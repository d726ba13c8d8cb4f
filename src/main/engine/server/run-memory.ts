import { randomUUID } from "node:crypto";
import { FailureError } from "../../../shared/failure";

/** The last few runs, so that "why not" can ask about them; the oldest are forgotten. */
export class RunMemory<T> {
  readonly #runs = new Map<string, T>();

  /** At most `limit` runs are kept: a run may hold millions of numbers. */
  constructor(private readonly limit: number) {}

  /** Keeps a run and names it. */
  add(run: T): string {
    // Not a count: after a restart an old name must not mean another run.
    const name = randomUUID();
    this.#runs.set(name, run);
    for (const oldest of this.#runs.keys()) {
      if (this.#runs.size <= this.limit) break;
      this.#runs.delete(oldest);
    }
    return name;
  }

  /** The run of that name, now the last to be forgotten; throws "run-forgotten". */
  get(name: string): T {
    const run = this.#runs.get(name);
    if (run === undefined) throw new FailureError({ kind: "run-forgotten", run: name });
    this.#runs.delete(name);
    this.#runs.set(name, run);
    return run;
  }
}
