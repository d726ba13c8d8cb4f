/** What a question says beside what the graph can tell: an answer that leaves it out would answer another question. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";

const TRIPLES: readonly Triple[] = [
  ["Skua", "rowed_by", "Ada Quill"],
  ["Tern", "rowed_by", "Ada Quill"],
  ["Tern", "rowed_by", "Bo Ramsay"],
  ["Gull", "rowed_by", "Bo Ramsay"],
  ["Gull", "steered_by", "Cleo Vane"],
  ["Skua", "built_in", "Whitby"],
  ["Tern", "built_in", "Hull"],
  ["Gull", "built_in", "Whitby"],
];
const LABELS = {
  ...Object.fromEntries(["Skua", "Tern", "Gull"].map((boat) => [boat, "Boat"])),
  ...Object.fromEntries(["Ada Quill", "Bo Ramsay", "Cleo Vane"].map((name) => [name, "Person"])),
  ...Object.fromEntries(["Whitby", "Hull"].map((town) => [town, "Town"])),
};
const yard = memoryGraph(TRIPLES, { labels: LABELS });
const ask = (question: string) => askByRules(question, yard);

test.each([
  ["Who rowed the Tern in winter?", "winter", "Who rowed the Tern?"],
  ["Which boats did Ada Quill row after surgery?", "surgery", "Which boats did Ada Quill row?"],
  ["Which boats rowed by Ada Quill were flops?", "flops", "Which boats rowed by Ada Quill?"],
  ["Who rowed the Tern as a joke?", "joke", "Who rowed the Tern?"],
  ["Which boats did only Ada Quill row?", "only", "Which boats did Ada Quill row?"],
  ["Hated rowed of Tern", "Hated", "rowed of Tern"],
  ["Which young boats did Ada Quill row?", "young", "Which boats did Ada Quill row?"],
])("%s is refused for “%s”", async (question, word, offer) => {
  const { refused } = await ask(question);
  expect(refused).toContain(`“${word}”`);
  expect(refused).toContain(`it can be asked: ${offer}`);
});

test("what is said of what is counted is not left aside", async () => {
  expect(await ask("Who rowed the most boats?")).toMatchObject({ form: "superlative", complete: true });
  const { refused } = await ask("Who rowed the most boats painted by widows?");
  expect(refused).toContain("“painted” and “widows”");
  expect((await ask("Who rowed most often with Ada Quill at night?")).refused).toContain("“night”");
});

test("when two did something together is no list of what they share", async () => {
  const { refused } = await ask("When did Ada Quill row the Tern?");
  expect(refused).toContain("“When”");
});

test("no offer is left without its verb", async () => {
  const { refused } = await ask("Which boats did Ada Quill deprecate?");
  expect(refused).toContain("“deprecate”");
  expect(refused).not.toContain("did Ada Quill?");
});
