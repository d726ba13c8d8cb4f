/** Which end of which relation a noun tells. */
import { expect, test } from "vitest";
import { factsOf } from "../../../../src/main/engine/ask/execute/graph-facts";
import { roleOf } from "../../../../src/main/engine/ask/understand/kinds/role-told";
import { ENGLISH } from "../../../../src/main/engine/ask/understand/pack-english";
import { readTokens } from "../../../../src/main/engine/ask/understand/tokens/read-tokens";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";

test("of relations with one noun that is meant which begins with it", async () => {
  const graph = memoryGraph([
    ["Norland", "borrowed_words_from", "Coastal"],
    ["Norland", "word_for_girl", "lass"],
  ]);
  const { store, embedder, signal } = portsOf(graph);
  const facts = await factsOf(store, embedder, signal);
  const [word] = readTokens("word", [], ENGLISH);
  const meant = facts.relations.find(({ name }) => name === "word_for_girl")!;
  expect(roleOf(word!, facts)).toStrictEqual({ relation: meant.handle, backward: false });
});
