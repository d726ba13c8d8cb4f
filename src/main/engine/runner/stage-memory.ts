interface Remembered {
  readonly output: object;
  readonly bytes: number;
}

/** Stage results by open store and key, the longest unused forgotten first once `limitBytes` is reached. */
export class StageMemory {
  private readonly results = new Map<string, Remembered>();
  private readonly numberOf = new WeakMap<object, number>();
  private stores = 0;
  private bytes = 0;

  constructor(private readonly limitBytes = 256 * 1024 * 1024) {}

  /** The result kept under this key for this very store, if it has not been forgotten. */
  recall<T extends object>(store: object, key: string): T | undefined {
    const full = this.fullKey(store, key);
    const found = this.results.get(full);
    if (!found) return undefined;
    this.results.delete(full);
    this.results.set(full, found);
    return found.output as T;
  }

  keep(store: object, key: string, output: object): void {
    const full = this.fullKey(store, key);
    const bytes = sizeOf(output) + 2 * full.length;
    if (bytes > this.limitBytes) return;
    this.forget(full);
    this.results.set(full, { output, bytes });
    this.bytes += bytes;
    for (const oldest of this.results.keys()) {
      if (this.bytes <= this.limitBytes) break;
      this.forget(oldest);
    }
  }

  private forget(full: string): void {
    this.bytes -= this.results.get(full)?.bytes ?? 0;
    this.results.delete(full);
  }

  /** A graph that was imported anew is a new store: its old results must never answer. */
  private fullKey(store: object, key: string): string {
    let number = this.numberOf.get(store);
    if (number === undefined) this.numberOf.set(store, (number = this.stores++));
    return `${String(number)}\n${key}`;
  }
}

/** Bytes of the typed arrays inside a stage result, and a flat share for everything else. */
function sizeOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === "string") return 2 * value.length;
  if (typeof value !== "object" || value === null) return 8;
  return Object.values(value).reduce<number>((sum, part) => sum + sizeOf(part), 32);
}
