/**
 * Evaluates recipes on all question sets and prints the tables of docs/results.md:
 *   node scripts/evaluate-all.mjs FOLDER [--recipe NAME|FILE]… [--only SET]… [--split train|validation] [--sample N|all] [--seed S]
 *     [--topic-entities given|linked] [--set stage.param=value]… [--out OUT] [--fresh]
 * FOLDER holds pathquestion/, worldcup2014/ and metaqa/ as published. What is made goes to OUT, outside the repository; runs that are finished
 * are kept there and not run again while neither code, models, recipe nor questions change, so that a broken-off call can be repeated.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundle } from "./prepare/bundle.mjs";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT, runNode } from "./prepare/run.mjs";

const FAMILIES = ["pathquestion", "worldcup2014", "metaqa"];
const text = { type: "string" };
const texts = { type: "string", multiple: true };

try {
  const { folder, options } = readArguments();
  await prepare({ built: false, output: "stderr" });
  const out = resolve(options.out);
  if (options.fresh) rmSync(out, { recursive: true, force: true });
  const questions = join(out, `questions-${options.split ?? "all"}-${options.sample}-${options.seed}`);
  const isAsked = (family) => options.only.length === 0 || options.only.some((set) => set.startsWith(family));
  for (const family of FAMILIES.filter(isAsked)) await convert(family, folder, questions, options);
  const built = await bundle("evaluate-all", join(ROOT, "bench", "evaluate-all.ts"));
  const { evaluateAll } = await import(built);
  await evaluateAll({ ...options, out, questions, code: fingerprint(fileURLToPath(built)) });
} catch (error) {
  fail(error);
}

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ recipe: { ...texts, default: ["path-match"] }, only: { ...texts, default: [] } },
      ...{ split: text, sample: { ...text, default: "1000" }, seed: { ...text, default: "20140614" } },
      ...{ "topic-entities": { ...texts, default: ["given", "linked"] }, set: { ...texts, default: [] } },
      ...{ out: { ...text, default: join(tmpdir(), "dragoman-evaluation") }, fresh: { type: "boolean" } },
    },
  });
  if (positionals.length !== 1) throw new Error("one folder is wanted, the one that holds the question sets");
  return { folder: resolve(positionals[0]), options: values };
}

async function convert(family, folder, questions, { split, sample, seed }) {
  const done = join(questions, `${family}.done`);
  if (existsSync(done)) return;
  const options = [...(split ? ["--split", split] : []), "--sample", sample, "--seed", seed];
  const script = join(ROOT, "scripts", "convert-questions.mjs");
  const code = await runNode(script, [family, join(folder, family), questions, ...options], {
    output: "stderr",
  });
  if (code !== 0) throw new Error(`${family} could not be converted (see above)`);
  writeFileSync(done, "");
}

/** Of all code that runs and of the list of models, which names their checksums. */
function fingerprint(bundled) {
  const hash = createHash("sha256");
  for (const file of [bundled, join(ROOT, "resources", "models", "manifest.json")])
    hash.update(readFileSync(file));
  return hash.digest("hex");
}
