import { expect, test } from "vitest";
import { completeName, type TypedAs } from "../../../src/main/engine/explore/complete-name";
import { memoryGraph } from "../ask/memory-graph";

const store = memoryGraph(
  [
    ["Inception", "directed_by", "Nora Bay"],
    ["The Intruder", "directed_by", "Direct Ion"],
    ["Inner Court", "has_genre", "Drama"],
  ],
  { labels: { Inception: "Film", "The Intruder": "Film", "Inner Court": "Film" } },
);

async function complete(typed: string, as: TypedAs = "question") {
  const { start, nodes, words } = await completeName(store, typed, as, 8, new AbortController().signal);
  return { from: typed.slice(start), names: nodes.name, words: words.map((one) => one.words) };
}

test("names begin at any of the last words; the longest run that some name holds is meant", async () => {
  expect(await complete("Who directed inc")).toStrictEqual({ from: "inc", names: ["Inception"], words: [] });
  expect(await complete("Is it of The Intr")).toMatchObject({ from: "The Intr", names: ["The Intruder"] });
  expect(await complete("Who directed Inner C")).toMatchObject({ from: "Inner C", names: ["Inner Court"] });
  expect(await complete("which “in")).toMatchObject({ names: ["Inception", "The Intruder", "Inner Court"] });
});

test("the language's own words, and those of the schema, complete no name; the schema's are offered", async () => {
  for (const typed of ["", "W", "Who", "films of the", "Who directed Inception?", "Who, ", "!!"])
    expect(await complete(typed), typed).toMatchObject({ names: [] });
  expect(await complete("which films dir")).toMatchObject({ names: [], words: ["directed by"] });
  expect(await complete("which films Dir")).toMatchObject({ names: ["Direct Ion"] });
  expect(await complete("which fil")).toMatchObject({ names: [], words: ["film"] });
});

test("a capital at the very beginning may begin a name: names stand beside the schema's words, which alone would come first", async () => {
  expect(await complete("Dir")).toStrictEqual({ from: "Dir", names: ["Direct Ion"], words: ["directed by"] });
  expect(await complete("Di")).toMatchObject({ names: ["Direct Ion"], words: ["directed by"] });
  expect(await complete("dir")).toMatchObject({ names: [], words: ["directed by"] });
  expect(await complete("Film")).toMatchObject({ names: [] });
});

test("as a name, all that is typed is of one name", async () => {
  expect(await complete("in", "name")).toMatchObject({
    from: "in",
    names: ["Inception", "The Intruder", "Inner Court"],
  });
  expect(await complete("the", "name")).toMatchObject({ names: ["The Intruder"] });
});
