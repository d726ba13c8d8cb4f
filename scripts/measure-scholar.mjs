/**
 * Asks a scholar's questions of graphs built from novels, and says how many are right with the passage, wrong in silence, and refused:
 *
 *   node scripts/measure-scholar.mjs NOVELS_FOLDER [--apart only|without] [--questions FILE] [--recipe NAME]
 *
 * NOVELS_FOLDER holds `ROM071.xml.gz` and the others that the questions name. What counts as right stands in bench/scholar.ts.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./prepare/bundle.mjs";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT } from "./prepare/run.mjs";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      apart: { type: "string", default: "with" },
      questions: { type: "string", default: join(ROOT, "test", "data", "rolit", "scholar-questions.jsonl") },
      recipe: { type: "string" },
    },
  });
  const [novels] = positionals;
  if (novels === undefined) throw new Error("the folder of the novels is wanted");
  await prepare({ built: false, output: "stderr" });
  const { measureScholar } = await import(await bundle("scholar", join(ROOT, "bench", "scholar.ts")));
  await measureScholar(novels, values.questions, values.apart, values.recipe);
} catch (error) {
  fail(error);
}
