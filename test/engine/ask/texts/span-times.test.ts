/** Stretches that tell a time or a cause. */
import { expect, test } from "vitest";
import { ofIrregular } from "../../../../src/main/engine/ask/texts/irregular-forms";
import { causesIn, timesIn } from "../../../../src/main/engine/ask/texts/spans/span-times";

const told = (letters: string, stretches: readonly { start: number; end: number }[]): string[] =>
  stretches.map(({ start, end }) => letters.slice(start, end));

test.each([
  ["M-am născut la 14 martie 1891, în Bârlad.", ["la 14 martie 1891"]],
  ["În anul 1601 veni ciuma.", ["În anul 1601"]],
  ["Testamentul a fost schimbat în luna mai.", ["în luna mai"]],
  ["Nu mai era nimic de făcut.", []],
  ["I shall come to Hollin Court at Christmas, if I can.", ["at Christmas"]],
  ["We came ashore on Tuesday.", ["on Tuesday"]],
])("%s", (letters, times) => {
  expect(told(letters, timesIn(letters))).toStrictEqual(times);
});

test("causes go on to the end of their clause, and a noun alone may be one", () => {
  const letters = "She broke it off because he wished to leave.";
  expect(told(letters, causesIn(letters))).toStrictEqual(["because he wished to leave"]);
  expect(told("A murit iarna, de pneumonie.", causesIn("A murit iarna, de pneumonie."))).toStrictEqual([
    "de pneumonie",
  ]);
});

test("irregular forms are of one word", () => {
  expect(["went", "gone", "threw", "children", "walked"].map(ofIrregular)).toStrictEqual([
    ...["go", "go", "throw", "child", "walked"],
  ]);
});
