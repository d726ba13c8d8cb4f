/**
 * Builds the sample graphs of resources/graphs from public data sets:
 *
 *   node scripts/build-samples.mjs DATA_FOLDER [drugs|films|les-miserables|mara]… [--out FOLDER]
 *
 * DATA_FOLDER holds `drugmechdb/paths-shared.tar.gz`, `metaqa/kg/{train.txt,entities.dict}.gz`, `les-miserables/jean-complete-{node,edge}.csv` and
 * `eltec-rom/level1/ROM071.xml.gz`. Embeddings are cached, so that a second run takes seconds. The same input gives the same graph.
 */
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { drugs } from "./samples/drugs.mjs";
import { films } from "./samples/films.mjs";
import { lesMiserables } from "./samples/les-miserables.mjs";
import { mara } from "./samples/mara.mjs";

const ROOT = join(import.meta.dirname, "..");
const SAMPLES = { drugs, films, "les-miserables": lesMiserables };
/** Built from texts rather than imported. */
const NOVELS = { mara };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: join(ROOT, "resources", "graphs") } },
});
const [folder, ...names] = positionals;
if (!folder || names.some((name) => !(name in SAMPLES) && !(name in NOVELS))) {
  console.error(
    "usage: node scripts/build-samples.mjs DATA_FOLDER [drugs|films|les-miserables|mara]… [--out FOLDER]",
  );
  process.exit(2);
}

const { importGraph, buildGraph, buildRecipe, openEmbedder, cachedEmbedder, DuckDbFile } =
  await bundleEngine();
const cache = join(ROOT, "node_modules", ".cache", "embeddings");
mkdirSync(cache, { recursive: true });
mkdirSync(values.out, { recursive: true });
const embedder = cachedEmbedder(await openEmbedder(join(ROOT, "resources", "models")), cache);
for (const name of names.length > 0 ? names : [...Object.keys(SAMPLES), ...Object.keys(NOVELS)])
  await (name in NOVELS ? buildNovel(name) : buildSample(name));
await embedder.close();

async function buildSample(name) {
  const { files, maps, meta, licence } = filesOf(SAMPLES[name](folder));
  const work = mkdtempSync(join(tmpdir(), "dragoman-sample-"));
  for (const { name: file, lines } of files)
    writeFileSync(join(work, file), lines.map((line) => `${line}\n`).join(""));
  const target = join(values.out, `${name}.duckdb`);
  const { nodes, edges, rejected, rejects } = await importGraph({
    files: files.map((file) => ({ name: file.told ?? file.name, path: join(work, file.name) })),
    into: name,
    target,
    ...(maps ? { maps } : { format: "jsonl" }),
    embedder,
    meta: { ...meta, questions: JSON.stringify(meta.questions) },
    signal: new AbortController().signal,
    progress: showProgress,
  });
  rmSync(work, { recursive: true });
  if (rejected > 0) throw new Error(`${rejected} rows were rejected, first ${JSON.stringify(rejects[0])}`);
  writeFileSync(join(values.out, `${name}.LICENCE.txt`), licence);
  await compact(target, { isSmall: nodes < 1000 });
  const megabytes = (statSync(target).size / 2 ** 20).toFixed(1);
  console.log(`\n${name}: ${nodes} nodes, ${edges} edges, ${megabytes} MiB in ${target}`);
}

/** A sample's files: tables with their mappings, or one file of JSON lines, told as where they come from. */
function filesOf({ files, lines, ...sample }) {
  const asJson = () => [
    {
      name: "graph.jsonl",
      told: sample.meta.importedFrom,
      lines: lines.map((line) => JSON.stringify(line)),
    },
  ];
  return { ...sample, files: files ?? asJson() };
}

async function buildNovel(name) {
  const { file, meta, licence } = NOVELS[name](folder);
  const target = join(values.out, `${name}.duckdb`);
  const { nodes, edges } = await buildGraph({
    ...{ files: [file], into: name, target, limit: 1, models: join(ROOT, "resources", "models") },
    ...{
      recipe: await buildRecipe(),
      embedder,
      signal: new AbortController().signal,
      progress: showProgress,
    },
  });
  const graph = await DuckDbFile.open(target, { readOnly: false, memory: "1GB", threads: 1 });
  for (const [key, value] of Object.entries(meta))
    await graph.run(`UPDATE meta SET value = '${value.replaceAll("'", "''")}' WHERE key = '${key}'`);
  graph.close();
  writeFileSync(join(values.out, `${name}.LICENCE.txt`), licence);
  await compact(target, { isSmall: true });
  const megabytes = (statSync(target).size / 2 ** 20).toFixed(1);
  console.log(`\n${name}: ${nodes} nodes, ${edges} edges, ${megabytes} MiB in ${target}`);
}

/** Copies a graph's file without the blocks that writing it left free: a fourth of the films'; small blocks suit a small graph. */
async function compact(path, { isSmall = false } = {}) {
  const copy = `${path}.compact`;
  rmSync(copy, { force: true });
  const file = await DuckDbFile.open(path, { readOnly: false, memory: "1GB", threads: 1 });
  await file.run(`ATTACH '${copy.replaceAll("'", "''")}' AS compact${isSmall ? " (BLOCK_SIZE 16384)" : ""}`);
  const [{ name }] = await file.rows("SELECT current_database() AS name");
  await file.run(`COPY FROM DATABASE "${name.replaceAll('"', '""')}" TO compact`);
  await file.run("DETACH compact");
  file.close();
  renameSync(copy, path);
}

function showProgress({ stage, done, total }) {
  process.stdout.write(`\r${stage} ${done}/${total}          `);
}

/** The engine's own import and embedder, bundled from src/. */
async function bundleEngine() {
  const outDir = join(ROOT, "node_modules", ".cache", "samples");
  mkdirSync(outDir, { recursive: true });
  const entry = join(outDir, "entry.ts");
  const engine = join(ROOT, "src", "main", "engine");
  writeFileSync(
    entry,
    [
      `export { importGraph } from ${JSON.stringify(join(engine, "import", "import-graph"))};`,
      `export { buildGraph } from ${JSON.stringify(join(engine, "build", "build-graph"))};`,
      `import { recipeAt } from ${JSON.stringify(join(engine, "runner", "recipe-files"))};`,
      `import { buildRecipeSchema } from ${JSON.stringify(join(ROOT, "src", "shared", "texts", "build"))};`,
      `export const buildRecipe = () => recipeAt("rolit", ${JSON.stringify(join(ROOT, "resources", "recipes", "build"))}, buildRecipeSchema);`,
      `export { openEmbedder } from ${JSON.stringify(join(engine, "models", "onnx-embedder"))};`,
      `export { DuckDbFile } from ${JSON.stringify(join(engine, "store", "duckdb-file"))};`,
      `export { cachedEmbedder } from ${JSON.stringify(join(engine, "models", "embedding-cache"))};`,
    ].join("\n"),
  );
  const output = { entryFileNames: "engine.mjs" };
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    build: { ssr: entry, outDir, emptyOutDir: false, target: "node20", rollupOptions: { output } },
  });
  return import(join(outDir, "engine.mjs"));
}
