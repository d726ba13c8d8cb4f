/** Everything taught on this machine, a JSON line each, by the identity of the graph; the last word on a path counts. */
import { z } from "zod";
import type { Failure } from "../../../shared/failure";
import { MOST_TAUGHT, taughtPathSchema, type TaughtPath } from "../../../shared/taught";
import { addLines, readRecords, unreadRecords } from "../records/line-file";
import { stampOf } from "../records/whole-file";

const lineSchema = z.object({
  kind: z.literal("taught"),
  at: z.iso.datetime(),
  graph: z.string().min(1),
  taught: taughtPathSchema,
  holds: z.boolean(),
});

export class TaughtPaths {
  #stamp = "";
  /** By graph, then by what is taught, in the order taught. */
  #known = new Map<string, Map<string, TaughtPath>>();

  constructor(private readonly path: string) {}

  /** Whether anything was ever taught: a graph's identity takes reading it whole. */
  get isEmpty(): boolean {
    return stampOf(this.path) === "";
  }

  /** What holds on a graph, the newest first. Throws what the file system throws. */
  of(graph: string): TaughtPath[] {
    this.#refresh();
    return [...(this.#known.get(graph)?.values() ?? [])].reverse().slice(0, MOST_TAUGHT);
  }

  /** Teaches a path, or takes it back; the disk has it then. Throws what the file system throws. */
  set(graph: string, taught: TaughtPath, holds: boolean, now = new Date()): void {
    addLines(this.path, [JSON.stringify({ kind: "taught", at: now.toISOString(), graph, taught, holds })]);
  }

  /** Why some of it is left out. */
  unread(): Failure[] {
    return unreadRecords(this.path, lineSchema);
  }

  /** Lines that this version cannot read are passed over and stay. */
  #refresh(): void {
    if (stampOf(this.path) === this.#stamp) return;
    const { records, stamp } = readRecords(this.path, lineSchema);
    this.#known = new Map();
    for (const record of records) this.#take(record);
    this.#stamp = stamp;
  }

  #take({ graph, taught, holds }: z.infer<typeof lineSchema>): void {
    const own = this.#known.get(graph) ?? new Map<string, TaughtPath>();
    const key = JSON.stringify([taught.wording, taught.path]);
    own.delete(key);
    if (holds) own.set(key, taught);
    this.#known.set(graph, own);
  }
}
