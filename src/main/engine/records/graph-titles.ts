/** The titles that a person gives to own graphs, by the graph's name; kept beside the files, for a graph's file is written once. */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { changeKept } from "./kept-file";
import { setAside } from "./whole-file";

const fileSchema = z.object({
  version: z.literal(1),
  titles: z.array(z.unknown()),
});
const titleSchema = z.object({ graph: z.string(), title: z.string() });

export class GraphTitles {
  constructor(private readonly path: string) {}

  /** By the graph's name; none where the file cannot be read, since a title is no reason to hide a graph. */
  all(): ReadonlyMap<string, string> {
    try {
      return this.read();
    } catch {
      return new Map();
    }
  }

  /** Gives a graph a title, "" takes it away; a file that cannot be read is set aside, not written over. Throws FailureError export-failed. */
  set(graph: string, title: string): void {
    changeKept(this.path, () => {
      const titles = this.readOrSetAside();
      if (title === "") titles.delete(graph);
      else titles.set(graph, title);
      const told = Array.from(titles, ([name, given]) => ({ graph: name, title: given }));
      return JSON.stringify({ version: 1, titles: told });
    });
  }

  private readOrSetAside(): Map<string, string> {
    try {
      return this.read();
    } catch {
      setAside(this.path);
      return new Map();
    }
  }

  private read(): Map<string, string> {
    if (!existsSync(this.path)) return new Map();
    const { titles } = fileSchema.parse(JSON.parse(readFileSync(this.path, "utf8")));
    // One entry that is none hides no other title.
    const read = titles.flatMap((entry) => titleSchema.safeParse(entry).data ?? []);
    return new Map(read.map(({ graph, title }) => [graph, title]));
  }
}
