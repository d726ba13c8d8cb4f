import { expect, test } from "vitest";
import { readBuiltGraph } from "../../../src/main/engine/export/rolit/built-graph";
import { build, filesOf } from "./build-fixture";

/** Forty paragraphs, each some 60 words long; every second one says the words. */
function novel(words: string): string {
  const plain =
    "Mara mergea la tîrg și vorbea cu oamenii despre vremea de afară și despre multe altele. ".repeat(4);
  return Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? `${plain}${words}` : plain)).join("\n\n");
}

test("a work explores what its words say more often than usual, with sentences that say them; another shares the theme or not", async () => {
  const { path } = await build(
    filesOf({
      "drag.txt": novel("Ea îl iubea și dragostea lor creștea, iar iubirea nu murea."),
      "plain.txt": novel("Era cald."),
    }),
    { "ner.engine": "regex" },
  );
  const { nodes, edges } = await readBuiltGraph(path, "themes");
  const found = edges.filter(({ relation }) => /^(?:EXPLORES_THEME|CONTAINS_MOTIF)$/.test(relation));
  const told = found.map(
    ({ source, relation, target }) => `${nodes[source]!.name} ${relation} ${nodes[target]!.name}`,
  );
  expect(told).toContain("drag EXPLORES_THEME iubirea");
  expect(told.filter((one) => one.startsWith("plain"))).toStrictEqual([]);
  const [love] = found.filter(({ target }) => nodes[target]!.name === "iubirea");
  expect(nodes[love!.target]!.labels).toStrictEqual(["Theme"]);
  expect(love!.properties).toMatchObject({ times: 60, engine: "lexicon" });
  for (const { text } of love!.evidence) expect(text).toMatch(/iubea/);
  expect(love!.evidence).toHaveLength(5);
});

test("a recipe without a lexicon finds none", async () => {
  const files = filesOf({ "drag.txt": novel("Ea îl iubea și dragostea lor creștea.") });
  const { path } = await build(files, { "ner.engine": "regex", "graph.themes": [] });
  expect((await readBuiltGraph(path, "none")).nodes.some(({ labels }) => labels.includes("Theme"))).toBe(
    false,
  );
});
