/**
 * A Dragoman to be killed: once it is told a version and a kind to begin with, it imports, builds, embeds, exports and keeps for ever,
 * and says each thing that it was told is done.
 */
import { once } from "node:events";
import { mkdirSync, writeFileSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildGraph } from "../../../src/main/engine/build/build-graph";
import { ConnectionFile } from "../../../src/main/engine/connections/connection-file";
import { exportGraph } from "../../../src/main/engine/export/export-graph";
import { importGraph } from "../../../src/main/engine/import/import-graph";
import { Ledger } from "../../../src/main/engine/ledger/ledger";
import { cachedEmbedder } from "../../../src/main/engine/models/embedding-cache";
import { GraphTitles } from "../../../src/main/engine/records/graph-titles";
import { KeptSessions } from "../../../src/main/engine/records/kept-sessions";
import { removeLeftovers } from "../../../src/main/engine/records/leftovers";
import { checkRecipe, recipeAt } from "../../../src/main/engine/runner/recipe-files";
import { override } from "../../../src/main/engine/runner/recipe-overrides";
import { BUILD_STAGES, buildRecipeSchema } from "../../../src/shared/texts/build";
import { connectionSchema } from "../../../src/shared/connections";
import type { LedgerEntry } from "../../../src/shared/ledger";
import { inEnglish } from "../../../src/shared/sentences/sentences";
import { castOf, edgesOf, KINDS, type Kind } from "./kill-plan";

const [home, form] = process.argv.slice(2) as [string, string];
const [graphs, records] = [join(home, "graphs"), join(home, "records")];
const entry = JSON.parse(form) as LedgerEntry;
const signal = new AbortController().signal;
const progress = () => undefined;
const graph = join(graphs, "g.duckdb");
const vectors = async (texts: readonly string[]) => new Float32Array(texts.length * 2).fill(0.5);
const plain = { name: "halves", fingerprint: "halves", width: 2, embed: vectors };
const embedder = cachedEmbedder(
  { ...plain, states: async () => ({ tokens: [], states: [] }) as never, close: async () => undefined },
  join(home, "embeddings"),
);

const ACTS: Readonly<Record<Kind, (version: number) => Promise<unknown>>> = {
  import: async (version) => {
    const path = join(home, "source.tsv");
    const rows = Array.from(
      { length: edgesOf(version) },
      (_, at) => `v${version}-${at}\tleads to\tv${version}-${at + 1}\n`,
    );
    writeFileSync(path, rows.join(""));
    return importGraph({
      files: [{ name: "source.tsv", path }],
      into: "g",
      target: graph,
      embedder,
      signal,
      progress,
    });
  },
  csv: async () => exportGraph({ graph, format: "csv", out: join(home, "out"), signal, progress }),
  jsonl: async () => exportGraph({ graph, format: "jsonl", out: join(home, "out.jsonl"), signal, progress }),
  ledger: async (version) => {
    const id = `run-${version}`;
    const ledger = new Ledger(join(records, "runs.jsonl"), 100_000);
    ledger.add({ ...entry, id, question: id, digest: id });
    ledger.change({ id, name: `named ${version}`, starred: true });
    if (ledger.unwritten > 0) throw new Error(inEnglish(ledger.problem));
  },
  session: async (version) =>
    new KeptSessions(records).keep("window", `${version} ${"x".repeat(40_000)} ${version}`),
  connection: async (version) => {
    const file = new ConnectionFile(join(records, "connections.json"));
    const connection = connectionSchema.parse({ name: `c${version}`, address: "bolt://127.0.0.1:7687" });
    await file.save(connection, undefined);
    if (version > 20) await file.remove(`c${version - 20}`);
  },
  build: async (version) => {
    const [first, second] = castOf(version);
    const text = `${first} iubea pe ${second}. ${first} vorbea cu ${second}.\n\n${first} și ${second} plecară.\n`;
    const marks = [...text.matchAll(/(?:Mara|Trica)[a-j]+/g)].map(
      ({ 0: name, index }, at) => `T${at}\tPER ${index} ${index + name.length}\t${name}\n`,
    );
    const files = [join(home, "text.txt"), join(home, "text.ann")];
    writeFileSync(files[0]!, text);
    writeFileSync(files[1]!, marks.join(""));
    const rolit = await recipeAt("rolit", resolve("resources/recipes/build"), buildRecipeSchema);
    const recipe = checkRecipe(
      override(rolit, { "ner.engine": "gold" }, BUILD_STAGES),
      "r",
      buildRecipeSchema,
    );
    return buildGraph({
      ...{ files, recipe, into: "b", target: join(graphs, "b.duckdb"), limit: Infinity, embedder },
      ...{ models: resolve("resources/models"), cache: join(home, "readings"), signal, progress },
    });
  },
  title: async (version) => new GraphTitles(join(records, "graph-titles.json")).set("g", `title ${version}`),
};

// It is started ahead of its turn: loading takes longer than what it does before it is killed.
const [told] = (await once(process.stdin.setEncoding("utf8"), "data")) as [string];
const [first, begin] = told.trim().split(" ") as [string, Kind];
mkdirSync(graphs, { recursive: true });
for (const folder of [graphs, records, home, join(home, "out")]) await removeLeftovers(folder);
for (let version = Number(first); ; version++)
  for (const kind of KINDS.slice(version === Number(first) ? KINDS.indexOf(begin) : 0)) {
    await ACTS[kind](version);
    writeSync(1, `${kind} ${version}\n`);
  }
