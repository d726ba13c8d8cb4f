/**
 * How often "How does DRUG work against DISEASE?" is told from one record about that disease, over drugs and diseases that share one:
 *   node scripts/measure-mechanisms.mjs [GRAPH.duckdb] [RECIPE] [HOW MANY]
 */
import { join, resolve } from "node:path";
import { bundle } from "./prepare/bundle.mjs";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT } from "./prepare/run.mjs";

try {
  const [graph = join(ROOT, "resources", "graphs", "drugs.duckdb"), recipe = "d-rag", sample = "200"] =
    process.argv.slice(2);
  await prepare({ built: false, output: "stderr" });
  const { measureMechanisms } = await import(
    await bundle("mechanisms", join(ROOT, "bench", "mechanisms.ts"))
  );
  await measureMechanisms(resolve(graph), recipe, Number(sample));
} catch (error) {
  fail(error);
}
