/**
 * How well names are found in questions whose names are known (`q_entity`): as worded, in lower case, and with a slip in every word:
 *   node scripts/measure-linking.mjs GRAPH.duckdb QUESTIONS.jsonl…
 */
import { join, resolve } from "node:path";
import { bundle } from "./prepare/bundle.mjs";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT } from "./prepare/run.mjs";
import { withTypos } from "./questions/variants.mjs";

const WORDINGS = [
  { name: "as worded", change: (question) => question },
  { name: "lower case", change: (question) => question.toLowerCase() },
  { name: "typos", change: withTypos },
  { name: "lower, typos", change: (question) => withTypos(question.toLowerCase()) },
];

try {
  const [graph, ...files] = process.argv.slice(2).map((file) => resolve(file));
  if (files.length === 0) throw new Error("a graph and files of questions are wanted");
  await prepare({ built: false, output: "stderr" });
  const { measureLinking } = await import(await bundle("linking", join(ROOT, "bench", "linking.ts")));
  await measureLinking(graph, files, WORDINGS);
} catch (error) {
  fail(error);
}
