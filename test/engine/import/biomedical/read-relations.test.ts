import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportGraph } from "../../../../src/main/engine/export/export-graph";
import { importGraph } from "../../../../src/main/engine/import/import-graph";
import { openEmbedder } from "../../../../src/main/engine/models/onnx-embedder";
import type { Embedder } from "../../../../src/main/engine/models/embedder";
import { describeGraphFile } from "../../../../src/main/engine/store/built-in-store";
import { inherited } from "../../../../src/main/engine/ask/score/prizes/relation-weights";
import { inEnglish } from "../../../../src/shared/sentences/sentences";
import { importTexts, readWhole, scratchFolder } from "../whole-graph";

let embedder: Embedder;
beforeAll(async () => {
  embedder = await openEmbedder("resources/models");
});
afterAll(() => embedder.close());

const NODES =
  "id,name,label\nD1,acardol,Drug\nI1,brenna fever,Disease\nS1,dizziness,Symptom\nF1,Norpharm,Company\n";
const EDGES =
  "source,relation,target\nD1,isPrescribedFor,I1\nD1,adr,S1\nD1,treats,I1\nD1,sold by,F1\nI1,qqzv,S1\n";
const FILES = { "nodes.csv": NODES, "edges.csv": EDGES };
const signal = new AbortController().signal;
const MINE = { signal, progress: () => undefined };

test("names that Biolink does not know are read as its predicates, told in the report, and kept", async () => {
  const { report, target } = await importTexts(FILES, { embedder });
  const told = report.remarks.map(({ reason }) => inEnglish(reason).replace(/\(.*\)/u, "()"));
  expect(told.filter((one) => one.includes("is read as")).toSorted()).toStrictEqual([
    "the relation “adr” from “Drug” to “Symptom” is read as Biolink's “has_side_effect” (); its name stays",
    "the relation “isPrescribedFor” from “Drug” to “Disease” is read as Biolink's “treats” (); its name stays",
  ]);
  const rules = report.rules.filter(({ rule }) => rule.startsWith("predicate-read"));
  expect(rules.map(({ count }) => count)).toStrictEqual([1, 1]);
  const { relations } = await describeGraphFile(target);
  const of = (relation: string) => relations.find(({ name }) => name === relation)!;
  expect([of("adr").predicate?.name, of("treats").predicate, of("qqzv").predicate]).toStrictEqual([
    "has_side_effect",
    undefined,
    undefined,
  ]);
  // What a recipe's table says of a predicate holds for what is read as it.
  expect(inherited({ treats: 0.7 }, of("isPrescribedFor"))).toBe(0.7);

  const out = join(scratchFolder(), "kgx");
  await exportGraph({ graph: target, format: "kgx", out, ...MINE });
  const edges = readFileSync(join(out, "edges.tsv"), "utf8");
  expect(edges).toContain("D1\tbiolink:has_side_effect\tS1");
  expect(edges).toContain("I1\tqqzv\tS1");
  const again = join(scratchFolder(), "again.duckdb");
  const files = ["nodes.tsv", "edges.tsv"].map((name) => ({ name, path: join(out, name) }));
  await importGraph({ files, into: "again", target: again, ...MINE });
  const back = (await readWhole(again)) as { readonly edges: readonly { readonly relation: string }[] };
  expect(back.edges.map(({ relation }) => relation)).toStrictEqual([
    ...["isPrescribedFor", "adr", "treats", "sold by", "qqzv"],
  ]);
});

test("a relation between several kinds is read between those that most of its edges join", async () => {
  const nodes =
    "id,name,label\nD1,acardol,Drug\nI1,brenna fever,Disease\nS1,dizziness,Symptom\nS2,rash,Symptom\n";
  const edges = "source,relation,target\nI1,adr,S1\nD1,adr,S1\nD1,adr,S2\n";
  const { report } = await importTexts({ "nodes.csv": nodes, "edges.csv": edges }, { embedder });
  const told = report.remarks.map(({ reason }) => inEnglish(reason));
  expect(told.filter((one) => one.includes("is read as"))).toStrictEqual([
    expect.stringContaining("the relation “adr” from “Drug” to “Symptom” is read as"),
  ]);
});

test("a graph without anything of biology is not read so, nor one without vectors", async () => {
  const films = {
    "nodes.csv": "id,name,label\nD1,Heat,Film\nI1,Mann,Person\n",
    "edges.csv": "source,relation,target\nD1,adr,I1\n",
  };
  expect((await importTexts(films, { embedder })).report.remarks).toStrictEqual([]);
  expect((await importTexts(FILES)).report.remarks).toStrictEqual([]);
});
