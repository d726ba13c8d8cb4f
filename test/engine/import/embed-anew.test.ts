/** Templates of what is embedded, and graphs embedded anew: by another model, with ids and all else as they were. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nodeQuestionVector, questionVector } from "../../../src/main/engine/ask/score/text-vectors";
import { findSeeds } from "../../../src/main/engine/ask/seed/seed";
import { embedGraph } from "../../../src/main/engine/import/embed-anew";
import {
  nodeWords,
  parseTemplates,
  type NodeParts,
} from "../../../src/main/engine/import/graph/node-templates";
import { importGraph } from "../../../src/main/engine/import/import-graph";
import type { Embedder } from "../../../src/main/engine/models/embedder";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { SEED } from "../../../src/shared/stages/seed";
import { portsOf } from "../ask/ports";
import { wordEmbedder } from "../ask/word-embedder";
import { readWhole } from "./whole-graph";

const IMATINIB: NodeParts = {
  ...{ id: "CHEMBL:941", name: "Imatinib", text: "A kinase inhibitor.", labels: ["Drug"] },
  properties: { synonyms: ["Glivec", "STI-571"], mass: 493.6 },
};
const BARE: NodeParts = { id: "x", name: "Bare", text: "", labels: [], properties: {} };
const ISSUE = "{name}. {category}. {synonyms}. {description}";

test.each([
  [undefined, IMATINIB, "Imatinib: A kinase inhibitor."],
  [undefined, BARE, "Bare"],
  [ISSUE, IMATINIB, "Imatinib. Drug. Glivec, STI-571. A kinase inhibitor."],
  [ISSUE, { ...IMATINIB, properties: {} }, "Imatinib. Drug. A kinase inhibitor."],
  [ISSUE, { ...IMATINIB, text: "" }, "Imatinib. Drug. Glivec, STI-571."],
  [ISSUE, BARE, "Bare."],
  ["{name}, of mass {mass}", IMATINIB, "Imatinib, of mass 493.6"],
  ["{mass}", BARE, "Bare"],
  ["{constructor} {name}", BARE, "Bare"],
])("%j makes of a node what is there", (template, node, words) => {
  expect(nodeWords(node, template === undefined ? undefined : { "": template })).toBe(words);
});

test("a label's own template comes first; one without a place is refused", () => {
  const templates = parseTemplates(["Drug={name} the drug", "{name}"]);
  expect(templates).toStrictEqual({ Drug: "{name} the drug", "": "{name}" });
  expect(nodeWords(IMATINIB, templates)).toBe("Imatinib the drug");
  expect(nodeWords(BARE, templates)).toBe("Bare");
  expect(() => parseTemplates(["name"])).toThrow("“name” names no part of a node in braces");
});

const root = mkdtempSync(join(tmpdir(), "dragoman-anew-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const path = join(root, "drugs.duckdb");
const { signal } = new AbortController();
const quiet = { signal, progress: () => undefined };

/** Another model, of another width; `texts` are those it read. */
function other(texts: string[] = []): Embedder {
  const inner = wordEmbedder();
  return {
    ...{ name: "other@12345678", width: 3, close: () => inner.close() },
    async embed(own) {
      texts.push(...own);
      const vectors = await inner.embed(own);
      return Float32Array.from({ length: own.length * 3 }, (_, at) => {
        const row = vectors.subarray(
          Math.floor(at / 3) * inner.width,
          (Math.floor(at / 3) + 1) * inner.width,
        );
        return row.reduce((sum, value, place) => (place % 3 === at % 3 ? sum + value : sum), 0);
      });
    },
  };
}

beforeAll(async () => {
  const lines = [
    { type: "node", id: "d:1", labels: ["Drug"], properties: { name: "Imatinib", synonyms: ["Glivec"] } },
    { type: "node", id: "d:2", labels: ["Disease"], properties: { name: "GIST" } },
    {
      type: "edge",
      source: "d:1",
      target: "d:2",
      relation: "treats",
      evidence: [{ text: "It does.", source: "x" }],
    },
  ];
  const file = join(root, "drugs.jsonl");
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  await importGraph({
    files: [{ name: "drugs.jsonl", path: file }],
    into: "drugs",
    target: path,
    embedder: wordEmbedder(),
    ...quiet,
  });
});

test("a graph embedded anew keeps all but its vectors, and is asked by the model that made them", async () => {
  const before = await readWhole(path);
  const anew = join(root, "anew.duckdb");
  const texts: string[] = [];
  const templates = { "": ISSUE };
  const embedder = other(texts);
  const report = await embedGraph({
    source: path,
    target: anew,
    into: "anew",
    embedder,
    templates,
    ...quiet,
  });
  expect(report).toMatchObject({ graph: "anew", nodes: 2, model: "other@12345678", width: 3, templates });
  expect(texts).toStrictEqual(["Imatinib. Drug. Glivec.", "GIST. Disease."]);
  expect(await readWhole(anew)).toStrictEqual(before);
  const store = await openBuiltInStore(anew);
  expect((await store.describe()).title).toBe("anew");
  const params = SEED.schema.parse({ method: "dense", k: 1 });
  const usual = portsOf(store);
  await expect(findSeeds("Glivec", params, usual)).rejects.toThrow(
    "were made by other@12345678 (width 3): add that model",
  );
  const ports = { ...usual, nodeEmbedder: embedder };
  const found = await findSeeds("Glivec", params, ports);
  expect([
    found.nodes[0]!.node,
    (await questionVector(found, ports)).length,
    (await nodeQuestionVector(found, ports)).length,
  ]).toStrictEqual([0, usual.embedder.width, 3]);
  const wide = { ...usual, nodeEmbedder: { ...embedder, width: 4 } };
  await expect(findSeeds("Glivec", params, wide)).rejects.toThrow(
    "it gives vectors of 4 numbers, and those of the graph “anew” have 3",
  );
  await store.close();
  // In its own place, and by its own template where none is given.
  texts.length = 0;
  expect(
    (await embedGraph({ source: anew, target: anew, into: "anew", embedder, ...quiet })).templates,
  ).toStrictEqual(templates);
  expect(texts[0]).toBe("Imatinib. Drug. Glivec.");
});

test.each([
  [{ "": "{nme}" }, "no node has a property “nme” for a template"],
  [{ Drugs: "{name}" }, "there is a template for “Drugs”, and the graph's labels are Drug, Disease"],
])("%j is refused before anything is embedded, and the graph stays", async (templates, sentence) => {
  const bytes = readFileSync(path);
  const embedder = { ...wordEmbedder(), embed: () => Promise.reject(new Error("embedded")) };
  await expect(
    embedGraph({ source: path, target: path, into: "drugs", embedder, templates, ...quiet }),
  ).rejects.toThrow(sentence);
  expect(readFileSync(path).equals(bytes)).toBe(true);
});
