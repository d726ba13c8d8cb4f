import { expect, test } from "vitest";
import { filesOf, marked, relationsIn } from "./build-fixture";

const read = (...sentences: readonly string[]) =>
  relationsIn(filesOf({ "x.jsonl": marked(...sentences) }), { "ner.engine": "gold" });

test.each([
  ["[PER Ioana], slujnica lui [PER Matei], tăcea.", "Ioana WORKS_FOR Matei"],
  ["[PER Ana] tăcea lângă șeful ei, [PER Dan].", "Ana WORKS_FOR Dan"],
  ["[PER Ion] a slujit zece ani la [PER Matei].", "Ion WORKS_FOR Matei"],
  ["[PER Dora], the maid of [PER Eliza], kept silent.", "Dora WORKS_FOR Eliza"],
  ["[PER Tom] sat there with his boss, [PER Hall].", "Tom WORKS_FOR Hall"],
  ["[PER Tom] worked ten years for [PER Hall].", "Tom WORKS_FOR Hall"],
])("%s", async (sentence, relation) => {
  expect(await read(sentence)).toStrictEqual([relation]);
});

test.each([
  "[PER Ion] n-a slujit niciodată la [PER Matei].",
  "[PER Tom] never worked for [PER Hall].",
  "[PER Tom] worked near [PER Hall].",
])("nobody serves where it is denied: %s", async (sentence) => {
  expect(await read(sentence)).toStrictEqual([]);
});
