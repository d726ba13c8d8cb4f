/** One work of a graph built from texts as a person reads it: its letters, paragraphs, mentions and relations. */
import { entityType } from "./graph/entity-labels";
import { z } from "zod";
import { droppedNameSchema, EXTRACTED_RELATIONS } from "../../../shared/texts/build";
import { FailureError } from "../../../shared/failure";
import type { ReadEntity, Reading, ReadRelation } from "../../../shared/texts/reading";
import { message } from "../../../shared/sentences/sentences";
import type { DuckDbFile, Value } from "../store/duckdb-file";
import { plainBlocks } from "./ingest/read-plain";
import { overBuilt } from "./rebuild";

const aboutSchema = z.object({
  ...{ title: z.string(), author: z.string(), year: z.string(), language: z.string() },
  ...{ file: z.string(), encoding: z.string(), tokens: z.number().int(), chapters: z.number().int() },
  headings: z.array(z.object({ title: z.string(), start: z.number().int(), end: z.number().int() })),
  blocks: z.array(z.tuple([z.string(), z.number().int(), z.number().int()])).optional(),
  labels: z.array(z.tuple([z.string(), z.array(z.number().int())])).default([]),
});

/** Reads the work `wanted`, or the first. Throws graph-unreadable for a graph that has no such text. */
export async function readWork(path: string, graph: string, wanted?: string): Promise<Reading> {
  return overBuilt(path, graph, async (file, meta) => {
    const rows = await file.rows("SELECT id, about FROM documents ORDER BY rowid");
    const abouts = rows.map(({ id, about }) => ({
      id: String(id),
      about: aboutSchema.parse(JSON.parse(String(about))),
    }));
    const found = abouts.find(({ id }) => id === wanted) ?? (wanted === undefined ? abouts[0] : undefined);
    if (!found) throw new FailureError({ kind: "graph-unreadable", graph, reason: message("texts-none") });
    const { id, about } = found;
    const [own] = await file.rows("SELECT text FROM documents WHERE id = $1", [id]);
    const text = String(own!["text"]);
    const mentions = await file.rows(
      "SELECT start_char, end_char, entity FROM mentions WHERE document = $1 ORDER BY start_char, end_char",
      [id],
    );
    const stated = await statedIn(file, id);
    const { entities, placeOf } = await entitiesOf(file, [
      ...mentions.map(({ entity }) => String(entity)),
      ...stated.flatMap(({ source, target }) => [source, target]),
    ]);
    return {
      works: abouts.map((one) => ({ id: one.id, ...summaryOf(one.about) })),
      ...{ work: id, text, headings: about.headings.filter(({ end }) => end <= text.length) },
      paragraphs: paragraphsOf(text, about.blocks),
      mentions: {
        start: Int32Array.from(mentions, (row) => Number(row["start_char"])),
        end: Int32Array.from(mentions, (row) => Number(row["end_char"])),
        entity: Int32Array.from(mentions, (row) => placeOf.get(String(row["entity"]))!),
      },
      entities,
      relations: stated.flatMap(({ source, target, ...relation }): ReadRelation[] => {
        const ends = { source: placeOf.get(source), target: placeOf.get(target) };
        return ends.source === undefined || ends.target === undefined
          ? []
          : [{ ...relation, source: ends.source, target: ends.target }];
      }),
      labels: Object.fromEntries(about.labels),
      dropped: droppedOf(meta.get("dropped")).filter(({ work }) => work === id),
    };
  });
}

function summaryOf({ headings: _, blocks: __, labels: ___, ...summary }: z.infer<typeof aboutSchema>) {
  return summary;
}

function paragraphsOf(text: string, blocks: z.infer<typeof aboutSchema>["blocks"]): Reading["paragraphs"] {
  const known = blocks?.every(([, start, end]) => start <= end && end <= text.length) ? blocks : undefined;
  const all = known ?? plainBlocks(text).map(({ kind, start, end }) => [kind, start, end] as const);
  return {
    start: Int32Array.from(all, ([, start]) => start),
    end: Int32Array.from(all, ([, , end]) => end),
    isHeading: Int32Array.from(all, ([kind]) => Number(kind === "heading")),
  };
}

const statedSchema = z.object({
  ...{ work: z.string(), start: z.number().int(), end: z.number().int(), confidence: z.number() },
  ...{ engine: z.string(), rule: z.string(), correction: z.string().optional() },
});

/** The extracted relations whose passage stands in a work, in its order. */
async function statedIn(file: DuckDbFile, work: string) {
  const rows = await file.rows(
    `SELECT e.edge AS edge, s.id AS source, r.name AS relation, t.id AS target, e.properties AS properties
     FROM edges e JOIN nodes s ON s.node = e.source JOIN nodes t ON t.node = e.target JOIN relations r ON r.relation = e.relation
     WHERE r.name IN (${EXTRACTED_RELATIONS.map((name) => `'${name}'`).join(", ")}) ORDER BY e.edge`,
  );
  return rows
    .flatMap(({ edge, source, relation, target, properties }) => {
      const said = statedSchema.safeParse(JSON.parse(String(properties)));
      if (!said.success || said.data.work !== work) return [];
      const { work: _, ...rest } = said.data;
      return [{ edge: Number(edge), ...ends(source, target), relation: String(relation), ...rest }];
    })
    .sort((a, b) => a.start - b.start);
}

function ends(source: Value | undefined, target: Value | undefined): { source: string; target: string } {
  return { source: String(source), target: String(target) };
}

/** Entities of these ids, those first that come first, and each one's place. */
async function entitiesOf(file: DuckDbFile, ids: readonly string[]) {
  const placeOf = new Map<string, number>();
  for (const id of ids) if (!placeOf.has(id)) placeOf.set(id, placeOf.size);
  const labels = (await file.rows("SELECT name FROM labels ORDER BY label")).map(({ name }) => String(name));
  const entities: ReadEntity[] = [...placeOf.keys()].map((id) => ({
    ...{ id, node: -1, name: "", type: "", forms: [], merges: [] },
  }));
  for (const { node, id, name, labels: own } of await file.rows("SELECT node, id, name, labels FROM nodes")) {
    const place = placeOf.get(String(id));
    if (place === undefined) continue;
    const type = entityType((own as readonly Value[]).map((label) => labels[Number(label)]!)) ?? "";
    entities[place] = { ...entities[place]!, node: Number(node), name: String(name), type };
  }
  for (const { entity, form, n } of await file.rows("SELECT entity, form, n FROM forms ORDER BY rowid"))
    entities[placeOf.get(String(entity)) ?? -1]?.forms.push({ form: String(form), n: Number(n) });
  for (const { entity, reason } of await file.rows("SELECT entity, reason FROM merges ORDER BY rowid"))
    entities[placeOf.get(String(entity)) ?? -1]?.merges.push(String(reason));
  return { entities, placeOf };
}

function droppedOf(text = "[]"): z.infer<typeof droppedNameSchema>[] {
  const found = z.array(droppedNameSchema).safeParse(JSON.parse(text));
  return found.success ? found.data : [];
}
