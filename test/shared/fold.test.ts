import { expect, test } from "vitest";
import { fold, words } from "../../src/shared/fold";

test.each([
  ["ȘTEFAN cel Mare", "stefan cel mare"],
  ["Ştefan  ţară\tȚară", "stefan tara tara"],
  ["pĭatră Łódź Ørsted Straße đ", "piatra lodz orsted strasse d"],
  ["  Plain\u00a0ASCII \n text ", "plain ascii text"],
  ["ﬁlm ① ｆｕｌｌ", "film 1 full"],
  ["", ""],
])("%s folds to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(fold(text))).toBe(folded);
});

test("words are runs of letters and digits", () => {
  expect(words("Spider-Man's 2nd, “ŞI”!")).toStrictEqual(["spider", "man", "s", "2nd", "si"]);
  expect(words("!!!")).toStrictEqual([]);
});
