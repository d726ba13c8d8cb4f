/**
 * What the trained reader learns from (training/biomed_reader), a JSON line a question, made by the product's own code:
 *   node scripts/reader-data.mjs --graph GRAPH.duckdb --questions FILE.jsonl --out FILE.jsonl [--over kept|candidates] [--recipe NAME] [--set stage.param=value]… [--limit N]
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./prepare/bundle.mjs";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT } from "./prepare/run.mjs";

try {
  const text = { type: "string" };
  const { values } = parseArgs({
    options: {
      ...{ graph: text, questions: text, out: text, limit: text },
      ...{ over: { ...text, default: "kept" }, recipe: { ...text, default: "biomedical" } },
      set: { type: "string", multiple: true, default: [] },
    },
  });
  const missing = ["graph", "questions", "out"].find((name) => values[name] === undefined);
  if (missing !== undefined) throw new Error(`--${missing} is wanted`);
  await prepare({ built: false, output: "stderr" });
  const { readerData } = await import(await bundle("reader-data", resolve(ROOT, "bench", "reader-data.ts")));
  const [graph, questions, out] = [values.graph, values.questions, values.out].map((path) => resolve(path));
  await readerData({ ...values, graph, questions, out, limit: values.limit && Number(values.limit) });
} catch (error) {
  fail(error);
}
