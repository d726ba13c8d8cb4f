/** Corrections kept beside the graphs: one file a work, so that every graph of its text has them, however often it is built. */
import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { correctionSchema, type Change, type Correction } from "../../../../shared/texts/corrections";
import { changeKept, parseKept, readKept } from "../../records/kept-file";

const VERSION = 1;
const FORM = {
  version: VERSION,
  schema: z.object({
    version: z.literal(VERSION),
    work: z.string(),
    corrections: z.array(correctionSchema),
  }),
};

export class CorrectionFiles {
  constructor(private readonly folder: string) {}

  /** Those of some works, in the order they were made. Throws FailureError record-unreadable, and record-damaged once: the file is set aside. */
  of(works: readonly string[]): Correction[] {
    const all = [...new Set(works)].flatMap((work) => this.read(work));
    // Of one moment those of one file stay in its order.
    return all.sort((a, b) => (a.made < b.made ? -1 : Number(a.made > b.made)));
  }

  /** Keeps a correction with the work it is about. */
  add(change: Change): Correction {
    const { work } = change.at;
    return this.changing(work, (own) => {
      const latest = own.at(-1)?.made ?? "";
      const now = new Date().toISOString();
      // Clocks go back; the order of the list does not.
      const made = now > latest ? now : latest;
      const added = { id: randomUUID(), made, change };
      return { kept: [...own, added], told: added };
    });
  }

  /** Takes one back; false where none of these works has it. */
  remove(id: string, works: readonly string[]): boolean {
    return works.some(
      (work) =>
        this.read(work).some((one) => one.id === id) &&
        this.changing(work, (own) => ({ kept: own.filter((one) => one.id !== id), told: true })),
    );
  }

  private changing<T>(
    work: string,
    turn: (own: readonly Correction[]) => { kept: Correction[]; told: T },
  ): T {
    const path = this.pathOf(work);
    const results: T[] = [];
    changeKept(path, (text) => {
      const { kept, told } = turn(ownOf(text, path));
      results.push(told);
      return JSON.stringify({ version: VERSION, work, corrections: kept });
    });
    return results[0]!;
  }

  private read(work: string): Correction[] {
    const path = this.pathOf(work);
    return ownOf(readKept(path), path);
  }

  /** A work's id comes from a file, and is no path. */
  private pathOf(work: string): string {
    return join(this.folder, `${createHash("sha1").update(work).digest("hex").slice(0, 16)}.json`);
  }
}

/** A person's own work: what is damaged is set aside and said, never built without. */
function ownOf(text: string | undefined, path: string): Correction[] {
  return text === undefined ? [] : parseKept(path, text, FORM).corrections;
}
