/**
 * The choices that go into the session file, one line each with the schema that reads them back. Never with handles: nodes by id, edges
 * by key. A value that does not fit refuses the file; `.catch` only where losing the value loses nothing a person made.
 */
import { z } from "zod";
import { overridesSchema } from "../../../shared/recipe";
import { VERDICTS } from "../../../shared/trace";
import { MOST_NAMED_EDGES, MOST_NAMED_NODES, namedPartSchema } from "../../../shared/explore";
import { asideSchema, notesSchema, relationsSchema, stylesSchema, type Added } from "../explore/explore-view";
import type { Step } from "../../state/step";
import { FIRST_TABLES } from "../tables/tables-view";
import { EVERY_TRIPLE, type TripleColumn } from "../tables/triples";

const text = z.string().max(10_000);

const pin = z.object({ kind: z.enum(["node", "edge"]), key: text, name: text, way: z.enum(["in", "out"]) });

const triples = z.object({
  text,
  verdict: z.enum(["", ...VERDICTS]),
  bound: z.object({ name: text, side: z.enum(["least", "most"]), value: text }).nullable(),
  sort: (z.string().max(200) as unknown as z.ZodType<TripleColumn>).nullable(),
  descending: z.boolean(),
});

const finite = z.number().min(-1e300).max(1e300);
const tables = z.object({
  nodes: z.object({ text, sort: z.string().max(200).nullable(), descending: z.boolean() }),
  brush: z
    .object({ kind: z.enum(["node", "edge"]), name: z.string().max(200), low: finite, high: finite })
    .nullable(),
  hidden: z.array(z.string().max(210)).max(1000).readonly(),
});

export const SAVED_CHOICES: { readonly [K in keyof Step]?: z.ZodType<Step[K]> } = {
  recipe: text,
  overrides: overridesSchema,
  seed: z.number().int().nonnegative(),
  pins: z.array(pin).max(4000),
  question: text,
  hiddenLabels: z.array(text).max(10_000),
  encoding: text.nullable(),
  triples: triples.catch(EVERY_TRIPLE),
  tables: tables.catch(FIRST_TABLES),
  aside: asideSchema,
  hiddenRelations: relationsSchema,
  styles: stylesSchema,
  notes: notesSchema,
};

/** What a person added to the picture of one question: nodes by id, edges by the ids of their ends. */
export const savedAddedSchema = namedPartSchema.extend({ graph: text, question: text });
export type SavedAdded = z.infer<typeof savedAddedSchema>;

/** The first so many: a file has an end. */
export function savedAdded({ graph, question, nodes, edges }: Added): SavedAdded {
  return {
    ...{ graph, question },
    nodes: nodes.slice(0, MOST_NAMED_NODES).map(({ id }) => id),
    edges: edges
      .slice(0, MOST_NAMED_EDGES)
      .map(({ ends: [source, target], relation }): [string, string, string] => [source, relation, target]),
  };
}
