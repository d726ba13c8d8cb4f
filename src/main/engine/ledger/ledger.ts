/** Every run that was asked for, as one file says it that several processes write (docs/decisions/0009-run-ledger.md). */
import { type Reason } from "../../../shared/sentences/sentences";
import { FailureError, toFailure } from "../../../shared/failure";
import { diskReason } from "../records/disk-reasons";
import { MOST_LEDGER_RUNS, type LedgerEntry, type LedgerRow, type Unkept } from "../../../shared/ledger";
import { addLines, readLines, rewriteLines } from "../records/line-file";
import { stampOf } from "../records/whole-file";
import {
  letGo,
  parseLines,
  takeLine,
  toLines,
  type Change,
  type Kept,
  type LedgerLines,
  type Line,
} from "./ledger-lines";

export class Ledger {
  #said: LedgerLines = { runs: new Map(), foreign: [] };
  /** The state of the file that `#said` was read from. */
  #stamp = "";
  /** Lines the disk has not taken: tried again with the next one, and heard until then. */
  #waiting: Line[] = [];
  /** What this process saw deleted: its window may still undo, whoever erased it from the file. */
  readonly #erased = new Map<string, LedgerEntry>();
  /** Why the file could not be read or written last, "" when it could. */
  problem: Reason = "";
  /** Runs of this process that were answered and cannot be kept: how many, and why the last one. */
  unkept: Unkept = { runs: 0, failure: null };

  /** Reads the file. What was deleted or is too old is erased from it, unless `erases` is false: a window that is open beside may still undo. */
  constructor(
    private readonly path: string,
    private readonly most = MOST_LEDGER_RUNS,
    private readonly erases = true,
  ) {
    this.#refresh();
    if (erases) this.#rewrite((runs) => [...runs].forEach(([id, { deleted }]) => deleted && runs.delete(id)));
  }

  /** How many lines of the file are none that this version can read; they are kept as they are. */
  get unread(): number {
    return this.#said.foreign.length;
  }

  /** How many runs and changes the disk has not taken. */
  get unwritten(): number {
    return this.#waiting.length;
  }

  /** Newest first, without those deleted. */
  rows(): LedgerRow[] {
    this.#refresh();
    this.#write();
    return [...this.#said.runs.values()]
      .filter(({ deleted }) => !deleted)
      .map(({ entry: { applied: _applied, fingerprint: _fingerprint, ...row } }) => row)
      .reverse();
  }

  /** The run of that name, deleted or not; throws FailureError run-forgotten. */
  get(id: string): LedgerEntry {
    this.#refresh();
    const entry = this.#said.runs.get(id)?.entry ?? this.#erased.get(id);
    if (entry === undefined) throw new FailureError({ kind: "run-forgotten", run: id });
    return entry;
  }

  /** Adds a run and says the id it is kept by. The newest run asked once more with the same outcome is not told twice: sliders rest, tables list everything. */
  add(entry: LedgerEntry): string {
    this.#refresh();
    const newest = [...this.#said.runs.values()].at(-1)?.entry;
    if (newest !== undefined && sameRun(newest, entry)) return newest.id;
    this.#write({ kind: "run", run: entry });
    // Room for a tenth more: otherwise every run beyond the limit would write the whole file.
    if (this.erases && this.#said.runs.size > this.most * 1.1) this.#rewrite(() => undefined);
    return entry.id;
  }

  /** Notes that a run was answered and cannot be kept, because its graph is another one by now. */
  miss(fault: unknown): void {
    this.unkept = { runs: this.unkept.runs + 1, failure: toFailure(fault) };
  }

  /** Renames, stars, deletes or restores; throws FailureError run-forgotten. */
  change(change: Change): void {
    const entry = this.get(change.id);
    if (change.deleted === true) this.#erased.set(change.id, entry);
    const line: Line = { kind: "change", ...change };
    // Somebody's start may erase a deleted run at any moment: one that is restored is told whole.
    if (change.deleted === false) this.#write({ kind: "run", run: entry }, line);
    else this.#write(line);
  }

  /** What others wrote since is read; what the disk has not taken yet stands on top of it. */
  #refresh(): void {
    this.#safely(() => {
      if (stampOf(this.path) === this.#stamp) return;
      const { lines, stamp } = readLines(this.path);
      this.#said = parseLines(lines);
      this.#stamp = stamp;
      for (const line of this.#waiting) takeLine(this.#said.runs, line);
    });
  }

  #write(...lines: readonly Line[]): void {
    for (const line of lines) takeLine(this.#said.runs, line);
    this.#waiting.push(...lines);
    if (this.#waiting.length === 0) return;
    this.#safely(() => {
      addLines(
        this.path,
        this.#waiting.map((line) => JSON.stringify(line)),
      );
      this.#waiting = [];
    });
  }

  /** The file as it stands by then, less what `erase` takes and what is too much. */
  #rewrite(erase: (runs: Map<string, Kept>) => void): void {
    this.#safely(() => {
      rewriteLines(this.path, (lines) => {
        const said = parseLines(lines);
        erase(said.runs);
        letGo(said.runs, this.most);
        const next = toLines(said);
        return next.length === lines.length ? null : next;
      });
    });
    this.#refresh();
  }

  /** A full disk must not cost the answer: what could not be written is told in the list. */
  #safely(work: () => void): void {
    try {
      work();
      this.problem = "";
    } catch (fault) {
      this.problem = diskReason(fault);
    }
  }
}

function sameRun(a: LedgerEntry, b: LedgerEntry): boolean {
  const asked = ({ question, graph, seed, digest, applied }: LedgerEntry): string =>
    JSON.stringify([question, graph, seed, digest, applied]);
  return asked(a) === asked(b);
}
