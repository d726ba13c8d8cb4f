/** What the lines of the ledger's file say, and which lines say it. */
import { z } from "zod";
import { ledgerEntrySchema, LONGEST_RUN_NAME, type LedgerEntry } from "../../../shared/ledger";

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
export type Line = z.infer<typeof lineSchema>;
export type Change = Omit<Extract<Line, { kind: "change" }>, "kind">;

/** A run, and whether it is deleted. */
export interface Kept {
  readonly entry: LedgerEntry;
  readonly deleted: boolean;
}

export interface LedgerLines {
  /** In the order they were asked. */
  readonly runs: Map<string, Kept>;
  /** Lines that are none of ours, or of a newer version: kept as they stand. */
  readonly foreign: string[];
}

/** What the lines say together; a change to a run that is not there says nothing. */
export function parseLines(lines: readonly string[]): LedgerLines {
  const said: LedgerLines = { runs: new Map(), foreign: [] };
  for (const text of lines) {
    const line = lineSchema.safeParse(parseJson(text)).data;
    if (line) takeLine(said.runs, line);
    else said.foreign.push(text);
  }
  return said;
}

export function takeLine(runs: Map<string, Kept>, line: Line): void {
  if (line.kind === "run") {
    runs.set(line.run.id, { entry: line.run, deleted: false });
    return;
  }
  const kept = runs.get(line.id);
  if (kept === undefined) return;
  const { name, starred, deleted } = line;
  const entry = {
    ...kept.entry,
    name: name ?? kept.entry.name,
    starred: starred ?? kept.entry.starred,
  };
  runs.set(line.id, { entry, deleted: deleted ?? kept.deleted });
}

/** The fewest lines that say the same. */
export function toLines({ runs, foreign }: LedgerLines): string[] {
  const own = [...runs.values()].flatMap(({ entry, deleted }): Line[] => [
    { kind: "run", run: entry },
    ...(deleted ? [{ kind: "change", id: entry.id, deleted } as const] : []),
  ]);
  return [...foreign, ...own.map((line) => JSON.stringify(line))];
}

/** The deleted first, then the oldest without a star, down to `most`; what has a star stays. */
export function letGo(runs: Map<string, Kept>, most: number): void {
  const inOrder = [...runs.entries()];
  const deleted = inOrder.filter(([, run]) => run.deleted);
  const plain = inOrder.filter(([, run]) => !run.deleted && !run.entry.starred);
  const tooMany = Math.max(0, runs.size - most);
  for (const [id] of [...deleted, ...plain].slice(0, tooMany)) runs.delete(id);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
