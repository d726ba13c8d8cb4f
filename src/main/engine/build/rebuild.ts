/** What a graph built from texts is built again from: its own texts and recipe, without its files. */
import { z } from "zod";
import { buildRecipeSchema, type BuildRecipe } from "../../../shared/texts/build";
import { appliedSchema, type Applied } from "../../../shared/texts/corrections";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import type { DuckDbFile } from "../store/duckdb-file";
import { checkedVocabulary, readGraphFile } from "../store/graph-file";
import type { Work } from "./ingest/work";

const offset = z.number().int().nonnegative();
const aboutSchema = z.object({
  title: z.string(),
  author: z.string(),
  year: z.string(),
  gender: z.string(),
  language: z.enum(["ro", "en"]),
  file: z.string(),
  encoding: z.string(),
  headings: z.array(z.object({ title: z.string(), start: offset, end: offset })),
  blocks: z.array(z.tuple([z.enum(["front", "heading", "body", "note"]), offset, offset])),
  gold: z.array(z.object({ start: offset, end: offset, type: z.string() })).optional(),
});

/** Works and recipe of a graph's file; throws graph-unreadable for one that was not built from texts, or before they were kept. */
export async function readBuilt(
  path: string,
  graph: string,
): Promise<{ works: Work[]; recipe: BuildRecipe }> {
  return overBuilt(path, graph, async (file, meta) => {
    const rows = await file.rows("SELECT * FROM documents ORDER BY rowid");
    const recipe = buildRecipeSchema.safeParse(parsed(meta.get("recipe")));
    const works = rows.map(({ id, about, text }) => ({
      ...{ id: String(id), text: String(text), about: aboutSchema.safeParse(parsed(String(about))) },
    }));
    if (!recipe.success || works.some(({ about, text }) => !about.success || !fits(about.data, text)))
      throw new FailureError({ kind: "graph-unreadable", graph, reason: message("rebuild-old") });
    return { recipe: recipe.data, works: works.map(({ id, text, about }) => workOf(id, text, about.data!)) };
  });
}

/** Ids of a graph's works, and what its build did with their corrections. */
export async function readApplied(
  path: string,
  graph: string,
): Promise<{ works: Pick<Work, "id" | "text">[]; applied: Applied }> {
  return overBuilt(path, graph, async (file, meta) => {
    const rows = await file.rows("SELECT id, text FROM documents ORDER BY rowid");
    const applied = appliedSchema.safeParse(parsed(meta.get("corrections")));
    return {
      works: rows.map(({ id, text }) => ({ id: String(id), text: String(text) })),
      applied: applied.success ? applied.data : { applied: [], unfit: [] },
    };
  });
}

/** Looks into the file of a graph that was built from texts; throws graph-unreadable for another. */
export function overBuilt<T>(
  path: string,
  graph: string,
  look: (file: DuckDbFile, meta: ReadonlyMap<string, string>) => Promise<T>,
): Promise<T> {
  return readGraphFile(
    path,
    async (file) => {
      const { meta } = await checkedVocabulary(file);
      const [found] = await file.rows("SELECT count(*)::INTEGER AS n FROM documents").catch(() => []);
      if (!found || Number(found["n"]) === 0)
        throw new FailureError({ kind: "graph-unreadable", graph, reason: message("texts-none") });
      const shown = await look(file, new Map(Object.entries(meta)));
      file.close();
      return shown;
    },
    "1GB",
  );
}

/** A file may say anything: no part of a text ends beyond it. */
function fits({ headings, blocks, gold = [] }: z.infer<typeof aboutSchema>, { length }: string): boolean {
  const ends = [
    ...headings.map(({ end }) => end),
    ...blocks.map(([, , end]) => end),
    ...gold.map(({ end }) => end),
  ];
  return ends.every((end) => end <= length);
}

function workOf(
  id: string,
  text: string,
  { headings, blocks, gold, ...about }: z.infer<typeof aboutSchema>,
): Work {
  return {
    ...{ id, text, ...about, chapters: headings },
    blocks: blocks.map(([kind, start, end]) => ({ kind, start, end })),
    ...(gold && { gold }),
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
