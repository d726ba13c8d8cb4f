import { expect, test } from "vitest";
import { featuresOf } from "../../../src/main/engine/build/tagger/features";

const known = {
  lists: new Map([["F", new Set(["maria"])]]),
  world: new Map([
    ["S", new Set(["bach", "roma"])],
    ["W", new Set(["roma"])],
  ]),
};
/** The features of each token that begin with one of these words. */
const some = (tokens: readonly string[], ...words: readonly string[]): string[][] =>
  featuresOf(tokens, known).map((own) => own.filter((one) => words.includes(one.split(" ")[0]!)));

test("a list of the world is a feature by itself, all that have the word another; neighbours see each", () => {
  expect(some(["Lui", "Bach", "la", "Roma"], "G", "G1", "-G", "+G")).toStrictEqual([
    ["+G S"],
    ["G S", "G1 S"],
    ["-G S", "+G S", "+G W"],
    ["G SW", "G1 S", "G1 W"],
  ]);
});

test("a base form's lists stand in small letters; small words are looked up nowhere", () => {
  expect(some(["Mariei", "Romei", "roma"], "g", "G")).toStrictEqual([["g f"], ["G sw"], []]);
});
