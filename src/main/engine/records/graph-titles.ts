/** The titles that a person gives to own graphs, by the graph's name; kept beside the files, for a graph's file is written once. */
import { basename } from "node:path";
import { z } from "zod";
import type { Failure } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { changeKept, parseKept, readKept, refuseDamaged } from "./kept-file";

const VERSION = 1;
const FORM = {
  version: VERSION,
  schema: z.object({ version: z.literal(VERSION), titles: z.array(z.unknown()) }),
};
const titleSchema = z.object({ graph: z.string(), title: z.string() });

/** What stands in the file: titles by graph, and entries that are none, which every change keeps as they are. */
interface Own {
  readonly titles: Map<string, string>;
  readonly unread: readonly unknown[];
}

export class GraphTitles {
  constructor(private readonly path: string) {}

  /** By the graph's name; none where the file cannot be read, since a title is no reason to hide a graph. */
  all(): ReadonlyMap<string, string> {
    try {
      return this.own(readKept(this.path), isUnreadable).titles;
    } catch {
      return new Map();
    }
  }

  /** Why titles are left out. Throws FailureError record-unreadable, and record-damaged once: the file is set aside. */
  unread(): Failure[] {
    const { unread } = this.own(readKept(this.path), refuseDamaged);
    const reason = message("lines-unread", { lines: unread.length });
    return unread.length === 0 ? [] : [{ kind: "record-unreadable", file: basename(this.path), reason }];
  }

  /** Gives a graph a title, "" takes it away. Throws FailureError export-failed, record-unreadable, and record-damaged once. */
  set(graph: string, title: string): void {
    changeKept(this.path, (text) => {
      const { titles, unread } = this.own(text, refuseDamaged);
      if (title === "") titles.delete(graph);
      else titles.set(graph, title);
      const told = Array.from(titles, ([name, given]) => ({ graph: name, title: given }));
      return JSON.stringify({ version: VERSION, titles: [...told, ...unread] });
    });
  }

  private own(text: string | undefined, onDamage: (path: string) => never): Own {
    if (text === undefined) return { titles: new Map(), unread: [] };
    const known = parseKept(this.path, text, FORM, onDamage);
    // One entry that is none hides no other title.
    const entries = known.titles.map((entry) => ({ entry, title: titleSchema.safeParse(entry).data }));
    return {
      titles: new Map(entries.flatMap(({ title }) => (title ? [[title.graph, title.title]] : []))),
      unread: entries.flatMap(({ entry, title }) => (title ? [] : [entry])),
    };
  }
}

function isUnreadable(path: string): never {
  throw new Error(`${path} is no list of titles`);
}
