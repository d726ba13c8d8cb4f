/** Every run that was asked for, in memory and in one file (docs/decisions/0009-run-ledger.md). */
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { ledgerEntrySchema, LONGEST_RUN_NAME, MOST_LEDGER_RUNS } from "../../../shared/ledger";
import type { LedgerEntry, LedgerRow } from "../../../shared/ledger";
import { addLine, readLines, replaceLines } from "./ledger-file";

/** What a line says: a run, or a change to one above it. */
const lineSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("run"), run: ledgerEntrySchema }),
  z.object({
    kind: z.literal("change"),
    id: z.string(),
    name: z.string().max(LONGEST_RUN_NAME).optional(),
    starred: z.boolean().optional(),
    deleted: z.boolean().optional(),
  }),
]);
type Change = Omit<Extract<z.infer<typeof lineSchema>, { kind: "change" }>, "kind">;

interface Kept {
  readonly entry: LedgerEntry;
  readonly deleted: boolean;
}

export class Ledger {
  readonly #runs = new Map<string, Kept>();
  /** Why the file could not be written last, "" when it could. */
  problem = "";

  /**
   * Reads the file; lines that are none are passed over. What was deleted or is too old is erased from it, unless `erases` is false:
   * a window that is open beside may still undo.
   */
  constructor(
    private readonly path: string,
    private readonly most = MOST_LEDGER_RUNS,
    private readonly erases = true,
  ) {
    const { values, broken } = this.#safely(() => readLines(path)) ?? { values: [], broken: 0 };
    for (const value of values) this.#take(value);
    if (!erases) return;
    for (const [id, { deleted }] of this.#runs) if (deleted) this.#runs.delete(id);
    this.#letGo();
    if (broken > 0 || values.length > this.#runs.size) this.#rewrite();
  }

  /** Newest first, without those deleted. */
  rows(): LedgerRow[] {
    return [...this.#runs.values()]
      .filter(({ deleted }) => !deleted)
      .map(({ entry: { applied: _applied, fingerprint: _fingerprint, ...row } }) => row)
      .reverse();
  }

  /** The run of that name, deleted or not; throws FailureError run-forgotten. */
  get(id: string): LedgerEntry {
    const kept = this.#runs.get(id);
    if (kept === undefined) throw new FailureError({ kind: "run-forgotten", run: id });
    return kept.entry;
  }

  /** Adds a run. The newest run asked once more with the same outcome is not told twice: sliders rest, tables list everything. */
  add(entry: LedgerEntry): void {
    const newest = [...this.#runs.values()].at(-1)?.entry;
    if (newest !== undefined && sameRun(newest, entry)) return;
    this.#runs.set(entry.id, { entry, deleted: false });
    this.#write({ kind: "run", run: entry });
    // Room for a tenth more: otherwise every run beyond the limit would write the whole file.
    if (this.erases && this.#runs.size > this.most * 1.1) {
      this.#letGo();
      this.#rewrite();
    }
  }

  /** Renames, stars, deletes or restores; throws FailureError run-forgotten. */
  change({ id, ...change }: Change): void {
    this.get(id);
    this.#apply({ id, ...change });
    this.#write({ kind: "change", id, ...change });
  }

  #take(value: unknown): void {
    const line = lineSchema.safeParse(value);
    if (!line.success) return;
    if (line.data.kind === "change") this.#apply(line.data);
    else this.#runs.set(line.data.run.id, { entry: line.data.run, deleted: false });
  }

  #apply({ id, name, starred, deleted }: Change): void {
    const kept = this.#runs.get(id);
    if (kept === undefined) return;
    const { entry } = kept;
    this.#runs.set(id, {
      entry: { ...entry, name: name ?? entry.name, starred: starred ?? entry.starred },
      deleted: deleted ?? kept.deleted,
    });
  }

  /** The deleted first, then the oldest without a star, down to the limit; what has a star stays. */
  #letGo(): void {
    const inOrder = [...this.#runs.entries()];
    const deleted = inOrder.filter(([, run]) => run.deleted);
    const plain = inOrder.filter(([, run]) => !run.deleted && !run.entry.starred);
    const tooMany = Math.max(0, this.#runs.size - this.most);
    for (const [id] of [...deleted, ...plain].slice(0, tooMany)) this.#runs.delete(id);
  }

  #rewrite(): void {
    const lines = [...this.#runs.values()].flatMap(({ entry, deleted }) => [
      { kind: "run", run: entry },
      ...(deleted ? [{ kind: "change", id: entry.id, deleted }] : []),
    ]);
    this.#safely(() => replaceLines(this.path, lines));
  }

  #write(line: z.input<typeof lineSchema>): void {
    this.#safely(() => addLine(this.path, line));
  }

  /** A full disk must not cost the answer: what could not be written is told in the list. */
  #safely<T>(work: () => T): T | undefined {
    try {
      const done = work();
      this.problem = "";
      return done;
    } catch (fault) {
      this.problem = fault instanceof Error ? fault.message : String(fault);
      return undefined;
    }
  }
}

function sameRun(a: LedgerEntry, b: LedgerEntry): boolean {
  const asked = ({ question, graph, seed, digest, applied }: LedgerEntry): string =>
    JSON.stringify([question, graph, seed, digest, applied]);
  return asked(a) === asked(b);
}
