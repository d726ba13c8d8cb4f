/** What models read of a piece of text, kept by content: in memory for a run, in a bounded set of files between runs. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../records/whole-file";

/** Two hexadecimal digits name a file: so many works share one, and a change rewrites little. */
const DIGITS = 2;
const MOST_BYTES = 4 * 1024 * 1024;

interface Shard {
  readonly kept: Map<string, string>;
  readonly used: Set<string>;
  isChanged: boolean;
}

export class BuildCache {
  readonly #shards = new Map<string, Shard>();
  /** Asked for and not there: each was then worked out. */
  misses = 0;
  hits = 0;

  /** Without a folder nothing outlives the run. */
  constructor(private readonly folder: string | undefined) {}

  /** What was kept under these parts, or what `make` makes of them now. */
  through<T>(parts: readonly string[], make: () => T): T {
    const known = this.recall(parts);
    if (known !== undefined) return known as T;
    const made = make();
    this.keep(parts, made);
    return made;
  }

  /** What was kept under these parts; undefined where nothing was. */
  recall(parts: readonly string[]): unknown {
    const [shard, key] = this.placeOf(parts);
    const known = shard.kept.get(key);
    if (known === undefined) this.misses++;
    else this.hits++;
    return known === undefined ? undefined : (JSON.parse(known) as unknown);
  }

  /** Keeps what took long to make. */
  keep(parts: readonly string[], made: unknown): void {
    const [shard, key] = this.placeOf(parts);
    shard.kept.set(key, JSON.stringify(made));
    shard.isChanged = true;
  }

  /** Writes what is new; a process killed in between leaves the files as they were. */
  save(): void {
    if (this.folder === undefined) return;
    for (const [name, shard] of this.#shards) {
      if (!shard.isChanged) continue;
      const body = lines(shard);
      replaceFile(join(this.folder, `${name}.jsonl`), `${digest(body)}\n${body}`);
      shard.isChanged = false;
    }
  }

  private placeOf(parts: readonly string[]): [shard: Shard, key: string] {
    const key = createHash("sha1").update(JSON.stringify(parts)).digest("hex");
    const shard = this.shard(key.slice(0, DIGITS));
    shard.used.add(key);
    return [shard, key];
  }

  private shard(name: string): Shard {
    const known = this.#shards.get(name);
    if (known) return known;
    const shard = { kept: this.read(name), used: new Set<string>(), isChanged: false };
    this.#shards.set(name, shard);
    return shard;
  }

  /** A file that is not as it was written is as good as none. */
  private read(name: string): Map<string, string> {
    const text = this.folder === undefined ? "" : readIfThere(join(this.folder, `${name}.jsonl`));
    const head = text.indexOf("\n");
    const body = text.slice(head + 1);
    if (head < 0 || text.slice(0, head) !== digest(body)) return new Map();
    return new Map(
      body
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => [line.slice(0, 40), line.slice(41)] as const),
    );
  }
}

/** The newest last; what this run did not use goes first where there is too much. */
function lines({ kept, used }: Shard): string {
  const all = [...kept].map(([key, value]) => ({ line: `${key} ${value}\n`, isUsed: used.has(key) }));
  let bytes = all.reduce((sum, { line }) => sum + line.length, 0);
  const chosen = all.filter(({ line, isUsed }) => {
    const goes = !isUsed && bytes > MOST_BYTES;
    if (goes) bytes -= line.length;
    return !goes;
  });
  return chosen.map(({ line }) => line).join("");
}

function digest(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
