/** A recipe's table of salience and costs as a file of its own beside it: `"salienceFile": "NAME.salience.json"` in its score stage. */
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { issueReason } from "../../../shared/sentences/value-issues";
import { ownRecord } from "../../../shared/own-record";

const weight = z.number().nonnegative();

/** Numbers by relation or predicate of Biolink; `counts` says what the learnt ones were learnt from: edges on gold paths, and all there were. */
const tableSchema = z.strictObject({
  predicates: ownRecord(
    z.strictObject({
      salience: weight.optional(),
      cost: z.number().positive().optional(),
      learnt: weight.optional(),
      counts: z.tuple([z.number().int(), z.number().int()]).optional(),
    }),
  ),
});

export function isTable(file: string): boolean {
  return file.endsWith(".salience.json");
}

/** The recipe with its table in place of the table's name, so that all it depends on is in it. Throws FailureError recipe-invalid. */
export async function withTable(recipe: unknown, path: string): Promise<unknown> {
  const named = z.looseObject({ score: z.looseObject({ salienceFile: z.string() }) }).safeParse(recipe);
  if (!named.success) return recipe;
  const { salienceFile, ...score } = named.data.score;
  const { predicates } = await readTable(salienceFile, path);
  const column = (key: "salience" | "cost" | "learnt"): Record<string, number> =>
    Object.fromEntries(
      Object.entries(predicates).flatMap(([name, row]) => (row[key] === undefined ? [] : [[name, row[key]]])),
    );
  const own = { salience: column("salience"), costs: column("cost"), learnt: column("learnt") };
  return { ...named.data, score: { ...own, ...score } };
}

async function readTable(file: string, recipe: string): Promise<z.output<typeof tableSchema>> {
  const fail = (reason: Reason): never => {
    throw new FailureError({ kind: "recipe-invalid", recipe: file, reason });
  };
  // A recipe is somebody's file: its table lies beside it, and nowhere else.
  if (basename(file) !== file || !isTable(file)) return fail(message("salience-place"));
  const text = await readFile(join(dirname(recipe), file), "utf8").catch(() =>
    fail(message("salience-missing")),
  );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail(message("recipe-not-json"));
  }
  const parsed = tableSchema.safeParse(value);
  return parsed.success ? parsed.data : fail(issueReason(parsed.error));
}
