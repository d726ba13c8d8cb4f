/** What a seed decides of a hypothesis: which documents stand behind an edge and what follows from them, never which paths there are. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import { openBuiltInStore } from "../../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { recipeSchema } from "../../../../src/shared/recipe";
import { importTexts } from "../../import/whole-graph";
import { wordEmbedder } from "../word-embedder";

const HGCR = recipeSchema.parse(JSON.parse(readFileSync(join("resources", "recipes", "hgcr.json"), "utf8")));
const EMBEDDER = wordEmbedder();
const CONCEPTS = 9;

/** 240 documents with three of nine concepts each, so that every edge has more documents than one draw takes. */
const ROWS = Array.from({ length: 240 }, (_, at) => [
  at % CONCEPTS,
  (at * 2 + 1) % CONCEPTS,
  (at * 5 + 3) % CONCEPTS,
])
  .flatMap(([a, b, c], at) => [
    [a, b, at],
    [b, c, at],
    [a, c, at],
  ])
  .filter(([one, other]) => one !== other)
  .map(([one, other, at]) => `C${one!}\tC${other!}\t${at! + 1}`);

async function asked(store: GraphStore, seed: number) {
  const signal = new AbortController().signal;
  const ports = { store, embedder: EMBEDDER, signal, progress: () => undefined };
  const recipe = { ...HGCR, expand: { ...HGCR.expand, cutDate: "pmid:200" } };
  const run = await runRecipe("C0 and C5", recipe, seed, ports);
  const about = { graph: "made-up", recipe: "hgcr", seed, trace: true };
  const { stages: _, ...report } = await toRunReport(run, about, store, signal);
  const { graph } = run.run;
  return { candidates: JSON.stringify(graph), report: JSON.stringify(report), verdicts: report.verdicts };
}

test("the same seed gives the same bytes; another other documents, of the same paths, caps and trivial edges", async () => {
  const { target } = await importTexts(
    {
      "pairs.tsv": ["source\ttarget\tpmid", ...new Set(ROWS), "C0\tC2\t230", ""].join("\n"),
    },
    { maps: ["source=source,target=target,pmid=pmid"] },
  );
  const store = await openBuiltInStore(target);
  const first = await asked(store, 1);
  const again = await asked(store, 1);
  const other = await asked(store, 2);
  await store.close();
  expect(again.report).toBe(first.report);
  // What a new seed draws does tell: else nothing here could fail.
  expect(other.report.replace('"seed":2', '"seed":1')).not.toBe(first.report);
  expect(other.candidates).toBe(first.candidates);
  expect(first.candidates).toContain('"paths":');
  expect([first, other].map(({ verdicts }) => verdicts["trivial-edge"])).toStrictEqual([1, 1]);
});
