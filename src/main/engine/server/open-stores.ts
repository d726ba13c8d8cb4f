import { stampOf } from "../records/whole-file";
import type { GraphStore } from "../store/graph-store";

interface Entry {
  /** The file as it was when it was opened. */
  readonly stamp: string;
  readonly store: Promise<GraphStore>;
  readonly work: Set<Promise<unknown>>;
}

/**
 * Open graphs, kept for the next question: at most `limit`, the least recently used closed first, none while in use. A file that somebody
 * else has replaced since is opened anew: no question is answered from what is not there any more.
 */
export class OpenStores {
  readonly #entries = new Map<string, Entry>();

  constructor(
    private readonly open: (path: string) => Promise<GraphStore>,
    private readonly limit: number,
  ) {}

  /** Runs `work` with the store of that file; it stays open at least until `work` ends. */
  async use<T>(path: string, work: (store: GraphStore) => Promise<T>): Promise<T> {
    const entry = this.#entryFor(path);
    const running = entry.store.then(work);
    entry.work.add(running);
    try {
      return await running;
    } finally {
      entry.work.delete(running);
    }
  }

  /** Closes the store of that file once its work is done, so that the file can be replaced or deleted. */
  async close(path: string): Promise<void> {
    const entry = this.#entries.get(path);
    if (!entry) return;
    this.#entries.delete(path);
    await Promise.allSettled(entry.work);
    const store = await entry.store.catch(() => undefined);
    await store?.close();
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#entries.keys()].map((path) => this.close(path)));
  }

  #entryFor(path: string): Entry {
    const stamp = stampOf(path);
    const known = this.#entries.get(path);
    if (known !== undefined && known.stamp !== stamp) void this.close(path);
    const entry = known?.stamp === stamp ? known : this.#openEntry(path, stamp);
    this.#entries.delete(path);
    this.#entries.set(path, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.limit) break;
      void this.close(oldest);
    }
    return entry;
  }

  #openEntry(path: string, stamp: string): Entry {
    const entry: Entry = { stamp, store: this.open(path), work: new Set() };
    // A file that cannot be opened is tried anew by the next question.
    entry.store.catch(() => {
      if (this.#entries.get(path) === entry) this.#entries.delete(path);
    });
    return entry;
  }
}
