/** The session of each window as it was last kept: one file a window, so that two windows never write over each other. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import type { RequestOutput } from "../../../shared/contract";
import { isStillAlive } from "./processes";
import { writeKept } from "./kept-file";
import { makeFolder, setAside } from "./whole-file";

const keptSchema = z.object({
  window: z.string(),
  at: z.iso.datetime(),
  closed: z.boolean(),
  /** The engine that kept it; 0 in files of before. */
  process: z.number().int().default(0),
  text: z.string(),
});
type Kept = z.infer<typeof keptSchema>;

/** Windows whose sessions are kept after they are gone, newest first. */
const MOST_KEPT = 10;

/** What was left; `damaged` names a file that could not be read and was set aside, "" where none was. */
export type LeftSession = Omit<RequestOutput<"session:left">, "product">;

export class KeptSessions {
  private readonly folder: string;

  constructor(private readonly records: string) {
    this.folder = join(records, "sessions");
  }

  /** Throws FailureError export-failed. */
  keep(window: string, text: string, at = new Date()): void {
    this.write({ window, at: at.toISOString(), closed: false, process: process.pid, text });
  }

  /** The window was closed on purpose: its session is kept, but not as that of a crash. */
  close(window: string): void {
    const kept = this.read(this.fileOf(window));
    if (kept) this.write({ ...kept, closed: true });
  }

  /** That of `window`, otherwise the newest that no other running engine looks after; older ones go. */
  left(window?: string): LeftSession {
    makeFolder(this.folder);
    const files = readdirSync(this.folder).filter((name) => name.endsWith(".json"));
    const paths = [join(this.records, "session.json"), ...files.map((name) => join(this.folder, name))];
    let damaged = "";
    const kept = paths.flatMap((path) => {
      try {
        const found = this.read(path);
        return found ? [{ ...found, path }] : [];
      } catch {
        damaged = basename(setAside(path));
        return [];
      }
    });
    const free = kept.filter(
      ({ process: keeper, at }) => [0, process.pid].includes(keeper) || !isStillAlive(keeper, Date.parse(at)),
    );
    // What was kept in times to come is of before the clock was set back.
    const now = new Date().toISOString();
    const age = ({ at }: Kept) => (at > now ? `before ${at}` : `since ${at}`);
    free.sort((a, b) => (age(a) < age(b) ? 1 : -1));
    for (const { path } of free.slice(MOST_KEPT)) rmSync(path, { force: true });
    const own = free.find((one) => one.window === window);
    const left = own ?? free[0];
    return {
      left: left ? { text: left.text, at: left.at, crashed: !left.closed, own: left === own } : null,
      damaged,
    };
  }

  /** Undefined where there is none; throws on what is no session. */
  private read(path: string): Kept | undefined {
    let text: string;
    try {
      text = readFileSync(path, "utf8");
    } catch {
      return undefined;
    }
    return keptSchema.parse(JSON.parse(text));
  }

  private write(kept: Kept): void {
    writeKept(this.fileOf(kept.window), JSON.stringify(kept));
  }

  /** A window's name is of its own making: never part of a path. */
  private fileOf(window: string): string {
    const name = createHash("sha256").update(window).digest("hex").slice(0, 16);
    return join(this.folder, `${name}.json`);
  }
}
